"""The public names, which other programs rely on."""

import inspect
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import sosie
from sosie import bots, deck, designs, rules
from sosie.cards import own

PUBLIC = {
    "sosie.designs": """
        Answer BlockDesign DifferenceFamily DifferenceSet Existence Field KirkmanSystem Parameters
        affine_lines affine_plane affine_space_lines field_family finite_field hermitian_unital
        kirkman_existence kirkman_system maximal_arc_design most_triples pairwise_balanced
        partial_triple_system plane_existence
        projective_lines projective_plane projective_space_lines singer_difference_set
        steiner_existence steiner_system steiner_triple_system triples_needed
    """,
    "sosie.deck": """
        Bound Deck Option Plan Recipe Search Verification
        drop_symbols most_cards options_for pad pictures_for plan shrink trim verify verify_probabilistic with_found
    """,
    "sosie.rules": """
        GAMES MINI_GAMES PRACTICE TIE_BREAKS Choice ChoiceOption Choose Finished Game GameDescription GameWords Match
        Move NumberOption Options PlayOff Played PlayerOption Ranking Reading Record Referee RulesText Ruling Series
        SeriesRecord Setup State Step SymbolOption Terms Tie Verdict Words add_game add_player added_games all_games
        decide evolve find_game games_for known_game lapse next_lapse parse_json read_record read_series register
        replace_player result series_result standing start start_series tell tell_series
    """,
    "sosie.bots": """
        CLASSIC_CARDS CLASSIC_GAMES LEVELS Appearance Bot Intention Level Look Playthrough Rate Report Request
        SeatResults Tally intend intend_slap intend_take play plot report simulate simulate_on_all_cores
    """,
    "sosie.cards.print": """
        PAPERS PARTS Box Net PrintOptions box_nets largest_diameter print_pdf
    """,
    "sosie.cards.own": """
        SUFFIX Alike DeckFile Drawn Edit Emoji Entry Picture Sources Symbols Word best_option different_faces
        easily_confused make_edition make_symbols next_larger read_deck_file read_sources renamed with_all
        write_deck_file
    """,
}
PACKAGES = (designs, deck, rules, bots, import_module("sosie.cards.print"), own)
NOT_EXPLAINED_HERE = {
    "Verdict", "Ranking", "Look",
    "GAMES", "MINI_GAMES", "TIE_BREAKS", "PRACTICE",
    "CLASSIC_CARDS", "CLASSIC_GAMES", "LEVELS", "PAPERS", "PARTS", "SUFFIX",
}  # fmt: skip
"""Type aliases and constants, which cannot have a docstring."""


def public_members(thing: object) -> list[tuple[str, object]]:
    """Return the public methods and properties that a class defines, without inherited ones."""
    return [
        (name, value) for name, value in vars(thing).items() if not name.startswith("_") and _is_documentable(value)
    ]


def _is_documentable(value: object) -> bool:
    return (
        inspect.isfunction(value) or isinstance(value, property | classmethod | staticmethod) or hasattr(value, "func")
    )


@pytest.mark.parametrize("package", PACKAGES)
def test_public_names_are_stable(package: ModuleType) -> None:
    assert sorted(package.__all__) == sorted(PUBLIC[package.__name__].split())
    assert len(set(package.__all__)) == len(package.__all__)


@pytest.mark.parametrize("package", PACKAGES)
def test_public_names_exist_and_are_documented(package: ModuleType) -> None:
    for name in package.__all__:
        thing = getattr(package, name)
        if name in NOT_EXPLAINED_HERE and not inspect.isclass(thing):
            continue
        assert _own_docstring(thing), name
        for member, value in public_members(thing) if inspect.isclass(thing) else []:
            assert inspect.getdoc(value), f"{name}.{member}"


def _own_docstring(thing: object) -> bool:
    text = getattr(thing, "__doc__", None) or ""
    # A dataclass or named tuple without a docstring gets its signature for one.
    return bool(text.strip()) and not text.startswith(f"{getattr(thing, '__name__', '')}(")


def test_modules_have_docstring_and_exported_names() -> None:
    folder = Path(sosie.__file__).parent
    names = [".".join(("sosie", *path.relative_to(folder).with_suffix("").parts)) for path in folder.rglob("*.py")]
    assert len(names) > 30
    for name in names:
        module = import_module(name.removesuffix(".__init__"))
        assert module.__doc__, name
        assert [each for each in getattr(module, "__all__", []) if not hasattr(module, each)] == []
