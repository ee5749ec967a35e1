from itertools import pairwise

import pytest

from sampling import chosen
from sosie.deck import Option, most_cards, options_for, pictures_for


def most_playable(options: tuple[Option, ...]) -> int:
    return max((option.cards for option in options if not option.dull), default=0)


some_sizes = pytest.mark.parametrize("per_card", chosen(range(2, 9), {2, 4, 6}))


@some_sizes
def test_more_pictures_never_give_fewer_cards(per_card: int) -> None:
    most = [most_playable(options_for(pictures, per_card)) for pictures in range(3, 61)]
    assert most == sorted(most)


@some_sizes
def test_options_are_pareto_optimal(per_card: int) -> None:
    lively = [[each for each in options_for(pictures, per_card)[:-1] if not each.dull] for pictures in range(3, 60)]
    assert all(a.cards > b.cards and a.symbols > b.symbols for options in lively for a, b in pairwise(options))
    # Decks of two symbols per card have one choice only.
    assert per_card == 2 or max(map(len, lively)) > 1


NOT_SETTLED = {6: {27}, 7: {*range(36, 44)}, 8: {46, 47, 48, 51, 52, 53}}
"""Numbers of pictures for which fewer cards are built than the bound allows, by card size."""


@pytest.mark.parametrize("per_card", chosen(range(3, 9), {3, 4, 6}))
def test_options_reach_bound_with_known_exceptions(per_card: int) -> None:
    unsettled = {
        pictures
        for pictures in range(2 * per_card, per_card * per_card - per_card + 2)
        if most_playable(options_for(pictures, per_card)) < most_cards(pictures, per_card).cards
    }
    assert unsettled <= NOT_SETTLED.get(per_card, set())


@pytest.mark.parametrize("per_card", chosen(range(3, 9), {4, 6}))
def test_ragged_options_have_more_cards(per_card: int) -> None:
    gained = 0
    for pictures in range(7, 58):
        whole = most_playable(options_for(pictures, per_card))
        options = options_for(pictures, per_card, ragged=True)
        assert most_playable(options) >= whole
        assert all(option.per_card <= per_card for option in options)
        gained += most_playable(options) > whole
    assert gained > 3 or per_card == 3


def test_ragged_option_names_its_sizes() -> None:
    assert "cards show 7 or 8 symbols" in options_for(56, 8, ragged=True)[0].note


@pytest.mark.parametrize(("cards", "per_card"), [(55, 8), (31, 6), (20, 6), (9, 4), (14, 4), (43, 7), (3, 2), (4, 2)])
def test_pictures_for_finds_fewest_pictures(cards: int, per_card: int) -> None:
    enough = [s for s in range(3, 200) if most_playable(options_for(s, per_card)) >= cards]
    found = pictures_for(cards, per_card)
    if found is None:
        assert not enough
    else:
        assert found.cards >= cards
        assert found.symbols == enough[0]
