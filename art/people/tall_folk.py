"""A ranger, a shield-maiden and a wraith, each with a sword."""

from people.colours import GOLD, IRON, PALE, STEEL, STEEL_SHADE, TAN
from people.parts import eyes, sword
from shapes import dot, fill, line, mirrored, oval, placed


def aragorn() -> str:
    """Draw a ranger in a dark green hood, his sword held up before him."""
    hood, shade = "#1F5C4C", "#123B33"
    return (
        fill(
            "M2.6 25.6C3.4 21 6.4 18.4 10 17.4H22C25.6 18.4 28.6 21 29.4 25.6C26 29.8 21 31.6 16 31.6S6 29.8 2.6 25.6Z",
            shade,
        )
        + fill(
            "M16 .8C8.6 2.2 6.4 9 6.8 14.6C7 18 5 20.4 3.4 22.6C8 26.4 24 26.4 28.6 22.6"
            "C27 20.4 25 18 25.2 14.6C25.6 9 23.4 2.2 16 .8Z",
            hood,
        )
        + fill("M16 4.4C11 5 9 9.6 9.2 14C9.4 18.4 12 22 16 22.4C20 22 22.6 18.4 22.8 14C23 9.6 21 5 16 4.4Z", shade)
        + oval(16, 13.4, 5.4, 6, TAN)
        + fill(
            "M10.4 14.4C9.6 8.4 12 6 16 6C20 6 22.4 8.4 21.6 14.4C20.8 12 20.4 10 18.4 9.2C15.6 10.4 12 10 10.4 14.4Z",
            "#3D2A20",
        )
        + fill(
            "M10.7 14.4C11 19 13.4 21 16 21C18.6 21 21 19 21.3 14.4C20.4 16.6 18.6 16.2 16 16.2S11.6 16.6 10.7 14.4Z",
            "#5C4032",
        )
        + line("M14.6 18H17.4", TAN, 0.9)
        + eyes(16, 13, 4.6)
        + dot(16, 24.8, 1.6, GOLD)
        + placed(sword(22, 2), 23.6, 26, turn=9)
        + oval(23.4, 26.6, 2.3, 2, TAN)
    )


def eowyn() -> str:
    """Draw a shield-maiden in a helm, sword raised, in a green cloak."""
    green, shade, hair = "#00A45A", "#04713F", "#F7C744"
    return (
        fill("M8 30C4.6 28.6 2 25.6 1.2 21.6C3 21.6 4 20.6 4.4 19.2C5.4 17 8 15.6 10 15.6H18L21 28Z", shade)
        + fill(
            "M7.8 9C5.4 14 7.4 19 5 23.6C9.4 24 11.4 22 12.4 19L17.4 18C18 21 20 22.6 22.4 22.4"
            "C20.4 18 21.8 13 19.8 9Z",
            hair,
        )
        + fill(
            "M5.4 28C5.6 22 7 18.4 10.8 17.4H16.8C20.8 18.4 22.8 22.4 23.2 28C21 30.6 18 31.4 14.4 31.4"
            "S7.6 30.6 5.4 28Z",
            green,
        )
        + line("M19 20.8L24.6 19", green, 4.6)
        + placed(sword(17, 1.9, hilt=GOLD), 26, 18.4, turn=5)
        + dot(25.8, 18.8, 2.3, PALE)
        + fill("M13.8 18L17.4 20.4L16.2 25H11.4L10.2 20.4Z", GOLD)
        + oval(13.8, 12.2, 5.2, 5.8, PALE)
        + fill(
            "M13.8 1.8C8.8 2.2 6.8 6.2 7.2 11.4L8.2 15.8L10 15.2L9.6 10.6C11.2 9.8 16.4 9.8 18 10.6L17.6 15.2"
            "L19.4 15.8L20.4 11.4C20.8 6.2 18.8 2.2 13.8 1.8Z",
            STEEL,
        )
        + fill("M12.9 9.4H14.7L14.3 13H13.3Z", STEEL_SHADE)
        + line("M7.6 9.6C10.2 8.2 17.4 8.2 20 9.6", GOLD, 1.4)
        + fill("M13.4 4.4C13.6 1.4 9 -.4 5 2.2C2.4 4 2 7.8 3.2 10.4C4.6 7.4 8.4 5.6 13.4 4.4Z", shade)
        + eyes(13.8, 12.8, 4.8)
        + line("M12.7 16.2Q13.8 16.9 14.9 16.2", "#D9486A", 1)
    )


def nazgul() -> str:
    """Draw a wraith in a torn black cloak, its hood empty, a pale sword in its hand."""
    cloak, shade, void = "#2A2433", "#4A4059", "#0C0812"
    return (
        line("M3.8 13L1.4 10.4M3.4 14L1.2 14M3.8 15L1.8 17.2", IRON, 1.5)
        + fill(
            "M16 .6C11 1.4 9.2 6 9.2 10.4L3.6 11C2.6 12 2.4 14.4 3 16L5.4 18.4L3.8 22L6.6 22.4L5.2 28L9 26.4"
            "L9.6 31L12.6 27.6L15 31.6L17.6 27.8L21 31.2L22.4 26.4L26.4 28.6L25.2 22.8L28 22.4L26.2 18.4"
            "L27.6 17C28.4 15 28 12 26.4 11L22.8 10.4C22.8 6 21 1.4 16 .6Z",
            cloak,
        )
        + fill(
            "M16 2.6C12 3.4 11 7.4 11.4 11.6C11.8 15.4 13.4 18.4 16 19.6C18.6 18.4 20.2 15.4 20.6 11.6"
            "C21 7.4 20 3.4 16 2.6Z",
            shade,
        )
        + fill(
            "M16 4.6C12.8 5.2 12.4 8.6 12.7 11.6C13 14.8 14.2 17 16 18.2C17.8 17 19 14.8 19.3 11.6"
            "C19.6 8.6 19.2 5.2 16 4.6Z",
            void,
        )
        + mirrored(line("M9.6 15L8.6 23M13 21.6L12.4 26", shade, 1.2))
        + placed(sword(13, 1.7, "#C9DDE0", "#7FA0A8", IRON), 27.6, 14.6)
        + dot(27.6, 14.8, 2, IRON)
    )
