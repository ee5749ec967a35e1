"""`sosie symbols`: the symbols of an edition, their names, and their similarity."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

import sosie
from sosie.cli.common import (
    Command,
    edition_option,
    json_option,
    language_option,
    open_edition,
    print_json,
    print_text,
    progress,
)

if TYPE_CHECKING:
    from sosie.editions import Edition

_KINDS = (("all", False), ("deuteranopia", True))


@click.command(
    cls=Command,
    examples=(
        ("sosie symbols --edition insects --language fr", "The insects with their French names:"),
        ("sosie symbols --edition ring --sheet ring.png", "All symbols on one sheet:"),
        ("sosie symbols --edition classic --check", "The most similar symbols:"),
    ),
)
@edition_option
@language_option
@click.option(
    "--sheet",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Draw all symbols on one sheet (.png or .svg).",
)
@click.option("--check", is_flag=True, help="List the most similar symbols, for normal vision and for deuteranopia.")
@json_option
def command(edition: str, language: str, sheet: Path | None, check: bool, as_json: bool) -> None:
    """List the symbols of an edition, with all their names."""
    chosen = open_edition(edition)
    if sheet:
        _draw(chosen, language, sheet)
    elif check:
        _check(chosen, as_json)
    elif as_json:
        print_json({"symbols": [{"id": s.id, "names": s.names, "art": s.source} for s in chosen.symbols]})
    else:
        width = max(len(symbol.name(language)) for symbol in chosen.symbols)
        for symbol in chosen.symbols:
            usual, *others = symbol.names_in(language)
            print_text(", ".join(others), f"{usual:<{width}}  ")


def _draw(edition: "Edition", language: str, path: Path) -> None:
    parse = sosie.cards.Drawing.parse
    drawings = [(parse(face), [symbol.name(language)]) for symbol in edition.symbols for face in symbol.faces]
    sosie.cards.write_picture(sosie.cards.sheet_svg(drawings, 10), path)
    click.echo(f"{len(edition.symbols)} symbols: {path}")


def _check(edition: "Edition", as_json: bool) -> None:
    drawings = [sosie.cards.Drawing.parse(symbol.faces[0]) for symbol in edition.symbols]
    with progress("Comparing"):
        pairs = {kind: sosie.cards.nearest_pairs(drawings, deuteranopia=blind)[:10] for kind, blind in _KINDS}
    ids = [symbol.id for symbol in edition.symbols]
    pale = {name: sosie.cards.pale_edge(drawing) for name, drawing in zip(ids, drawings, strict=True)}
    palest = sorted(pale.items(), key=lambda item: -item[1])[:5]
    if as_json:
        alike = {kind: [[ids[p.first], ids[p.second], p.difference] for p in found] for kind, found in pairs.items()}
        print_json({"alike": alike, "pale_edge": pale})
        return
    for kind, blind in _KINDS:
        click.echo(f"Most alike{' in deuteranopia (red-green blindness)' if blind else ''}, mean colour difference:")
        for pair in pairs[kind]:
            click.echo(f"  {pair.difference:5.1f}  {ids[pair.first]}, {ids[pair.second]}")
    click.echo("Palest edges, share of the edge that is hardly darker than the card:")
    for name, part in palest:
        click.echo(f"  {part:5.0%}  {name}")
