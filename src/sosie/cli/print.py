"""`sosie print`: a deck as a printable PDF."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

import sosie
from sosie.cli.common import (
    Command,
    card_design,
    difficulty_option,
    edition_option,
    game_option,
    language_option,
    print_text,
    progress,
    seed_option,
    shape_option,
)
from sosie.errors import OutOfRange
from sosie.names import LANGUAGES

if TYPE_CHECKING:
    from sosie.cards import DrawnDeck
    from sosie.cards.print import PrintOptions

# Repeated here because importing the cards would slow down the help; a test compares them.
PARTS = ("cards", "backs", "index", "rules", "box")


@click.command(
    cls=Command,
    examples=(
        ("sosie print --edition classic --paper a4 -o classic.pdf", "Everything, for a printer at home:"),
        ("sosie print --edition ring --no-backs --parts cards,rules", "One-sided, without index and box:"),
        ("sosie print --game robin_hood.py --parts rules", "The rules, with a mini-game of your own:"),
        ("sosie print --diameter max --shape hexagon --language fr", "Hexagons as large as the sheet, in French:"),
        ("sosie print --one-a-page --bleed 3 -o shop.pdf", "For a print shop, one card a page:"),
    ),
)
@edition_option
@click.option("--paper", type=click.Choice(["a4", "letter"]), default="a4", show_default=True, help="The paper.")
@click.option(
    "--diameter", default="85", show_default=True, metavar="MM|max", help="Height of a card; max fills the sheet."
)
@shape_option
@language_option
@click.option(
    "--second-language",
    type=click.Choice(LANGUAGES),
    help="Second language of the index. [default: en, or fr if --language is en]",
)
@difficulty_option
@seed_option
@click.option(
    "--bleed", type=float, default=3, show_default=True, metavar="MM", help="How far backs are printed beyond the cut."
)
@click.option("--backs/--no-backs", default=True, show_default=True, help="Print the backs of the cards.")
@click.option(
    "--flip",
    type=click.Choice(["long", "short"]),
    default="long",
    show_default=True,
    help="The edge over which the printer flips a sheet.",
)
@click.option(
    "--back-colour", metavar="#RRGGBB", help="Colour of the backs and the box. [default: that of the deck, #1F2A44]"
)
@click.option(
    "--parts", metavar="PARTS", help=f"Parts to print, separated by commas: {', '.join(PARTS)}. [default: all]"
)
@game_option
@click.option("--one-a-page", is_flag=True, help="One card per page, of its size plus bleed; only cards and backs.")
@click.option(
    "-o",
    "--output",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Output file. [default: the edition's name, .pdf]",
)
def command(  # noqa: PLR0913, PLR0917 - one for each option
    edition: str,
    paper: str,
    diameter: str,
    shape: str,
    language: str,
    second_language: str | None,
    difficulty: str,
    seed: int,
    bleed: float,
    backs: bool,
    flip: str,
    back_colour: str | None,
    parts: str | None,
    games: tuple[Path, ...],
    one_a_page: bool,
    output: Path | None,
) -> None:
    """Print a deck: cards, backs, an index, the rules and a box, as PDF.

    Print it at 100 %. Symbols keep a safe margin of a twentieth of the radius from the cut, 2 mm on a usual card.
    """
    from sosie.plugins import load_games  # noqa: PLC0415 - loads the rules, which the help does not need

    load_games(games)
    design = card_design(edition, difficulty, shape, seed)
    options = sosie.PrintOptions(
        paper=paper,
        diameter=_diameter(diameter, paper, shape),
        bleed=bleed,
        language=language,
        second_language=second_language or ("fr" if language == "en" else "en"),
        parts=_parts(parts, backs, one_a_page),
        flip=flip,
        back_colour=back_colour or design.colours.back,
        one_a_page=one_a_page,
    )
    options.check_diameter(sosie.cards.SHAPES[shape])
    path = _checked(output or Path(f"{Path(edition).stem}.pdf"))
    with progress("Drawing", total=len(design)) as advance:
        drawn = design.deck(advance)
    with progress("Printing"):
        sosie.cards.write_atomically(path, sosie.print_pdf(drawn, options))
    _print_summary(drawn, options, path)


def _diameter(text: str, paper: str, shape: str) -> float:
    from sosie.cards.print import largest_diameter  # noqa: PLC0415 - loads numpy, which the help does not need

    if text == "max":
        return largest_diameter(paper, sosie.cards.SHAPES[shape])
    try:
        return float(text)
    except ValueError:
        raise click.UsageError(f"--diameter is a number of millimetres, or max, not '{text}'.") from None


def _parts(parts: str | None, backs: bool, one_a_page: bool) -> tuple[str, ...]:
    everything = PARTS[:2] if one_a_page else PARTS
    chosen = everything if parts is None else tuple(part.strip() for part in parts.split(","))
    return tuple(part for part in chosen if backs or part != "backs")


def _checked(path: Path) -> Path:
    if path.suffix.lower() != ".pdf":
        raise OutOfRange(f"{path.name}: a deck is printed as .pdf, and its name must end so")
    return path


def _print_summary(drawn: "DrawnDeck", options: "PrintOptions", path: Path) -> None:
    from sosie.cards.print import box_nets  # noqa: PLC0415 - likewise

    click.echo(f"{len(drawn)} cards of {options.diameter:g} mm: {path}")
    if {"cards", "backs"} <= set(options.parts) and not options.one_a_page:
        click.echo(f"Print at 100 %, on both sides, turned about the {options.flip} edge.")
    if "box" in options.parts and not box_nets(drawn, options):
        print_text(f"The box is left out: around cards of {options.diameter:g} mm it is too large for {options.paper}.")
