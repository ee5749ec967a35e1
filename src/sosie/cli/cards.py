"""`sosie cards`: all cards of an edition as pictures."""

from pathlib import Path
from typing import TYPE_CHECKING

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

if TYPE_CHECKING:
    from collections.abc import Callable

    from sosie.cards import DrawnCard, DrawnDeck

_FOLDER = click.Path(file_okay=False, path_type=Path)


@click.command(
    cls=Command,
    examples=(
        ("sosie cards --edition insects --png insects", "A PNG for each card, in a folder:"),
        ("sosie cards --sheet classic.png", "All cards on one sheet:"),
        ("sosie cards --difficulty easy --svg easy --sheet easy.svg", "Easy cards as SVG, one by one and on a sheet:"),
    ),
)
@edition_option
@difficulty_option
@shape_option
@seed_option
@click.option("--png", type=_FOLDER, metavar="DIR", help="Write a PNG for each card into this folder.")
@click.option("--svg", type=_FOLDER, metavar="DIR", help="Write an SVG for each card into this folder.")
@click.option(
    "--sheet",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Draw all cards on one sheet (.png or .svg).",
)
@click.option(
    "--width",
    type=click.IntRange(16, 8000),
    default=800,
    show_default=True,
    metavar="PIXELS",
    help="Width of a PNG.",
)
def command(
    edition: str,
    difficulty: str,
    shape: str,
    seed: int,
    png: Path | None,
    svg: Path | None,
    sheet: Path | None,
    width: int,
) -> None:
    """Draw all cards of an edition.

    Missing folders are created. Files are named after the edition and numbered from 1.
    """
    if not (png or svg or sheet):
        raise click.UsageError("give at least one of --png, --svg and --sheet.")
    design = card_design(edition, difficulty, shape, seed)
    with progress("Drawing", total=len(design)) as advance:
        drawn = design.deck(advance)
    if png:
        _write(drawn, png, ".png", lambda card: card.png(width))
    if svg:
        _write(drawn, svg, ".svg", lambda card: card.svg().encode())
    if sheet:
        sosie.cards.write_picture(drawn.sheet(), sheet)
        click.echo(f"{len(drawn)} cards: {sheet}")


def _write(drawn: "DrawnDeck", folder: Path, suffix: str, picture: "Callable[[DrawnCard], bytes]") -> None:
    sosie.cards.make_folder(folder)
    digits = len(str(len(drawn)))
    paths = [folder / f"{drawn.edition.id}-{number:0{digits}}{suffix}" for number in range(1, len(drawn) + 1)]
    with progress("Writing", total=len(drawn)) as advance:
        for card, path in zip(drawn, paths, strict=True):
            sosie.cards.write_atomically(path, picture(card))
            advance()
    click.echo(f"{len(drawn)} cards: {paths[0]} to {paths[-1].name}")
