"""`sosie plan`: the decks for a number of pictures."""

from dataclasses import asdict, replace
from typing import TYPE_CHECKING

import click

import sosie
from sosie.cli.common import Command, json_option, print_json, print_text, progress

if TYPE_CHECKING:
    from sosie.deck import Option, Plan

_SHOWN = 10


@click.command(
    cls=Command,
    examples=(
        ("sosie plan --pictures 40", "I have 40 pictures. What can I make?"),
        ("sosie plan --pictures 50 --cards 55 --per-card 8", "Will 50 pictures do for a deck like the printed one?"),
        ("sosie plan --pictures 40 --per-card 7 --search 30", "Search for more, for half a minute:"),
    ),
)
@click.option("--pictures", type=click.IntRange(min=3), required=True, metavar="S", help="Number of pictures.")
@click.option("--cards", type=click.IntRange(min=2), metavar="C", help="Approximate number of cards.")
@click.option("--per-card", type=click.IntRange(2, 38), metavar="K", help="Symbols per card. [default: any up to 20]")
@click.option("--ragged", is_flag=True, help="Let cards show different numbers of symbols.")
@click.option(
    "--search",
    "seconds",
    type=click.FloatRange(min=0, min_open=True),
    metavar="SECONDS",
    help="Search for more cards with a solver (needs --per-card and the extra `search`). Ctrl-C keeps the best so far.",
)
@click.option("--all", "show_all", is_flag=True, help=f"Show all options, not only the best {_SHOWN}.")
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    pictures: int,
    cards: int | None,
    per_card: int | None,
    ragged: bool,
    seconds: float | None,
    show_all: bool,
    as_json: bool,
) -> None:
    """Find the decks that fit a number of pictures.

    The best come first, with the reason why there are no larger ones. Exit status 1 if the requested deck
    does not exist, or none is known.
    """
    if seconds is not None and per_card is None:
        raise click.UsageError("--search needs --per-card.")
    with progress("Looking for decks"):
        found = sosie.plan(pictures, cards=cards, per_card=per_card, ragged=ragged)
    if seconds is not None and per_card is not None:
        found = _searched(found, per_card, seconds)
    if as_json:
        print_json(_as_json(found))
    else:
        _print(found, show_all=show_all)
    ctx.exit(0 if found.possible else 1)


def _searched(found: "Plan", per_card: int, seconds: float) -> "Plan":
    known = max((option.cards for option in found.options if not option.dull), default=1)
    search = sosie.deck.Search(found.pictures, per_card, start=known + 1, stop=found.cards, seconds=seconds)
    with progress(f"Searching, at most {seconds:g} s"):
        for deck in search:
            found = sosie.deck.with_found(found, deck)
    if search.proven:
        found = replace(found, answer=f"{found.answer} A search has shown that {search.cards} cards cannot be had.")
    return found


def _as_json(found: "Plan") -> dict[str, object]:
    return {
        "options": [
            {
                "cards": option.cards,
                "per_card": option.per_card,
                "symbols": option.symbols,
                "construction": str(option.recipe),
                "recipe": str(option.recipe),
                "note": option.note,
            }
            for option in found.options
        ],
        "bound": asdict(found.bound),
        "possible": found.possible,
        "answer": found.answer,
    }


def _print(found: "Plan", *, show_all: bool) -> None:
    print_text(found.answer)
    if found.options:
        click.echo()
        shown = found.options if show_all else found.options[:_SHOWN]
        _print_table(shown)
        if len(shown) < len(found.options):
            click.echo(f"... and {len(found.options) - len(shown)} more: --all shows them.")
        click.echo(f"\nBuild one with: sosie deck --recipe {found.options[0].recipe}")
    if found.possible:
        print_text(f"Why not more: {found.bound.reason} [{found.bound.theorem}].")


def _print_table(options: tuple["Option", ...]) -> None:
    rows = [("cards", "per card", "pictures", "recipe", "")]
    rows += [(str(o.cards), str(o.per_card), str(o.symbols), _short(str(o.recipe)), o.note) for o in options]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for *numbers, recipe, note in rows:
        cells = [cell.rjust(width) for cell, width in zip(numbers, widths, strict=False)]
        print_text(note, "  ".join([*cells, recipe.ljust(widths[3]), ""]))


def _short(recipe: str) -> str:
    """Return a recipe, shortened if it lists every card; JSON has all of it."""
    return recipe if len(recipe) <= 60 else f"{recipe[:28]}..."
