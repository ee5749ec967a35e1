"""Halflings and dwarfs."""

from people.colours import FAIR, GOLD, GOLD_SHADE, INK, STEEL, WOOD, WOOD_SHADE
from people.parts import bare_feet, dwarf, halfling, sword
from shapes import dot, dots, fill, line, oval, placed, ring


def bilbo() -> str:
    """Draw an old halfling in a red waistcoat with pipe and book."""
    red, shade = "#F8312F", "#BB1D28"
    return (
        bare_feet(11.6, 19.6, 29.2)
        + fill("M9 23H22V28H16.4L15.6 25.6L14.8 28H9Z", "#7A5A2C")
        + fill("M7.6 24C6.4 19 7 14.6 11 13.6H20C24 14.6 24.6 19 23.4 24C18 26 13 26 7.6 24Z", "#B9863B")
        + fill("M10 24.6C8.6 20 9.4 15.6 12 13.8H19C21.6 15.6 22.4 20 21 24.6C18 25.8 13 25.8 10 24.6Z", red)
        + fill("M15 13.8H16V25.4H15Z", shade)
        + dots(GOLD, (17.4, 17, 0.7), (17.4, 19.8, 0.7), (17.4, 22.6, 0.7))
        + placed(halfling("#D6CFC8", "#A59B93"), 15.5, 8.2, 1.05)
        + line("M22.6 16.6L26.4 21", "#B9863B", 3.4)
        + fill("M19.4 19.4L29 16.4L31.4 24.4L21.8 27.4Z", "#0A7F59")
        + fill("M29 16.4L29.9 16.1L32 23.6L31.4 24.4Z", "#FFF3D2")
        + line("M22 20.7L27.6 19M22.6 22.7L28.2 21", GOLD, 0.9)
        + dot(21.4, 23.6, 1.7, FAIR)
        + line("M8.6 16.8L5.4 19.8L7.4 16.6", "#B9863B", 3.4)
        + line("M13.6 12.2Q9 13.6 6.4 13.2", WOOD_SHADE, 1.2)
        + fill("M3.2 9.8H7.8L7.4 14C7 15 4 15 3.6 14Z", WOOD_SHADE)
        + dot(6.4, 15.8, 1.8, FAIR)
        + dot(4, 6.4, 1.9, "#B7BDC9")
        + dot(6.4, 3, 2.5, "#B7BDC9")
    )


def frodo() -> str:
    """Draw a halfling in a grey cloak with a short sword that glows blue."""
    cloak, shade = "#77808F", "#4F5766"
    return (
        fill("M8 14C4.6 17 2.8 22 3 27C5 26.2 6.6 27.6 8.6 26.8L18 28L21 15Z", shade)
        + bare_feet(10.4, 18.4, 29.4)
        + fill("M8 22H20.4V28.4H15.4L14.4 25.6L13.4 28.4H8Z", "#6D4534")
        + fill("M6.8 24C5.6 18 7.2 14 11.2 13.4H17.2C20.8 14 22.8 18 21.6 24C17 26 11.6 26 6.8 24Z", cloak)
        + fill("M11.2 13.6H17.4L16.2 25.2H12.4Z", "#FFE9C4")
        + line("M11.6 14.4L14.3 18L17 14.4", GOLD_SHADE, 0.8)
        + ring(14.3, 19.8, 1.6, GOLD, 1.2)
        + line("M26.4 11.4L27.6 4.4", "#8FE3FF", 6)
        + placed(sword(13.6, 1.7, "#E6F9FF", "#00A6ED", WOOD), 25.4, 17, turn=10)
        + line("M19.4 17L24.4 18.4", cloak, 4)
        + dot(25.2, 17.6, 2.2, FAIR)
        + line("M8.8 17L6.4 21.4", cloak, 4)
        + dot(6.2, 22.2, 2, FAIR)
        + placed(halfling("#5A3527", "#3D231A"), 14, 8.9, 1.12)
    )


def merry_pippin() -> str:
    """Draw two merry halflings over one foaming mug."""
    foam = "#FFF8E8"
    return (
        fill("M2 24C3 20 5.4 17 8.4 15H14L16 31.4C10 31.4 4.6 28.6 2 24Z", "#F5A623")
        + fill("M30 24C29 20 26.6 17 23.6 15H18L16 31.4C22 31.4 27.4 28.6 30 24Z", "#26A9F0")
        + fill("M5.8 16L11.4 15.4L9 20.6Z", "#FFF3D2")
        + fill("M20.6 15.4L26.2 16L23 20.6Z", "#FFF3D2")
        + placed(halfling("#E2A23B", "#B97A22"), 9, 10, 1.16, -6)
        + placed(halfling("#7A4630", "#57301F"), 23, 10, 1.16, 6)
        + line("M5 22Q6 26.4 11 25.2", "#D9821A", 3.6)
        + line("M27 22Q26 26.4 21 25.2", "#137FC0", 3.6)
        + fill("M10.8 19.2H21.2V29.8C21.2 31 20 31.4 19 31.4H13C12 31.4 10.8 31 10.8 29.8Z", WOOD)
        + line("M14.2 21V31M17.8 21V31", WOOD_SHADE, 1)
        + line("M11.2 28.4H20.8", STEEL, 1.3)
        + dot(12.8, 19, 2.7, foam)
        + dot(16.1, 17.8, 2.9, foam)
        + dot(19.4, 19, 2.5, foam)
        + dot(11.2, 25, 2, FAIR)
        + dot(20.8, 25, 2, FAIR)
    )


def sam() -> str:
    """Draw a halfling with a big pack and a frying pan, on the way."""
    green, pack, pack_shade = "#7C9A2E", "#E09A48", "#B06E26"
    return (
        line("M28.6 12.4L28 28.4", WOOD_SHADE, 1.8)
        + line("M17.4 22L14.4 27.4M20 22L23.4 27.2", "#8B6A45", 4)
        + oval(14.2, 29.6, 3.2, 1.8, FAIR)
        + oval(24.4, 29.2, 3.2, 1.8, FAIR)
        + line("M12.8 28.2v.9M14.2 28v.9M23.4 27.8v.9M24.8 27.6v.9", WOOD_SHADE, 0.9)
        + fill(
            "M14.6 23.4C13.8 18 14.6 14 18 13.4H20.6C23.8 14 24.6 18 23.8 23.4C20.6 24.6 17.8 24.6 14.6 23.4Z", green
        )
        + fill(
            "M4 12.4C4 10.8 5 10 6.4 10H14C15.4 10 16.4 10.8 16.4 12.4V24C16.4 25.4 15.4 26.4 14 26.4H6.4"
            "C5 26.4 4 25.4 4 24Z",
            pack,
        )
        + fill("M4 12.4C4 10.8 5 10 6.4 10H14C15.4 10 16.4 10.8 16.4 12.4V15.4C13 17.6 7.4 17.6 4 15.4Z", pack_shade)
        + line("M6 7.6H12.6", "#D6453D", 4.6)
        + dot(5.8, 7.6, 1.3, "#F08A7A")
        + dot(6.6, 22.6, 5.6, INK)
        + dot(6.6, 22.6, 3.9, "#56506B")
        + line("M8.8 18.6L12.4 12", INK, 1.9)
        + line("M20 17L25.8 20", "#5F7A1E", 3.6)
        + dot(28, 20.2, 2, FAIR)
        + placed(halfling("#C98A2B", "#96611A"), 20, 8.6, 1.1)
    )


def fili_kili() -> str:
    """Draw two young dwarfs, one fair, one dark."""
    fair = dwarf("#14B8A6", "#0C7F76", "#FCD53F", "#D99A16", -0.5)
    dark = dwarf("#E0407F", "#A01F58", "#5A3A2E", "#38221B", 0.5)
    return placed(dark, 23.2, 1.2, 1.03) + placed(fair, 8.8, 1.2, 1.03)
