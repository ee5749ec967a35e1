"""A full draft makes room for new pictures by deleting those that it does not name."""

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import msgspec
import pytest

from contracts.stores import ADA, with_store
from sosie.cards.own.document import DeckDocument, DraftSymbol, PictureFace
from sosie.server.access.refusal import Refusal
from sosie.server.config import Config, Limits
from sosie.server.http.api.studio import drafts
from sosie.server.http.api.studio.draft_pictures import add_pictures
from sosie.server.store.draft_rows import SavedPicture
from sosie.server.store.store import Store

if TYPE_CHECKING:
    from sosie.server.http.state import AppState


def picture(letter: str) -> SavedPicture:
    return SavedPicture(letter * 64, "jpeg", 40, 30, 100, b"x" * 100)


def test_full_draft_drops_pictures_without_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    config = SimpleNamespace(limits=replace(Limits(), pictures_a_draft=2))
    document = DeckDocument("", (DraftSymbol("cat", {}, (PictureFace("a" * 64),)),))

    async def body(store: Store) -> None:
        forgotten = SimpleNamespace(forget=lambda _: None)
        state = cast("AppState", SimpleNamespace(store=store, config=config, studio=forgotten))
        limits = drafts.draft_limits(cast("Config", config))
        draft = await store.drafts.find(await store.drafts.create(ADA, msgspec.json.encode(document), limits))
        assert draft is not None
        await add_pictures(state, draft, [picture("a"), picture("b")])
        # The document that names a new picture may still be on its way.
        with pytest.raises(Refusal) as refused:
            await add_pictures(state, draft, [picture("c")])
        assert refused.value.code == "too-many-pictures"
        monkeypatch.setattr(drafts, "_UPLOADING_MS", -1000)
        await add_pictures(state, draft, [picture("c")])
        kept = {row.sha256[0] for row in await store.drafts.pictures(draft.id)}
        assert kept == {"a", "c"}

    with_store(lambda folder: Store(f"sqlite:///{folder / 'sosie.db'}"), tmp_path, body)
