from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sampling import examples
from sosie.deck import Deck, Option, Plan, most_cards, plan, verify, with_found
from sosie.errors import OutOfRange

KNOWN_FOR_8 = {57: 57, 56: 49, 55: 42, 54: 36, 53: 31, 52: 27, 51: 24, 50: 22, 49: 21, 48: 18, 47: 16, 46: 15, 45: 15}

plans = st.builds(
    plan,
    st.integers(3, 58),
    cards=st.none() | st.sampled_from([2, 3, 9, 13, 20, 31, 55]),
    per_card=st.none() | st.integers(2, 9),
    ragged=st.booleans(),
)


def check(option: Option, pictures: int, *, ragged: bool) -> None:
    """Check that an option describes its deck."""
    deck = option.recipe.build()
    assert verify(deck).valid
    assert (len(deck), max(map(len, deck)), len(deck.symbols)) == (option.cards, option.per_card, option.symbols)
    assert option.cards >= 2
    assert option.symbols <= pictures
    assert ragged or deck.symbols_per_card == option.per_card
    on_every_card = set.intersection(*map(set, deck))
    assert option.dull == (len(deck) > 2 and bool(on_every_card))
    assert option.note.startswith("dull") <= option.dull
    assert option.dull or option.cards <= most_cards(pictures, option.per_card, ragged=ragged).cards


@pytest.mark.parametrize("pictures", range(3, 61))
def test_options_match_their_decks(pictures: int) -> None:
    for ragged in (False, True):
        options = plan(pictures, ragged=ragged).options
        assert options
        for option in options:
            check(option, pictures, ragged=ragged)


@settings(max_examples=examples(40))
@given(plans)
def test_requested_options_match_their_decks(found: Plan) -> None:
    for option in found.options:
        check(option, found.pictures, ragged=True)
        assert found.cards is None or option.cards <= found.cards


@settings(max_examples=examples(40))
@given(plans)
def test_options_are_best_first_and_sunflowers_last(found: Plan) -> None:
    assert [option.dull for option in found.options] == sorted(option.dull for option in found.options)
    lively = [option for option in found.options if not option.dull]
    assert all(one.cards >= next_one.cards for one, next_one in pairwise(lively))


@settings(max_examples=examples(40))
@given(plans)
def test_answer_is_yes_no_or_unknown_with_reason(found: Plan) -> None:
    wanted = found.cards or 2
    most = max((option.cards for option in found.options), default=0)
    if found.possible:
        assert most >= wanted
    elif found.possible is None:
        assert most < wanted <= found.bound.cards
        assert "unknown" in found.answer
    else:
        assert most < wanted
        assert wanted > found.bound.cards
        assert "cannot exist" in found.answer
        assert found.bound.reason in found.answer


@pytest.mark.parametrize(("pictures", "cards"), KNOWN_FOR_8.items())
def test_cards_of_eight_reach_known_numbers(pictures: int, cards: int) -> None:
    assert plan(pictures, per_card=8).options[0].cards >= cards


def test_fifty_pictures_cannot_make_55_cards() -> None:
    found = plan(50, cards=55, per_card=8)
    assert found.possible is False
    assert found.bound.cards == 25
    assert "55 cards with 8 symbols each from 50 pictures cannot exist" in found.answer
    assert "more than 25 cards" in found.answer
    assert "57 pictures would give 57 cards of 8" in found.answer
    assert plan(50, cards=25, per_card=8).possible is True


def test_43_cards_of_seven_are_impossible() -> None:
    found = plan(60, cards=43, per_card=7)
    assert found.possible is False
    assert "Bruck-Ryser" in found.answer
    assert "no number of pictures is enough for 43 cards of 7" in found.answer


def test_unknown_deck_stays_unknown() -> None:
    found = plan(46, cards=16, per_card=8)
    assert found.possible is None
    assert found.bound.cards == 17
    assert "unknown" in found.answer
    beyond = plan(60, cards=42, per_card=7)
    assert beyond.possible is None
    assert "no number of pictures is known to be enough for 42 cards of 7" in beyond.answer


def test_sunflower_only_answer_warns() -> None:
    found = plan(30, cards=9, per_card=2)
    assert found.possible is True
    assert "only the dull way" in found.answer
    assert found.options[-1].dull
    assert found.options[-1].cards == 9


def test_plan_trims_57_cards_to_55() -> None:
    best = plan(57, cards=55, per_card=8).options[0]
    assert (best.cards, best.per_card, best.symbols, str(best.recipe)) == (55, 8, 57, "plane:7,cards:55")


def test_with_found_adds_option() -> None:
    before = plan(13, cards=14, per_card=3)
    assert before.possible is False
    request = plan(6, per_card=2)
    triangle = Deck([["a", "b"], ["b", "c"], ["c", "a"]])
    found = with_found(request, triangle)
    assert len(found.options) == len(request.options) + 1
    joined = next(option for option in found.options if option.note == "found by search")
    assert joined.recipe.build().cards == triangle.numbered().cards
    check(joined, 6, ragged=False)


@pytest.mark.parametrize(
    ("wish", "name"),
    [
        ({"pictures": 2}, "pictures"),
        ({"pictures": -5}, "pictures"),
        ({"pictures": 9, "cards": 1}, "cards"),
        ({"pictures": 9, "per_card": 1}, "symbols to a card"),
        ({"pictures": 9, "per_card": 0}, "symbols to a card"),
    ],
)
def test_too_small_numbers_are_refused_by_name(wish: dict[str, int], name: str) -> None:
    with pytest.raises(OutOfRange, match=f"^{name}: a deck needs at least"):
        plan(**wish)  # type: ignore[arg-type]  # any arguments


@given(st.integers(3, 60), st.none() | st.integers(2, 40), st.booleans())
@settings(max_examples=examples(40))
def test_options_are_unique(pictures: int, cards: int | None, ragged: bool) -> None:
    recipes = [str(option.recipe) for option in plan(pictures, cards=cards, ragged=ragged).options]
    assert len(set(recipes)) == len(recipes)
