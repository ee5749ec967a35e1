"""Faces of drafts, made by a runner of jobs that fails at some."""

import asyncio
from http import HTTPStatus
from pathlib import Path
from typing import Any

import pytest

from contracts.stores import ADA, with_store
from sosie.cards.own.document import FaceOrder, MadeFace, WordFace
from sosie.server.access.refusal import Refusal
from sosie.server.store.draft_rows import DraftLimits
from sosie.server.store.store import Store
from sosie.server.studio.faces import Faces
from sosie.server.workers.draft_jobs import MakeFaces
from sosie.server.workers.job import Job

_LIMITS = DraftLimits(pictures=3, bytes=1000, drafts=2, waiting=3, contributions_each=2)
_ORDERS = {order.key: order for order in (FaceOrder(WordFace(word)) for word in ("apple", "bomb", "cheese"))}
_KEYS = {order.face.text: key for key, order in _ORDERS.items() if isinstance(order.face, WordFace)}


class BombRunner:
    """Runs jobs; one with the word "bomb" is refused with a code."""

    def __init__(self, code: str) -> None:
        self.code = code

    async def run(self, job: Job[Any], address: str = "") -> Any:  # noqa: ARG002 - of the protocol
        assert isinstance(job, MakeFaces)
        if any(order.key == _KEYS["bomb"] for order in job.orders):
            raise Refusal(HTTPStatus.BAD_REQUEST, self.code, "no")
        return tuple(MadeFace("<svg/>", (0, 0, 1, 1)) for _ in job.orders)


@pytest.mark.parametrize(("code", "attempts"), [("too-complicated", 1), ("failed", 3)])
def test_deadly_face_does_not_stop_the_others(tmp_path: Path, code: str, attempts: int) -> None:
    async def body(store: Store) -> None:
        draft = await store.drafts.create(ADA, b"{}", _LIMITS)
        faces = Faces(store, BombRunner(code))
        for attempt in range(attempts):
            unmade = {key: order for key, order in _ORDERS.items() if attempt == 0 or key == _KEYS["bomb"]}
            await asyncio.gather(*faces.start(draft, unmade, ""), return_exceptions=True)
            notes = await faces.notes(draft, _ORDERS)
            assert {notes[_KEYS[word]].error for word in ("apple", "cheese")} == {""}
            assert (_KEYS["bomb"] in notes) == (attempt == attempts - 1)
        assert notes[_KEYS["bomb"]].reason == "too-complicated"

    with_store(lambda folder: Store(f"sqlite:///{folder / 'sosie.db'}"), tmp_path, body)
