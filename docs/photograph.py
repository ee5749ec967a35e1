"""Draws the pictures of cards in README.md and the docs: `python docs/photograph.py` writes them all.

They are PNG files, because their art is baked into the package and is not in the repository.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from sosie.cards import DIFFICULTIES, CardDesign, Drawing, DrawnCard, Mark, easier, find_difficulty, sheet_svg
from sosie.cards.card import RADIUS
from sosie.cards.drawing import png
from sosie.cards.own import Emoji, Entry, Word, make_edition, make_symbols
from sosie.cards.own.entries import Material
from sosie.editions import edition

PICTURES = Path(__file__).parent / "pictures"
GROUND, SHADE, INK, TANGERINE = "#FBF6EC", "#E4DAC6", "#1F2A44", "#F28C28"


def placed(card: DrawnCard, x: float, y: float, radius: float, degrees: float = 0.0) -> str:
    """Return a card on the table, with a shadow."""
    scale = radius / RADIUS
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) rotate({degrees:.1f}) scale({scale:.4f})">'
        f'<circle r="{RADIUS + 1}" cy="3.5" fill="{SHADE}"/><circle r="{RADIUS}" fill="#fff" stroke="{SHADE}"/>'
        f"{card.body()}</g>"
    )


def table(width: float, height: float, parts: Iterable[str]) -> str:
    """Return parts on a warm background."""
    size = f'width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}"'
    ground = f'<rect width="100%" height="100%" rx="24" fill="{GROUND}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{ground}{"".join(parts)}</svg>'


def shared(one: DrawnCard, other: DrawnCard) -> tuple[Mark, Mark]:
    """Return the marks of the match of two cards, one on each."""
    return next((a, b) for a in one.marks for b in other.marks if a.symbol is b.symbol)


def cards() -> str:
    """Draw two cards in front, their match joined, and others of all editions fanned out behind them."""
    behind = [("insects", 4), ("ring", 8), ("backyard", 5), ("backyard", 2), ("ring", 20), ("insects", 11)]
    turns = (-52, -34, -14, 14, 34, 52)
    parts = [
        placed(
            CardDesign(edition(name)).card(number),
            600 + 560 * math.sin(math.radians(turn)),
            610 - 470 * math.cos(math.radians(turn)),
            128,
            turn,
        )
        for (name, number), turn in zip(behind, turns, strict=True)
    ]
    classic = CardDesign(edition("classic"))
    pair, spots = (classic.card(20), classic.card(25)), []
    for card, mark, x in zip(pair, shared(*pair), (418, 782), strict=True):
        parts.append(placed(card, x, 392, 172))
        spots.append((x + 172 * mark.placement.x, 392 + 172 * mark.placement.y, 172 * mark.placement.size + 7))
    (ax, ay, ar), (bx, by, br) = spots
    way = math.atan2(by - ay, bx - ax)
    pen = f'fill="none" stroke="{TANGERINE}" stroke-width="6" stroke-linecap="round"'
    parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" {pen}/>' for x, y, r in spots]
    start, end = (ax + ar * math.cos(way), ay + ar * math.sin(way)), (bx - br * math.cos(way), by - br * math.sin(way))
    parts.append(f'<path d="M{start[0]:.1f} {start[1]:.1f}L{end[0]:.1f} {end[1]:.1f}" {pen}/>')
    return table(1200, 590, parts)


def symbols_of(name: str) -> Callable[[], str]:
    """Return a function that draws all symbols of an edition with their names."""

    def draw() -> str:
        return sheet_svg([(Drawing.parse(s.faces[0]), [s.name()]) for s in edition(name).symbols], 10)

    draw.__name__ = f"symbols-{name}"
    return draw


def difficulties() -> str:
    """Draw two cards each of an easy, a normal and a hard deck."""
    parts: list[str] = []
    for column, name in enumerate(DIFFICULTIES):
        dial = find_difficulty(name)
        chosen = easier(edition("classic"), dial.fewer) if dial.fewer else edition("classic")
        for row, number in enumerate((3, 4)):
            parts.append(placed(CardDesign(chosen, dial).card(number), 180 + 340 * column, 165 + 310 * row, 145))
        parts.append(
            f'<text x="{180 + 340 * column}" y="662" text-anchor="middle" font-family="Nunito Sans" font-weight="700" '
            f'font-size="28" fill="{INK}">{name}</text>'
        )
    return table(1040, 690, parts)


WORDS = (
    ("the cat", "le chat"), ("the dog", "le chien"), ("the sun", "le soleil"), ("the moon", "la lune"),
    ("the tree", "l'arbre"), ("the bread", "le pain"), ("the school", "l'école"), ("the bicycle", "le vélo"),
    ("the fish", "le poisson"), ("the garden", "le jardin"), ("the hat", "le chapeau"), ("the water", "l'eau"),
    ("the swimming pool", "la piscine"), ("the clock", "l'horloge"), ("the car", "la voiture"),
    ("the bird", "l'oiseau"),    ("the shoe", "la chaussure"), ("the milk", "le lait"), ("the apple", "la pomme"),
    ("the key", "la clé"),
    ("the window", "la fenêtre"),
)  # fmt: skip
SUMS = tuple((f"{a} \u00d7 {b}", str(a * b)) for a, b in (
    (2, 3), (3, 3), (2, 7), (3, 5), (4, 4), (3, 6), (4, 5), (3, 7), (4, 6), (5, 5), (3, 9),
    (4, 7), (5, 6), (4, 8), (5, 7), (6, 6), (5, 8), (6, 7), (5, 9), (6, 8), (7, 7),
))  # fmt: skip
ANIMALS = "🦊🐼🦁🐸🐔🦉🐝🦋🐌🐞🐢🐍🐙🦀🐬🦒🐘🦔🦜🦩🐇"


def own_deck(symbols: Iterable[tuple[Material, ...]]) -> CardDesign:
    """Return an own deck."""
    entries = [Entry({"en": (f"symbol {n}",)}, faces, str(n)) for n, faces in enumerate(symbols)]
    return CardDesign(make_edition(make_symbols(entries).symbols))


def own_decks() -> str:
    """Draw a card each of three own decks: word pairs, sums and emoji."""
    decks = (
        own_deck(tuple(map(Word, pair)) for pair in WORDS),
        own_deck(tuple(map(Word, pair)) for pair in SUMS),
        own_deck((Emoji(animal),) for animal in ANIMALS),
    )
    # The number of the card makes the ids of its drawings unique.
    return table(1040, 340, [placed(deck.card(n + 5), 180 + 340 * n, 168, 148) for n, deck in enumerate(decks)])


PHOTOGRAPHS: Sequence[Callable[[], str]] = (
    cards,
    difficulties,
    own_decks,
    *(symbols_of(name) for name in ("classic", "backyard", "ring", "insects")),
)

if __name__ == "__main__":
    for photograph in PHOTOGRAPHS:
        (PICTURES / f"{photograph.__name__}.png").write_bytes(png(photograph(), 1500))
