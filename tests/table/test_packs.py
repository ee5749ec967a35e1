"""Packs: each is in the log of a table once, and is named by its digest after that."""

import msgspec

from live_table import Live, pack_of
from sosie.table import snapshot
from sosie.table.entries import Settled, to_log
from sosie.table.settings import MAX_PACKS, Pack, Settings, digest_of

SMALL, LARGE = pack_of("plane:2"), pack_of("plane:3")


def numbered(pack: Pack, number: int) -> Pack:
    return msgspec.structs.replace(pack, edition=f"deck-{number}")


def test_settings_name_a_pack_by_digest() -> None:
    live = Live(SMALL).seat("Ada")
    for number, entry in enumerate(
        (Settled(0, 1, Settings(), LARGE), Settled(0, 2, Settings(), digest=digest_of(SMALL)))
    ):
        live.put(entry)
        assert live.table.pack == (LARGE, SMALL)[number]
    live.put(Settled(0, 3, Settings(), digest=digest_of(LARGE)))
    assert live.table.pack == LARGE
    assert len(to_log(live.log[-1])) < len(to_log(LARGE)) + 200
    assert not live.refusals


def test_settle_without_a_pack_keeps_the_cards() -> None:
    live = Live(SMALL).seat("Ada")
    live.put(Settled(0, 1, Settings(rounds=6)))
    assert (live.table.pack, live.table.settings.rounds) == (SMALL, 6)


def test_unknown_digest_is_refused() -> None:
    live = Live(SMALL).seat("Ada")
    live.put(Settled(0, 1, Settings(), digest=digest_of(LARGE)))
    assert [refused.code for refused in live.refusals] == ["no-such-edition"]
    assert live.table.pack == SMALL


def test_old_log_keeps_only_the_latest_packs() -> None:
    live = Live(SMALL).seat("Ada")
    packs = [numbered(SMALL, number) for number in range(MAX_PACKS + 3)]
    for number, pack in enumerate(packs, start=1):
        live.put(Settled(0, number, Settings(), pack))
    assert list(live.table.packs.values()) == packs[-MAX_PACKS:]


def test_snapshot_keeps_packs() -> None:
    live = Live(SMALL).seat("Ada")
    live.put(Settled(0, 1, Settings(), LARGE))
    again = snapshot.read(snapshot.write(live.table))
    assert again == live.table
    assert again.packs.keys() == {digest_of(SMALL), digest_of(LARGE)}


def test_snapshot_of_the_previous_version_is_read() -> None:
    live = Live(SMALL).seat("Ada", "Ben").start()
    live.call(0)
    written = msgspec.msgpack.decode(snapshot.write(live.table))
    del written["table"]["packs"]
    del written["table"]["play"]["seed"]
    again = snapshot.read(msgspec.msgpack.encode(written))
    assert again is not None
    assert (again.game, again.packs) == (live.table.game, {})
