import pytest
from hypothesis import given
from hypothesis import strategies as st

from sosie.deck import Deck, Recipe, verify
from sosie.deck.recipe import BASES, CHANGES, _build, plane, steiner, sunflower
from sosie.deck.recipe import given as given_recipe
from sosie.errors import NoSuchDesign, UnreadableRecipe
from strategies import any_decks, recipes


@given(recipes)
def test_recipe_line_round_trips(recipe: Recipe) -> None:
    assert Recipe.parse(str(recipe)) == recipe
    assert Recipe.parse(str(recipe).replace(",", " , ")) == recipe


@given(recipes)
def test_recipe_builds_same_valid_deck(recipe: Recipe) -> None:
    deck = recipe.build()
    _build.cache_clear()
    assert Recipe.parse(str(recipe)).build().cards == deck.cards
    assert verify(deck).valid
    assert deck.symbols == tuple(range(len(deck.symbols)))


@given(any_decks.filter(lambda deck: len(deck) > 0 and all(deck.cards)))
def test_given_recipe_rebuilds_deck(deck: Deck) -> None:
    assert given_recipe(deck).build().cards == deck.numbered().cards


def test_bases_have_named_numbers() -> None:
    for recipe, cards, per_card, symbols in (
        (plane(7), 57, 8, 57),
        (steiner(25, 4), 25, 8, 50),
        (steiner(15, 3), 15, 7, 35),
        (sunflower(10, 8), 10, 8, 71),
        (sunflower(3, 1), 3, 1, 1),
        (Recipe.parse("given:0.1/0.2/1.2"), 3, 2, 3),
    ):
        deck = recipe.build()
        assert (len(deck), deck.symbols_per_card, len(deck.symbols)) == (cards, per_card, symbols)
        assert verify(deck).valid


def test_steps_are_applied_in_order() -> None:
    recipe = plane(5).then("cards", 20).then("pad", 7)
    assert str(recipe) == "plane:5,cards:20,pad:7"
    deck = recipe.build()
    assert (len(deck), deck.symbols_per_card) == (20, 7)


@pytest.mark.parametrize(
    ("line", "step"),
    [
        ("", 1),
        ("plane", 1),
        ("plane:", 1),
        ("drop:3", 1),
        ("Plane:7", 1),
        ("plane:7,", 2),
        ("plane:7,plane:7", 2),
        ("plane:7,drop", 2),
        ("plane:7,drop:1,fold:2", 3),
    ],
)
def test_unknown_step_is_refused_with_number(line: str, step: int) -> None:
    with pytest.raises(UnreadableRecipe, match=rf'^recipe step {step}, ".*": expected one of') as refused:
        Recipe.parse(line)
    assert all(f"{name}:..." in str(refused.value) for name in (CHANGES if step > 1 else BASES))


@pytest.mark.parametrize(
    ("line", "step"),
    [
        ("plane:x", 1),
        ("plane:1", 1),
        ("plane:7-2", 1),
        ("steiner:25", 1),
        ("steiner:25-4-1", 1),
        ("steiner:3-3", 1),
        ("sunflower:-1-3", 1),
        ("sunflower:0-3", 1),
        ("sunflower:3-0", 1),
        ("given:0.1/", 1),
        ("given:a", 1),
        ("plane:2,cards:8", 2),
        ("plane:2,cards:-1", 2),
        ("plane:2,cards:1.5", 2),
        ("plane:2,pad:2", 2),
        ("plane:2,cards:5,drop:8", 3),
        ("plane:2,cards:5,shrink:8,pad:9", 3),
    ],
)
def test_impossible_step_is_refused_with_number(line: str, step: int) -> None:
    with pytest.raises(UnreadableRecipe) as refused:
        Recipe.parse(line).build()
    sentence = str(refused.value)
    assert sentence.startswith(f'recipe step {step}, "{line.split(",")[step - 1]}": ')
    assert "int()" not in sentence
    assert "unpack" not in sentence


@given(st.text("planeg:seihrdo0123456789-.,/", max_size=20))
def test_any_line_is_parsed_or_refused(line: str) -> None:
    try:
        recipe = Recipe.parse(line)
    except UnreadableRecipe:
        return
    assert Recipe.parse(str(recipe)) == recipe


def test_missing_design_keeps_its_reason() -> None:
    with pytest.raises(NoSuchDesign, match="Bruck-Ryser"):
        Recipe.parse("plane:6,cards:3").build()
