"""Every change of a table names the places whose card is another one now."""

from random import Random
from typing import Any

import pytest

from sosie.deck import Recipe
from sosie.rules import MINI_GAMES, Game, Options, Setup
from sosie.rules.game import Sight
from sosie.rules.shared_list import SharedList


@pytest.mark.parametrize("recipe", ["plane:5", "plane:31"])
@pytest.mark.parametrize("game", MINI_GAMES, ids=lambda game: game.name)
def test_change_names_all_changed_places(game: Game[Any], recipe: str) -> None:
    chance = Random(1)
    for seed in range(5):
        cards = Recipe.parse(recipe).build().shuffle(seed).cards[:60]
        own = {"ring_symbol": cards[0][0]} if game.needs_marked_symbol else {}
        setup = Setup.of(("Ada", "Ben", "Cleo"), cards, Options(), **own)
        table = game.deal(setup)
        while not game.is_over(setup, table):
            seat = chance.choice([seat for seat in setup.seats if game.can_play(table, seat)])
            match = chance.choice(list(game.matches(setup, table, seat)))
            faces = game.visible(setup, table)
            sight = Sight(0, (), frozenset(), SharedList((faces,)))
            reading = next(one for one in game.readings(setup, table, match.call(0, seat), sight) if one.right)
            for change in game.win(setup, table, seat, reading):
                table, before, faces = change.table, faces, game.visible(setup, change.table)
                size = max(len(before), len(faces))
                padded = [(*each, *[None] * (size - len(each))) for each in (before, faces)]
                changed = {place for place, (old, new) in enumerate(zip(*padded, strict=True)) if old != new}
                assert changed <= set(change.places)
