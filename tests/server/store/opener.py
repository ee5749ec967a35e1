"""Opens a store at the same time as other processes."""

import asyncio
import warnings
from multiprocessing.synchronize import Barrier

from sosie.server.store.store import Store


def save_deck_together(url: str, number: int, all_ready: Barrier) -> None:
    warnings.simplefilter("error")
    all_ready.wait()
    asyncio.run(_save_deck(url, str(number)))


async def _save_deck(url: str, name: str) -> None:
    store = Store(url)
    await store.open()
    await store.save_deck(name.encode(), name, "own")
    await store.close()
