"""Draw the pictures of mathematics.md: `python docs/draw.py` writes them all anew.

A place is a complex number, x to the right and y down, so that to turn is to multiply. Nothing is random.
"""

from cmath import pi, rect
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import chain, combinations
from pathlib import Path
from xml.sax.saxutils import escape

from sosie.designs import affine_plane, finite_field, projective_plane, singer_difference_set

PICTURES = Path(__file__).parent / "pictures"
WIDTH = 960

PAPER, CARD, INK, SHADE = "#FBF6EC", "#FFFFFF", "#1F2A44", "#D9D0BF"
TANGERINE, TEAL, PLUM, SKY, ROSE, SUN = "#F28C28", "#1A936F", "#7A3E6D", "#3B82C4", "#D64560", "#E0B020"
FONT = "Fredoka, Nunito, system-ui, sans-serif"

# Fifteen schoolgirls: 0 to 6 on a ring, 7 to 13 on a smaller one, and 14 in the middle. The other days turn this one.
FIRST_DAY = ((0, 8, 14), (1, 2, 4), (3, 10, 13), (5, 7, 9), (6, 11, 12))


# The pen


def number(value: float) -> str:
    """Write a number with one decimal at most."""
    return f"{round(value, 1) + 0.0:g}"


def tag(name: str, content: str = "", **attributes: str | float) -> str:
    """Return an element; an underscore in an attribute's name stands for a hyphen."""
    written = "".join(
        f' {key.replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for key, value in attributes.items()
    )
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def disc(at: complex, radius: float, fill: str = INK, **more: str | float) -> str:
    """Return a disc, the shape that everything here comes from."""
    return tag("circle", cx=at.real, cy=at.imag, r=radius, fill=fill, **more)


def ring(at: complex, radius: float, colour: str = INK, width: float = 2) -> str:
    """Return a circle with nothing in it."""
    return disc(at, radius, "none", stroke=colour, stroke_width=width)


def path(places: Iterable[complex], colour: str, width: float, fill: str = "none", **more: str | float) -> str:
    """Return straight strokes from place to place, round at every corner; filled ones close themselves."""
    way = "M" + "L".join(f"{number(place.real)} {number(place.imag)}" for place in places)
    closed = "" if fill == "none" else "z"
    pen = {"fill": fill, "stroke": colour, "stroke_width": width, "stroke_linecap": "round", "stroke_linejoin": "round"}
    return tag("path", d=way + closed, **pen, **more)


def words(at: complex, text: str, size: float = 20, colour: str = INK, **more: str | float) -> str:
    """Return a line of text, centred at a place."""
    return tag("text", escape(text), x=at.real, y=at.imag, font_size=size, fill=colour, **more)


def sheet(height: int, title: str, parts: Iterable[str]) -> str:
    """Return a whole picture: its title, paper that does for light and dark pages, and what is on it."""
    svg = {"xmlns": "http://www.w3.org/2000/svg", "viewBox": f"0 0 {WIDTH} {height}", "role": "img"}
    paper = tag("rect", width=WIDTH, height=height, rx=28, fill=PAPER)
    content = "\n".join(["", tag("title", escape(title)), paper, *parts, ""])
    return tag("svg", content, **svg, font_family=FONT, font_weight="500", text_anchor="middle") + "\n"


def turned(share: float, radius: float = 1) -> complex:
    """Return the place after this share of a full turn, clockwise from the top, around 0."""
    return rect(radius, 2 * pi * share - pi / 2)


def around(count: int, radius: float = 1, start: float = 0) -> list[complex]:
    """Return places spread evenly around 0, the first one at the top."""
    return [turned(start + i / count, radius) for i in range(count)]


# Seven symbols, each in a disc of radius 1 around 0


def outline(places: Iterable[complex]) -> str:
    """Return the path data of a closed shape with straight sides."""
    return "M" + "L".join(f"{place.real:.2f} {place.imag:.2f}" for place in places) + "z"


STAR = chain.from_iterable(zip(around(5), around(5, 0.46, 0.1), strict=True))
SYMBOLS = (
    (outline(STAR), SUN),
    ("M0 .82C-.5 .45-.95 .1-.86-.38C-.75-.9-.16-.88 0-.42C.16-.88 .75-.9 .86-.38C.95 .1 .5 .45 0 .82z", ROSE),
    (outline(around(3)), TEAL),
    ("M.5-.72A.84 .84 0 1 0 .5 .72A1 1 0 0 1 .5-.72z", PLUM),
    (outline(around(4, 0.9, 0.125)), SKY),
    ("M-.76 0A.76 .76 0 1 0 .76 0A.76 .76 0 1 0-.76 0z", TANGERINE),
    (outline([-1j, 0.66, 1j, -0.66]), INK),
)


def symbol(which: int, at: complex, size: float) -> str:
    """Return one of the seven symbols; the stroke in its own colour rounds its corners."""
    data, colour = SYMBOLS[which]
    place = f"translate({number(at.real)} {number(at.imag)}) scale({number(size)})"
    return tag("path", d=data, fill=colour, stroke=colour, stroke_width="0.22", stroke_linejoin="round", transform=place)


def card(at: complex, radius: float, rim: str = SHADE) -> str:
    """Return a blank round card."""
    return disc(at, radius, CARD, stroke=rim, stroke_width=5 if rim != SHADE else 2.5)


# The pictures


def fano() -> str:
    """Seven points and seven lines, beside the seven cards that they are."""
    plane = projective_plane(2)
    corners = (0, 1, 2)
    middles = [next(p for b in plane.blocks if {*pair} < {*b} for p in b if p not in pair) for pair in ((1, 2), (0, 2), (0, 1))]
    (centre,) = set(range(7)).difference(corners, middles)
    middle, radius = 250 + 296j, 225
    places = {centre: middle}
    places |= {p: middle + place for p, place in zip(corners, around(3, radius), strict=True)}
    places |= {p: middle - (places[c] - middle) / 2 for p, c in zip(middles, corners, strict=True)}
    inner = tuple(sorted(middles))
    parts = []
    for block in plane.blocks:
        if block != inner:
            ends = max(combinations([places[p] for p in block], 2), key=lambda pair: abs(pair[0] - pair[1]))
            parts.append(path(ends, INK, 3.5))
    parts.append(ring(middle, radius / 2, TANGERINE, 5))
    parts += [disc(places[p], 31, PAPER) + symbol(p, places[p], 20) for p in range(7)]
    rows = [560 + 120j, 705 + 120j, 850 + 120j, 632 + 245j, 777 + 245j, 632 + 370j, 777 + 370j]
    for at, block in zip(rows, sorted(plane.blocks, key=lambda b: b == inner), strict=True):
        parts.append(card(at, 59, TANGERINE if block == inner else SHADE))
        parts += [symbol(p, at + place, 15.5) for p, place in zip(block, around(3, 30), strict=True)]
    parts.append(words(704.5 + 472j, "Seven lines, seven cards.", 21))
    return sheet(520, "The Fano plane: seven points on seven lines, and the seven cards of three symbols", parts)


def wrapped(slope: int, intercept: int, side: int = 3) -> list[tuple[complex, complex]]:
    """Return the strokes of y = slope x + intercept on a tile whose opposite edges are the same edge."""
    start, end = -0.5, side - 0.5
    shifts = (intercept + side * k for k in range(-side, side + 1))
    strokes = []
    for shift in shifts:
        inside = [x for x in (start + i / 2 for i in range(2 * side + 1)) if start <= slope * x + shift <= end]
        if len(inside) > 1:
            strokes.append((complex(inside[0], slope * inside[0] + shift), complex(inside[-1], slope * inside[-1] + shift)))
    return strokes


def affine() -> str:
    """The twelve lines of the nine points in four parallel classes, and the line at infinity above them."""
    q, step = 3, 52
    plane = affine_plane(q)
    names = ("y = b", "y = x + b", "y = 2x + b", "x = b")
    colours = (TANGERINE, TEAL, PLUM)
    horizon = [complex(132 + 232 * i, 96 + 0.00031 * (232 * i - 348) ** 2) for i in range(q + 1)]
    curve = [complex(x, 96 + 0.00031 * (x - 480) ** 2) for x in range(48, 913, 24)]
    parts = [words(480 + 50j, "the line at infinity", 19), path(curve, INK, 4)]
    for slope, (name, top) in enumerate(zip(names, horizon, strict=True)):
        corner = complex(top.real - step, 352)
        parts.append(tag("rect", x=corner.real - 78, y=170, width=208, height=208, rx=24, fill=CARD, stroke=SHADE, stroke_width=2))
        for b, colour in enumerate(colours):
            # On this tile 2 is as good as -1, and easier to draw.
            strokes = [(complex(b, -0.5), complex(b, 2.5))] if slope == q else wrapped((slope + 1) % q - 1, b)
            parts += [path([corner.real + 274j + (z.real * step - step * 0) + (1 - z.imag) * step * 1j for z in s], colour, 7, opacity=0.85) for s in strokes]
            reach = complex(top.real + 26 * (b - 1), 166)
            parts.append(path([reach, top], colour, 3, stroke_dasharray="1 7"))
        for point in range(q * q):
            x, y = divmod(point, q)
            line = next(i for i in range(q) if point in plane.blocks[slope * q + i])
            parts.append(disc(complex(corner.real + x * step, 274 + (1 - y) * step), 13, colours[line], stroke=CARD, stroke_width=3.5))
        parts.append(disc(top, 19, INK) + words(top + 7j, "∞", 22, PAPER))
        parts.append(words(complex(top.real, 416), name, 21))
    parts.append(words(480 + 468j, "9 + 4 = 13 points      3 × 4 + 1 = 13 lines      4 points on every line", 20))
    return sheet(500, "The plane of order 3: four classes of parallel lines, each with its point at infinity", parts)


def modular() -> str:
    """Two lines of the sixteen points: with remainders mod 4 they meet twice or never, in the field once."""
    field = finite_field(4)
    panels: tuple[tuple[str, str, Callable[[int], int]], ...] = (
        ("y = 2x, remainders mod 4", "two matches", lambda x: 2 * x % 4),
        ("y = 2x + 1, remainders mod 4", "no match", lambda x: (2 * x + 1) % 4),
        ("y = 2x, the field of four", "one match", lambda x: field.multiply(2, x)),
    )
    parts, step = [], 50
    for left, (name, verdict, rule) in zip((180, 480, 780), panels, strict=True):
        parts.append(tag("rect", x=left - 116, y=40, width=232, height=232, rx=24, fill=CARD, stroke=SHADE, stroke_width=2))
        meets = 0
        for x in range(4):
            for y in range(4):
                at = complex(left + (x - 1.5) * step, 156 - (y - 1.5) * step)
                flat, steep = y == 0, y == rule(x)
                meets += flat and steep
                parts.append(disc(at, 16 if flat or steep else 6, TEAL if flat else TANGERINE if steep else SHADE))
                parts += [ring(at, 16, PLUM, 0) + disc(at, 10, TANGERINE)] * (flat and steep)
        parts.append(words(complex(left, 312), name, 19) + words(complex(left, 344), verdict, 21, TEAL if meets == 1 else ROSE, font_weight="700"))
    return sheet(376, "The lines y = 0 and y = 2x of order 4: wrong with remainders, right in the field", parts)


def singer() -> str:
    """Eight of 57 dots on a circle, and the same eight turned: one dot is in both."""
    found = singer_difference_set(7)
    lines = found.develop().tolist()
    steps = 6
    middle, radius = 480 + 380j, 280
    dots = [middle + place for place in around(found.modulus, radius)]
    first, second = sorted(lines[0]), sorted(lines[steps])
    (shared,) = set(first).intersection(second)
    parts = [ring(middle, radius, SHADE, 2)]
    parts.append(path([dots[i] for i in second], TEAL, 3.5, TEAL, fill_opacity="0.1"))
    parts.append(path([dots[i] for i in first], TANGERINE, 5, TANGERINE, fill_opacity="0.14"))
    colours = dict.fromkeys(second, TEAL) | dict.fromkeys(first, TANGERINE) | {shared: PLUM}
    for i, at in enumerate(dots):
        parts.append(disc(at, 13 if i == shared else 10 if i in colours else 5, colours.get(i, INK)))
        if i in colours:
            parts.append(words(middle + turned(i / found.modulus, radius + 32) + 7j, str(i), 21, colours[i], font_weight="700"))
    parts.append(words(480 + 366j, ", ".join(map(str, first)), 22, TANGERINE, font_weight="700"))
    parts.append(words(480 + 402j, f"turned by {steps}: one dot in both, {shared}", 20))
    return sheet(760, "Singer's circle: 57 dots, eight of them marked, and the same polygon turned by six dots", parts)


def spokes(middle: complex, removed: Sequence[int], caption: str) -> list[str]:
    """Return a wheel with a spoke for each symbol of the 57 and a dot on it for each card left that shows it."""
    lines = singer_difference_set(7).develop().tolist()
    gone = Counter(point for number in removed for point in lines[number])
    parts = [card(middle, 212)]
    for point in range(57):
        left = 8 - gone[point]
        colour = {8: INK, 7: TEAL}.get(left, TANGERINE)
        for i in range(8):
            at = middle + turned(point / 57, 76 + 17 * i)
            parts.append(disc(at, 3 + 0.35 * i, colour) if i < left else ring(at, 2 + 0.35 * i, SHADE, 1.2))
    parts.append(words(middle - 2j, str(57 - len(removed)), 44, font_weight="700") + words(middle + 24j, "cards", 18))
    parts.append(words(middle + 250j, caption, 20))
    return parts


def tally(removed: Sequence[int]) -> str:
    """Say how many symbols are on how many cards when these are gone."""
    lines = singer_difference_set(7).develop().tolist()
    gone = Counter(point for number in removed for point in lines[number])
    counts = Counter(8 - gone[point] for point in range(57))
    return "   ".join(f"{counts[c]} on {c}" for c in sorted(counts, reverse=True))


def wheels(title: str, left: Sequence[int], right: Sequence[int]) -> str:
    """Two wheels side by side."""
    parts = spokes(242 + 240j, left, tally(left)) + spokes(718 + 240j, right, tally(right))
    return sheet(526, title, parts)


def counts() -> str:
    """How many cards show each symbol, of 57 cards and of 55."""
    return wheels("How often each symbol is there: in 57 cards, and when two are left out", (), (0, 20))


def trimming() -> str:
    """Eight cards gone in the two extreme ways: all with one symbol, or no three with one."""
    residues = singer_difference_set(7).residues
    # Symbol 0 is on card j when -j is one of the residues; and since no two pairs of residues have the same sum,
    # no three of the cards that the residues number share a symbol.
    one_symbol = [-r % 57 for r in residues]
    return wheels("Eight cards gone: all with one symbol, or no three with the same one", one_symbol, residues)


def parity() -> str:
    """Lines through a point outside pair nine points off, and one is left over."""
    eye = 96 + 230j
    parts = [card(610 + 230j, 196)]
    rays = ((-0.30, (430, 640)), (-0.14, (500, 750)), (0.015, (455, 690)), (0.17, (560, 770)), (0.32, (600,)))
    for slope, places in rays:
        colour = TEAL if len(places) == 2 else TANGERINE
        at = [eye + (x - eye.real) * (1 + slope * 1j) for x in places]
        parts.append(path([eye, eye + 770 * (1 + slope * 1j)], colour, 4, stroke_dasharray="none" if len(places) == 2 else "2 11"))
        parts += [disc(z, 15, colour, stroke=CARD, stroke_width=4) for z in at]
    parts.append(disc(eye, 21, INK) + words(eye + 7.5j, "P", 22, PAPER))
    return sheet(460, "Lines through a point P outside pair off the points; of nine points one is left over", parts)


def kirkman() -> str:
    """Seven days of five rows: one day, turned by a seventh each time."""
    parts = day(250 + 262j, 190, 0, 15)
    parts.append(words(250 + 500j, "Sunday", 22))
    names = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday")
    for i, name in enumerate(names):
        at = complex(568 + 160 * (i % 3), 150 + 240 * (i // 3))
        parts += day(at, 60, i + 1, 5.5) + [words(at + 104j, name, 18)]
    return sheet(536, "Kirkman's week: fifteen girls in five rows of three, turned by a seventh every day", parts)


def day(middle: complex, radius: float, turn: int, size: float) -> list[str]:
    """Return the rows of a day."""
    places = [*around(7, radius, turn / 7), *around(7, radius * 0.52, turn / 7), 0]
    parts = [card(middle, radius * 1.17)]
    for row, colour in zip(FIRST_DAY, (INK, TANGERINE, TEAL, PLUM, SKY), strict=True):
        corners = [middle + places[girl] for girl in row]
        parts.append(path(corners, colour, size * 0.55, colour, fill_opacity="0.16"))
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
