"""Draw the people of the edition `ring`: flat figures in a box of 32 by 32, put together from a few kinds of parts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

INK = "#321B41"
PALE = "#FFDCC2"
FAIR = "#F7BF94"
TAN = "#DE9A6B"
STEEL = "#B4BFCC"
STEEL_SHADE = "#7C8896"
IRON = "#636B78"
IRON_SHADE = "#444A56"
WOOD = "#8A5A3C"
WOOD_SHADE = "#5E3A28"
GOLD = "#FCC21B"
GOLD_SHADE = "#D18B0B"


def shape(colour: str, d: str) -> str:
    """Fill a path."""
    return f'<path fill="{colour}" d="{d}"/>'


def stroke(colour: str, width: float, d: str) -> str:
    """Draw a path as a line with round ends."""
    ends = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'<path fill="none" stroke="{colour}" stroke-width="{width:g}" {ends} d="{d}"/>'


def oval(colour: str, x: float, y: float, rx: float, ry: float | None = None) -> str:
    """Fill an ellipse, or a circle if only one radius is given."""
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{rx if ry is None else ry:g}" fill="{colour}"/>'


def placed(body: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """Put something drawn around the origin where it belongs."""
    return f'<g transform="translate({x:g} {y:g}) rotate({turn:g}) scale({scale:g})">{body}</g>'


def mirrored(body: str, x: float = 16) -> str:
    """Give something and its mirror image about an upright axis."""
    return f'{body}<g transform="translate({2 * x:g} 0) scale(-1 1)">{body}</g>'


def eyes(x: float, y: float, gap: float, size: float = 0.8, colour: str = INK) -> str:
    """Give two upright eyes, `gap` apart."""
    return "".join(oval(colour, x + side * gap / 2, y, size, size * 1.25) for side in (-1, 1))


@dataclass(frozen=True)
class Blade:
    """Draw a sword with its grip at the origin, pointing up."""

    length: float
    width: float = 1.6
    steel: str = "#D3DAE3"
    shade: str = STEEL_SHADE
    hilt: str = GOLD_SHADE

    def draw(self) -> str:
        """Give blade, guard, grip and pommel."""
        top, half = -self.length, self.width
        return (
            shape(self.shade, f"M{-half} -2V{top + 2.5}L0 {top}L{half} {top + 2.5}V-2Z")
            + shape(self.steel, f"M{-half} -2V{top + 2.5}L0 {top}V-2Z")
            + stroke(self.hilt, 1.6, "M-3.4 -2H3.4")
            + stroke(WOOD_SHADE, 1.6, "M0 -1V2")
            + oval(self.hilt, 0, 2.8, 1.2)
        )


@dataclass(frozen=True)
class Halfling:
    """The head of one of the small folk: curls around a round face with pointed ears."""

    skin: str
    curls: str
    shade: str
    brow: str = INK

    def draw(self) -> str:
        """Give the head around the origin, about 12 across."""
        back = ((-4.6, -1.2, 2.2), (4.6, -1.2, 2.2), (-3.6, -4, 2.5), (3.6, -4, 2.5), (0, -5, 2.7))
        front = ((-3.9, -2.9, 1.7), (-1.4, -3.8, 1.9), (1.6, -3.7, 1.9), (4, -2.7, 1.6))
        return (
            "".join(oval(self.shade, *lock) for lock in back)
            + mirrored(shape(self.skin, "M-4.4 0L-6.6 -1C-6.6 1 -5.8 2.2 -4.2 2.4Z"), 0)
            + oval(self.skin, 0, 0.6, 5, 5)
            + "".join(oval(self.curls, *lock) for lock in front)
            + eyes(0, 0.6, 3.8, 0.75)
            + mirrored(oval("#F08A6C", -3.2, 2.5, 1, 0.7), 0)
            + stroke(INK, 0.7, "M-1.5 3Q0 4.4 1.5 3")
        )


@dataclass(frozen=True)
class Dwarf:
    """One of the bearded folk, in a pointed hood, with belt and boots."""

    hood: str
    shade: str
    beard: str
    beard_shade: str
    lean: float

    def draw(self) -> str:
        """Give the whole figure, 16 wide and 29 high, below the origin."""
        tip = 5 * self.lean
        return (
            mirrored(shape(WOOD_SHADE, "M-5.6 25H-.5V29H-6.4C-7 28 -6.6 26.8 -5.6 26.6Z"), 0)
            + shape(self.shade, "M-6.4 26.8C-9 20 -6.4 11 0 11S9 20 6.4 26.8Z")
            + shape(
                self.hood, f"M-7 16C-7.4 8 -4.6 6.4 {tip} .2C{tip + 1} 3 {4.6 + self.lean} 5 5.6 8C6.8 10 7.2 13 7 16Z"
            )
            + oval(FAIR, 0, 11.2, 4.5, 4.2)
            + shape(
                self.beard, "M-4.9 10.6C-6.4 18 -3.4 22.5 0 24.4C3.4 22.5 6.4 18 4.9 10.6C4.4 13 -4.4 13 -4.9 10.6Z"
            )
            + stroke(self.beard_shade, 1, "M0 17.2V21.6M-2.4 17L-1.8 19.4M2.4 17L1.8 19.4")
            + shape(
                self.beard_shade,
                "M0 12.8C-2 12.4 -3.6 13.4 -4 15.2C-2.4 15.6 -.8 15.2 0 14.4C.8 15.2 2.4 15.6 4 15.2"
                "C3.6 13.4 2 12.4 0 12.8Z",
            )
            + eyes(0, 10, 4, 0.75)
            + oval("#E8966A", 0, 12, 1.3, 1.1)
        )


def bare_feet(left: float, right: float, y: float) -> str:
    """Give two big hairy feet seen from the front."""
    return "".join(
        oval(FAIR, x, y, 3, 1.7)
        + stroke(WOOD_SHADE, 0.8, f"M{x - 1.2} {y - 1.3}v.9M{x} {y - 1.5}v1M{x + 1.2} {y - 1.3}v.9")
        for x in (left, right)
    )


def aragorn() -> str:
    """Draw a ranger in a dark green hood, his sword held up before him."""
    hood, shade = "#1F5C4C", "#123B33"
    return (
        shape(
            shade,
            "M2.6 25.6C3.4 21 6.4 18.4 10 17.4H22C25.6 18.4 28.6 21 29.4 25.6C26 29.8 21 31.6 16 31.6S6 29.8 2.6 25.6Z",
        )
        + shape(
            hood,
            "M16 .8C8.6 2.2 6.4 9 6.8 14.6C7 18 5 20.4 3.4 22.6C8 26.4 24 26.4 28.6 22.6"
            "C27 20.4 25 18 25.2 14.6C25.6 9 23.4 2.2 16 .8Z",
        )
        + shape(shade, "M16 4.4C11 5 9 9.6 9.2 14C9.4 18.4 12 22 16 22.4C20 22 22.6 18.4 22.8 14C23 9.6 21 5 16 4.4Z")
        + oval(TAN, 16, 13.4, 5.4, 6)
        + shape(
            "#3D2A20",
            "M10.4 14.4C9.6 8.4 12 6 16 6C20 6 22.4 8.4 21.6 14.4C20.8 12 20.4 10 18.4 9.2C15.6 10.4 12 10 10.4 14.4Z",
        )
        + shape(
            "#5C4032",
            "M10.7 14.4C11 19 13.4 21 16 21C18.6 21 21 19 21.3 14.4C20.4 16.6 18.6 16.2 16 16.2S11.6 16.6 10.7 14.4Z",
        )
        + stroke(TAN, 0.9, "M14.6 18H17.4")
        + eyes(16, 13, 4.6)
        + oval(GOLD, 16, 24.8, 1.6)
        + placed(Blade(22, 2).draw(), 23.6, 26, turn=9)
        + oval(TAN, 23.4, 26.6, 2.3, 2)
    )


def arwen() -> str:
    """Draw a lady in evening blue, her black hair in the wind, a jewel on her breast."""
    gown, shade, hair = "#4B3FB5", "#352C86", "#241433"
    return (
        shape(
            hair,
            "M10.6 2C16 .6 19.4 4.4 21 8C23 12 27 12.6 30.6 11.4C30 17 25.6 19.4 21 19.6"
            "C24 21.4 27.4 21.6 29.8 20.6C27.4 26 19 27 14 22L7 10Z",
        )
        + shape(
            gown,
            "M12 14.4C15 14.4 17.6 16 18 19.6C18.4 23.6 22 27 26.4 29.8C20 31.8 8 31.6 2 30C5 26 6 22 6 19"
            "C6.2 16 8.4 14.4 12 14.4Z",
        )
        + shape(shade, "M12 21C13 25 12.4 28.6 10.4 31C15 31.4 22 31.2 26.4 29.8C22 27 18.4 23.6 18 19.6Z")
        + shape(PALE, "M8.4 14.8L10 12H13.6L15.6 14.9C15 17.4 13.4 18.4 12 18.4S9 17.4 8.4 14.8Z")
        + oval(PALE, 11.4, 8.6, 4.9, 5.3)
        + shape(hair, "M6.2 10C5.2 5 7.4 2 11.4 1.8C16 1.8 18 5.6 17 12C15.6 10.4 14.4 7.4 13.4 5.2C11.6 7 8 7 6.2 10Z")
        + eyes(10.6, 9.2, 3.8, 0.75)
        + stroke("#D9486A", 0.9, "M9.8 12Q10.8 12.7 11.8 12")
        + stroke("#C9CFF5", 0.8, "M6.6 7.2Q10 6.6 13.2 4.8")
        + shape("#DDF6FF", "M12 17L13.2 19.3L15.6 20.4L13.2 21.5L12 24L10.8 21.5L8.4 20.4L10.8 19.3Z")
        + oval("#26C9FC", 12, 20.4, 1.1)
    )


def bilbo() -> str:
    """Draw an old halfling in a red waistcoat with pipe and book."""
    red, shade = "#F8312F", "#BB1D28"
    return (
        bare_feet(11.6, 19.6, 29.2)
        + shape("#7A5A2C", "M9 23H22V28H16.4L15.6 25.6L14.8 28H9Z")
        + shape("#B9863B", "M7.6 24C6.4 19 7 14.6 11 13.6H20C24 14.6 24.6 19 23.4 24C18 26 13 26 7.6 24Z")
        + shape(red, "M10 24.6C8.6 20 9.4 15.6 12 13.8H19C21.6 15.6 22.4 20 21 24.6C18 25.8 13 25.8 10 24.6Z")
        + shape(shade, "M15 13.8H16V25.4H15Z")
        + "".join(oval(GOLD, 17.4, y, 0.7) for y in (17, 19.8, 22.6))
        + placed(Halfling(FAIR, "#D6CFC8", "#A59B93").draw(), 15.5, 8.2, 1.05)
        + stroke("#B9863B", 3.4, "M22.6 16.6L26.4 21")
        + shape("#0A7F59", "M19.4 19.4L29 16.4L31.4 24.4L21.8 27.4Z")
        + shape("#FFF3D2", "M29 16.4L29.9 16.1L32 23.6L31.4 24.4Z")
        + stroke(GOLD, 0.9, "M22 20.7L27.6 19M22.6 22.7L28.2 21")
        + oval(FAIR, 21.4, 23.6, 1.7)
        + stroke("#B9863B", 3.4, "M8.6 16.8L5.4 19.8L7.4 16.6")
        + stroke(WOOD_SHADE, 1.2, "M13.6 12.2Q9 13.6 6.4 13.2")
        + shape(WOOD_SHADE, "M3.2 9.8H7.8L7.4 14C7 15 4 15 3.6 14Z")
        + oval(FAIR, 6.4, 15.8, 1.8)
        + oval("#B7BDC9", 4, 6.4, 1.9)
        + oval("#B7BDC9", 6.4, 3, 2.5)
    )


def boromir() -> str:
    """Draw a warrior blowing his horn above a round shield."""
    cloak, shade, hair, beard = "#8E1B45", "#5F0F30", "#A8652F", "#6E3F1E"
    return (
        shape(
            cloak,
            "M2.4 24.4C3 19.6 6 16.6 10 15.6L18 15C23.4 16.2 26.8 20 27.2 25.4"
            "C24 29.6 19 31.4 14 31.4C8.6 31.4 4.4 28.8 2.4 24.4Z",
        )
        + shape(IRON, "M8.6 15.8L17.8 15.2C20.4 17 21.6 20 21.4 23.4H6Z")
        + stroke(STEEL_SHADE, 0.9, "M16 19.4H20.4M17 21.8H21")
        + shape(hair, "M6.2 12.4C4.2 6 7 .8 12.8 .8C18.6 .8 21 5 19.8 10L12 14Z")
        + oval(FAIR, 13.2, 9.6, 6, 6.2)
        + shape(
            beard,
            "M7 8.6C6.4 15.4 9.4 18.6 13.2 18.6C17 18.6 19.4 16 19.4 12.2C18 11.4 16 11.8 14.6 11.8"
            "C11.8 11.8 8.6 12 8.4 8.6Z",
        )
        + shape(hair, "M6.8 9.6C6.2 5 9 2 13.2 2C17 2 19.2 4 19.4 7C17 6.4 14.8 5.8 13.4 4.6C12.4 6.4 9 6.2 8.4 9.6Z")
        + eyes(14, 8.8, 4.8)
        + stroke(beard, 0.9, "M10.4 6.9L12.4 7.1M17.4 6.9L15.6 7.1")
        + shape("#E4B96F", "M16.4 12.2C21.4 13 24 10 24.6 3.4L31 4.2C31 13.4 25 18 16.4 15.6Z")
        + shape("#FFF0CF", "M17 13C22.4 13.8 25 10.4 25.6 3.5L28.4 3.9C28 12 24 15.4 17 14.4Z")
        + stroke(GOLD_SHADE, 1.5, "M24.4 3.2L31 4M22.4 11.6L25.4 14.8")
        + oval(FAIR, 20, 14.8, 2.2)
        + oval(shade, 10, 24, 7.6)
        + oval(GOLD, 10, 24, 6.9)
        + oval(cloak, 10, 24, 5.2)
        + stroke(GOLD, 1.2, "M10 19.6V28.4M5.6 24H14.4")
        + oval(GOLD, 10, 24, 2.2)
    )


def elrond() -> str:
    """Draw a lord with a circlet, in a purple robe with a tall collar."""
    robe, shade, hair = "#8D65C5", "#5E3D94", "#4A2C23"
    return (
        shape(shade, "M16 1C6 1 1.4 8.6 3 18L10 24H22L29 18C30.6 8.6 26 1 16 1Z")
        + stroke(GOLD, 1.2, "M3.4 17.6C2 9 6.4 1.8 16 1.8C25.6 1.8 30 9 28.6 17.6")
        + shape(hair, "M16 4C9.6 4 8.4 9 8.8 14L7.6 23H24.4L23.2 14C23.6 9 22.4 4 16 4Z")
        + shape(
            robe,
            "M10.4 19.2C5 19.6 2.4 21.8 1.8 24.4C1.6 25.6 1.8 26.4 2.6 27.2C6 30.2 11 31.6 16 31.6"
            "S26 30.2 29.4 27.2C30.2 26.4 30.4 25.6 30.2 24.4C29.6 21.8 27 19.6 21.6 19.2L16 25Z",
        )
        + shape("#FCE9B8", "M11.8 18L15 26H17L20.2 18Z")
        + stroke(GOLD, 1.4, "M10.4 19.4L16 26.2L21.6 19.4M16 26.2V31")
        + mirrored(shape(FAIR, "M11 12.6L8.2 9.2C8 12.6 9.2 15 11.2 15.6Z"))
        + oval(FAIR, 16, 13.4, 5.4, 6.2)
        + shape(
            hair, "M10.4 12.6C10 8 12.6 6 16 6C19.4 6 22 8 21.6 12.6C20.4 10.4 18.4 8.8 16 8.8S11.6 10.4 10.4 12.6Z"
        )
        + stroke("#E6ECF5", 1.1, "M10.8 10.8Q16 8.4 21.2 10.8")
        + oval("#26C9FC", 16, 9.7, 1.4)
        + eyes(16, 13.6, 4.4)
        + stroke(hair, 0.8, "M12.4 11.9L14.8 12M19.6 11.9L17.2 12")
        + stroke("#D9925F", 0.9, "M16 13.6V15.2")
        + stroke("#A85F45", 0.9, "M14.6 17.2H17.4")
    )


def eowyn() -> str:
    """Draw a shield-maiden in a helm, sword raised, in a green cloak."""
    green, shade, hair = "#00A45A", "#04713F", "#F7C744"
    return (
        shape(shade, "M8 30C4.6 28.6 2 25.6 1.2 21.6C3 21.6 4 20.6 4.4 19.2C5.4 17 8 15.6 10 15.6H18L21 28Z")
        + shape(
            hair,
            "M7.8 9C5.4 14 7.4 19 5 23.6C9.4 24 11.4 22 12.4 19L17.4 18C18 21 20 22.6 22.4 22.4"
            "C20.4 18 21.8 13 19.8 9Z",
        )
        + shape(
            green,
            "M5.4 28C5.6 22 7 18.4 10.8 17.4H16.8C20.8 18.4 22.8 22.4 23.2 28C21 30.6 18 31.4 14.4 31.4"
            "S7.6 30.6 5.4 28Z",
        )
        + stroke(green, 4.6, "M19 20.8L24.6 19")
        + placed(Blade(17, 1.9, hilt=GOLD).draw(), 26, 18.4, turn=5)
        + oval(PALE, 25.8, 18.8, 2.3)
        + shape(GOLD, "M13.8 18L17.4 20.4L16.2 25H11.4L10.2 20.4Z")
        + oval(PALE, 13.8, 12.2, 5.2, 5.8)
        + shape(
            STEEL,
            "M13.8 1.8C8.8 2.2 6.8 6.2 7.2 11.4L8.2 15.8L10 15.2L9.6 10.6C11.2 9.8 16.4 9.8 18 10.6L17.6 15.2"
            "L19.4 15.8L20.4 11.4C20.8 6.2 18.8 2.2 13.8 1.8Z",
        )
        + shape(STEEL_SHADE, "M12.9 9.4H14.7L14.3 13H13.3Z")
        + stroke(GOLD, 1.4, "M7.6 9.6C10.2 8.2 17.4 8.2 20 9.6")
        + shape(shade, "M13.4 4.4C13.6 1.4 9 -.4 5 2.2C2.4 4 2 7.8 3.2 10.4C4.6 7.4 8.4 5.6 13.4 4.4Z")
        + eyes(13.8, 12.8, 4.8)
        + stroke("#D9486A", 1, "M12.7 16.2Q13.8 16.9 14.9 16.2")
    )


def fili_kili() -> str:
    """Draw two young dwarfs, one fair, one dark."""
    fair = Dwarf("#14B8A6", "#0C7F76", "#FCD53F", "#D99A16", -0.5)
    dark = Dwarf("#E0407F", "#A01F58", "#5A3A2E", "#38221B", 0.5)
    return placed(dark.draw(), 23.2, 1.2, 1.03) + placed(fair.draw(), 8.8, 1.2, 1.03)


def frodo() -> str:
    """Draw a halfling in a grey cloak with a short sword that glows blue."""
    cloak, shade = "#77808F", "#4F5766"
    return (
        shape(shade, "M8 14C4.6 17 2.8 22 3 27C5 26.2 6.6 27.6 8.6 26.8L18 28L21 15Z")
        + bare_feet(10.4, 18.4, 29.4)
        + shape("#6D4534", "M8 22H20.4V28.4H15.4L14.4 25.6L13.4 28.4H8Z")
        + shape(cloak, "M6.8 24C5.6 18 7.2 14 11.2 13.4H17.2C20.8 14 22.8 18 21.6 24C17 26 11.6 26 6.8 24Z")
        + shape("#FFE9C4", "M11.2 13.6H17.4L16.2 25.2H12.4Z")
        + stroke(GOLD_SHADE, 0.8, "M11.6 14.4L14.3 18L17 14.4")
        + '<circle cx="14.3" cy="19.8" r="1.6" fill="none" stroke="#FCC21B" stroke-width="1.2"/>'
        + stroke("#8FE3FF", 6, "M26.4 11.4L27.6 4.4")
        + placed(Blade(13.6, 1.7, "#E6F9FF", "#00A6ED", WOOD).draw(), 25.4, 17, turn=10)
        + stroke(cloak, 4, "M19.4 17L24.4 18.4")
        + oval(FAIR, 25.2, 17.6, 2.2)
        + stroke(cloak, 4, "M8.8 17L6.4 21.4")
        + oval(FAIR, 6.2, 22.2, 2)
        + placed(Halfling(FAIR, "#5A3527", "#3D231A").draw(), 14, 8.9, 1.12)
    )


def galadriel() -> str:
    """Draw a lady in white and gold, with a star above her long golden hair."""
    hair, shade = "#FFC83D", "#E79A14"
    return (
        shape(
            shade,
            "M16 5.6C8.6 5.6 6.8 11.4 7.2 16C7.2 21 5.4 25 3 28C10 32.6 22 32.6 29 28C26.6 25 24.8 21 24.8 16"
            "C25.2 11.4 23.4 5.6 16 5.6Z",
        )
        + shape("#FFF9E6", "M10.4 22.6C9.6 26 8.4 28 7 29.2C12 31.2 20 31.2 25 29.2C23.6 28 22.4 26 21.6 22.6L16 20Z")
        + shape("#F3DFA2", "M16 23L13.6 30.6H18.4Z")
        + shape(PALE, "M13.8 17H18.2V20L20.6 21.6L16 25L11.4 21.6L13.8 20Z")
        + stroke(GOLD_SHADE, 1.1, "M11 21.8L16 25.4L21 21.8")
        + oval(PALE, 16, 14, 5.2, 5.8)
        + mirrored(
            shape(
                hair,
                "M16 6.8C10.4 6.8 8.8 10.6 9.2 16.4C9.4 21.4 7.6 25.4 5.2 28.4C9.6 27 12 24 12 20"
                "C10.2 15.6 11.2 11.4 16 9.6Z",
            )
        )
        + eyes(16, 14.6, 4.4)
        + stroke("#D9486A", 1, "M14.9 17.8Q16 18.5 17.1 17.8")
        + shape(GOLD_SHADE, "M16 0L17.7 3.2L22.2 5L17.7 6.8L16 12L14.3 6.8L9.8 5L14.3 3.2Z")
        + shape("#FFF3C4", "M16 1.8L17.1 4L19.8 5L17.1 6L16 9.4L14.9 6L12.2 5L14.9 4Z")
    )


def gandalf() -> str:
    """Draw a wizard in a tall grey hat, with a beard as long."""
    hat, shade, beard, grey = "#6F7F94", "#4C5A6E", "#DCE1E8", "#AEB7C4"
    return (
        shape(grey, "M7.6 13C5.4 20 8 27 16.6 31.6C24.4 27 26.6 20 24.4 13Z")
        + oval(FAIR, 16, 15.6, 5.6, 4.6)
        + shape(
            beard,
            "M9.6 14.6C8.4 21 10.4 26.6 16.6 30C22.4 26.4 23.6 21 22.4 14.6C21.4 18.4 19 18.4 16 18.4"
            "S10.6 18.4 9.6 14.6Z",
        )
        + stroke(grey, 1.1, "M16.4 23V28M13 22.8L14 26M19.6 22.8L18.8 26")
        + shape(
            "#F7F8FA",
            "M16 18.4C13.4 17.6 11 18.8 9.4 21.4C12.4 22.4 15 21.4 16 20C17 21.4 19.6 22.4 22.6 21.4"
            "C21 18.8 18.6 17.6 16 18.4Z",
        )
        + oval("#E59A6C", 16, 17.4, 1.7, 1.6)
        + eyes(16, 15.6, 5, 0.75)
        + shape(hat, "M8 12C10 7 12 3 18 .8C21 -.2 24 1.4 24.4 4.2C22.4 3.6 21.6 4 21 4.8C22.4 7 23.4 9.4 24 12Z")
        + shape(shade, "M8 12L8.8 9.8C13 11.4 19 11.4 23.2 9.8L24 12Z")
        + shape(hat, "M1 13.4C5 11 9 10.6 16 11.6C23 10.6 27 11 31 13.4C27 15 22 14.8 16 14.4C10 14.8 5 15 1 13.4Z")
        + stroke("#F7F8FA", 1.4, "M11.8 14.9L14.6 14.5M20.2 14.9L17.4 14.5")
    )


def gimli() -> str:
    """Draw a dwarf with a round helmet, a red beard and an axe."""
    beard, shade = "#F26A1B", "#C2480D"
    return (
        mirrored(shape("#4A2F22", "M5 27H11.4V31.4H4C3.4 29.8 4 28.8 5 28.4Z"), 12.2)
        + shape("#7D4533", "M2 22C2 15.6 5.6 13 12.2 13S22.4 15.6 22.4 22L20.6 28.4H3.8Z")
        + stroke("#7D4533", 4.6, "M20 17L23.6 20.8")
        + stroke(WOOD, 2.2, "M25.8 4V28.6")
        + shape(
            STEEL,
            "M25.8 5.4C23.8 5.4 22 4.4 20.6 2.4C19.2 6 19.2 10.6 20.6 14.4C22 12.4 23.8 11.4 25.8 11.4"
            "C27.8 11.4 29.4 12.4 30.6 14.2C31.8 10.6 31.8 6.2 30.6 2.6C29.4 4.4 27.8 5.4 25.8 5.4Z",
        )
        + stroke(STEEL_SHADE, 1.1, "M20.6 2.8C19.4 6 19.4 10.6 20.6 14M30.6 3C31.4 6.4 31.4 10.4 30.6 13.8")
        + oval(FAIR, 25.8, 21, 2.4, 2.2)
        + shape(beard, "M4.4 9C2 17 3 24.6 7.4 29.6L9.4 27L12.2 30.6L15 27L17 29.6C21.4 24.6 22.4 17 20 9Z")
        + shape(FAIR, "M6.6 9H17.8C18.4 12.4 16.4 15.6 12.2 15.6S6 12.4 6.6 9Z")
        + stroke(shade, 1.1, "M12.2 20.4V26.4M8.2 21L9.2 25M16.2 21L15.2 25")
        + shape(
            shade,
            "M12.2 14.2C9 13.4 6.8 15.4 6.2 18.8C8.8 19.4 11.2 18.4 12.2 16.8C13.2 18.4 15.6 19.4 18.2 18.8"
            "C17.6 15.4 15.4 13.4 12.2 14.2Z",
        )
        + oval("#E8875C", 12.2, 13.6, 1.9, 1.7)
        + eyes(12.2, 11.6, 5.4)
        + shape(IRON, "M4 10.4C3.6 4 7.4 .8 12.2 .8S20.8 4 20.4 10.4Z")
        + stroke(GOLD, 1.8, "M4.4 9.4H20")
        + stroke(GOLD_SHADE, 1.5, "M12.2 1.8V8")
    )


def gollum() -> str:
    """Draw a thin pale creature with huge eyes, crouching, a fish in his hands."""
    skin, shade, line = "#B5CDA0", "#7F9C72", "#4F6349"
    return (
        shape(shade, "M9 17C7.6 23 10 28 16 28.2C22 28 24.4 23 23 17Z")
        + mirrored(stroke(shade, 3, "M12.4 26.6L5 18.2L6.6 28.4") + oval(skin, 6.2, 29.4, 3.8, 1.8))
        + mirrored(shape(shade, "M8 8.4L1.8 5.4C1.6 9.4 4.2 12.8 8.4 13.6Z"))
        + shape(skin, "M16 1.2C9.4 1.2 6 6 6.4 11C6.8 16 10.6 20.4 16 20.4S25.2 16 25.6 11C26 6 22.6 1.2 16 1.2Z")
        + stroke(line, 1, "M13.4 1.8Q10.6 3.6 10.2 6.6M16 1.4Q15 3.4 15.2 5.4M18.6 1.8Q21.2 3.4 22 6.2")
        + mirrored(
            oval("#F2FBFF", 11.7, 10.8, 3.8, 4.1)
            + oval("#1E88C9", 12.3, 11, 2.3, 2.6)
            + oval(INK, 12.4, 11.1, 1.1, 1.4)
        )
        + stroke(line, 1.2, "M12 17Q16 18.8 20 17")
        + shape("#F2FBFF", "M14 17.4L14.8 19.2L15.6 17.8Z")
        + mirrored(stroke(skin, 2.6, "M11.4 19L9.4 22L12 24.4"))
        + shape("#4E7FB0", "M8.6 24.8C11 21.8 15.4 21.6 18.6 23.8L23.4 21.2V28.6L18.6 25.8C15.4 28 11 27.8 8.6 24.8Z")
        + oval(INK, 11, 24.4, 0.6)
        + oval(skin, 13.6, 24.8, 1.4, 2)
        + oval(skin, 18.4, 24.8, 1.4, 2)
    )


def legolas() -> str:
    """Draw an elf in green, drawing his bow."""
    green, shade, hair = "#5DBB2F", "#36811B", "#FFD766"
    arrow = stroke(WOOD_SHADE, 1.2, "M0 0V-5") + shape("#F8312F", "M0 -2.6L-1.7 -3.8V-8L0 -6.8L1.7 -8V-3.8Z")
    return (
        placed(arrow, 25, 14, turn=14)
        + placed(arrow, 26, 14.6, turn=34)
        + shape("#7D4533", "M22 11.6L27.4 13.8L22.4 26L17 24Z")
        + shape(hair, "M13.4 3.4C18 .8 23.4 3 23.6 9C23.8 14 25.4 17 24.4 21C21.6 22 17.4 20 15.4 16Z")
        + shape(
            green,
            "M14 15.4C20 14.6 23.6 17 23.8 22C24 25 24.8 27 26 29C22 31.6 15 31.8 11.2 30.8C12.4 27 12.6 20 14 15.4Z",
        )
        + shape(shade, "M12.1 25.6H24.6L25.2 28H11.8Z")
        + stroke("#7A5A2C", 0.9, "M8.6 1.6L16.4 15.4L8.6 30.4")
        + oval(PALE, 15.4, 9, 4.8, 5.2)
        + shape(
            hair,
            "M10.6 7.6C10.8 3.4 14 1.8 17.4 2.2C21 2.8 22.8 6 22.2 10L20.6 15C19 13 18.4 10 17.6 6.6"
            "C15.4 7.6 12.6 6.6 10.6 7.6Z",
        )
        + shape(PALE, "M18.2 10.8L21.6 6.6C22.2 10 20.8 12.6 18.6 13Z")
        + eyes(13.9, 9.2, 3.4, 0.75)
        + stroke("#B0674A", 0.9, "M13 12.4H14.8")
        + stroke(green, 3.8, "M15.6 18.2L6 15.8")
        + stroke("#9C5B22", 2.2, "M8.6 1.6C.2 7 .2 25 8.6 30.4")
        + stroke(INK, 1, "M16.4 15.4H2")
        + shape(IRON_SHADE, "M.2 15.4L3.8 13.4V17.4Z")
        + stroke(shade, 3.8, "M20.6 19.4L23 15.8L17.6 15.6")
        + oval(PALE, 16.8, 15.5, 1.9)
        + oval(PALE, 4.4, 15.5, 2)
    )


def merry_pippin() -> str:
    """Draw two merry halflings over one foaming mug."""
    foam = "#FFF8E8"
    return (
        shape("#F5A623", "M2 24C3 20 5.4 17 8.4 15H14L16 31.4C10 31.4 4.6 28.6 2 24Z")
        + shape("#26A9F0", "M30 24C29 20 26.6 17 23.6 15H18L16 31.4C22 31.4 27.4 28.6 30 24Z")
        + shape("#FFF3D2", "M5.8 16L11.4 15.4L9 20.6Z")
        + shape("#FFF3D2", "M20.6 15.4L26.2 16L23 20.6Z")
        + placed(Halfling(FAIR, "#E2A23B", "#B97A22").draw(), 9, 10, 1.16, -6)
        + placed(Halfling(FAIR, "#7A4630", "#57301F").draw(), 23, 10, 1.16, 6)
        + stroke("#D9821A", 3.6, "M5 22Q6 26.4 11 25.2")
        + stroke("#137FC0", 3.6, "M27 22Q26 26.4 21 25.2")
        + shape(WOOD, "M10.8 19.2H21.2V29.8C21.2 31 20 31.4 19 31.4H13C12 31.4 10.8 31 10.8 29.8Z")
        + stroke(WOOD_SHADE, 1, "M14.2 21V31M17.8 21V31")
        + stroke(STEEL, 1.3, "M11.2 28.4H20.8")
        + oval(foam, 12.8, 19, 2.7)
        + oval(foam, 16.1, 17.8, 2.9)
        + oval(foam, 19.4, 19, 2.5)
        + oval(FAIR, 11.2, 25, 2)
        + oval(FAIR, 20.8, 25, 2)
    )


def nazgul() -> str:
    """Draw a wraith in a torn black cloak, its hood empty, a pale sword in its hand."""
    cloak, shade, void = "#2A2433", "#4A4059", "#0C0812"
    return (
        stroke(IRON, 1.5, "M3.8 13L1.4 10.4M3.4 14L1.2 14M3.8 15L1.8 17.2")
        + shape(
            cloak,
            "M16 .6C11 1.4 9.2 6 9.2 10.4L3.6 11C2.6 12 2.4 14.4 3 16L5.4 18.4L3.8 22L6.6 22.4L5.2 28L9 26.4"
            "L9.6 31L12.6 27.6L15 31.6L17.6 27.8L21 31.2L22.4 26.4L26.4 28.6L25.2 22.8L28 22.4L26.2 18.4"
            "L27.6 17C28.4 15 28 12 26.4 11L22.8 10.4C22.8 6 21 1.4 16 .6Z",
        )
        + shape(
            shade,
            "M16 2.6C12 3.4 11 7.4 11.4 11.6C11.8 15.4 13.4 18.4 16 19.6C18.6 18.4 20.2 15.4 20.6 11.6"
            "C21 7.4 20 3.4 16 2.6Z",
        )
        + shape(
            void,
            "M16 4.6C12.8 5.2 12.4 8.6 12.7 11.6C13 14.8 14.2 17 16 18.2C17.8 17 19 14.8 19.3 11.6"
            "C19.6 8.6 19.2 5.2 16 4.6Z",
        )
        + mirrored(stroke(shade, 1.2, "M9.6 15L8.6 23M13 21.6L12.4 26"))
        + placed(Blade(13, 1.7, "#C9DDE0", "#7FA0A8", IRON).draw(), 27.6, 14.6)
        + oval(IRON, 27.6, 14.8, 2)
    )


def saruman() -> str:
    """Draw a tall wizard in white under black, with a black staff."""
    black, white, grey = "#2B2633", "#F6F4F9", "#C3BECF"
    return (
        shape(black, "M9.4 12.4C5 16 3.8 23 4.6 29.6C10 32 18 32 23.4 29.6C24 23 22 16 19 12.4Z")
        + shape(white, "M11 13C9.2 19 8.2 25 8.4 30.4C12 31.2 16 31.2 19.6 30.4C19.8 25 18.8 19 17.4 13Z")
        + stroke(black, 1.4, "M8.8 25.2H19.4")
        + shape(
            grey,
            "M14.2 .8C8.8 .8 7.6 5.4 8 10C8.2 14 7.4 17 6.6 19.4C10 20.8 18.4 20.8 21.8 19.4"
            "C21 17 20.2 14 20.4 10C20.8 5.4 19.6 .8 14.2 .8Z",
        )
        + oval(FAIR, 14.2, 8.4, 4.6, 5.4)
        + shape(
            white,
            "M9.4 7.4C9 13 9.4 20 14.2 24.6C19 20 19.4 13 19 7.4C18.2 11.4 16.4 11.6 14.2 11.6S10.2 11.4 9.4 7.4Z",
        )
        + stroke(grey, 0.9, "M11.4 15.6Q11.6 18.4 13.2 20.6M17 15.6Q16.8 18.4 15.2 20.6")
        + stroke(black, 1.5, "M14.2 12.2L11.6 14M14.2 12.2L16.8 14")
        + stroke(black, 1.2, "M11 6.8L13.2 7.4M17.4 6.8L15.2 7.4")
        + eyes(14.2, 8.8, 3.8, 0.7)
        + stroke(black, 4.2, "M20 16.4L24.4 19")
        + stroke("#15101C", 2.2, "M26 7V29.6")
        + shape("#15101C", "M26 .4L29.6 5.4L26 11L22.4 5.4Z")
        + shape("#8D65C5", "M26 2.6L28 5.4L26 8.6L24 5.4Z")
        + oval(FAIR, 26, 19.2, 2.2)
    )


def sam() -> str:
    """Draw a halfling with a big pack and a frying pan, on the way."""
    green, pack, pack_shade = "#7C9A2E", "#E09A48", "#B06E26"
    return (
        stroke(WOOD_SHADE, 1.8, "M28.6 12.4L28 28.4")
        + stroke("#8B6A45", 4, "M17.4 22L14.4 27.4M20 22L23.4 27.2")
        + oval(FAIR, 14.2, 29.6, 3.2, 1.8)
        + oval(FAIR, 24.4, 29.2, 3.2, 1.8)
        + stroke(WOOD_SHADE, 0.9, "M12.8 28.2v.9M14.2 28v.9M23.4 27.8v.9M24.8 27.6v.9")
        + shape(
            green, "M14.6 23.4C13.8 18 14.6 14 18 13.4H20.6C23.8 14 24.6 18 23.8 23.4C20.6 24.6 17.8 24.6 14.6 23.4Z"
        )
        + shape(
            pack,
            "M4 12.4C4 10.8 5 10 6.4 10H14C15.4 10 16.4 10.8 16.4 12.4V24C16.4 25.4 15.4 26.4 14 26.4H6.4"
            "C5 26.4 4 25.4 4 24Z",
        )
        + shape(pack_shade, "M4 12.4C4 10.8 5 10 6.4 10H14C15.4 10 16.4 10.8 16.4 12.4V15.4C13 17.6 7.4 17.6 4 15.4Z")
        + stroke("#D6453D", 4.6, "M6 7.6H12.6")
        + oval("#F08A7A", 5.8, 7.6, 1.3)
        + oval(INK, 6.6, 22.6, 5.6)
        + oval("#56506B", 6.6, 22.6, 3.9)
        + stroke(INK, 1.9, "M8.8 18.6L12.4 12")
        + stroke("#5F7A1E", 3.6, "M20 17L25.8 20")
        + oval(FAIR, 28, 20.2, 2)
        + placed(Halfling(FAIR, "#C98A2B", "#96611A").draw(), 20, 8.6, 1.1)
    )


def thorin() -> str:
    """Draw a king of dwarfs in a blue hood, behind a shield of oak."""
    blue, shade, beard = "#1FA5F2", "#0B6FB4", "#3A3644"
    return (
        shape(shade, "M3 25C4 19 8 16 16.4 15.4C25 16 29 20 29.8 25C26.6 29.8 21.6 31.6 16.4 31.6S6 29.8 3 25Z")
        + shape(
            blue,
            "M6.4 20C5.6 11.6 8 4.6 14.6 2.4C20 .8 26 2 29.8 8.4C28 7.4 26.4 7.6 25.4 8.6"
            "C27.2 11.4 27.2 15.6 26.4 20C20 23 13 23 6.4 20Z",
        )
        + oval("#8FA0B3", 29.6, 9.2, 2)
        + oval(TAN, 16.4, 13.2, 6.2, 5.8)
        + shape(
            beard,
            "M9.6 12C8 19.6 10 25.4 13.4 30.6L16.4 26.6L19.4 30.6C22.8 25.4 24.8 19.6 23.2 12"
            "C22 16.4 19.6 15.8 16.4 15.8S10.8 16.4 9.6 12Z",
        )
        + shape(
            "#5A5568",
            "M16.4 15.2C13.6 14.6 11.6 16.4 11 19.2C13.4 19.8 15.4 18.8 16.4 17.4C17.4 18.8 19.4 19.8 21.8 19.2"
            "C21.2 16.4 19.2 14.6 16.4 15.2Z",
        )
        + stroke(GOLD, 2, "M8.8 10Q16.4 5.4 24.2 10")
        + shape(GOLD, "M13.8 8L16.4 3L19 8Z")
        + eyes(16.4, 12.4, 5)
        + oval("#C97B52", 16.4, 14.4, 1.7, 1.5)
        + shape(
            WOOD_SHADE,
            "M1.2 18.4C4.4 18.4 6.6 17.4 8.4 15.8C10.2 17.4 12.4 18.4 15.6 18.4C16 25 13.8 29.4 8.4 31.6"
            "C3 29.4 .8 25 1.2 18.4Z",
        )
        + shape(
            "#C48A52",
            "M2.8 19.8C5 19.6 7 18.8 8.4 17.8C9.8 18.8 11.8 19.6 14 19.8C14 25 12.4 28 8.4 29.9"
            "C4.4 28 2.8 25 2.8 19.8Z",
        )
        + shape(
            "#3F7D20",
            "M8.4 18.8C9.6 18.8 10.2 20 9.8 21C11.2 20.4 12.4 21.6 11.8 22.8C11.6 23.4 11 23.6 10.6 23.8"
            "C11.6 24.2 11.6 25.6 10.6 26C10 26.2 9.2 26 9 26.4V28.8H7.8V26.4C7.6 26 6.8 26.2 6.2 26"
            "C5.2 25.6 5.2 24.2 6.2 23.8C5.8 23.6 5.2 23.4 5 22.8C4.4 21.6 5.6 20.4 7 21"
            "C6.6 20 7.2 18.8 8.4 18.8Z",
        )
    )


def uruk_hai() -> str:
    """Draw a fierce fighter in an iron helmet, with a jagged blade."""
    skin, shade, light = "#8A4A38", "#62302A", "#9AA2B0"
    return (
        shape(IRON_SHADE, "M2 25C3 21.6 6 20 10 19.4H19C23 20 26 22 27 26C24 30 19.6 31.6 15 31.6S5 29.6 2 25Z")
        + shape(INK, "M21.2 24.6L22.4 3.6L30.2 1L28.4 5.4L31 7.8L28 10.4L30 13.2L27 15.4L28.4 18.2L25.4 20.2L25.4 25Z")
        + shape(light, "M23 22.4L24.2 4.8L28 3.4L26.6 6L28.8 8L25.8 10.4L27.8 13L25 15.2L26.4 17.8L24 19.6Z")
        + stroke(WOOD_SHADE, 2.4, "M23.2 25V29.4")
        + stroke(INK, 2.2, "M20.4 24.6H26.4")
        + shape(shade, "M6.2 9H22.6V18C22.6 22 19 25 14.4 25S6.2 22 6.2 18Z")
        + shape(skin, "M7.8 9H21V18C21 21.4 18 24 14.4 24S7.8 21.4 7.8 18Z")
        + shape(
            IRON_SHADE,
            "M14.4 1C7.4 1 4.2 5.8 4.4 12L5 20.6L8.6 22.4L9 13H12.8L14.4 17.4L16 13H19.8L20.2 22.4L23.8 20.6"
            "L24.4 12C24.6 5.8 21.4 1 14.4 1Z",
        )
        + shape("#5F6775", "M14.4 1C7.4 1 4.2 5.8 4.4 12L4.5 13.2L14.4 11.4L24.3 13.2L24.4 12C24.6 5.8 21.4 1 14.4 1Z")
        + shape(light, "M13.2 .8H15.6V12H13.2Z")
        + shape(
            "#FCD53F",
            "M9.2 13.6L12.8 14.9C12.4 16.6 10 16.6 9.2 13.6ZM19.6 13.6L16 14.9C16.4 16.6 18.8 16.6 19.6 13.6Z",
        )
        + shape(INK, "M9.8 18.8H19L17.6 22.4H11.2Z")
        + shape("#FFF3D2", "M10.4 18.8H12.6L11.5 21.2ZM13.4 18.8H15.4L14.4 20.8ZM16.2 18.8H18.4L17.3 21.2Z")
        + oval(skin, 23.2, 27.4, 2.4, 2.1)
    )


def great_goblin() -> str:
    """Draw a fat goblin king under a crown of bones."""
    skin, shade, bone, edge = "#C9C02B", "#928A12", "#FFF3D2", "#BBA77A"
    side = shape(edge, "M8.6 9.4L7 1.6C8.4 .4 10 .8 10.2 2.4L12 9Z") + shape(
        bone, "M9.6 9.4L8 2.2C8.6 1.4 9.4 1.6 9.6 2.6L11.4 9Z"
    )
    eye = (
        oval("#FFF8E8", 12, 14.2, 2.4, 2)
        + oval("#C1121F", 12.4, 14.4, 1.1, 1.3)
        + stroke(shade, 1.5, "M9.4 11.6L13.8 13.2")
    )
    return (
        mirrored(shape(shade, "M8.4 12L.4 7.8C.6 12.8 3 17 8 18Z"))
        + mirrored(shape("#E08A8A", "M7.4 13.2L2.2 10.4C3 13 4.6 15.2 7 16Z"))
        + mirrored(side)
        + shape(edge, "M14 8.6V1.8C14 .2 18 .2 18 1.8V8.6Z")
        + shape(bone, "M15 8.6V2C15 1.2 17 1.2 17 2V8.6Z")
        + shape(
            skin,
            "M16 7C10 7 7.4 10 7.2 14C3.6 16 2 19.6 2.4 23.4C3 28.6 8.4 31.6 16 31.6S29 28.6 29.6 23.4"
            "C30 19.6 28.4 16 24.8 14C24.6 10 22 7 16 7Z",
        )
        + shape(shade, "M5.4 25.4C9 29.4 23 29.4 26.6 25.4C25 31.4 7 31.4 5.4 25.4Z")
        + shape(edge, "M7.4 9.6C10 7.6 22 7.6 24.6 9.6L24.4 11.8C21 10.2 11 10.2 7.6 11.8Z")
        + mirrored(eye)
        + oval(shade, 16, 17, 2.8, 1.9)
        + shape(INK, "M7.6 19.8C12 21.8 20 21.8 24.4 19.8C23.4 24.4 19.6 25.8 16 25.8S8.6 24.4 7.6 19.8Z")
        + mirrored(shape("#FFF8E8", "M9.8 20.7L12.6 21.3L11.4 24.4Z"))
        + mirrored(oval(shade, 5.8, 19.4, 0.9) + oval(shade, 5, 22.4, 0.6))
    )


def treebeard() -> str:
    """Draw a walking tree with a face and a beard of leaves."""
    bark, shade, leaf, leaf_shade = "#8B6136", "#5F3F20", "#4FAE3A", "#2F7F2A"
    back = ((7.6, 7.8, 4.4), (24.4, 7.8, 4.4), (16, 6.4, 5.6))
    front = ((11, 5, 4.2), (21, 5, 4.2), (16, 4.2, 3.8), (7, 7, 2.8), (25, 7, 2.8))
    return (
        stroke(shade, 2.6, "M10 17.4L4 16.4L2.2 12.4M4 16.4L1.6 16.4M4 16.4L2 19.6")
        + stroke(shade, 2.6, "M22 17.4L28 18.4L29.8 14.4M28 18.4L30.4 19M28 18.4L29.4 22")
        + shape(
            bark,
            "M10 8H22C21.6 14 22 20 23 24C23.8 26.8 25.6 28.2 27.6 28.8L26.4 31.2H19.6L17.4 25.4H15.6L11.8 31.2"
            "H4.6L4.2 29C7 28 8.6 27 9.2 24C10 20 10.4 14 10 8Z",
        )
        + stroke(shade, 1.1, "M11.4 24Q11 27.4 8 29.6M20.8 24Q21.4 27.6 24 29.6")
        + "".join(oval(leaf_shade, *clump) for clump in back)
        + "".join(oval(leaf, *clump) for clump in front)
        + mirrored(
            oval("#FFE27A", 13, 13, 2.1, 1.8)
            + oval(INK, 13.2, 13.1, 1, 1.1)
            + stroke(shade, 1.3, "M10.8 10.9L14.4 10.6")
        )
        + shape(shade, "M14.9 12.6H17.1L17.8 16.4H14.2Z")
        + shape(
            leaf,
            "M10.4 17C12 16.2 14 16.6 16 17.6C18 16.6 20 16.2 21.6 17C22.8 19.4 21.4 21 21 21.8"
            "C20.8 23.8 19 24 18.4 25C18 27 16.6 27.2 16 28.8C15.4 27.2 14 27 13.6 25C13 24 11.2 23.8 11 21.8"
            "C10.6 21 9.2 19.4 10.4 17Z",
        )
        + stroke(leaf_shade, 1.1, "M16 20V25.2M13.2 20L13.8 22.2M18.8 20L18.2 22.2")
    )


def troll() -> str:
    """Draw a troll like a rock, with a small head and a club."""
    stone, shade, dark, moss = "#A3AFB5", "#74828A", "#4C585F", "#6E9A4A"
    return (
        shape(
            dark, "M7.4 23H14.6V31.4H5.6C5 29.8 5.6 28.8 7 28.4ZM16 23H23L23.4 28.4C24.8 28.8 25.4 29.8 24.8 31.4H16Z"
        )
        + shape(WOOD_SHADE, "M22.8 25.6L22.6 7C21.8 3.4 23.8 .8 26.4 .8S31 3.4 30.2 7L27.2 26Z")
        + stroke("#D8CDB4", 1.7, "M24.6 4.6L25 5M28.2 6.2L27.8 6.6M25.2 9.6L25.6 9.8M27.6 11.6L27.2 11.8")
        + shape(shade, "M4 16C3 9.6 7.6 7 14.6 7S26 9.6 25.2 16L24 26C19 28 10.6 28 5.4 26Z")
        + shape("#8D999F", "M8 16C8 11.4 10.6 10 14.6 10S21.2 11.4 21.2 16C20.8 20 18.4 22.4 14.6 22.4S8.4 20 8 16Z")
        + shape(
            "#7D4533", "M5 24C10.6 26.2 18.6 26.2 24.4 24L24.6 28.8L21 27L18 29.8L14.6 27.2L11 29.8L8.4 27L4.8 28.8Z"
        )
        + stroke(stone, 5.8, "M5.4 13.4L4 22.4")
        + oval(stone, 4.2, 24, 3.4)
        + stroke(dark, 0.9, "M3 25.2V26.6M5 25.4V26.8")
        + stroke(stone, 5.8, "M23.6 13.4L24.6 20")
        + oval(stone, 25, 21.4, 3.4)
        + stroke(dark, 0.9, "M22.8 21H25.4M23 22.8H25.4")
        + shape(
            moss,
            "M2.6 13C2.4 10 4.4 8.6 7.6 9.4C8.4 11 7.6 11.6 6.6 11.4C6.4 13 5 13.4 4.4 12.4C4 13.4 3.2 13.6 2.6 13Z",
        )
        + shape(
            stone,
            "M14.6 1.4C10.4 1.4 8.6 4 8.8 7.8C9 12.8 11.2 15.4 14.6 15.4S20.2 12.8 20.4 7.8C20.6 4 18.8 1.4 14.6 1.4Z",
        )
        + mirrored(shape(stone, "M9.6 7.4L6.8 5.6C6.8 8.2 7.8 10 9.6 10.6Z"), 14.6)
        + shape(dark, "M9.2 6C12 4.8 17.2 4.8 20 6L19.2 8.4C17 7.4 12.2 7.4 10 8.4Z")
        + eyes(14.6, 8.8, 5, 0.9, "#FCD53F")
        + oval(shade, 14.6, 10.2, 2.1, 1.6)
        + stroke(dark, 1.3, "M11.4 13.2H17.8")
        + shape("#FFF8E8", "M11.8 13.2L12.7 10.8L13.6 13.2ZM15.6 13.2L16.5 10.8L17.4 13.2Z")
    )


FIGURES: dict[str, Callable[[], str]] = {
    "aragorn": aragorn,
    "arwen": arwen,
    "bilbo": bilbo,
    "boromir": boromir,
    "elrond": elrond,
    "eowyn": eowyn,
    "fili-kili": fili_kili,
    "frodo": frodo,
    "galadriel": galadriel,
    "gandalf": gandalf,
    "gimli": gimli,
    "gollum": gollum,
    "legolas": legolas,
    "merry-pippin": merry_pippin,
    "sam": sam,
    "saruman": saruman,
    "thorin": thorin,
    "nazgul": nazgul,
    "uruk-hai": uruk_hai,
    "great-goblin": great_goblin,
    "treebeard": treebeard,
    "troll": troll,
}


def draw(name: str) -> str:
    """Give the body of the drawing of one of them, without the svg element."""
    return FIGURES[name]()
