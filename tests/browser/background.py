"""An event loop in another thread, since Playwright has the one of the main thread."""

import asyncio
import threading
from collections.abc import Coroutine
from typing import Any

from waiting import PATIENCE_S


class Background:
    """Runs coroutines in another thread."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def run(self, work: Coroutine[Any, Any, object]) -> None:
        """Run a coroutine to its end."""
        asyncio.run_coroutine_threadsafe(work, self._loop).result(timeout=PATIENCE_S)

    def close(self) -> None:
        """Stop the loop."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(timeout=PATIENCE_S)
        self._loop.close()
