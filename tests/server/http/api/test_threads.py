"""Expensive responses are made in threads, so that tables are not blocked."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from cards.own.test_deck_file import deck_file
from server.server_parts import server_parts
from sosie.cards import DrawnCard
from sosie.server.http.api import editions
from sosie.server.http.app import make_app


@pytest.mark.parametrize(
    ("owner", "name", "path"),
    [(DrawnCard, "svg", "cards/0.svg"), (DrawnCard, "svg", "cards/0.png?width=16"), (editions, "_info", "")],
    ids=["svg", "png", "edition"],
)
def test_expensive_response_is_made_in_a_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, path: str
) -> None:
    original, threads = getattr(owner, name), set[threading.Thread]()

    def record_thread(*about: Any, **more: Any) -> Any:
        threads.add(threading.current_thread())
        return original(*about, **more)

    monkeypatch.setattr(owner, name, record_thread)

    async def run() -> None:
        async with server_parts(tmp_path) as parts:
            deck_id = await parts.store.save_deck(deck_file(7).to_bytes(), "Things", "things")
            app: Any = make_app(parts.app_state)
            async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1") as client:
                answer = await client.get(f"/api/editions/{deck_id}/{path}".rstrip("/"))
            assert answer.status_code == 200

    asyncio.run(run())
    assert threads
    assert threading.current_thread() not in threads
