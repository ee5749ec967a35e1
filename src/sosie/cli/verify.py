"""`sosie verify`: check a deck."""

from secrets import randbits
from typing import TYPE_CHECKING, TextIO

import click

import sosie
from sosie.cli.common import Command, json_option, print_json, progress
from sosie.errors import UnreadableDeck

if TYPE_CHECKING:
    from sosie.deck import Deck, Verification


@click.command(
    cls=Command,
    examples=(
        ("sosie verify deck.json", "Check a deck:"),
        ("sosie deck --order 7 --csv | sosie verify -", "Check the output of another program:"),
        ("sosie verify --probabilistic huge.json", "A quick check of a very large deck:"),
    ),
)
@click.argument("file", type=click.File(encoding="utf-8-sig"))
@click.option(
    "--probabilistic", is_flag=True, help="Check by random sums: quick, with a tiny probability of missing a flaw."
)
@json_option
@click.pass_context
def command(ctx: click.Context, file: TextIO, probabilistic: bool, as_json: bool) -> None:
    """Check that any two cards of a deck share exactly one symbol.

    FILE is JSON ({"cards": [[0, 1, 2], ...]}, with numbers or words), CSV (a row for each card) or plain text (a line
    for each card); - reads standard input. If two cards share no symbol or several, it names them,
    and the exit status is 1.
    """
    deck = _read(file)
    with progress("Checking", total=len(deck)) as advance:
        if probabilistic:
            # With an unknown seed, no deck can be crafted to pass.
            found = sosie.deck.verify_probabilistic(deck, seed=randbits(64))
        else:
            found = sosie.verify(deck, advance)
    if as_json:
        print_json(_as_json(deck, found))
    else:
        click.echo(_as_sentence(deck, found))
    ctx.exit(0 if found.valid else 1)


def _read(file: TextIO) -> "Deck":
    try:
        text: str = file.read()
        looks_like_json = text.lstrip()[:1] in {"{", "["}
        if looks_like_json:
            deck = sosie.Deck.from_json(text)
        else:
            deck = sosie.Deck.from_csv(text) if file.name.endswith(".csv") else sosie.Deck.from_text(text)
    except UnicodeDecodeError as error:
        raise UnreadableDeck(f"{file.name}: not text in UTF-8 (byte {error.start}): is it a deck?") from None
    except UnreadableDeck as error:
        raise UnreadableDeck(f"{file.name}: {error}") from None
    if not deck.symbols:
        raise UnreadableDeck(f"{file.name}: there are no cards in it" + ", only empty ones" * bool(len(deck)))
    return deck


def _as_json(deck: "Deck", found: "Verification") -> dict[str, object]:
    facts: dict[str, object] = {
        "valid": found.valid,
        "cards": len(deck),
        "symbols": len(deck.symbols),
        "symbols_per_card": deck.symbols_per_card,
        "error_bound": found.error_bound,
    }
    if found.flaw is not None:
        facts["flaw"] = {"cards": found.flaw.cards, "shared": found.flaw.shared, "reason": str(found.flaw)}
    return facts


def _as_sentence(deck: "Deck", found: "Verification") -> str:
    if found.flaw is not None:
        return f"No: {found.flaw} (cards are numbered from 0)."
    low, high = int(deck.counts.min()), int(deck.counts.max())
    each = str(low) if low == high else f"{low} to {high}"
    certainty = f" (unless a chance of {found.error_bound:.0e} came true)" if found.error_bound else ""
    return f"Yes: {deck.facts}, each on {each} cards; any two cards share exactly one{certainty}."
