"""`sosie deck`: print a deck."""

import click

import sosie
from sosie.cli.common import Command, json_option, progress


@click.command(
    cls=Command,
    examples=(
        ("sosie deck --order 7 --cards 55 --seed 1", "The classic deck, shuffled:"),
        ("sosie deck --recipe plane:7,drop:7 --csv", "A deck from `sosie plan`, for a spreadsheet:"),
        ("sosie deck --order 5 | sosie verify -", "Make a deck and check it:"),
    ),
)
@click.option("--order", type=click.IntRange(min=2), metavar="N", help="The projective plane of order N. [default: 7]")
@click.option("--recipe", metavar="RECIPE", help="A recipe from `sosie plan`, such as plane:7,drop:3.")
@click.option("--plan", "renamed", metavar="RECIPE", hidden=True, help="The older name of --recipe.")
@click.option(
    "--cards", type=click.IntRange(min=1), metavar="C", help="Trim the deck to C cards, with symbols spread evenly."
)
@click.option("--seed", type=int, metavar="N", help="Shuffle the deck; the same seed gives the same order.")
@click.option("--csv", "as_csv", is_flag=True, help="Print CSV, a row for each card.")
@json_option
def command(
    order: int | None,
    recipe: str | None,
    renamed: str | None,
    cards: int | None,
    seed: int | None,
    as_csv: bool,
    as_json: bool,
) -> None:
    """Print a deck in which any two cards share exactly one symbol.

    Symbols are numbers from 0. There is a projective plane for every order that is a prime power; it has
    N * N + N + 1 cards with N + 1 symbols each.
    """
    if renamed is not None:
        click.echo("sosie: --plan is now --recipe; the older name will not work forever.", err=True)
        recipe = renamed if recipe is None else recipe
    if order is not None and recipe is not None:
        raise click.UsageError("give either --order or --recipe, not both.")
    if as_csv and as_json:
        raise click.UsageError("give either --json or --csv, not both.")
    with progress("Making the deck"):
        line = recipe if recipe is not None else f"plane:{7 if order is None else order}"
        deck = sosie.Recipe.parse(line).build()
        if cards is not None:
            deck = sosie.trim(deck, cards).numbered()
        if seed is not None:
            deck = deck.shuffle(seed)
        heading = f"# {deck.facts}\n"
        text = deck.to_json() if as_json else deck.to_csv() if as_csv else heading + deck.to_text()
    click.echo(text, nl=False)
