"""Retention: games, decks and drafts are deleted after their time."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from browser.decks import zoo_file
from server.server_parts import CODE, DAY_MS, server_parts, wait_for_saved_game, wall_time
from sosie.cards.own.document import FaceOrder, MadeFace, WordFace
from sosie.server.access.refusal import Refusal
from sosie.server.http.api.studio.drafts import draft_limits
from sosie.server.upkeep.retention import Retention


def folder_has(folder: Path, text: str) -> bool:
    """Tell whether any file in a folder contains a text."""
    return any(text.encode() in path.read_bytes() for path in folder.rglob("*") if path.is_file())


@pytest.mark.parametrize("expires", [False, True])
def test_only_one_process_expires_games(expires: bool, tmp_path: Path) -> None:
    async def run() -> None:
        async with server_parts(tmp_path) as parts:
            await parts.archive.drain()
            parts.clock.ahead += parts.config.keep_games_days * 25 * 3600_000
            await Retention(parts.app_state, parts.log, lambda: wall_time(parts.clock), expires=expires).run_once()
            assert len(await parts.store.games_of(CODE)) == (0 if expires else 1)

    asyncio.run(run())


def test_retention_deletes_all_names(tmp_path: Path) -> None:
    async def run() -> None:
        async with server_parts(tmp_path) as parts:
            await parts.housekeeping.run_once()
            parts.clock.ahead += parts.config.idle_ms + 1
            await parts.housekeeping.run_once()
            parts.clock.ahead += parts.config.keep_tables_ms
            await parts.housekeeping.run_once()
            await parts.retention.run_once()
            assert not folder_has(tmp_path / "log", "Ben")
            assert len(await parts.store.games_of(CODE)) == 1
            assert folder_has(tmp_path, "Ben")
            parts.clock.ahead += parts.config.keep_games_days * DAY_MS - parts.config.keep_tables_ms
            await parts.retention.run_once()
            assert await parts.store.games_of(CODE) == ()
            assert not folder_has(tmp_path, "Ben")

    asyncio.run(run())


def test_unused_drafts_are_deleted_and_uncached(tmp_path: Path) -> None:
    async def run() -> None:
        async with server_parts(tmp_path) as parts:
            drafts, studio = parts.store.drafts, parts.app_state.studio
            draft = await drafts.create("owner", b"{}", draft_limits(parts.config))
            order = FaceOrder(WordFace("Ben's cat"))
            await studio.faces.save(draft, [(order, MadeFace("<svg/>"))])
            assert await studio.faces.svgs(draft, [order.key])
            await parts.retention.run_once()
            assert studio.cached_drafts() == {draft}
            parts.clock.ahead += parts.config.keep_drafts_days * DAY_MS + 1
            await parts.retention.run_once()
            assert await drafts.find(draft) is None
            assert studio.cached_drafts() == set()

    asyncio.run(run())


def test_zero_days_keep_data_forever(tmp_path: Path) -> None:
    async def run() -> None:
        async with server_parts(tmp_path) as parts:
            deck = await parts.store.save_deck(b"cats", "Cats", "cats")
            draft = await parts.store.drafts.create("owner", b"{}", draft_limits(parts.config))
            await parts.housekeeping.run_once()
            await wait_for_saved_game(parts)
            parts.app_state.config = replace(parts.config, keep_games_days=0, keep_decks_days=0, keep_drafts_days=0)
            parts.clock.ahead += 10_000 * DAY_MS
            await parts.retention.run_once()
            assert await parts.store.deck(deck) is not None
            assert await parts.store.drafts.find(draft) is not None
            assert len(await parts.store.games_of(CODE)) == 1

    asyncio.run(run())


def test_expired_game_is_not_saved_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with server_parts(tmp_path) as parts:
            await wait_for_saved_game(parts)
            parts.rooms.close_table(CODE)
            parts.clock.ahead += parts.config.keep_games_days * DAY_MS + 1
            await parts.retention.run_once()
            assert await parts.store.games_of(CODE) == ()
            assert await parts.rooms.find(CODE) is not None
            await parts.archive.drain()
            assert await parts.store.games_of(CODE) == ()

    asyncio.run(run())


def test_remotely_deleted_deck_is_uncached(tmp_path: Path) -> None:
    async def run() -> None:
        async with server_parts(tmp_path) as parts:
            file = zoo_file(7)
            deck = await parts.store.save_deck(file, "Zoo", "zoo", "owner")
            await parts.app_state.decks.find(deck, "203.0.113.7")
            await parts.retention.run_once()
            assert parts.app_state.decks.cached_decks() == [deck]
            await parts.store.delete_deck(deck, "owner")
            with pytest.raises(Refusal):
                await parts.app_state.decks.find(deck, "203.0.113.7")
            await parts.retention.run_once()
            assert parts.app_state.decks.cached_decks() == []

    asyncio.run(run())
