"""`sosie card`: one card as a picture."""

from pathlib import Path

import click

import sosie
from sosie.cli.common import (
    Command,
    card_design,
    difficulty_option,
    edition_option,
    progress,
    seed_option,
    shape_option,
)
from sosie.errors import OutOfRange


@click.command(
    cls=Command,
    examples=(
        ("sosie card --edition ring 12 -o card.svg", "The twelfth card of the ring edition:"),
        ("sosie card 1 --difficulty hard -o card.png --width 1200", "A hard one, as a large PNG:"),
        ("sosie card 1 --shape hexagon > card.svg", "A hexagon, to standard output:"),
    ),
)
@click.argument("number", type=int)
@edition_option
@difficulty_option
@shape_option
@seed_option
@click.option(
    "-o",
    "--output",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Output file (.svg or .png). [default: SVG to standard output]",
)
@click.option("--width", type=click.IntRange(16, 8000), metavar="PIXELS", help="Width of a PNG. [default: 800]")
def command(
    number: int, edition: str, difficulty: str, shape: str, seed: int, output: Path | None, width: int | None
) -> None:
    """Draw one card.

    Cards are numbered from 1; extra cards, such as the Ring card, come last.
    """
    if width and (output is None or output.suffix.lower() != ".png"):
        raise click.UsageError("--width is for a PNG: give -o with a name that ends in .png.")
    design = card_design(edition, difficulty, shape, seed)
    if not 1 <= number <= len(design):
        raise OutOfRange(f"{edition} has cards 1 to {len(design)}, not {number}")
    with progress("Drawing"):
        svg = design.card(number - 1).svg()
    if output is None:
        click.echo(svg, nl=False)
        return
    sosie.cards.write_picture(svg, output, width or 800)
    click.echo(f"card {number} of {len(design)}: {output}")
