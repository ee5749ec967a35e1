"""Bots depend on the secret seed of the deal: the same on every server, and unknown to clients."""

from random import Random

import msgspec

from live_table import Live, shuffled
from sosie.server.live.bots import BotDriver
from sosie.server.live.dealing import deal
from sosie.server.runtime.chance import KERNEL
from sosie.table.entries import BotSat, Dealt, Started

SEED = 0x1234_5678_9ABC_DEF0


def dealt(seed: int) -> Live:
    """Return a table with two bots and a mini-game dealt with a seed."""
    live = Live().seat("Ada")
    for number, name in enumerate(("Pip", "Lulu"), start=1):
        live.put(BotSat(0, number, "adult", name))
    live.put(Started(0, 3))
    live.put(Dealt(0, shuffled(len(live.table.pack.cards), 1), seed=seed))
    return live


def first_move(live: Live) -> int | None:
    driver = BotDriver(live.table, live.game)
    driver.update(live.table, live.game)
    return driver.next()


def test_bots_depend_on_the_seed_of_the_deal() -> None:
    assert first_move(dealt(SEED)) == first_move(dealt(SEED))
    assert len({first_move(dealt(seed)) for seed in range(20)}) > 10


def test_every_deal_has_its_own_seed() -> None:
    table = dealt(0).table
    seeds = {deal(table, KERNEL).seed for _ in range(20)}
    assert len(seeds) == 20
    assert max(seeds) >> 55


def test_clients_never_see_the_seed() -> None:
    live = dealt(SEED)
    live.play_out(Random(1))
    assert live.table.phase == "finished"
    assert live.game.seed == SEED
    assert str(SEED).encode() not in msgspec.json.encode(
        [live.updates, live.flags, live.table.last and live.table.last.to_json()]
    )
