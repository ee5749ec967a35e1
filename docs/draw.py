"""Draws the pictures of mathematics.md: `python docs/draw.py` writes them all.

A point is a complex number, x to the right and y down, so that a rotation is a multiplication. Nothing is random.
"""

from cmath import pi, rect
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain
from pathlib import Path
from xml.sax.saxutils import escape

from sosie.designs import affine_plane, finite_field, projective_plane, singer_difference_set

PICTURES = Path(__file__).parent / "pictures"
WIDTH = 960

PAPER, CARD, INK, SHADE = "#FBF6EC", "#FFFFFF", "#1F2A44", "#D9D0BF"
TANGERINE, TEAL, PLUM, SKY, ROSE, SUN = "#F28C28", "#1A936F", "#7A3E6D", "#3B82C4", "#D64560", "#E0B020"
COLOURS = (TANGERINE, TEAL, PLUM)
EMBER = "#B65C0B"  # a readable dark tangerine
FONT = "Fredoka, Nunito, system-ui, sans-serif"

# Fifteen schoolgirls: 0 to 6 on a ring, 7 to 13 on a smaller one, and 14 in the middle. The other days turn this one.
FIRST_DAY = ((0, 8, 14), (1, 2, 4), (3, 10, 13), (5, 7, 9), (6, 11, 12))


# The pen


def number(value: float) -> str:
    """Write a number with one decimal at most."""
    return f"{round(value, 1) + 0.0:g}"


def tag(name: str, content: str = "", /, **attributes: str | float) -> str:
    """Return an element; an underscore in an attribute's name stands for a hyphen."""
    written = "".join(
        f' {key.replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for key, value in attributes.items()
    )
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def disc(at: complex, radius: float, fill: str = INK, **more: str | float) -> str:
    """Return a disc."""
    return tag("circle", cx=at.real, cy=at.imag, r=radius, fill=fill, **more)


def ring(at: complex, radius: float, colour: str = INK, width: float = 2) -> str:
    """Return an empty circle."""
    return disc(at, radius, "none", stroke=colour, stroke_width=width)


def path(places: Iterable[complex], colour: str, width: float, fill: str = "none", **more: str | float) -> str:
    """Return a polyline with round corners; a filled one is closed."""
    way = "M" + "L".join(f"{number(place.real)} {number(place.imag)}" for place in places)
    closed = "" if fill == "none" else "z"
    pen = {
        "fill": fill,
        "stroke": colour,
        "stroke_width": number(width),
        "stroke_linecap": "round",
        "stroke_linejoin": "round",
    }
    return tag("path", d=way + closed, **pen, **more)


def words(at: complex, text: str, size: float = 20, colour: str = INK, **more: str | float) -> str:
    """Return a line of text, centred at a point."""
    return tag("text", escape(text), x=at.real, y=at.imag, font_size=size, fill=colour, **more)


def sheet(height: int, title: str, parts: Iterable[str]) -> str:
    """Return a whole picture: its title, a background for light and dark pages, and its parts."""
    svg = {"xmlns": "http://www.w3.org/2000/svg", "viewBox": f"0 0 {WIDTH} {height}", "role": "img"}
    paper = tag("rect", width=WIDTH, height=height, rx=28, fill=PAPER)
    content = "\n".join(["", tag("title", escape(title)), paper, *parts, ""])
    return tag("svg", content, **svg, font_family=FONT, font_weight="500", text_anchor="middle") + "\n"


def turned(share: float, radius: float = 1) -> complex:
    """Return the point after this share of a full turn, clockwise from the top, around 0."""
    return rect(radius, 2 * pi * share - pi / 2)


def around(count: int, radius: float = 1, start: float = 0) -> list[complex]:
    """Return points spread evenly around 0, the first one at the top."""
    return [turned(start + i / count, radius) for i in range(count)]


# Seven symbols, each in a disc of radius 1 around 0


def outline(places: Iterable[complex]) -> str:
    """Return the path data of a polygon."""
    return "M" + "L".join(f"{place.real:.2f} {place.imag:.2f}" for place in places) + "z"


STAR = chain.from_iterable(zip(around(5), around(5, 0.46, 0.1), strict=True))
SYMBOLS = (
    (outline(STAR), SUN),
    ("M0 .82C-.5 .45-.95 .1-.86-.38C-.75-.9-.16-.88 0-.42C.16-.88 .75-.9 .86-.38C.95 .1 .5 .45 0 .82z", ROSE),
    (outline(around(3)), TEAL),
    ("M.2-.9A.9 .9 0 1 0 .9 .2A.68 .68 0 1 1 .2-.9z", PLUM),
    (outline(around(4, 0.9, 0.125)), SKY),
    ("M-.76 0A.76 .76 0 1 0 .76 0A.76 .76 0 1 0-.76 0z", TANGERINE),
    (outline([-1j, 0.66, 1j, -0.66]), INK),
)


def symbol(which: int, at: complex, size: float) -> str:
    """Return one of the seven symbols; the stroke in its own colour rounds its corners."""
    data, colour = SYMBOLS[which]
    place = f"translate({number(at.real)} {number(at.imag)}) scale({number(size)})"
    return tag(
        "path", d=data, fill=colour, stroke=colour, stroke_width="0.22", stroke_linejoin="round", transform=place
    )


def card(at: complex, radius: float, rim: str = SHADE) -> str:
    """Return a blank round card."""
    return disc(at, radius, CARD, stroke=rim, stroke_width=5 if rim != SHADE else 2.5)


def ground(at: complex, half: float) -> str:
    """Return a blank square with round corners."""
    blank = {"fill": CARD, "stroke": SHADE, "stroke_width": "2.5"}
    return tag("rect", x=at.real - half, y=at.imag - half, width=2 * half, height=2 * half, rx=28, **blank)


# The pictures


def fano() -> str:
    """Seven points and seven lines, beside the seven cards they represent."""
    plane = projective_plane(2)
    middle, radius = 248 + 312j, 236
    places = fano_points(middle, radius)
    circle = next(block for block in plane.blocks if all(abs(places[p] - middle) < radius * 0.6 for p in block))
    others = [block for block in plane.blocks if block != circle]
    parts = [path(sorted((places[p] for p in block), key=lambda z: (z.real, z.imag)), INK, 3.5) for block in others]
    parts.append(ring(middle, radius / 2, TANGERINE, 5))
    parts += [disc(at, 30, PAPER) + symbol(p, at, 20) for p, at in places.items()]
    seats = [708 + 260j + z for z in [0, *around(6, 146)]]
    for at, block in zip(seats, [circle, *others], strict=True):
        parts.append(card(at, 64, TANGERINE if block == circle else SHADE))
        parts += [symbol(p, at + z, 16.5) for p, z in zip(block, around(3, 33), strict=True)]
    return sheet(520, "The Fano plane: seven points on seven lines, and the seven cards of three symbols", parts)


def fano_points(middle: complex, radius: float) -> dict[int, complex]:
    """Place three points at the corners of a triangle, three in the middle of its sides and the last in the centre."""
    corners = (0, 1, 2)
    places = {p: middle + z for p, z in zip(corners, around(3, radius), strict=True)}
    for block in projective_plane(2).blocks:
        if len(ends := [p for p in block if p in corners]) == 2:
            (between,) = set(block).difference(ends)
            places[between] = sum(places[p] for p in ends) / 2
    (centre,) = set(range(7)).difference(places)
    return places | {centre: middle}


def affine() -> str:
    """Twelve lines of the nine points in four parallel classes, and the line at infinity above them."""
    names = ("y = b", "y = x + b", "y = 2x + b", "x = b")
    horizon = [complex(x, 90 + (x - 480) ** 2 / 3600) for x in range(24, 937, 24)]
    parts = [words(480 + 52j, "the line at infinity", 20), path(horizon, INK, 4)]
    for slope, name in enumerate(names):
        at = complex(132 + 232 * slope, 290)
        infinity = complex(at.real, 90 + (at.real - 480) ** 2 / 3600)
        ends = zip((-34, 0, 34), COLOURS, strict=True)
        parts += [path([at + x - 100j, infinity], colour, 3.5, stroke_dasharray="0.1 8") for x, colour in ends]
        parts += [*tile(at, slope), disc(infinity, 20), words(infinity + 8j, "∞", 24, PAPER)]
        parts.append(words(at + 142j, name, 22))
    parts.append(words(480 + 492j, "9 + 4 = 13 points  ·  12 + 1 = 13 lines  ·  4 points on every line", 21))
    return sheet(530, "The plane of order 3: four classes of parallel lines, each with its point at infinity", parts)


def tile(middle: complex, slope: int) -> list[str]:
    """Return the nine points and the three lines of a slope, which wrap around at the edges."""
    lines = affine_plane(3).blocks[3 * slope : 3 * slope + 3]
    # Modulo 3 a slope of 2 equals -1, which is easier to draw; the fourth slope is vertical.
    way = (1, 1 - 1j, 1 + 1j, 1j)[slope]
    parts = [ground(middle, 100)]
    for line, colour in zip(lines, COLOURS, strict=True):
        places = [middle + 56 * complex(p // 3 - 1, 1 - p % 3) for p in line]
        parts += [path([at - 28 * way, at + 28 * way], colour, 8) for at in places]
        parts += [disc(at, 13, colour, stroke=CARD, stroke_width=3) for at in places]
    return parts


def modular() -> str:
    """Two lines of the sixteen points: with remainders mod 4 they meet twice or never, in the field once."""
    field = finite_field(4)
    parts = meeting(180 + 150j, [2 * x % 4 for x in range(4)])
    parts += meeting(480 + 150j, [(2 * x + 1) % 4 for x in range(4)])
    parts += meeting(780 + 150j, [field.multiply(2, x) for x in range(4)])
    formulas, verdicts = ("y = 2x", "y = 2x + 1", "y = 2x"), ("mod 4: two", "mod 4: none", "field of four: one")
    for x, formula, verdict in zip((180, 480, 780), formulas, verdicts, strict=True):
        parts.append(words(x + 312j, f"y = 0 and {formula}", 21))
        parts.append(words(x + 344j, verdict, 21, TEAL if "one" in verdict.split() else ROSE, font_weight="700"))
    return sheet(376, "Two lines of order 4: wrong with remainders, right in the field", parts)


def meeting(middle: complex, heights: Sequence[int]) -> list[str]:
    """Return the sixteen points with the line y = 0 and the points at these heights."""
    grid = [[middle + 50 * complex(x - 1.5, 1.5 - y) for y in range(4)] for x in range(4)]
    parts = [ground(middle, 116)]
    parts += [disc(at, 6, SHADE) for at in chain.from_iterable(grid)]
    parts += [disc(column[0], 17, TEAL) for column in grid]
    parts += [disc(column[y], 17 if y else 9, TANGERINE) for column, y in zip(grid, heights, strict=True)]
    return parts


def singer() -> str:
    """Eight of 57 dots on a circle, and the same eight turned: one dot is in both."""
    found, steps = singer_difference_set(7), 5
    middle, radius = 480 + 372j, 284
    dots = [middle + z for z in around(found.modulus, radius)]
    first = found.residues
    second = sorted((r + steps) % found.modulus for r in first)
    (shared,) = set(first).intersection(second)
    parts = [card(middle, radius)]
    parts.append(path([dots[i] for i in first], TANGERINE, 5, TANGERINE, fill_opacity="0.16"))
    parts.append(path([dots[i] for i in second], TEAL, 4, TEAL, fill_opacity="0"))
    colours = dict.fromkeys(second, TEAL) | dict.fromkeys(first, TANGERINE) | {shared: PLUM}
    parts += [disc(at, 11 if i in colours else 5, colours.get(i, INK)) for i, at in enumerate(dots)]
    parts.append(ring(dots[shared], 17, PLUM, 3.5))
    for i, colour in colours.items():
        at = middle + turned(i / found.modulus, radius + 35) + 7j
        parts.append(words(at, str(i), 22, EMBER if colour == TANGERINE else colour, font_weight="700"))
    parts.append(words(middle - 12j, " · ".join(map(str, first)), 24, EMBER, font_weight="700"))
    parts.append(words(middle + 26j, f"turned by {steps}: one dot in both", 21))
    return sheet(
        744, "Singer's circle: 57 dots, eight of them marked, and the same polygon turned by a few dots", parts
    )


def counts() -> str:
    """Draw the number of cards per symbol, for 57 cards and for 55."""
    parts = wheel(242 + 240j, (), "all the cards") + wheel(718 + 240j, (0, 20), "any two cards left out")
    return sheet(564, "How often each symbol is there: in 57 cards, and when two are left out", parts)


def trimming() -> str:
    """Eight cards removed in the two extreme ways: all with one symbol, or no three with a common one."""
    residues = singer_difference_set(7).residues
    # Symbol 0 is on card j when -j is one of the residues; and since no two pairs of residues have the same sum,
    # no three of the cards that the residues number share a symbol.
    one_symbol = [-r % 57 for r in residues]
    parts = wheel(242 + 240j, one_symbol, "the eight cards of one symbol left out")
    parts += wheel(718 + 240j, residues, "eight left out, no three with one symbol")
    return sheet(564, "Eight cards gone: all with one symbol, or no three with the same one", parts)


def wheel(middle: complex, removed: Sequence[int], caption: str) -> list[str]:
    """Return a spoke for each symbol of the 57, with a dot on it for each card left that shows the symbol."""
    lines = singer_difference_set(7).develop().tolist()
    gone = Counter(point for number in removed for point in lines[number])
    colours = {8: INK, 7: TEAL, 6: TANGERINE, 0: ROSE}
    left = [8 - gone[point] for point in range(57)]
    parts = [card(middle, 212)]
    for i, places in enumerate(around(57, 76 + 17 * i) for i in range(8)):
        for z, count in zip(places, left, strict=True):
            there = i < count
            parts.append(
                disc(middle + z, 3 + 0.35 * i, colours[count]) if there else ring(middle + z, 2 + 0.35 * i, SHADE, 1.2)
            )
    parts.append(words(middle, str(57 - len(removed)), 46, font_weight="700") + words(middle + 26j, "cards", 19))
    tally = sorted(Counter(left).items(), reverse=True)
    for i, (count, symbols) in enumerate(tally):
        at = middle + 250j + 132 * (i - (len(tally) - 1) / 2)
        parts.append(disc(at - 52 - 7j, 9, colours[count]) + words(at + 6, f"{symbols} on {count}", 21))
    return [*parts, words(middle + 290j, caption, 19)]


def parity() -> str:
    """Lines through an outside point pair off nine points, and one is left over."""
    eye = 100 + 230j
    pairs = {-0.30: (530, 650), -0.16: (450, 720), -0.01: (520, 750), 0.14: (480, 660)}
    parts = [card(600 + 230j, 205)]
    for slope, ends in pairs.items():
        parts += ray(eye, 1 + slope * 1j, ends, TEAL)
    parts += ray(eye, 1 + 0.29j, (600,), TANGERINE)
    parts.append(disc(eye, 22, INK) + words(eye + 8j, "P", 23, PAPER))
    return sheet(460, "Lines through a point P outside pair off the points; of nine points one is left over", parts)


def ray(eye: complex, way: complex, stops: Sequence[int], colour: str) -> list[str]:
    """Return a line from the eye, with a point at each stop."""
    dashes = {"stroke_dasharray": "0.1 11"} if len(stops) == 1 else {}
    places = [eye + (x - eye.real) * way for x in stops]
    points = [disc(at, 15, colour, stroke=CARD, stroke_width=4) for at in places]
    return [path([eye, eye + 690 * way], colour, 4.5, **dashes), *points]


def kirkman() -> str:
    """Seven days of five rows: one day, turned by a seventh each time."""
    parts = [*day(236 + 246j, 176, 0, 14), words(236 + 492j, "Sunday", 22)]
    names = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday")
    for i, name in enumerate(names):
        at = complex(540 + 158 * (i % 3), 116 + 246 * (i // 3))
        parts += [*day(at, 62, i + 1, 5.5), words(at + 108j, name, 19)]
    return sheet(524, "Kirkman's week: fifteen girls in five rows of three, turned by a seventh every day", parts)


def day(middle: complex, radius: float, turn: int, size: float) -> list[str]:
    """Return the rows of a day."""
    places = [*around(7, radius, turn / 7), *around(7, radius * 0.52, turn / 7), 0]
    parts = [card(middle, radius * 1.17)]
    for row, colour in zip(FIRST_DAY, (INK, *COLOURS, SKY), strict=True):
        corners = [middle + places[girl] for girl in row]
        parts.append(path(corners, colour, size * 0.5, colour, fill_opacity="0.18"))
        parts += [disc(at, size, colour) for at in corners]
    return parts


DRAWINGS = (fano, affine, modular, singer, counts, trimming, parity, kirkman)


def main() -> None:
    """Write every picture."""
    PICTURES.mkdir(exist_ok=True)
    for draw in DRAWINGS:
        (PICTURES / f"{draw.__name__}.svg").write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
