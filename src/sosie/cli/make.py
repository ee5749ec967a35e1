"""`sosie make`: a deck of your own, from pictures or words to a printable file."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

import sosie
from sosie.cli.common import (
    Command,
    card_design,
    difficulty_option,
    json_option,
    language_option,
    print_json,
    print_text,
    progress,
    seed_option,
    shape_option,
)
from sosie.cli.serve import play_with
from sosie.errors import CannotWrite, OutOfRange
from sosie.languages.makers import say, speak

if TYPE_CHECKING:
    from sosie.cards import CardDesign, DrawnDeck
    from sosie.cards.own import Alike, DeckFile
    from sosie.deck import Option
    from sosie.editions import NamedSymbol

_SHOWN = 10
_FORMATS = {
    ".pdf": "for-the-printer",
    ".sosie": "the-deck-itself",
    ".png": "all-on-one-picture",
    ".svg": "all-on-one-picture",
}
"""The message about the purpose of each file."""


@click.command(
    cls=Command,
    examples=(
        ('sosie make photos -o class.pdf --name "Our class"', "From a folder of pictures to a printable file:"),
        ("sosie make vocabulary.csv -o french.pdf --language fr", "Pairs that belong together, from a spreadsheet:"),
        ("sosie make words.txt cat.png -o words.sosie --play", "Words and a picture, to play with right away:"),
        ('sosie make class.sosie mia.jpg --without "Leo" -o class.pdf', "Add one picture and leave out another:"),
    ),
)
@click.argument("sources", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="SOURCE...")
@click.option(
    "-o",
    "--output",
    type=click.Path(dir_okay=False, path_type=Path),
    default=Path("deck.pdf"),
    show_default=True,
    metavar="FILE",
    help="A .pdf to print (with a .sosie beside it), a .sosie alone, or all cards on one .png or .svg.",
)
@click.option("--name", metavar="NAME", help="Name of the deck. [default: from the file name]")
@language_option
@click.option(
    "--cards", type=click.IntRange(min=2), metavar="N", help="Approximate number of cards. [default: the most]"
)
@click.option("--per-card", type=click.IntRange(2, 20), metavar="K", help="Symbols per card.")
@click.option(
    "--photos",
    type=click.Choice(["round", "rounded"]),
    default="round",
    show_default=True,
    help="Cut photographs to discs, or to tiles with round corners.",
)
@click.option("--without", multiple=True, metavar="NAME", help="Leave out a picture; can be given several times.")
@click.option("--header/--no-header", default=None, help="Whether the first row of a table is a header.")
@click.option("--card-colour", metavar="#RRGGBB", help="Colour of the cards. [default: #FFFFFF]")
@click.option("--back-colour", metavar="#RRGGBB", help="Colour of the backs and the box. [default: #1F2A44]")
@difficulty_option
@shape_option
@seed_option
@click.option("--play", is_flag=True, help="Play with the deck in the browser afterwards.")
@json_option
def command(  # noqa: PLR0913, PLR0917 - one for each option
    sources: tuple[Path, ...],
    output: Path,
    name: str | None,
    language: str,
    cards: int | None,
    per_card: int | None,
    photos: str,
    without: tuple[str, ...],
    header: bool | None,
    card_colour: str | None,
    back_colour: str | None,
    difficulty: str,
    shape: str,
    seed: int,
    play: bool,
    as_json: bool,
) -> None:
    """Make a deck of your own pictures, words or emoji.

    A SOURCE is a folder of pictures, a picture (PNG, JPEG, WebP, GIF, SVG), a list of words or emoji (.txt, one a
    line), a table of pairs that belong together (.csv: words, emoji or names of pictures), or an existing deck
    (.sosie). Several sources are combined.
    """
    from sosie.cards.own import easily_confused  # noqa: PLC0415 - loads numpy, which the help does not need

    if as_json:
        speak("en")  # Programs read it, on whatever system.
    _check_output(output)
    request = _Request(sources, name or _name_from(output), language, cards, per_card, photos, without, header)
    if _is_unchanged(request):
        made = _existing(sources[0], name, difficulty, shape, seed)
    else:
        made = _made(request, difficulty, shape, seed)
    made = replace(made, design=_coloured(made.design, card_colour, back_colour))
    with progress(say("comparing")):
        alike = easily_confused(made.design.edition, language)
    with progress(say("laying-out"), total=len(made.design)) as advance:
        drawn = made.design.deck(advance)
    deck = sosie.DeckFile.of(made.design, drawn)
    files = _write(deck, drawn, output, language)
    if as_json:
        print_json(_as_json(made, alike, files))
    else:
        _print(made, alike, files)
    if play:
        play_with(deck)


@dataclass(frozen=True)
class _Request:
    sources: tuple[Path, ...]
    name: str
    language: str
    cards: int | None
    per_card: int | None
    photos: str
    without: tuple[str, ...]
    header: bool | None


@dataclass(frozen=True)
class _Made:
    """A deck, the symbols that were left out, and notes for the user."""

    design: "CardDesign"
    pictures: int
    left_out: tuple["NamedSymbol", ...] = ()
    notes: tuple[str, ...] = ()


def _check_output(path: Path) -> None:
    if path.suffix.lower() not in _FORMATS:
        raise OutOfRange(say("wrong-ending", file=path.name, endings=", ".join(_FORMATS)))
    if not path.parent.is_dir():
        raise CannotWrite(say("no-folder", path=path, folder=path.parent))


def _name_from(path: Path) -> str:
    return path.stem.replace("-", " ").replace("_", " ")


def _coloured(design: "CardDesign", card: str | None, back: str | None) -> "CardDesign":
    """Return a design in other colours, where they are given."""
    import msgspec  # noqa: PLC0415 - likewise

    from sosie.cards.colours import Colours  # noqa: PLC0415 - likewise

    chosen = {"card": card or design.colours.card, "back": back or design.colours.back}
    try:
        return replace(design, colours=msgspec.convert(chosen, Colours))
    except msgspec.ValidationError as error:
        wrong = chosen["card" if "$.card" in str(error) else "back"]
        raise OutOfRange(say("no-colour", colour=wrong)) from None


def _is_unchanged(request: _Request) -> bool:
    """Tell whether an existing deck is only printed or renamed."""
    is_deck = (
        len(request.sources) == 1 and request.sources[0].suffix.lower() == ".sosie" and request.sources[0].is_file()
    )
    return is_deck and not (request.without or request.cards or request.per_card)


def _existing(path: Path, name: str | None, difficulty: str, shape: str, seed: int) -> _Made:
    from sosie.cards.own import renamed  # noqa: PLC0415 - likewise

    design = card_design(str(path), difficulty, shape, seed)
    edition = renamed(design.edition, name) if name else design.edition
    return _Made(replace(design, edition=edition), len(edition.symbols))


def _made(request: _Request, difficulty: str, shape: str, seed: int) -> _Made:
    with progress(say("reading")):
        found = sosie.read_sources(request.sources, request.language, header=request.header, without=request.without)
    with progress(say("drawing"), total=len(found.entries)) as advance:
        drawn = sosie.make_symbols(found.entries, "rounded" if request.photos == "rounded" else "round", advance)
    symbols = drawn.symbols
    edition = sosie.make_edition(
        symbols, request.name, request.language, cards=request.cards, per_card=request.per_card, seed=seed
    )
    spacing = sosie.cards.Spacing(shape=shape)
    design = sosie.CardDesign(edition, sosie.cards.find_difficulty(difficulty), spacing, seed)
    return _Made(design, len(symbols), symbols[len(edition.symbols) :], (*found.notes, *drawn.notes))


def _write(deck: "DeckFile", drawn: "DrawnDeck", output: Path, language: str) -> list[Path]:
    """Write the output files; the PDF is complete before anything is written."""
    match output.suffix.lower():
        case ".sosie":
            sosie.write_deck_file(output, deck)
            return [output]
        case ".pdf":
            other = "fr" if language == "en" else "en"
            with progress(say("printing")):
                options = sosie.PrintOptions(language=language, second_language=other, back_colour=deck.colours.back)
                pdf = sosie.print_pdf(drawn, options)
            sosie.cards.write_atomically(output, pdf)
            sosie.write_deck_file(output.with_suffix(".sosie"), deck)
            return [output, output.with_suffix(".sosie")]
        case _:
            sosie.cards.write_picture(drawn.sheet(), output)
            return [output]


def _as_json(made: _Made, alike: Sequence["Alike"], files: Sequence[Path]) -> dict[str, object]:
    from sosie.cards.own import different_faces  # noqa: PLC0415 - likewise

    edition = made.design.edition
    return {
        "name": next(iter(edition.title.values())),
        "pictures": made.pictures,
        "cards": len(edition.deck),
        "per_card": edition.deck.symbols_per_card,
        "left_out": [symbol.name() for symbol in made.left_out],
        "different_faces": different_faces(edition),
        "alike": [[pair.first.name(), pair.second.name(), pair.what] for pair in alike],
        "notes": made.notes,
        "files": [str(path) for path in files],
    }


def _print(made: _Made, alike: Sequence["Alike"], files: Sequence[Path]) -> None:
    deck = made.design.edition.deck
    cards = say("cards", cards=len(deck), per_card=deck.symbols_per_card)
    if made.left_out:
        print_text(say("made-of-some", cards=cards, used=len(deck.symbols), pictures=made.pictures))
    else:
        print_text(say("made-of-all", cards=cards, pictures=made.pictures))
    for line in (*_advice(made), *(say("note", note=note) for note in made.notes), *_warnings(alike)):
        print_text(line)
    for path in files:
        click.echo(f"{path}: {say(_FORMATS[path.suffix.lower()])}")


def _advice(made: _Made) -> Iterator[str]:
    """Yield advice on left-out symbols, and on the decks of more pictures."""
    from sosie.cards.own import different_faces, next_larger, with_all  # noqa: PLC0415 - likewise

    edition = made.design.edition
    if made.left_out:
        yield say("symbols-left-out", names=_listed([symbol.name() for symbol in made.left_out]))
        if option := with_all(made.pictures):
            yield say("all-would-make", pictures=made.pictures, cards=_cards(option), per_card=option.per_card)
    if larger := next_larger(made.pictures, len(edition.deck)):
        pictures, option = larger
        more = pictures - made.pictures
        # Users ask for the deck of one or two more pictures, so they are told if it is no larger.
        message = "more-would-make" if more <= 2 else "only-more-would-make"
        yield say(message, more=more, cards=_cards(option))
    if any(len(symbol.faces) > 1 for symbol in edition.symbols):
        yield say("different-faces", percent=f"{100 * different_faces(edition):.0f}")


def _cards(option: "Option") -> str:
    return say("cards", cards=option.cards, per_card=option.per_card)


def _warnings(alike: Sequence["Alike"]) -> Iterator[str]:
    pairs = {
        what: [say("pair", one=pair.first.name(), other=pair.second.name()) for pair in alike if pair.what == what]
        for what in ("pictures", "names")
    }
    if pairs["pictures"]:
        yield say("look-alike", pairs=_listed(pairs["pictures"], "; "))
    if pairs["names"]:
        yield say("read-alike", pairs=_listed(pairs["names"], "; "))
    if pairs["pictures"]:
        yield say("change-a-picture")
    if pairs["names"]:
        yield say("change-a-name")


def _listed(names: Sequence[str], separator: str = ", ") -> str:
    rest = len(names) - _SHOWN
    shown = separator.join(names[:_SHOWN])
    return say("and-more", names=shown, rest=rest) if rest > 0 else shown
