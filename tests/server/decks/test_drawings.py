import asyncio
import os
import signal
from dataclasses import replace

import pytest

from server.workers.test_pool import workers
from sosie.cards import CardDesign
from sosie.editions import edition
from sosie.server.decks.drawings import Drawings
from sosie.server.decks.served_edition import ServedEdition
from sosie.server.workers.pool import WorkerPool

INSECTS = ServedEdition(edition("insects"), CardDesign(edition("insects")).version)


def test_drawing_survives_dead_workers() -> None:
    async def run() -> None:
        drawings = Drawings(WorkerPool(), 1)
        try:
            assert drawings.drawn(INSECTS, 2) is None
            assert (await drawings.card(INSECTS, 2)).svg() == CardDesign(INSECTS.edition).card(2).svg()
            for worker in workers():
                os.kill(worker, signal.SIGKILL)
            card = await drawings.card(INSECTS, 30)
            assert card.svg() == CardDesign(INSECTS.edition).card(30).svg()
            assert drawings.drawn(INSECTS, 30) is card
        finally:
            await drawings.close()

    asyncio.run(run())


def test_version_changes_with_a_card() -> None:
    insects = edition("insects")
    first, *others = insects.symbols
    changed = replace(first, faces=(others[0].faces[0],))
    assert CardDesign(insects).version == CardDesign(edition("insects")).version
    assert CardDesign(replace(insects, symbols=(changed, *others))).version != CardDesign(insects).version
    assert CardDesign(insects, seed=1).version != CardDesign(insects).version


@pytest.mark.parametrize("number", [0, 30])
def test_cards_of_uploaded_decks_need_no_drawing(number: int) -> None:
    cards = tuple(CardDesign(INSECTS.edition).card(0) for _ in range(31))
    served = ServedEdition(INSECTS.edition, "own", cards=cards)
    assert Drawings(WorkerPool(), 1).drawn(served, number) == cards[number]
