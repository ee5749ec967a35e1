"""Draws the dogs of the edition backyard: each a breed, a pose and a coat of its own."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

INK = "#1C1C1C"
TONGUE = "#F92F60"


@dataclass(frozen=True)
class Coat:
    """The colours of a dog: its fur, the shade of it, its light parts, and what it wears."""

    fur: str
    dark: str
    light: str
    wear: str


def path(d: str, fill: str) -> str:
    """Fill a shape."""
    return f'<path d="{d}" fill="{fill}"/>'


def line(d: str, colour: str, width: float) -> str:
    """Draw a stroke with round ends: legs, tails, mouths."""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def oval(x: float, y: float, rx: float, ry: float, fill: str) -> str:
    """Fill an upright ellipse."""
    return f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{fill}"/>'


def dots(fill: str, *circles: tuple[float, float, float]) -> str:
    """Fill circles (x, y, radius) of one colour: curls, spots, pearls."""
    return "".join(f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}"/>' for x, y, r in circles)


def lines(colour: str, width: float, *strokes: str) -> str:
    """Draw strokes of one colour and width."""
    return line("".join(strokes), colour, width)


def turned(body: str, angle: float, x: float, y: float) -> str:
    """Turn a body about a point."""
    return f'<g transform="rotate({angle} {x} {y})">{body}</g>'


def eye(x: float, y: float, r: float = 1.2) -> str:
    """Draw a dark eye with a glint."""
    return oval(x, y, r * 0.9, r * 1.1, INK) + dots("#FFFFFF", (x + r * 0.3, y - r * 0.4, r * 0.32))


def eyes(x: float, y: float, apart: float, r: float = 1.2) -> str:
    """Draw two eyes either side of x."""
    return eye(x - apart, y, r) + eye(x + apart, y, r)


def snout(x: float, y: float, width: float = 1.8) -> str:
    """Draw a nose seen from the front, with a smile under it."""
    w = width
    smile = line(
        f"M{x - w * 1.2} {y + w * 1.1}Q{x - w * 0.5} {y + w * 2} {x} {y + w}"
        f"Q{x + w * 0.5} {y + w * 2} {x + w * 1.2} {y + w * 1.1}",
        INK,
        0.8,
    )
    return smile + path(
        f"M{x - w} {y - w * 0.3}"
        f"Q{x} {y - w} {x + w} {y - w * 0.3}Q{x + w * 0.8} {y + w * 0.6} {x} {y + w}"
        f"Q{x - w * 0.8} {y + w * 0.6} {x - w} {y - w * 0.3}Z",
        INK,
    )


def tie_bow(x: float, y: float, size: float, fill: str, knot: str) -> str:
    """Draw a ribbon tied in a bow."""
    s = size
    wings = path(
        f"M{x} {y}L{x - s} {y - s * 0.75}"
        f"Q{x - s * 1.5} {y} {x - s} {y + s * 0.75}ZM{x} {y}L{x + s} {y - s * 0.75}"
        f"Q{x + s * 1.5} {y} {x + s} {y + s * 0.75}Z",
        fill,
    )
    return wings + dots(knot, (x, y, s * 0.38))


def clover(x: float, y: float, size: float) -> str:
    """Draw a four-leaf clover."""
    heart = path(
        f"M{x} {y}Q{x - size * 0.9} {y - size * 0.4} {x - size * 0.75} {y - size}"
        f"Q{x - size * 0.4} {y - size * 1.35} {x} {y - size}Q{x + size * 0.4} {y - size * 1.35} "
        f"{x + size * 0.75} {y - size}Q{x + size * 0.9} {y - size * 0.4} {x} {y}Z",
        "#00A651",
    )
    veins = line(f"M{x} {y}V{y - size * 0.75}", "#86D72F", size * 0.16)
    return "".join(turned(heart + veins, angle, x, y) for angle in (45, 135, 225, 315))


def shepherd(c: Coat) -> str:
    """Sit, seen from the side, in collar and tie."""
    return (
        line("M22 28.2H26.5Q29.8 27.5 29.6 23.5", c.dark, 3.4)
        + path("M9.5 13L17.5 8Q22.5 12 25 19Q27.5 25 25.5 30H12.5Q9 22 9.5 13Z", c.fur)
        + path("M17.5 8Q22.5 12 25 19Q26.6 23 26.2 27Q20 26 17.5 19Q16 14 15 11Z", c.dark)
        + line("M12 18V28.5H9.8", c.fur, 3.6)
        + line("M17 22V28.5H14.6", c.light, 3.4)
        + path("M18 30Q16.5 21.5 22 21Q27 22 25.8 30Z", c.fur)
        + line("M18.8 28.8H22", c.light, 2.6)
        + path("M12.5 5.5L15.5 .8Q18.4 3 18.4 8Z", c.dark)
        + path("M9 4.2Q16 2.4 18.2 8Q19.2 14.4 12.4 14.6H5Q2.2 14.4 2.2 11.8Q2.2 9.8 5 9.2L7 8.6Q7.2 5.2 9 4.2Z", c.fur)
        + path("M2.2 11.8Q2.2 14.4 5 14.6H10Q11.5 10.5 7 8.7L5 9.2Q2.2 9.8 2.2 11.8Z", c.light)
        + path("M10 5.4L10.9 .6Q15 2 15.4 8.4Q12 8.6 10 5.4Z", c.dark)
        + oval(3, 10.3, 1.5, 1.3, INK)
        + eye(8.8, 7.4, 1)
        + line("M9.6 15.6Q14.5 17.4 19 12.6", "#FFFFFF", 2)
        + path("M10.4 15.4L13.4 16.4L13 18.4L14.6 25L12.2 27.6L9.4 25L11 18.4Z", c.wear)
        + line("M10.6 21L13.6 19.6M10 24.2L14.2 22.4", "#26C9FC", 1)
    )


def spaniel(c: Coat) -> str:
    """Show her profile, with a long wavy ear, a flower and pearls."""
    petals = [(15.2, 3.6), (17.4, 5.2), (16.6, 7.7), (13.8, 7.7), (13, 5.2)]
    return (
        path(
            "M8 14Q8 3 17 3Q22 3 23.5 8.5L28.6 11Q30.8 12.4 30.2 15Q29.4 17.8 26 17.8L21.6 18Q21.8 22 24 25"
            "Q25.6 28 25.4 31H5.4Q4.6 22 8 14Z",
            c.fur,
        )
        + path("M30.2 15Q29.4 17.8 26 17.8L21.6 18Q21 16 23 15Q26 15.8 30.2 15Z", c.light)
        + path("M21.6 18.1Q21.8 22 24 25Q25.6 28 25.4 31H18Q21 25 19.5 19Z", c.light)
        + path(
            "M12.5 7Q17.6 8.4 17 14Q18.6 17 16.4 19.6Q17 23 13.4 23.6Q11.4 26.4 8.4 24.6Q4.8 25.4 4.2 21.4"
            "Q1.8 19 3.8 15.8Q3.6 11.6 7 10.4Q8.6 7 12.5 7Z",
            c.dark,
        )
        + lines(c.fur, 0.9, "M10 12Q8 15.4 9 19.4", "M13.4 12.4Q12.4 16 13 20")
        + dots(c.wear, *((x, y, 1.9) for x, y in petals))
        + dots("#FFFFFF", (15.2, 5.8, 1.7))
        + oval(29.2, 11.9, 1.7, 1.4, INK)
        + lines(INK, 1.1, "M20.8 10.8Q22.4 8.8 24.2 10.6", "M20.8 10.8L19.8 10.2")
        + dots(
            "#FCD53F",
            (7.6, 27.6, 1.5),
            (10.8, 28.9, 1.5),
            (14.2, 29.2, 1.5),
            (17.6, 28.8, 1.5),
            (20.8, 27.4, 1.5),
            (23.4, 25.4, 1.3),
        )
    )


def round_puppy(c: Coat) -> str:
    """Sit and face us, its head tilted: round all over."""
    head = (
        oval(16, 11.4, 9.4, 8.6, c.fur)
        + path("M8.6 5.4Q2.4 4.4 2.6 12Q2.8 18.4 6.4 18Q9 17.4 8.8 12Q8.8 8.4 11 5.6Z", c.dark)
        + path("M23.4 5.4Q29.6 4.4 29.4 12Q29.2 18.4 25.6 18Q23 17.4 23.2 12Q23.2 8.4 21 5.6Z", c.dark)
        + oval(16, 15.4, 5.2, 4, c.light)
        + path("M14.4 16.4H17.6V18.6Q16 20.8 14.4 18.6Z", TONGUE)
        + snout(16, 13.6, 1.7)
        + eyes(16, 10, 4.2, 1.5)
    )
    return (
        line("M24 27Q29 27.4 29.4 22.6", c.dark, 3)
        + path("M8 30.4Q5.6 18.6 16 18Q26.4 18.6 24 30.4Z", c.fur)
        + oval(16, 25.6, 4.6, 5, c.light)
        + oval(9.6, 29, 4, 2.2, c.dark)
        + oval(22.4, 29, 4, 2.2, c.dark)
        + line("M10.4 20Q16 23.4 21.6 20", c.wear, 2)
        + dots("#FF822D", (16, 22.6, 1.7))
        + turned(head, -9, 16, 16)
    )


def curly(c: Coat) -> str:
    """Stand sideways, all curls."""
    curls = "M13 17Q15 15 17 17", "M19 19.6Q21 17.6 23 19.6", "M21 14.6Q23 12.8 25 14.8", "M15 21.6Q17 19.8 19 22"
    return (
        dots(c.dark, (15, 26.6, 2.6), (15, 28.4, 2.4), (22.4, 26.6, 2.6), (22.4, 28.4, 2.4))
        + dots(c.fur, (28.6, 9.6, 2.6), (27.4, 12.6, 2))
        + dots(c.fur, (11, 16.4, 4.4), (14, 14.6, 4), (18.6, 14.2, 4), (23, 14.8, 4.2), (25.6, 18, 4), (24, 21.2, 4))
        + dots(c.fur, (19.4, 22, 4), (14.6, 22, 4), (11.2, 20.2, 4), (18, 18, 5))
        + dots(c.fur, (11, 25, 2.8), (11, 28, 2.8), (26.4, 25, 2.8), (26.4, 28, 2.8))
        + lines(c.dark, 1, *curls)
        + dots(c.fur, (5.4, 10, 3.8), (9.4, 9.4, 5), (7, 4.8, 3), (10.4, 3.8, 3), (13.2, 6, 3))
        + dots(c.dark, (12.4, 8.4, 2.6), (13.6, 11.4, 2.8), (13.2, 14.6, 2.8), (11.4, 12.4, 2.4))
        + dots(c.light, (4.4, 11.4, 2.8))
        + oval(2.6, 9.9, 1.4, 1.2, INK)
        + eye(7.2, 8, 1.1)
        + line("M4 12.8Q5.6 13.4 6.8 12.2", INK, 0.8)
        + tie_bow(9.6, 18, 2.4, c.wear, "#FFFFFF")
    )


def sheepdog(c: Coat) -> str:
    """Run flat out, a bandana at the neck."""
    return (
        path("M24.4 15.6Q27.4 14.8 28.4 9.4Q31.8 10.6 31 14.4Q30 18.6 25 18.6Z", c.fur)
        + path("M28.4 9.4Q31.8 10.6 31.2 13.4Q29 13.6 27.6 12.4Z", c.light)
        + lines(c.dark, 3, "M12 20L6.6 25.4L3.4 25.6", "M23 18L27.4 22.6L26.6 26.4")
        + path("M7.6 15.6Q15 9.6 23.4 13.4Q27.4 15.4 26.6 19Q25 21.4 20 20.6Q14 23.4 9.4 21.4Z", c.fur)
        + lines(c.fur, 3.2, "M10.4 20L5.6 22.2L2.2 20.6", "M24.4 18.4L29.2 21.4L30.4 25")
        + lines(c.light, 3.2, "M3 21L2.2 20.6", "M30 24L30.4 25")
        + path("M7 17Q10.6 15.6 13 13.8Q15.4 17.6 13.6 21.6Q10.4 22.6 8.6 20.6Z", c.light)
        + path("M12.6 8Q15.6 4.8 16.2 8.4Q15.4 11.6 12.4 12Z", c.dark)
        + path(
            "M6.4 7.4Q11.6 4.6 13.4 9Q14.6 14.4 9.4 15.4L4 15.2Q1 14.8 1.2 12.6Q1.6 10.8 5 10.4Q5.4 8 6.4 7.4Z", c.fur
        )
        + path("M1.2 12.6Q1.6 10.8 5 10.4L7.4 7Q8.4 6.6 9 6.6Q7.6 9.6 8 12Q7.4 15.2 4 15.2Q1 14.8 1.2 12.6Z", c.light)
        + path("M4 15H7.4Q7.6 18.6 5.6 18.6Q4.2 18 4 15Z", TONGUE)
        + path("M10 8.4Q9.6 4 12.2 4.2Q15.2 6.4 13.6 10.4Z", c.fur)
        + oval(1.9, 11.8, 1.3, 1.2, INK)
        + dots("#FFFFFF", (9.6, 9.8, 1.2))
        + dots(INK, (9.4, 9.8, 0.8))
        + line("M9 16.2L14 12.8", c.wear, 2.6)
        + path("M8.8 16.6L13.6 13.6L14.6 19.4Z", c.wear)
    )


def basset(c: Coat) -> str:
    """Lie down, old, in straw hat and glasses."""
    return (
        line("M27 27Q31 26 30.4 21.6", c.dark, 2.8)
        + path("M9 30Q6.6 20.6 14 18.4Q24 15.6 28.4 21Q31 25 29.6 30Z", c.fur)
        + path("M20 30Q19 23 24.4 22.6Q30.4 23.4 29.6 30Z", c.dark)
        + line("M5 28.4H15", c.light, 3.2)
        + path("M7 9Q15.6 7.6 16.4 14Q16.6 21.4 10 22L5.4 21.6Q1.4 21 1.4 17.8Q1.4 15.4 4.6 14.6Q5 10.6 7 9Z", c.fur)
        + path("M1.4 17.8Q1.4 15.4 4.6 14.6Q8.4 15 9 18.4L9.4 24.6L6.8 23.4L5.2 24.6L3.8 22.6L1.8 22.8Z", "#CDD0DE")
        + path("M13 10Q18 10 18.4 16Q19.6 23.6 15.8 26.4Q11.6 26.6 11.8 20.4Q12.2 14 13 10Z", c.dark)
        + oval(2.6, 15.6, 1.7, 1.4, INK)
        + '<circle cx="8" cy="13.4" r="2.5" fill="#DFF4FF" stroke="#533566" stroke-width="1"/>'
        + line("M10.6 13.4L14 12.8", "#533566", 1)
        + eye(7.6, 13.6, 1)
        + path("M5.6 8.4Q5.6 1.4 11 1.4Q16.4 1.4 16.4 8.4Z", c.wear)
        + path("M5.5 6.2H16.3L16.4 8.8H5.4Z", "#F8312F")
        + line("M2.4 9.6Q11 7.2 19.6 9.6", c.wear, 2.2)
    )


def retriever(c: Coat) -> str:
    """Show its profile, and a four-leaf clover it found."""
    return (
        path(
            "M13.4 4Q22 1.6 26.4 8Q29.6 13.6 28.8 20Q28.6 26 31 30.6H14Q15.6 25 14.6 20.8L7 19.6Q3.2 19 3.4 15.8"
            "Q3.6 13.4 7 12.6L10.6 11.6Q10.6 6 13.4 4Z",
            c.fur,
        )
        + path("M7 19.6Q3.2 19 3.4 16.4Q9 17.6 13.4 15.2Q15.4 18 14.6 20.8Z", c.light)
        + path("M18.6 5.6Q25.4 4.8 27.2 10.6Q28.6 16.6 25.4 18.4Q21.4 18.8 19.8 14Q18.6 10.4 18.6 5.6Z", c.dark)
        + oval(4.8, 13.4, 1.9, 1.6, INK)
        + eye(14, 9.8, 1.4)
        + path("M14.8 23.4Q22 25.4 29 21.2L29.6 25Q22 29 14.8 27Z", c.wear)
        + line("M9.4 17.6L7.4 23", "#00A651", 1.3)
        + clover(7.4, 24.4, 4.2)
        + line("M4.4 17.6Q9.6 18.4 13 16.2", INK, 0.8)
    )


def in_socks(c: Coat) -> str:
    """Stand sideways in four striped socks."""

    def sock(x: float, top: float, leg: str) -> str:
        knitted = path(f"M{x - 2} {top}H{x + 2}V30.4H{x - 4}Q{x - 4.2} 27.6 {x - 2} 27.4Z", c.wear)
        bands = lines("#FCD53F", 1.5, *(f"M{x - 1.3} {y}H{x + 1.3}" for y in (top + 2.8, top + 5.8)))
        cuff = line(f"M{x - 2} {top}H{x + 2}", "#FCD53F", 1.8)
        return line(f"M{x} 16V{top}", leg, 4) + knitted + bands + cuff

    return (
        line("M26 13Q29.6 11.4 29 5.6", c.dark, 3)
        + sock(15.4, 21, c.dark)
        + sock(22.6, 21, c.dark)
        + path("M8 12Q9 10.6 12 11.4L26 11.2Q28.6 12 28.6 16Q28.4 20.4 25 20.6L18 19.6L10.4 21.4Q7.6 18 8 12Z", c.fur)
        + sock(10.2, 20.4, c.fur)
        + sock(27, 20.4, c.fur)
        + path(
            "M7.4 2.6Q13 1.4 14 6Q15 12 10.4 14L8 15.6L6.6 13.8L5 14.8"
            "L4.2 13L2.2 13.2Q.8 12 1 9.4Q1.4 7.4 5 7Q5.4 3.6 7.4 2.6Z",
            c.fur,
        )
        + path("M1 9.4Q4 10.4 6 9Q8 10.6 8.2 15.4L6.6 13.8L5 14.8L4.2 13L2.2 13.2Q.8 12 1 9.4Z", c.light)
        + path("M9.6 2.4Q12 .4 14.4 1.6Q15.8 5 14.8 7.6Q11.4 7 9.6 2.4Z", c.dark)
        + oval(1.8, 8.6, 1.3, 1.2, INK)
        + eye(7.4, 6.6, 1.1)
        + line("M9 15.4Q12 15.4 13.8 12.6", "#00A6ED", 2)
    )


def afghan(c: Coat) -> str:
    """Face us: a long face between long curtains of hair, and a band about it."""
    return (
        path(
            "M16 .8Q23.6 1 25.4 8Q26.4 14 28.6 20Q30 25 29.4 30Q27.6 28.6 26.4 31Q24.6 28.8 22.8 31.2Q21 29 19.4 30.6"
            "H12.6Q11 29 9.2 31.2Q7.4 28.8 5.6 31Q4.4 28.6 2.6 30Q2 25 3.4 20Q5.6 14 6.6 8Q8.4 1 16 .8Z",
            c.dark,
        )
        + path("M12 20H20L21 30.6Q16 28.4 11 30.6Z", c.light)
        + path(
            "M16 4Q21.4 5 21.2 12Q20.8 17 19.8 21Q19 26.6 16 26.8Q13 26.6 12.2 21Q11.2 17 10.8 12Q10.6 5 16 4Z", c.light
        )
        + path("M16 1Q9.4 2.4 8.6 10Q8.8 20 5.6 29.4Q4.4 28.6 2.8 29.8Q2 25 3.4 20Q5.6 14 6.6 8Q8.4 1 16 1Z", c.fur)
        + path(
            "M16 1Q22.6 2.4 23.4 10Q23.2 20 26.4 29.4Q27.6 28.6 29.2 29.8Q30 25 28.6 20Q26.4 14 25.4 8Q23.6 1 16 1Z",
            c.fur,
        )
        + path("M16 1Q9.4 2.4 8.2 9.6Q14 9 16 4.4Q18 9 23.8 9.6Q22.6 2.4 16 1Z", c.fur)
        + lines(c.fur, 1.1, "M9.6 14Q10 22 8.6 28", "M22.4 14Q22 22 23.4 28")
        + lines(c.dark, 0.9, "M6.6 13Q6 19 4.6 24", "M25.4 13Q26 19 27.4 24")
        + line("M7.6 8.6Q16 5.6 24.4 8.6", c.wear, 2.2)
        + dots("#FCD53F", (16, 7.2, 1.9))
        + dots("#F8312F", (16, 7.2, 0.9))
        + eyes(16, 13.4, 3, 1.3)
        + path("M13.6 21.6Q16 20 18.4 21.6Q18 24 16 24.6Q14 24 13.6 21.6Z", INK)
        + line("M14.4 25.6Q16 26.6 17.6 25.6", INK, 0.8)
    )


def dachshund(c: Coat) -> str:
    """Stand sideways, longer than it fits, its tail up."""
    return (
        line("M28 18.6Q31.4 15.6 30.4 10.4", c.fur, 2.4)
        + lines(c.dark, 3.2, "M13.4 22V26", "M24 22V26")
        + path("M9 13Q10.4 15.2 14 15.4H26Q30.2 16 30.2 20.4Q29.8 24 26 24H12Q7 23.6 7 18Z", c.fur)
        + line("M14.4 23Q20 21.4 25 23", c.dark, 1.4)
        + lines(c.fur, 3.4, "M10.4 22V25", "M27.4 22V25")
        + lines(c.light, 3.4, "M10.4 26H9.2", "M27.4 26H26.2")
        + path(
            "M8 5.4Q13.4 4.6 14.6 9Q15.4 13.4 12.4 17H7.6L8 14.4"
            "L3 14.2Q.8 13.8 1 12Q1.2 10.6 3 10.4L6.2 9.2Q6.4 6.2 8 5.4Z",
            c.fur,
        )
        + path("M1 12Q4 12.6 7 11.6Q8.6 13 8 14.4L3 14.2Q.8 13.8 1 12Z", c.light)
        + path("M10.6 6.4Q15.6 6 16.6 11Q17.2 16.6 14.6 17.6Q11.4 17.6 11 12.6Q10.8 9 10.6 6.4Z", c.dark)
        + oval(1.9, 10.9, 1.4, 1.2, INK)
        + eye(8, 8.6, 1)
        + line("M8 17.4Q10 18.6 12 18.2", c.wear, 2)
    )


def at_play(c: Coat) -> str:
    """Bow to ask for a game, a ball beside."""
    return (
        line("M26.6 10Q30.4 7.4 28.4 2", c.fur, 3)
        + lines(c.dark, 3.8, "M23.4 16L21.4 22.6L23 28.4H20.6", "M13 23.6L11 28.4H6.6")
        + path("M9 17Q17 15.4 21.4 10Q25.4 6.4 29 10Q31.8 14 28.6 19.4Q25 22.6 19.4 23.4Q14 26.6 10 25.6Z", c.fur)
        + lines(c.fur, 4, "M27 15L26.6 22L28.8 28.2H26", "M10.6 22L8 27.6H3.4")
        + lines(c.light, 4, "M4 27.6H3.4", "M26.6 28.2H26")
        + path(
            "M5.6 7.4Q13.4 4.6 15.4 11Q16.4 18.4 10 19.4L4.6 19.4Q1 19 1.2 16Q1.4 13.8 3.6 13Q3.6 8.6 5.6 7.4Z", c.fur
        )
        + path("M1.2 16Q1.4 13.8 3.6 13Q7.8 14 8.6 19.4L4.6 19.4Q1 19 1.2 16Z", c.light)
        + path("M4 19.2H7.4Q7.6 22.6 5.8 22.6Q4.2 22.2 4 19.2Z", TONGUE)
        + path("M10.4 7Q11 2 15.6 2Q19.4 5.6 18.4 11.4Q16.6 14 14 12Z", c.dark)
        + oval(2.2, 14, 1.5, 1.3, INK)
        + eye(7.4, 11.4, 1.3)
        + dots(c.wear, (16.6, 27.6, 3.4))
        + line("M13.8 26.4Q16.8 28.4 19.6 26.8", "#26C9FC", 1.2)
    )


def in_a_case(c: Coat) -> str:
    """Peep out of a muffin case, as if it had risen there."""
    return (
        path("M6.6 18H25.4L23 31.2H9Z", c.wear)
        + path("M10.6 18H13L13.8 31.2H11.8ZM14.9 18H17.1L16.8 31.2H15.2ZM19 18H21.4L20.2 31.2H18.2Z", "#B5125A")
        + path(
            "M5.6 20.4Q2.6 19.6 4 16.4Q4 8 8.4 5Q10 1.2 14 1.6Q16 .4 18 1.6Q22 1.2 23.6 5Q28 8 28 16.4"
            "Q29.4 19.6 26.4 20.4Q24 22 22 20.4Q19 22.2 16 20.6Q13 22.2 10 20.4Q8 22 5.6 20.4Z",
            c.fur,
        )
        + path(
            "M8 4.6Q2.4 5.4 1 11.6Q.4 17.4 3.4 18.4Q6.8 18.4 8 13Q8.6 9 11 6.6Z"
            "M24 4.6Q29.6 5.4 31 11.6Q31.6 17.4 28.6 18.4Q25.2 18.4 24 13Q23.4 9 21 6.6Z",
            c.dark,
        )
        + dots(
            "#3F4FA3",
            (12.4, 5, 1.3),
            (17.4, 3.8, 1.3),
            (20.4, 6.8, 1.2),
            (15, 7.6, 1.1),
            (24.8, 18, 1.2),
            (7.2, 18, 1.2),
        )
        + oval(16, 16, 5.2, 3.8, c.light)
        + path("M14.6 17.2H17.4V19.4Q16 21.2 14.6 19.4Z", TONGUE)
        + snout(16, 14.2, 1.8)
        + eyes(16, 11.6, 4.4, 1.5)
    )


def bulldog(c: Coat) -> str:
    """Stand wide and face us, jowls, underbite and a spiked collar."""
    spikes = "".join(
        path(f"M{x - 1.5} {y}L{x} {y + 3}L{x + 1.5} {y}Z", "#9B9B9B")
        for x, y in ((8.6, 21), (13.4, 22.4), (18.6, 22.4), (23.4, 21))
    )
    return (
        path("M3.4 18Q1 24 2.6 30.4H9.6V25H22.4V30.4H29.4Q31 24 28.6 18Z", c.fur)
        + path("M9.6 30.4V24H22.4V30.4H20.4Q20 27 16 27Q12 27 11.6 30.4Z", c.dark)
        + path("M10 21H22L20 26.6Q16 28 12 26.6Z", c.light)
        + lines(c.dark, 0.9, "M5.6 28.6V30", "M26.4 28.6V30")
        + path("M4.6 18Q16 23.6 27.4 18L26.6 21.4Q16 26 5.4 21.4Z", c.wear)
        + spikes
        + path("M7 6.4Q2 6.8 2.4 2.4Q6 .6 10.4 3.4ZM25 6.4Q30 6.8 29.6 2.4Q26 .6 21.6 3.4Z", c.dark)
        + path(
            "M9.4 2.8Q16 .8 22.6 2.8Q26.6 5.4 26.4 11Q29 14 27.6 17.4"
            "Q24 21.4 16 21.2Q8 21.4 4.4 17.4Q3 14 5.6 11Q5.4 5.4 9.4 2.8Z",
            c.fur,
        )
        + path(
            "M16 9.6Q20.4 9.4 22.4 12.4Q25.6 16.4 22.4 19"
            "Q19 19.6 16 16.6Q13 19.6 9.6 19Q6.4 16.4 9.6 12.4Q11.6 9.4 16 9.6Z",
            c.light,
        )
        + path("M11.4 18.2Q16 14.4 20.6 18.2Q18.6 20.6 16 20.6Q13.4 20.6 11.4 18.2Z", "#7A2E2E")
        + path("M12.6 19L13.4 16.2L14.8 19ZM19.4 19L18.6 16.2L17.2 19Z", "#FFFFFF")
        + path("M13 11.4Q16 9.4 19 11.4Q18.8 14 16 14.6Q13.2 14 13 11.4Z", INK)
        + eyes(16, 8, 5.6, 1.3)
        + lines(c.dark, 0.9, "M14.8 4.4V7", "M17.2 4.4V7")
    )


def with_perm(c: Coat) -> str:
    """Face us: an old lady with a silver perm, glasses and a shawl."""
    perm = (
        (6, 9, 4.4),
        (9.4, 5, 4.2),
        (14, 3.8, 3.4),
        (18, 3.8, 3.4),
        (22.6, 5, 4.2),
        (26, 9, 4.4),
        (27, 14.4, 4),
        (5, 14.4, 4),
        (6.4, 19, 3.4),
        (25.6, 19, 3.4),
    )
    return (
        path("M3 31Q4 24 11 22.4H21Q28 24 29 31Z", c.wear)
        + path("M11 22.4H21L16 29.6Z", c.fur)
        + lines("#FCD53F", 1.2, "M5.6 29.8L10.8 24.4", "M26.4 29.8L21.2 24.4", "M9.8 30.4L13 27", "M22.2 30.4L19 27")
        + dots(c.dark, *perm)
        + path("M16 5Q25.6 5 25 14.6Q24 24.8 16 25Q8 24.8 7 14.6Q6.4 5 16 5Z", c.fur)
        + dots(c.dark, (10.4, 7, 2.8), (14.2, 5.6, 2.8), (18.2, 5.6, 2.8), (21.8, 7, 2.8))
        + lines(
            "#FFFFFF",
            0.9,
            "M5 8Q7 6.4 8.6 8.4",
            "M23.4 8.4Q25.4 6.4 27 8.4",
            "M12.6 4.4Q14.4 3 16 4.6",
            "M3.8 14.4Q5.4 13 6.6 15",
            "M25.6 14.6Q27.4 13 28.4 15",
        )
        + path("M16 15.6Q20.6 15.8 21.4 19.6Q20.6 24 16 24.4Q11.4 24 10.6 19.6Q11.4 15.8 16 15.6Z", c.light)
        + snout(16, 18, 1.8)
        + '<circle cx="11.6" cy="13.6" r="3.1" fill="#E8F7FF" stroke="#F8312F" stroke-width="1.3"/>'
        + '<circle cx="20.4" cy="13.6" r="3.1" fill="#E8F7FF" stroke="#F8312F" stroke-width="1.3"/>'
        + lines("#F8312F", 1.3, "M14.8 13.2Q16 12.4 17.2 13.2")
        + eyes(16, 13.8, 4.2, 1.2)
    )


def striped(c: Coat) -> str:
    """Walk sideways, striped from nose to tail."""
    return (
        line("M6.4 13Q1.8 11 2.8 4.4", c.fur, 3.4)
        + lines(c.dark, 1.6, "M1.6 7.4L4 7.2", "M2.2 11L4.6 9.6")
        + lines(c.dark, 4, "M9 19L11.4 24L9.4 29.6", "M20.4 19L18 24L19.6 29.6")
        + path("M4 15Q4.6 10.6 9 11L21 11.4Q25 10.4 26.4 13Q26.4 20 22.6 21.4L14 20L7.4 21.6Q3.6 20 4 15Z", c.fur)
        + lines(c.fur, 4.2, "M6.4 18.4L7.2 23.4L4.4 28.6H5.2", "M22.8 18.4L23.4 24L26.6 28.6H27.4")
        + path(
            "M20 4.4Q25.8 2.4 27.4 7L30.4 9Q31.6 10.2 31 12"
            "Q30 13.6 27.4 13.6L24.6 14.6Q19.4 16.6 18.4 11Q17.8 6.2 20 4.4Z",
            c.fur,
        )
        + path("M31.2 11.2Q30.6 13.6 27.4 13.6L25.4 14.2Q24.8 12 27 11.4Q29 11.6 31.2 11.2Z", c.light)
        + path("M17.6 1.8Q22.6 1.4 23.4 5.6Q22.8 10.4 19.4 12Q16 10 16.4 6Q16.6 3.4 17.6 1.8Z", c.dark)
        + lines(
            c.dark,
            2,
            "M8.8 11.8Q8 15 9.4 18",
            "M13 12Q12.2 15.4 13.4 19",
            "M17 13.6Q16.4 16 17.2 18.6",
            "M5.6 22H8.4",
            "M5.2 25.6L7.6 26.2",
            "M22.2 22L24.6 21.6",
            "M23.6 25.6L25.8 24.4",
        )
        + oval(30.4, 9.4, 1.4, 1.2, INK)
        + eye(25.6, 7.6, 1.1)
        + line("M19.4 15.6Q22.4 17.6 25.6 15.2", c.wear, 2.2)
    )


def fluffy(c: Coat) -> str:
    """Sit and face us: a small white cloud with a bow."""
    return (
        dots(c.fur, (27, 21, 3), (25.6, 24, 3))
        + dots(
            c.fur,
            (16, 23, 8),
            (9.6, 24, 4),
            (22.4, 24, 4),
            (9.4, 28, 3),
            (22.6, 28, 3),
            (13.4, 28.4, 2.8),
            (18.6, 28.4, 2.8),
        )
        + dots(
            c.fur,
            (16, 11.6, 7.6),
            (8.8, 10, 4),
            (7.8, 14, 3.6),
            (10, 17.4, 3.6),
            (23.2, 10, 4),
            (24.2, 14, 3.6),
            (22, 17.4, 3.6),
            (14, 19, 3.4),
            (18, 19, 3.4),
        )
        + lines(c.dark, 1, "M25 22.6Q26.6 21.6 27 23.2", "M10.4 25.8Q11.4 27.4 13 26.6", "M21.6 25.8Q20.6 27.4 19 26.6")
        + dots(
            c.dark, (7.6, 8.6, 3.4), (6, 12, 3.4), (6.4, 15.8, 3.2), (24.4, 8.6, 3.4), (26, 12, 3.4), (25.6, 15.8, 3.2)
        )
        + dots(c.fur, (12, 6.4, 3), (20, 6.4, 3))
        + oval(16, 15, 3.8, 2.8, c.light)
        + snout(16, 13.8, 1.5)
        + eyes(16, 11.2, 4, 1.4)
        + line("M11.4 20.6Q16 23.4 20.6 20.6", c.wear, 2)
        + dots("#FCD53F", (16, 23.2, 1.7))
        + oval(13.2, 29.2, 2.2, 1.4, c.dark)
        + oval(18.8, 29.2, 2.2, 1.4, c.dark)
        + tie_bow(16, 5, 4, c.wear, "#A4123F")
    )


def chihuahua(c: Coat) -> str:
    """Face us: huge ears, sunglasses and earrings."""
    return (
        path("M10.4 14L1 9.4Q.4 4 3.4 1.6Q10.6 2.6 14.4 9.4ZM21.6 14L31 9.4Q31.6 4 28.6 1.6Q21.4 2.6 17.6 9.4Z", c.fur)
        + path(
            "M10 11.6L3.2 8.2Q2.8 5.4 4.2 4Q9 5.2 11.6 9.4ZM22 11.6L28.8 8.2Q29.2 5.4 27.8 4Q23 5.2 20.4 9.4Z", c.light
        )
        + path("M11.4 24H20.6L22 31H10Z", c.dark)
        + path(
            "M16 7Q24.4 7 25 15Q24.6 19.6 20.8 21.8Q20.6 27 16 27.2Q11.4 27 11.2 21.8Q7.4 19.6 7 15Q7.6 7 16 7Z", c.fur
        )
        + path("M16 17.6Q20 18.6 20 22.6Q19.6 26 16 26.2Q12.4 26 12 22.6Q12 18.6 16 17.6Z", c.light)
        + snout(16, 20.8, 1.5)
        + path(
            "M5.4 12Q11 10.4 15.4 13H16.6Q21 10.4 26.6 12L25.6 16.4"
            "Q23 19.4 19.6 18.4Q17.4 17.4 16.8 14.8H15.2Q14.6 17.4 12.4 18.4Q9 19.4 6.4 16.4Z",
            c.wear,
        )
        + path(
            "M7.6 13.4Q11 12.4 13.8 14.2Q13.4 16.6 11.4 17Q8.8 17 7.8 15.4Z"
            "M24.4 13.4Q21 12.4 18.2 14.2Q18.6 16.6 20.6 17Q23.2 17 24.2 15.4Z",
            "#321B41",
        )
        + lines("#FFFFFF", 0.8, "M9.4 15.4L10.8 14.2", "M20.6 15.4L22 14.2")
        + line("M11 28.4H21", "#FCD53F", 2.2)
        + dots("#FCD53F", (4, 12.6, 1.8), (28, 12.6, 1.8))
    )


def dalmatian(c: Coat) -> str:
    """Sit sideways, white with black spots."""
    spots = (
        *((16.6, 16.6, 1.5), (12.8, 18.4, 1.4), (9.8, 21.6, 1.6), (14, 21.6, 1.3), (9, 26, 1.5), (13, 26.2, 1.4)),
        *((18.4, 20.2, 1.1), (20.6, 23.2, 1.1), (22.6, 5, 1.1), (21.8, 11.4, 1), (26.4, 9.8, 0.7)),
    )
    return (
        path("M9 26.6L5.2 27Q3.6 26.6 3.8 22.4Q2.4 21 1.6 22.4Q1 30 5.6 30H10Z", c.fur)
        + path("M22.4 13L15 9.4Q10.4 13 7.6 19Q4.8 25 6.6 30H24.4Q24.6 27.6 22.4 27.2Q23.2 20 22.4 13Z", c.fur)
        + path(
            "M23.4 3Q17 1.4 15.2 7Q14.4 13.6 20.4 14.2H27.2"
            "Q30.4 14 30.4 11.4Q30.4 9.2 27.4 8.8L25.2 8.2Q25 4.2 23.4 3Z",
            c.fur,
        )
        + dots(c.dark, *spots)
        + lines(c.light, 1, "M15.6 29.2Q16.4 24.4 12.6 23.8", "M19 24V29.2")
        + path("M18.8 3.2Q13.6 2.6 12.6 8Q12.2 13.4 15 14.2Q18 13.6 18.2 9Q18.4 5.6 18.8 3.2Z", c.dark)
        + oval(29.4, 9.9, 1.5, 1.3, INK)
        + eye(22.4, 7.8, 1.2)
        + line("M25.4 12Q27.2 12.8 29 11.8", INK, 0.8)
        + path("M15 14.2Q19 16.6 22.6 14L22.6 16.6Q18.6 18.8 14 16.2Z", c.wear)
        + dots("#FCD53F", (21, 17.8, 1.4))
    )


def trio(c: Coat) -> str:
    """Make a heap of three small terriers with bushy beards."""

    def terrier(x: float, y: float, fur: str, beard: str, scarf: str) -> str:
        head = (
            path("M-5 2H5L5.8 7Q0 8.6 -5.8 7Z", scarf)
            + path("M-5.4 -1Q-6.6 -9 -3 -9.6L-1.4 -7ZM5.4 -1Q6.6 -9 3 -9.6L1.4 -7Z", fur)
            + oval(0, -2, 5.8, 6, fur)
            + path("M-2.6 -9.6L-6.8 -4.4Q-7.4 -8.6 -2.6 -9.6ZM2.6 -9.6L6.8 -4.4Q7.4 -8.6 2.6 -9.6Z", beard)
            + path(
                "M0 -1.6Q4 -2 6 1L6.8 4.2L4.8 4L4 6.6L2 5.4L0 7.6L-2 5.4L-4 6.6L-4.8 4L-6.8 4.2L-6 1Q-4 -2 0 -1.6Z",
                beard,
            )
            + eyes(0, -3, 2.5, 1.2)
            + lines(beard, 1.5, "M-3.8 -5Q-2.6 -5.8 -1.4 -5.2", "M3.8 -5Q2.6 -5.8 1.4 -5.2")
            + oval(0, -0.4, 1.7, 1.3, INK)
            + line("M-1.6 2Q0 3.6 1.6 2", INK, 0.8)
        )
        return f'<g transform="translate({x} {y})">{head}</g>'

    return (
        terrier(16, 10.4, c.dark, "#A9A9B8", c.wear)
        + terrier(8, 23.2, c.fur, c.light, "#00A6ED")
        + terrier(24, 23.2, "#8A8A99", "#C6C6D2", "#FCD53F")
    )


def poodle(c: Coat) -> str:
    """Stand sideways, clipped for a show."""
    return (
        line("M24.6 15L27.4 10", c.dark, 1.8)
        + dots(c.fur, (28.2, 8, 3.2))
        + lines(c.dark, 2.4, "M14.4 19V26", "M22.4 18V26")
        + dots(c.dark, (14.4, 26.6, 2.4), (22, 26.6, 2.4))
        + path("M14 13H24Q27 14 26.8 17.6Q26.4 20 23.4 20H14Z", c.light)
        + lines(c.light, 2.6, "M11 19V27", "M25.4 18V27")
        + dots(c.fur, (11, 27.2, 3), (25.4, 27.2, 3), (25, 18, 3.4))
        + dots(
            c.fur,
            (10.6, 14, 3.6),
            (14.4, 13.6, 3.6),
            (16.6, 17, 3.6),
            (14, 20, 3.4),
            (10.4, 20, 3.4),
            (8.6, 17, 3.4),
            (12.4, 17, 4),
        )
        + path("M8 7.4Q12.4 6.8 12.4 10Q12.2 13 9 12.8L3.4 12.4Q1 12.2 1 10.8Q1.2 9.6 3.4 9.2Z", c.light)
        + dots(c.fur, (8, 4.4, 2.8), (11.6, 3.6, 3), (13.8, 6.4, 2.8), (10, 6.2, 2.4))
        + dots(c.dark, (13, 9, 2.4), (13.8, 11.8, 2.6))
        + oval(1.9, 10.1, 1.3, 1.1, INK)
        + eye(7.4, 8.8, 0.9)
        + lines(c.dark, 1, "M10 16.4Q11.6 15 13 16.6", "M13 20Q14.6 18.6 16 20")
        + tie_bow(9.4, 2.8, 2, c.wear, "#FFFFFF")
    )


def with_lolly(c: Coat) -> str:
    """Lie sideways and hold a lolly."""
    return (
        line("M27 26Q31.4 24.6 30 19.4", c.dark, 3)
        + path("M11 30Q9 20 17 19Q26 18 29 24Q30.4 28 29 30Z", c.fur)
        + path("M19.6 30Q18.8 23.6 24 23.4Q29.6 24 29 30Z", c.dark)
        + path(
            "M13.4 7.6Q23 6 24.4 13.6Q25 22 17.4 22.4L12 22Q8.4 21.6 8.6 18.6Q8.8 16.4 10.8 15.8Q10.6 9.6 13.4 7.6Z",
            c.fur,
        )
        + path("M8.6 18.6Q8.8 16.4 10.8 15.8Q15.4 16.8 16.4 22.4L12 22Q8.4 21.6 8.6 18.6Z", c.light)
        + path("M18 8.4Q24 5.4 27.6 9.6Q29 14.4 26.4 17.6Q22.4 18.4 20.6 14.4Z", c.dark)
        + oval(9.5, 16.6, 1.5, 1.3, INK)
        + eye(14.6, 13.6, 1.4)
        + line("M5.8 14V29.4", "#D3A26B", 1.6)
        + dots(c.wear, (5.8, 8.4, 5.4))
        + line("M5.8 8.4Q7.2 7 8 8.6Q8.2 11 5.6 11.2Q2.6 10.8 2.8 8Q3.4 4.6 6.6 4.8", "#FCD53F", 1.4)
        + line("M7 27.6H14.4", c.light, 3.6)
    )


def swaddled(c: Coat) -> str:
    """Sleep, just born, with a dummy and wrapped in a blanket."""
    return turned(
        path("M16 .6Q27 1.4 27 12.6Q27.6 25 19 31Q16 32.4 13 31Q4.4 25 5 12.6Q5 1.4 16 .6Z", c.wear)
        + path("M16 3.2Q24.4 4 24.4 12Q24 19.6 16 19.8Q8 19.6 7.6 12Q7.6 4 16 3.2Z", "#0B8F7A")
        + path("M16 4.4Q22.8 5 22.8 11.8Q22.4 18.6 16 18.8Q9.6 18.6 9.2 11.8Q9.2 5 16 4.4Z", c.fur)
        + path(
            "M10.6 5.6Q6.6 8.4 7.4 14.6Q10.2 15.6 11.2 12Q11.6 8.4 13.4 6Z"
            "M21.4 5.6Q25.4 8.4 24.6 14.6Q21.8 15.6 20.8 12Q20.4 8.4 18.6 6Z",
            c.dark,
        )
        + oval(16, 14.2, 4, 3.2, c.light)
        + oval(16, 11.8, 1.5, 1.1, INK)
        + lines(INK, 1, "M12.2 10.4Q13.2 11.6 14.2 10.6", "M17.8 10.6Q18.8 11.6 19.8 10.4")
        + dots("#F92F60", (16, 15.2, 2.4))
        + '<circle cx="16" cy="15.6" r="1.1" fill="none" stroke="#FFD1E0" stroke-width="0.8"/>'
        + path("M5.2 16Q16 20.4 26 21.6Q23.6 27.8 19 31Q16 32.4 13 31Q6.4 26.4 5.2 16Z", c.wear)
        + path("M26.8 15.6Q18 20.6 5.8 20.4Q6.4 22.4 7.4 24.2Q19 24.6 26.6 18.8Z", "#9FEBDB")
        + dots("#FCD53F", (12, 27.4, 1.3), (17, 26.2, 1.3), (16, 29.6, 1), (21.6, 24.6, 1.2)),
        32,
        16,
        16,
    )


@dataclass(frozen=True)
class Dog:
    """A dog: how it is drawn, and its colours."""

    drawn: Callable[[Coat], str]
    coat: Coat


DOGS = {
    "dad": Dog(shepherd, Coat("#C68642", "#5A3A2E", "#E8B878", "#0074BA")),
    "mum": Dog(spaniel, Coat("#C2569B", "#8C2F73", "#E591C0", "#FF822D")),
    "bluey": Dog(round_puppy, Coat("#26A9F0", "#0B62B5", "#BDE7FF", "#FCD53F")),
    "honey": Dog(curly, Coat("#FFB02E", "#D67D1F", "#FFDD8A", "#00A6ED")),
    "mackenzie": Dog(sheepdog, Coat("#2B2B3A", "#121220", "#CBCFE0", "#00B85C")),
    "grandad-mort": Dog(basset, Coat("#8F95A8", "#5D6278", "#B9BECC", "#FCC65B")),
    "lucky": Dog(retriever, Coat("#FCD04A", "#D99A1C", "#FFE79A", "#00A651")),
    "socks": Dog(in_socks, Coat("#B5523B", "#7F3325", "#E08A63", "#3F5FFF")),
    "indy": Dog(afghan, Coat("#F59A7E", "#CC6450", "#FFC9AE", "#00A79D")),
    "snickers": Dog(dachshund, Coat("#6B3B2A", "#45231A", "#C98A4B", "#F8312F")),
    "bingo": Dog(at_play, Coat("#FF822D", "#C9540F", "#FFC48A", "#0074BA")),
    "muffin": Dog(in_a_case, Coat("#C98D5C", "#6D4030", "#F0CBA0", "#F92F80")),
    "winton": Dog(bulldog, Coat("#D79A63", "#9C6238", "#F6DCBC", "#F8312F")),
    "nana": Dog(with_perm, Coat("#C9A58E", "#9A94BC", "#F0DDD0", "#00856F")),
    "uncle-stripe": Dog(striped, Coat("#43C6AC", "#0B6358", "#B8F0E0", "#F8312F")),
    "missy": Dog(fluffy, Coat("#FBF4FA", "#C8A9D6", "#FFFFFF", "#F92F60")),
    "aunt-trixie": Dog(chihuahua, Coat("#F7B07A", "#CF7F49", "#FFE0C7", "#E6007E")),
    "chloe": Dog(dalmatian, Coat("#FFFFFF", "#2B2B3A", "#C9C9D6", "#F8312F")),
    "the-terriers": Dog(trio, Coat("#A56953", "#33333F", "#E0B48E", "#FF9FB5")),
    "coco": Dog(poodle, Coat("#FF6DC6", "#D6379A", "#FFB3E2", "#26C9FC")),
    "polly-puppy": Dog(with_lolly, Coat("#8D65C5", "#5B3A94", "#CDB4F0", "#F8312F")),
    "early-baby": Dog(swaddled, Coat("#B98A6E", "#7D4F3C", "#F0D6C4", "#2FD0B0")),
}


def draw(name: str) -> str:
    """Return the body of the SVG of the dog of that name, in a box of 32 by 32."""
    dog = DOGS[name]
    return re.sub(r"\d+\.\d{3,}", lambda number: f"{float(number[0]):.2f}", dog.drawn(dog.coat))
