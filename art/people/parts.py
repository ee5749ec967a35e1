"""Parts of the people. Swords, heads and dwarfs are drawn around the origin, to be placed."""

from people.colours import FAIR, GOLD_SHADE, INK, STEEL_SHADE, WOOD_SHADE
from shapes import dot, dots, fill, line, mirrored, oval


def eyes(x: float, y: float, gap: float, size: float = 0.8) -> str:
    """Draw two upright eyes, `gap` apart."""
    return "".join(oval(x + side * gap / 2, y, size, size * 1.25, INK) for side in (-1, 1))


def bare_feet(left: float, right: float, y: float) -> str:
    """Draw two big hairy feet seen from the front."""
    return "".join(
        oval(x, y, 3, 1.7, FAIR)
        + line(f"M{x - 1.2} {y - 1.3}v.9M{x} {y - 1.5}v1M{x + 1.2} {y - 1.3}v.9", WOOD_SHADE, 0.8)
        for x in (left, right)
    )


def sword(length: float, half: float, steel: str = "#D3DAE3", shade: str = STEEL_SHADE, hilt: str = GOLD_SHADE) -> str:
    """Draw a sword with its grip at the origin, pointing up, its blade `half` wide on either side."""
    tip, point = -length, 2.5 - length
    return (
        fill(f"M{-half} -2V{point}L0 {tip}L{half} {point}V-2Z", shade)
        + fill(f"M{-half} -2V{point}L0 {tip}V-2Z", steel)
        + line("M-3.4 -2H3.4", hilt, 1.6)
        + line("M0 -1V2", WOOD_SHADE, 1.6)
        + dot(0, 2.8, 1.2, hilt)
    )


def halfling(curls: str, shade: str) -> str:
    """Draw the head of one of the small folk, about 12 across: curls around a round face with pointed ears."""
    return (
        dots(shade, (-4.6, -1.2, 2.2), (4.6, -1.2, 2.2), (-3.6, -4, 2.5), (3.6, -4, 2.5), (0, -5, 2.7))
        + mirrored(fill("M-4.4 0L-6.6 -1C-6.6 1 -5.8 2.2 -4.2 2.4Z", FAIR), x=0)
        + dot(0, 0.6, 5, FAIR)
        + dots(curls, (-3.9, -2.9, 1.7), (-1.4, -3.8, 1.9), (1.6, -3.7, 1.9), (4, -2.7, 1.6))
        + eyes(0, 0.6, 3.8, 0.75)
        + mirrored(oval(-3.2, 2.5, 1, 0.7, "#F08A6C"), x=0)
        + line("M-1.5 3Q0 4.4 1.5 3", INK, 0.7)
    )


def dwarf(hood: str, shade: str, beard: str, beard_shade: str, lean: float) -> str:
    """Draw one of the bearded folk, 16 wide and 29 high below the origin, in boots and a hood that leans."""
    tip = 5 * lean
    return (
        mirrored(fill("M-5.6 25H-.5V29H-6.4C-7 28 -6.6 26.8 -5.6 26.6Z", WOOD_SHADE), x=0)
        + fill("M-6.4 26.8C-9 20 -6.4 11 0 11S9 20 6.4 26.8Z", shade)
        + fill(f"M-7 16C-7.4 8 -4.6 6.4 {tip} .2C{tip + 1} 3 {4.6 + lean} 5 5.6 8C6.8 10 7.2 13 7 16Z", hood)
        + oval(0, 11.2, 4.5, 4.2, FAIR)
        + fill("M-4.9 10.6C-6.4 18 -3.4 22.5 0 24.4C3.4 22.5 6.4 18 4.9 10.6C4.4 13 -4.4 13 -4.9 10.6Z", beard)
        + line("M0 17.2V21.6M-2.4 17L-1.8 19.4M2.4 17L1.8 19.4", beard_shade, 1)
        + fill(
            "M0 12.8C-2 12.4 -3.6 13.4 -4 15.2C-2.4 15.6 -.8 15.2 0 14.4C.8 15.2 2.4 15.6 4 15.2"
            "C3.6 13.4 2 12.4 0 12.8Z",
            beard_shade,
        )
        + eyes(0, 10, 4, 0.75)
        + oval(0, 12, 1.3, 1.1, "#E8966A")
    )
