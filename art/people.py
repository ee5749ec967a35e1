"""Draw the people of the edition `ring`: flat figures in a box of 32 by 32, put together from a few kinds of parts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

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
    """A sword with its grip at the origin, pointing up."""

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
            + mirrored(shape(self.skin, "M-4.2 -.4L-7.2 -1.6C-7 .8 -6 2 -4.2 2.2Z"), 0)
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
            mirrored(shape(WOOD_SHADE, "M-6.3 25H-.6V29H-7C-7.6 28 -7 26.6 -6.3 26.4Z"), 0)
            + shape(self.shade, "M-7.4 26.6C-8.4 17 -6 11 0 11S8.4 17 7.4 26.6Z")
            + shape(self.hood, f"M-7 16C-7.4 8 -4.6 6.4 {tip} .2C{tip + 1} 3 {4.6 + self.lean} 6 5.4 8C6.8 10 7.2 13 7 16Z")
            + oval(FAIR, 0, 11.2, 4.5, 4.2)
            + shape(self.beard, "M-4.9 10.6C-6.4 18 -3.4 22.5 0 24.4C3.4 22.5 6.4 18 4.9 10.6C4.4 13 -4.4 13 -4.9 10.6Z")
            + stroke(self.beard_shade, 0.9, "M-2 17.5Q-1.8 19.5 -1 21M2 17.5Q1.8 19.5 1 21")
            + shape(self.beard_shade, "M0 12.8C-2 12.4 -3.6 13.4 -4 15.2C-2.4 15.6 -.8 15.2 0 14.4C.8 15.2 2.4 15.6 4 15.2C3.6 13.4 2 12.4 0 12.8Z")
            + eyes(0, 10, 4, 0.75)
            + oval("#E8966A", 0, 12, 1.3, 1.1)
        )


def bare_feet(left: float, right: float, y: float) -> str:
    """Give two big hairy feet seen from the front."""
    return "".join(
        oval(FAIR, x, y, 3, 1.7) + stroke(WOOD_SHADE, 0.8, f"M{x - 1.2} {y - 1.3}v.9M{x} {y - 1.5}v1M{x + 1.2} {y - 1.3}v.9")
        for x in (left, right)
    )


def aragorn() -> str:
    """A ranger in a dark green hood, his sword held up before him."""
    hood, shade = "#1F5C4C", "#123B33"
    return (
        shape(shade, "M3 31C2.6 23 6 19 10 17.4H22C26 19 29.4 23 29 31Z")
        + shape(hood, "M16 1C8.6 2.4 6.4 9 6.8 14.6C7 18 5 20.4 3.6 22.4C8 25.4 24 25.4 28.4 22.4C27 20.4 25 18 25.2 14.6C25.6 9 23.4 2.4 16 1Z")
        + shape(shade, "M16 4.4C11 5 9 9.6 9.2 14C9.4 18.4 12 22 16 22.4C20 22 22.6 18.4 22.8 14C23 9.6 21 5 16 4.4Z")
        + oval(TAN, 16, 13.4, 5.4, 6)
        + shape("#3D2A20", "M10.4 14.4C9.6 8.4 12 6 16 6C20 6 22.4 8.4 21.6 14.4C20.8 12 20.4 10 18.4 9.2C15.6 10.4 12 10 10.4 14.4Z")
        + shape("#5C4032", "M10.7 14.4C11 19 13.4 21 16 21C18.6 21 21 19 21.3 14.4C20.4 16.6 18.6 16.2 16 16.2S11.6 16.6 10.7 14.4Z")
        + stroke(TAN, 0.9, "M14.6 18H17.4")
        + eyes(16, 13, 4.6)
        + placed(Blade(21, 1.9).draw(), 23.6, 26, turn=14)
        + oval(TAN, 23.4, 26.6, 2.3, 2)
        + oval(GOLD, 16, 24.4, 1.6)
    )


def arwen() -> str:
    """A lady in evening blue, her black hair in the wind, a jewel on her breast."""
    gown, shade, hair = "#4B3FB5", "#352C86", "#241433"
    return (
        shape(hair, "M10.6 2C16 .6 19.4 4.4 21 8C23 12 27 12.6 30.6 11.4C30 17 25.6 19.4 21 19.6C24 21.4 27.4 21.6 29.8 20.6C27.4 26 19 27 14 22L7 10Z")
        + shape(gown, "M12 14.4C15 14.4 17.6 16 18 19.6C18.4 23.6 22 27 26.4 29.8C20 31.8 8 31.6 2 30C5 26 6 22 6 19C6.2 16 8.4 14.4 12 14.4Z")
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
    """An old halfling in a red waistcoat with pipe and book."""
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
    """A warrior blowing his horn above a round shield."""
    cloak, shade, hair = "#8E1B45", "#5F0F30", "#B5713A"
    return (
        shape(cloak, "M3 30C2 22 4 16.6 9 14.6L19 14C25 16 28 22 27 30Z")
        + shape(IRON, "M8 15.4L17.6 14.6C20 16 20.4 20 20 23H7Z")
        + shape(hair, "M5.6 13.6C3.4 7 7 1.2 13 1.2C18 1.2 20.8 4.4 20.6 8L17 17C12 18.6 7.6 17 5.6 13.6Z")
        + oval(FAIR, 14.2, 9.4, 5.2, 5.6)
        + shape(hair, "M9 10.4C9 14.8 11.4 17.2 14.4 17.2C17 17.2 18.8 15.4 19.2 13C17 12.4 15 13.4 13 13C11 12.6 10 12 9 10.4Z")
        + shape(hair, "M8.8 10C8.8 5.6 11 3 14.4 3C17.2 3 19.2 4.6 19.4 7.4C16.4 6.8 13.4 5.8 11.4 6.2C10.6 8 9.8 9 8.8 10Z")
        + eyes(15, 9.2, 4.4)
        + shape("#FFF0CF", "M17 12.6C22 13.4 25 10.6 25.8 3.4L31.4 4C31.4 13.4 25.6 18 17 15.6Z")
        + shape("#E4B96F", "M17 14.4C24.6 15.6 28.4 11.4 29.4 3.8L31.4 4C31.4 13.4 25.6 18 17 15.6Z")
        + stroke(GOLD_SHADE, 1.4, "M25.4 3.4L31.6 4M23.4 11.4L26.2 14.6")
        + oval(FAIR, 20.6, 14.6, 2.1)
        + oval(shade, 12.4, 23.4, 8.4)
        + oval(GOLD, 12.4, 23.4, 7.6)
        + oval(cloak, 12.4, 23.4, 5.9)
        + stroke(GOLD, 1.2, "M12.4 18.4V28.4M7.4 23.4H17.4")
        + oval(GOLD, 12.4, 23.4, 2.3)
    )


def elrond() -> str:
    """A lord with a circlet, in a purple robe with a tall collar."""
    robe, shade, hair = "#8D65C5", "#5E3D94", "#4A2C23"
    return (
        shape(shade, "M16 1.6C6 1.6 1.4 9 3 18L10 22H22L29 18C30.6 9 26 1.6 16 1.6Z")
        + stroke(GOLD, 1.1, "M3.3 17.6C2 9.4 6.4 2.4 16 2.4C25.6 2.4 30 9.4 28.7 17.6")
        + shape(hair, "M16 4.4C9.6 4.4 8.4 9.4 8.8 14L7.6 23H24.4L23.2 14C23.6 9.4 22.4 4.4 16 4.4Z")
        + shape(robe, "M2 31C2 24.4 5 20.4 10.4 19.2L16 25L21.6 19.2C27 20.4 30 24.4 30 31Z")
        + shape("#FCE9B8", "M12.6 18.6L16 25L19.4 18.6Z")
        + stroke(GOLD, 1.3, "M10.4 19.4L16 26.4L21.6 19.4M16 26.4V30.4")
        + mirrored(shape(FAIR, "M11 12.6L8.6 9.6C8.4 12.6 9.4 15 11.2 15.6Z"))
        + oval(FAIR, 16, 13.4, 5.2, 6)
        + shape(hair, "M10.6 12.6C10.2 8 12.6 6.4 16 6.4C19.4 6.4 21.8 8 21.4 12.6C20.4 10.4 18.4 8.8 16 8.8S11.6 10.4 10.6 12.6Z")
        + stroke("#E6ECF5", 1, "M10.9 10.8Q16 8.6 21.1 10.8")
        + oval("#00A6ED", 16, 9.8, 1.2)
        + eyes(16, 13.4, 4.4)
        + stroke(hair, 0.8, "M12.4 11.8L14.6 12.2M19.6 11.8L17.4 12.2")
        + stroke("#B0674A", 0.9, "M14.8 17H17.2")
    )


def eowyn() -> str:
    """A shield-maiden in a helm, sword raised, in a green cloak."""
    green, shade, hair = "#00A45A", "#04713F", "#F7C744"
    return (
        shape(shade, "M6 31L4 20C2 23 1.2 26 1.4 29.4C.2 24 1 18 6 15.6H18L25 31Z")
        + shape(hair, "M7.4 9C5 14 7 19 4.6 23.6C9 24 11 22 12 19L17 18C17.6 21 19.6 22.6 22 22.4C20 18 21.4 13 19.4 9Z")
        + shape(green, "M5 31C5 23 6.4 18.4 10.4 17.4H16.4C20.4 18.4 22.6 23 22.8 31Z")
        + stroke(green, 4.4, "M18.6 20.6L25 18.4")
        + placed(Blade(17.5, 1.8, hilt=GOLD).draw(), 26.4, 17.6, turn=10)
        + oval(PALE, 26.2, 18, 2.2)
        + shape(GOLD, "M13.4 17.6L16.6 20L15.4 24H11.4L10.2 20Z")
        + oval(PALE, 13.4, 12.2, 5, 5.6)
        + shape(STEEL, "M13.4 2C8.6 2.4 6.6 6.2 7 11.4L8 15.4L9.8 14.8L9.4 10.6C11 9.8 15.8 9.8 17.4 10.6L17 14.8L18.8 15.4L19.8 11.4C20.2 6.2 18.2 2.4 13.4 2Z")
        + shape(STEEL_SHADE, "M12.6 9.4H14.2L13.9 12.8H12.9Z")
        + stroke(GOLD, 1.3, "M7.4 9.6C10 8.2 16.8 8.2 19.4 9.6")
        + shape(shade, "M12.6 3.6C11.6 .6 7 -.2 3.6 2.6C2 4.4 2 7 3 9C4.4 6 8 4.6 12.6 5.2Z")
        + eyes(13.4, 12.6, 4.4)
        + stroke("#D9486A", 0.9, "M12.3 16Q13.4 16.7 14.5 16")
    )


def fili_kili() -> str:
    """Two young dwarfs, one fair, one dark."""
    fair = Dwarf("#14B8A6", "#0C7F76", "#FCD53F", "#D99A16", -0.9)
    dark = Dwarf("#E0407F", "#A01F58", "#5A3A2E", "#38221B", 0.9)
    return placed(dark.draw(), 23.4, 1.6) + placed(fair.draw(), 8.6, 1.6)


def frodo() -> str:
    """A halfling in a grey cloak with a short sword that glows blue."""
    cloak, shade = "#77808F", "#4F5766"
    return (
        shape(shade, "M8 14C4 18 2 24 1.6 28.6C5 27.6 6 28.6 8 27.6L17 28L20 15Z")
        + bare_feet(10, 17.6, 29.2)
        + shape("#6D4534", "M7.6 22H19.6V28.4H14.6L13.8 25.6L13 28.4H7.6Z")
        + shape(cloak, "M6.6 24C5.4 18 7 14 11 13.4H16.4C20 14 21.6 18 20.4 24C16 25.6 11 25.6 6.6 24Z")
        + shape("#FFE9C4", "M11 13.6H16.6L15.4 24.9H12Z")
        + stroke(GOLD_SHADE, 0.7, "M11.4 14.4L13.8 18L16.2 14.4")
        + '<circle cx="13.8" cy="19.6" r="1.4" fill="none" stroke="#FCC21B" stroke-width="1"/>'
        + stroke("#A9E9FF", 5.4, "M25.4 11.4L28.6 3.4")
        + placed(Blade(13.4, 1.5, "#DDF6FF", "#00A6ED", WOOD).draw(), 23.6, 16.2, turn=21)
        + stroke(cloak, 3.8, "M18.8 16.8L23 17.6")
        + oval(FAIR, 23.8, 16.6, 2)
        + stroke(cloak, 3.8, "M8.4 16.8L6 21")
        + oval(FAIR, 5.8, 21.8, 1.8)
        + placed(Halfling(FAIR, "#5A3527", "#3D231A").draw(), 13.6, 8, 1.05)
    )


def galadriel() -> str:
    """A lady in white and gold, with a star above her long golden hair."""
    hair, shade = "#FFC83D", "#E79A14"
    return (
        shape(shade, "M16 6.4C9 6.4 7.4 12 7.8 16C7.8 22 5.4 27 2.6 30.6C11 31.6 21 31.6 29.4 30.6C26.6 27 24.2 22 24.2 16C24.6 12 23 6.4 16 6.4Z")
        + shape("#FFF9E6", "M10.6 22.6C9.8 26 8.6 28.8 6.8 30.4C12 31 20 31 25.2 30.4C23.4 28.8 22.2 26 21.4 22.6L16 20Z")
        + shape("#F3DFA2", "M16 22L13.6 31H18.4Z")
        + shape(PALE, "M13.8 17H18.2V20L20.6 21.6L16 25L11.4 21.6L13.8 20Z")
        + stroke(GOLD_SHADE, 1, "M11 21.8L16 25.4L21 21.8")
        + oval(PALE, 16, 14, 4.8, 5.4)
        + mirrored(shape(hair, "M16 7.6C11 7.6 9.4 11 9.8 16.4C10 22 8 27 5.4 30.2C9.6 28.4 12 24 12 19.4C10.6 15.6 11.6 11.4 16 9.6Z"))
        + eyes(16, 14.2, 4.2, 0.75)
        + stroke("#D9486A", 0.9, "M15 17.4Q16 18.1 17 17.4")
        + shape(GOLD_SHADE, "M16 0L17.5 3.3L21.6 4.9L17.5 6.5L16 11.4L14.5 6.5L10.4 4.9L14.5 3.3Z")
        + shape("#FFF3C4", "M16 1.8L17 4L19.4 4.9L17 5.8L16 9L15 5.8L12.6 4.9L15 4Z")
    )


def gandalf() -> str:
    """A wizard in a tall grey hat, with a beard as long."""
    hat, shade, beard, grey = "#6F7F94", "#4C5A6E", "#DCE1E8", "#AEB7C4"
    return (
        shape(grey, "M7.6 13C5.4 20 8 27 16.6 31.6C24.4 27 26.6 20 24.4 13Z")
        + oval(FAIR, 16, 15.6, 5.6, 4.6)
        + shape(beard, "M9.6 14.6C8.4 21 10.4 26.6 16.6 30C22.4 26.4 23.6 21 22.4 14.6C21.4 18.4 19 18.4 16 18.4S10.6 18.4 9.6 14.6Z")
        + stroke(grey, 1, "M13 23Q13.4 25.6 15 27.4M19 23Q18.8 25 17.8 26.6")
        + shape("#F7F8FA", "M16 18.4C13.4 17.6 11 18.8 9.4 21.4C12.4 22.4 15 21.4 16 20C17 21.4 19.6 22.4 22.6 21.4C21 18.8 18.6 17.6 16 18.4Z")
        + oval("#E59A6C", 16, 17.4, 1.7, 1.6)
        + eyes(16, 15.6, 5, 0.75)
        + shape(hat, "M8 12C10 7 12 3 18 .8C21 -.2 24 1.4 24.4 4.2C22.4 3.6 21.6 4 21 4.8C22.4 7 23.4 9.4 24 12Z")
        + shape(shade, "M8 12L8.8 9.8C13 11.4 19 11.4 23.2 9.8L24 12Z")
        + shape(hat, "M1 13.4C5 11 9 10.6 16 11.6C23 10.6 27 11 31 13.4C27 15 22 14.8 16 14.4C10 14.8 5 15 1 13.4Z")
        + stroke("#F7F8FA", 1.4, "M11.8 14.9L14.6 14.5M20.2 14.9L17.4 14.5")
    )


def gimli() -> str:
    """A dwarf with a round helmet, a red beard and an axe."""
    beard, shade = "#F26A1B", "#C2480D"
    return (
        mirrored(shape("#4A2F22", "M4.4 27H11V31.4H2.8C2.4 29.8 3 28.8 4.4 28.4Z"), 11.6)
        + shape("#7D4533", "M1 22C1 15.6 5 13 11.6 13S22.2 15.6 22.2 22L21 28.4H2.2Z")
        + stroke("#7D4533", 4.6, "M19.6 17L24 20.4")
        + stroke(WOOD, 2.2, "M26 4V30.4")
        + shape(STEEL, "M26 5.6C23.8 5.6 21.6 4.4 20 2C18.6 6 18.6 11 20 15C21.6 12.6 23.8 11.4 26 11.4C28 11.4 29.6 12.4 30.8 14.4C32 10.6 32 6.4 30.8 2.6C29.6 4.6 28 5.6 26 5.6Z")
        + stroke(STEEL_SHADE, 1.1, "M20 2.4C18.8 6 18.8 11 20 14.6M30.8 3C31.6 6.4 31.6 10.6 30.8 14")
        + oval(FAIR, 26, 20.8, 2.4, 2.2)
        + oval(FAIR, 11.6, 12.2, 6, 5)
        + shape(beard, "M4.4 10.6C1.6 19 4 27 11.6 30C19.2 27 21.6 19 18.8 10.6C17.6 15 14.4 14.6 11.6 14.6S5.6 15 4.4 10.6Z")
        + stroke(shade, 1, "M8 19.6Q8.4 23.4 10.4 26.2M15.2 19.6Q14.8 23.4 12.8 26.2")
        + shape(shade, "M11.6 14.4C8.6 13.8 6.6 15.6 6 18.4C8.4 19 10.6 18 11.6 16.6C12.6 18 14.8 19 17.2 18.4C16.6 15.6 14.6 13.8 11.6 14.4Z")
        + oval("#E8875C", 11.6, 13.6, 1.9, 1.7)
        + eyes(11.6, 11.4, 5.2)
        + shape(IRON, "M3.8 10.4C3.4 4 7 .8 11.6 .8S19.8 4 19.4 10.4Z")
        + stroke(GOLD, 1.8, "M4 9.4H19.2")
        + stroke(GOLD_SHADE, 1.5, "M11.6 1.8V8")
    )


def gollum() -> str:
    """A thin pale creature with huge eyes, crouching, a fish in his hands."""
    skin, shade = "#B5CDA0", "#7F9C72"
    return (
        shape(shade, "M8 17C6.6 23 9 28.6 16 28.8C23 28.6 25.4 23 24 17Z")
        + mirrored(stroke(shade, 3, "M12 26.6L4.4 17.8L6 28.6") + oval(shade, 5, 29.6, 3.6, 1.6))
        + mirrored(stroke(skin, 2.6, "M11 18L8.4 22.8L13.2 26"))
        + mirrored(shape(shade, "M8 8.4L2.4 5.4C2.2 9.4 4.4 12.6 8.4 13.4Z"))
        + shape(skin, "M16 1.6C9.4 1.6 6 6 6.4 11C6.8 16 10.6 20.4 16 20.4S25.2 16 25.6 11C26 6 22.6 1.6 16 1.6Z")
        + stroke("#5B6B55", 0.9, "M13.6 2.2Q11 4 10.4 6.6M16 1.6Q15 3.4 15.2 5.4M18.6 2.2Q21 3.6 21.8 6")
        + mirrored(oval("#F2FBFF", 11.8, 10.6, 3.5, 3.8) + oval("#1E88C9", 12.4, 10.8, 2.2, 2.5) + oval(INK, 12.5, 10.9, 1.1, 1.4))
        + stroke("#5B6B55", 1.1, "M12 16.8Q16 18.8 20 16.8")
        + shape("#F2FBFF", "M14.4 17.3L15 18.9L15.8 17.7Z")
        + shape("#5D8BB5", "M7.6 26.4C11 22.8 16 22.8 19.4 25.6L24.6 22.8V30.4L19.4 27.8C16 30.4 11 30 7.6 26.4Z")
        + oval(INK, 10.8, 25.8, 0.6)
        + oval(skin, 13.2, 26.6, 1.5, 2)
        + oval(skin, 18.6, 26.6, 1.5, 2)
    )


def legolas() -> str:
    """An elf in green, drawing his bow."""
    green, shade, hair = "#5DBB2F", "#36811B", "#FFD766"
    return (
        stroke(WOOD_SHADE, 2, "M25.6 15.4L29.4 6.6M26.6 16L31 8.4")
        + shape("#7D4533", "M21.6 12L26.4 14L21.6 26L17 24Z")
        + shape(hair, "M13.4 3.4C18 .8 23.4 3 23.6 9C23.8 14 25.4 17 24.4 21C21.6 22 17.4 20 15.4 16Z")
        + shape(green, "M14 15.4C20 14.6 23.6 17 23.8 22C24 25.6 25 28 26.4 31H11C12.4 27 12.6 20 14 15.4Z")
        + shape(shade, "M12 26.2H24.8L25.6 28.6H11.7Z")
        + oval(PALE, 15.4, 9, 4.8, 5.2)
        + shape(hair, "M10.6 7.6C10.8 3.4 14 2 17.4 2.4C21 3 22.8 6 22.2 10L20.6 15C19 13 18.4 10 17.6 6.6C15.4 7.6 12.6 6.6 10.6 7.6Z")
        + shape(PALE, "M18.2 10.8L21.6 7C22 10 20.8 12.6 18.6 13Z")
        + eyes(13.4, 9, 3.4, 0.75)
        + stroke("#B0674A", 0.8, "M12.6 12.3H14.2")
        + stroke(green, 3.8, "M15.6 18.2L6 15.8")
        + stroke("#7A5A2C", 0.7, "M8.6 1.4L16.4 15.4L8.6 30.6")
        + stroke("#9C5B22", 2, "M8.6 1.4C0 7 0 25 8.6 30.6")
        + stroke(INK, 0.9, "M16.4 15.4H2")
        + shape(IRON_SHADE, "M.2 15.4L3.6 13.6V17.2Z")
        + stroke(shade, 3.8, "M20.6 19.4L23 15.8L17.6 15.6")
        + oval(PALE, 16.8, 15.5, 1.8)
        + oval(PALE, 4.2, 15.5, 1.9)
    )


def merry_pippin() -> str:
    """Two merry halflings over one foaming mug."""
    return (
        shape("#F5A623", "M1.4 31C.4 23 2.6 18 8.4 17H14L16 31Z")
        + shape("#26A9F0", "M30.6 31C31.6 23 29.4 18 23.6 17H18L16 31Z")
        + shape("#FFF3D2", "M6.6 17H11L9.4 21Z")
        + shape("#FFF3D2", "M21 17H25.4L22.6 21Z")
        + placed(Halfling(FAIR, "#E2A23B", "#B97A22").draw(), 8.6, 9.8, 1.12, -6)
        + placed(Halfling(FAIR, "#7A4630", "#57301F").draw(), 23.4, 9.8, 1.12, 6)
        + stroke("#D9821A", 3.6, "M4.4 22.4Q5.4 27 11 25.6")
        + stroke("#137FC0", 3.6, "M27.6 22.4Q26.6 27 21 25.6")
        + shape(WOOD, "M11 19.6H21V30C21 31 20 31.4 19 31.4H13C12 31.4 11 31 11 30Z")
        + stroke(WOOD_SHADE, 1, "M14.2 21V31M17.8 21V31")
        + stroke(STEEL, 1.2, "M11.2 28.6H20.8")
        + oval("#FFF8E8", 13, 18.8, 2.6) + oval("#FFF8E8", 16.2, 17.6, 2.8) + oval("#FFF8E8", 19.2, 18.8, 2.4)
        + oval(FAIR, 11.4, 25.2, 1.9) + oval(FAIR, 20.6, 25.2, 1.9)
    )


def nazgul() -> str:
    """A wraith in a torn black cloak, its hood empty, its arms spread."""
    cloak, shade, void = "#2A2433", "#453C54", "#0C0812"
    claw = stroke(IRON, 1.3, "M3.4 12.6L.8 10.6M3 13.6L.6 13.4M3.6 14.6L1.4 16.2")
    return (
        mirrored(claw)
        + shape(cloak, "M16 .8C11 1.6 9.4 6 9.4 10.4L3.6 11C2.6 12 2.4 14 3 15.6L5.4 18L4.2 21.6L6.8 22L5.6 28.4L9 26.4L9.6 31L12.6 27.6L15 31.6L17.6 27.8L21 31.4L22.4 26.4L26 29.4L25.2 22.6L27.8 22.2L26.6 18L29 15.6C29.6 14 29.4 12 28.4 11L22.6 10.4C22.6 6 21 1.6 16 .8Z")
        + shape(shade, "M16 2.6C12 3.4 11 7.4 11.4 11.6C11.8 15.4 13.4 18.4 16 19.6C18.6 18.4 20.2 15.4 20.6 11.6C21 7.4 20 3.4 16 2.6Z")
        + shape(void, "M16 4.8C13 5.4 12.6 8.6 12.9 11.6C13.2 14.6 14.2 16.8 16 18C17.8 16.8 18.8 14.6 19.1 11.6C19.4 8.6 19 5.4 16 4.8Z")
        + mirrored(stroke(shade, 1.2, "M9.8 15L8.8 23M13 21.6L12.4 26"))
    )


def saruman() -> str:
    """A tall wizard in white under black, with a black staff."""
    black, white, grey = "#2B2633", "#F4F2F7", "#C3BECF"
    return (
        shape(black, "M9 12.4C4.4 16 3 24 2.6 31.4H24C23.4 24 21.4 16 18.4 12.4Z")
        + shape(white, "M10.4 13C8.6 19 7.4 26 7 31.4H20C19.6 26 18.6 19 17.2 13Z")
        + shape(grey, "M13.6 22L12.6 31.4H15L14.6 22Z")
        + shape(grey, "M13.8 1C8.6 1 7.4 5.4 7.8 10C8 14 7.2 17 6.4 19.6C10 20.6 17.6 20.6 21.2 19.6C20.4 17 19.6 14 19.8 10C20.2 5.4 19 1 13.8 1Z")
        + oval(FAIR, 13.8, 8.4, 4.4, 5.2)
        + shape(white, "M9.3 7.4C9 13 9.4 21 13.8 26C18.2 21 18.6 13 18.3 7.4C17.6 11.4 16 11.6 13.8 11.6S10 11.4 9.3 7.4Z")
        + stroke(black, 1.2, "M11.9 12.6C11 15 11.2 17.6 12 20M15.7 12.6C16.6 15 16.4 17.6 15.6 20")
        + stroke(black, 1.1, "M10.8 7L12.8 7.6M16.8 7L14.8 7.6")
        + eyes(13.8, 8.8, 3.6, 0.65)
        + stroke(black, 4.2, "M19.4 16.4L25 18.6")
        + stroke("#15101C", 2, "M27 8V31")
        + shape("#15101C", "M27 10.4C23.6 8.8 22.8 4.4 24.4 .6L25.8 5H28.2L29.6 .6C31.2 4.4 30.4 8.8 27 10.4Z")
        + oval(white, 27, 5.2, 1.9)
        + oval(FAIR, 26.8, 18.8, 2.1)
    )


def sam() -> str:
    """A halfling with a big pack and a frying pan, on the way."""
    green, pack, pack_shade = "#7C9A2E", "#E09A48", "#B06E26"
    return (
        stroke("#8B6A45", 4, "M17 22L13.4 27.4M20 22L24.6 27.2")
        + oval(FAIR, 12.4, 29.6, 3.2, 1.7) + oval(FAIR, 26.6, 29, 3.2, 1.7)
        + stroke(WOOD_SHADE, 0.9, "M11 28.2v.9M12.4 28v.9M25.2 27.6v.9M26.6 27.4v.9")
        + shape(green, "M14.6 23.4C13.8 18 14.6 14 18 13.4H20.4C23.6 14 24.4 18 23.6 23.4C20.4 24.4 17.8 24.4 14.6 23.4Z")
        + shape(pack, "M4 12.4C4 10.8 5 10 6.4 10H14C15.4 10 16.4 10.8 16.4 12.4V24C16.4 25.4 15.4 26.4 14 26.4H6.4C5 26.4 4 25.4 4 24Z")
        + shape(pack_shade, "M4 12.4C4 10.8 5 10 6.4 10H14C15.4 10 16.4 10.8 16.4 12.4V15.4C13 17.6 7.4 17.6 4 15.4Z")
        + stroke("#D6453D", 4.6, "M5 7.6H12.6")
        + oval("#F08A7A", 4.8, 7.6, 1.3)
        + oval(INK, 6.4, 23.4, 5.4)
        + oval("#56506B", 6.4, 23.4, 3.8)
        + stroke(INK, 1.7, "M8.6 19.4L12.4 12.6")
        + stroke(green, 3.6, "M20 17L25.4 20")
        + stroke(WOOD_SHADE, 1.7, "M27.6 12.6L27 29")
        + oval(FAIR, 27.2, 20.2, 1.9)
        + placed(Halfling(FAIR, "#C98A2B", "#96611A").draw(), 19.8, 8, 1.05)
    )


def thorin() -> str:
    """A king of dwarfs in a blue hood, behind a shield of oak."""
    blue, shade, beard = "#1FA5F2", "#0B6FB4", "#3A3644"
    return (
        shape(shade, "M3.6 31C2.6 22 6 16.4 16.4 15.4C26.6 16.4 30.2 22 29.4 31Z")
        + shape(blue, "M6.4 20C5.6 11.6 8 5.4 14.6 3C19 1.4 24 1.4 28.8 4.6C26.4 5 25.4 6 25 7.6C27.2 11.4 27.2 15.6 26.4 20C20 23 13 23 6.4 20Z")
        + oval("#E6ECF5", 29, 5.8, 2.1)
        + oval(TAN, 16.4, 13.2, 6, 5.6)
        + shape(beard, "M9.8 12.4C8.4 20 10.4 25 13.6 30L16.4 26.4L19.2 30C22.4 25 24.4 20 23 12.4C21.8 16.4 19.4 15.8 16.4 15.8S11 16.4 9.8 12.4Z")
        + stroke("#6C677A", 1, "M12.8 20Q13 23 14.4 25.6M20 20Q19.8 23 18.4 25.6")
        + stroke(GOLD, 1.9, "M8.8 10Q16.4 5.4 24.2 10")
        + shape(GOLD, "M14.4 7.8L16.4 3.6L18.4 7.8Z")
        + eyes(16.4, 12.4, 5)
        + oval("#C97B52", 16.4, 14.6, 1.6, 1.4)
        + shape(WOOD_SHADE, "M1 19.4C4.4 19.4 6 18.4 7.6 17C9.2 18.4 11 19.4 14.2 19.4C14.6 25.4 12.6 29.4 7.6 31.6C2.6 29.4 .6 25.4 1 19.4Z")
        + shape("#A56953", "M2.4 20.6C4.8 20.4 6.4 19.6 7.6 18.7C8.8 19.6 10.4 20.4 12.8 20.6C12.8 25 11.4 28.2 7.6 30.1C3.8 28.2 2.4 25 2.4 20.6Z")
        + shape("#9BD63A", "M7.6 20.4C9 20.4 9.4 21.8 9 22.8C10.6 22.6 11.2 24 10.6 25.2C10 26.4 8.6 26.2 8.2 27L7.6 29L7 27C6.6 26.2 5.2 26.4 4.6 25.2C4 24 4.6 22.6 6.2 22.8C5.8 21.8 6.2 20.4 7.6 20.4Z")
    )


def uruk_hai() -> str:
    """A fierce fighter in an iron helmet, with a jagged blade."""
    skin, shade = "#8A4A38", "#62302A"
    return (
        shape(IRON_SHADE, "M1.6 31C1.6 24 5 20.6 10 19.4H19C24 20.6 26.4 24 26.4 31Z")
        + shape(IRON, "M1 26C0 21 3 17.6 8 18L5.6 21L4.6 19.6L3.6 23.6ZM26.8 26C27.8 21 25 17.6 20 18Z")
        + shape(INK, "M21 24.6L23 3.4L30.6 .8L28.6 5.4L31 7.6L28 10.2L29.8 13L27 15.2L28.2 18L25.2 20L25 25Z")
        + shape("#8F97A5", "M23 22L24.6 4.6L28.4 3.2L26.8 6L28.8 7.8L26 10.2L27.6 12.8L25.2 15L26.2 17.6L24 19.4Z")
        + stroke(WOOD_SHADE, 2.4, "M22.8 25V31")
        + stroke(INK, 2, "M20 24.6H26")
        + shape(shade, "M5.8 9H22.2V18C22.2 22 18.6 25 14 25S5.8 22 5.8 18Z")
        + shape(skin, "M7.4 9H20.6V18C20.6 21.4 17.6 24 14 24S7.4 21.4 7.4 18Z")
        + shape(IRON_SHADE, "M14 1C7 1 4 5.8 4.2 12L4.8 20.6L8.2 22L8.6 13H12.4L14 17.4L15.6 13H19.4L19.8 22L23.2 20.6L23.8 12C24 5.8 21 1 14 1Z")
        + shape("#5A616E", "M14 1C7 1 4 5.8 4.2 12L4.3 12.9L14 11.4L23.7 12.9L23.8 12C24 5.8 21 1 14 1Z")
        + shape("#8F97A5", "M12.9 .8H15.1V11.8H12.9Z")
        + shape("#FCD53F", "M8.8 13.6L12.4 14.9C12 16.4 9.6 16.4 8.8 13.6ZM19.2 13.6L15.6 14.9C16 16.4 18.4 16.4 19.2 13.6Z")
        + shape(INK, "M9.8 19.2H18.2L17 22H11Z")
        + shape("#FFF3D2", "M10.4 19.2H12.2L11.3 21.2ZM13.1 19.2H14.9L14 20.9ZM15.8 19.2H17.6L16.7 21.2Z")
        + oval(skin, 22.8, 27.8, 2.4, 2.1)
    )


def great_goblin() -> str:
    """A fat goblin king under a crown of bones."""
    skin, shade, bone = "#C9C02B", "#928A12", "#FFF3D2"
    horn = shape("#BBA77A", "M8.6 9.4L7 1.6C8.4 .4 10 .8 10.2 2.4L12 9Z") + shape(bone, "M9.6 9.4L8 2.2C8.6 1.4 9.4 1.6 9.6 2.6L11.4 9Z")
    return (
        mirrored(shape(shade, "M8.4 12L.2 7.4C.4 12.6 3 17 8 18Z"))
        + mirrored(horn)
        + shape("#BBA77A", "M14 8.6V1.8C14 .2 18 .2 18 1.8V8.6Z") + shape(bone, "M15 8.6V2C15 1.2 17 1.2 17 2V8.6Z")
        + shape(skin, "M16 7C10 7 7.4 10 7.2 14C3.4 16 1.6 20 2 24C2.4 29 8 31.6 16 31.6S29.6 29 30 24C30.4 20 28.6 16 24.8 14C24.6 10 22 7 16 7Z")
        + shape(shade, "M4.6 22.6C7 28.4 25 28.4 27.4 22.6C28.4 30 3.6 30 4.6 22.6Z")
        + shape("#BBA77A", "M7.4 9.6C10 7.6 22 7.6 24.6 9.6L24.4 11.8C21 10.2 11 10.2 7.6 11.8Z")
        + mirrored(oval("#FFF8E8", 12, 14, 2.2, 1.8) + oval("#C1121F", 12.4, 14.2, 1, 1.2) + stroke(shade, 1.3, "M9.6 11.6L13.6 13"))
        + oval(shade, 16, 17, 2.6, 1.8)
        + shape(INK, "M8 20C12 22 20 22 24 20C23 24.4 19.6 25.6 16 25.6S9 24.4 8 20Z")
        + mirrored(shape("#FFF8E8", "M10.4 20.9L12.6 21.4L11.6 24Z"))
        + mirrored(oval("#928A12", 6, 19, 0.9) + oval("#928A12", 27.6 - 22, 22, 0.6))
    )


def treebeard() -> str:
    """A walking tree with a face and a beard of leaves."""
    bark, shade, leaf, leaf_shade = "#8B6136", "#5F3F20", "#4FAE3A", "#2F7F2A"
    return (
        stroke(shade, 2.6, "M9.4 16L3 13.6L1.6 9.6M3 13.6L1.4 15.6")
        + stroke(shade, 2.6, "M22.6 16L28.6 19L30.4 16.6M28.6 19L30 22")
        + shape(bark, "M10 8H22C21.6 14 22 20 23 24C24 27.4 26.6 29 28.8 29.6L28 31.4H19.6L17.4 25.4H15.6L11.4 31.4H3.2L3.6 29.6C7 28.4 8.6 27 9.2 24C10 20 10.4 14 10 8Z")
        + stroke(shade, 1.1, "M11.4 24Q11 27.4 8 29.6M20.8 24Q21.4 27.6 24 30")
        + oval(leaf_shade, 7.6, 7.6, 4.2) + oval(leaf_shade, 24.4, 7.6, 4.2) + oval(leaf_shade, 16, 6, 5.4)
        + oval(leaf, 11, 4.8, 4) + oval(leaf, 21, 4.8, 4) + oval(leaf, 16, 4, 3.6) + oval(leaf, 7, 7, 2.6) + oval(leaf, 25, 7, 2.6)
        + mirrored(oval("#FFE27A", 13, 12.6, 1.9, 1.6) + oval(INK, 13.2, 12.7, 0.9, 1) + stroke(shade, 1.2, "M10.8 10.8L14.2 10.4"))
        + shape(shade, "M14.9 12.4H17.1L17.8 16.2H14.2Z")
        + shape(leaf, "M10.8 16.6C12 16 14 16.4 16 17.4C18 16.4 20 16 21.2 16.6C22.4 19 21 20.6 20.6 21.4C20.4 23.4 18.6 23.6 18.2 24.6C17.8 26.4 16.4 26.6 16 28C15.6 26.6 14.2 26.4 13.8 24.6C13.4 23.6 11.6 23.4 11.4 21.4C11 20.6 9.6 19 10.8 16.6Z")
        + stroke(leaf_shade, 1, "M16 19.4V24.6M13.4 19.6L14 21.6M18.6 19.6L18 21.6")
    )


def troll() -> str:
    """A troll like a rock, with a small head and a club."""
    stone, shade, dark = "#93A0A6", "#6C7A82", "#4C585F"
    return (
        shape(dark, "M6.6 23H14.6V31.4H4.6C4 29.8 4.8 28.8 6.2 28.4ZM16 23H23.4L23.8 28.4C25.2 28.8 26 29.8 25.4 31.4H16Z")
        + shape(shade, "M3 16C2 9.6 7 7 14.6 7S27 9.6 26.2 16L24.6 26.6C19 28.6 10.6 28.6 5 26.6Z")
        + shape(stone, "M6 15.4C6 10.4 9.6 8.6 14.6 8.6S23.2 10.4 23.2 15.4C22.6 20 19 22.6 14.6 22.6S6.6 20 6 15.4Z")
        + shape("#7D4533", "M4.8 24.4C10.6 26.6 18.6 26.6 24.8 24.4L25 29L21 27.2L18 30L14.6 27.4L11 30L8.4 27.2L4.6 29Z")
        + stroke(stone, 5.4, "M5 13L3.6 23")
        + oval(shade, 3.6, 24.6, 3.2)
        + shape(WOOD_SHADE, "M23.6 25L23.8 6.6C23 3 25 .6 27.4 .6S32 3 31.2 6.6L28 25.4Z")
        + stroke("#D8CDB4", 1.6, "M25.6 4.4L26 4.8M29.2 6L28.8 6.4M26.2 9.6L26.6 9.8M28.6 11.6L28.2 11.8")
        + stroke(stone, 5.4, "M23.8 13L24.6 20.4")
        + oval(shade, 25.4, 21.4, 3.2)
        + shape(stone, "M14.6 1.6C10.8 1.6 9 4 9.2 7.6C9.4 12.4 11.4 14.8 14.6 14.8S19.8 12.4 20 7.6C20.2 4 18.4 1.6 14.6 1.6Z")
        + shape(dark, "M9.8 6.4C12 5.2 17.2 5.2 19.4 6.4L18.8 8.2C17 7.6 12.2 7.6 10.4 8.2Z")
        + eyes(14.6, 8.6, 4.6, 0.8, "#FCD53F")
        + oval(shade, 14.6, 9.8, 1.9, 1.5)
        + stroke(dark, 1.1, "M11.8 12.6H17.4")
        + shape("#FFF8E8", "M12.2 12.6L12.9 10.8L13.6 12.6ZM15.6 12.6L16.3 10.8L17 12.6Z")
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
