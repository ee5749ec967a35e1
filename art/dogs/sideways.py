"""Dogs seen from the side, and a group of three."""

from dogs.parts import INK, Coat, bow, eye, eyes
from shapes import dot, dots, fill, line, oval, placed


def curly(c: Coat) -> str:
    """Draw a standing dog with curls."""
    curls = "M13 17Q15 15 17 17M19 19.6Q21 17.6 23 19.6M21 14.6Q23 12.8 25 14.8M15 21.6Q17 19.8 19 22"
    return (
        dots(c.dark, (15, 26.6, 2.6), (15, 28.4, 2.4), (22.4, 26.6, 2.6), (22.4, 28.4, 2.4))
        + dots(c.fur, (28.6, 9.6, 2.6), (27.4, 12.6, 2))
        + dots(c.fur, (11, 16.4, 4.4), (14, 14.6, 4), (18.6, 14.2, 4), (23, 14.8, 4.2), (25.6, 18, 4), (24, 21.2, 4))
        + dots(c.fur, (19.4, 22, 4), (14.6, 22, 4), (11.2, 20.2, 4), (18, 18, 5))
        + dots(c.fur, (11, 25, 2.8), (11, 28, 2.8), (26.4, 25, 2.8), (26.4, 28, 2.8))
        + line(curls, c.dark, 1)
        + dots(c.fur, (5.4, 10, 3.8), (9.4, 9.4, 5), (7, 4.8, 3), (10.4, 3.8, 3), (13.2, 6, 3))
        + dots(c.dark, (12.4, 8.4, 2.6), (13.6, 11.4, 2.8), (13.2, 14.6, 2.8), (11.4, 12.4, 2.4))
        + dot(4.4, 11.4, 2.8, c.light)
        + oval(2.6, 9.9, 1.4, 1.2, INK)
        + eye(7.2, 8, 1.1)
        + line("M4 12.8Q5.6 13.4 6.8 12.2", INK, 0.8)
        + bow(9.6, 18, 2.4, c.wear, "#FFFFFF")
    )


def in_socks(c: Coat) -> str:
    """Draw a standing dog in four striped socks."""

    def sock(x: float, top: float, leg: str) -> str:
        knitted = fill(f"M{x - 2} {top}H{x + 2}V30.4H{x - 4}Q{x - 4.2} 27.6 {x - 2} 27.4Z", c.wear)
        bands = "".join(line(f"M{x - 1.3} {y}H{x + 1.3}", "#FCD53F", 1.5) for y in (top + 2.8, top + 5.8))
        cuff = line(f"M{x - 2} {top}H{x + 2}", "#FCD53F", 1.8)
        return line(f"M{x} 16V{top}", leg, 4) + knitted + bands + cuff

    return (
        line("M26 13Q29.6 11.4 29 5.6", c.dark, 3)
        + sock(15.4, 21, c.dark)
        + sock(22.6, 21, c.dark)
        + fill("M8 12Q9 10.6 12 11.4L26 11.2Q28.6 12 28.6 16Q28.4 20.4 25 20.6L18 19.6L10.4 21.4Q7.6 18 8 12Z", c.fur)
        + sock(10.2, 20.4, c.fur)
        + sock(27, 20.4, c.fur)
        + fill(
            "M7.4 2.6Q13 1.4 14 6Q15 12 10.4 14L8 15.6L6.6 13.8L5 14.8"
            "L4.2 13L2.2 13.2Q.8 12 1 9.4Q1.4 7.4 5 7Q5.4 3.6 7.4 2.6Z",
            c.fur,
        )
        + fill("M1 9.4Q4 10.4 6 9Q8 10.6 8.2 15.4L6.6 13.8L5 14.8L4.2 13L2.2 13.2Q.8 12 1 9.4Z", c.light)
        + fill("M9.6 2.4Q12 .4 14.4 1.6Q15.8 5 14.8 7.6Q11.4 7 9.6 2.4Z", c.dark)
        + oval(1.8, 8.6, 1.3, 1.2, INK)
        + eye(7.4, 6.6, 1.1)
        + line("M9 15.4Q12 15.4 13.8 12.6", "#00A6ED", 2)
    )


def poodle(c: Coat) -> str:
    """Draw a poodle clipped for a show."""
    return (
        line("M24.6 15L27.4 10", c.dark, 1.8)
        + dot(28.2, 8, 3.2, c.fur)
        + line("M14.4 19V26M22.4 18V26", c.dark, 2.4)
        + dots(c.dark, (14.4, 26.6, 2.4), (22, 26.6, 2.4))
        + fill("M14 13H24Q27 14 26.8 17.6Q26.4 20 23.4 20H14Z", c.light)
        + line("M11 19V27M25.4 18V27", c.light, 2.6)
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
        + fill("M8 7.4Q12.4 6.8 12.4 10Q12.2 13 9 12.8L3.4 12.4Q1 12.2 1 10.8Q1.2 9.6 3.4 9.2Z", c.light)
        + dots(c.fur, (8, 4.4, 2.8), (11.6, 3.6, 3), (13.8, 6.4, 2.8), (10, 6.2, 2.4))
        + dots(c.dark, (13, 9, 2.4), (13.8, 11.8, 2.6))
        + oval(1.9, 10.1, 1.3, 1.1, INK)
        + eye(7.4, 8.8, 0.9)
        + line("M10 16.4Q11.6 15 13 16.6M13 20Q14.6 18.6 16 20", c.dark, 1)
        + bow(9.4, 2.8, 2, c.wear, "#FFFFFF")
    )


def trio(c: Coat) -> str:
    """Draw three small terriers with bushy beards."""

    def terrier(x: float, y: float, fur: str, beard: str, scarf: str) -> str:
        head = (
            fill("M-5 2H5L5.8 7Q0 8.6 -5.8 7Z", scarf)
            + fill("M-5.4 -1Q-6.6 -9 -3 -9.6L-1.4 -7ZM5.4 -1Q6.6 -9 3 -9.6L1.4 -7Z", fur)
            + oval(0, -2, 5.8, 6, fur)
            + fill("M-2.6 -9.6L-6.8 -4.4Q-7.4 -8.6 -2.6 -9.6ZM2.6 -9.6L6.8 -4.4Q7.4 -8.6 2.6 -9.6Z", beard)
            + fill(
                "M0 -1.6Q4 -2 6 1L6.8 4.2L4.8 4L4 6.6L2 5.4L0 7.6L-2 5.4L-4 6.6L-4.8 4L-6.8 4.2L-6 1Q-4 -2 0 -1.6Z",
                beard,
            )
            + eyes(0, -3, 2.5, 1.2)
            + line("M-3.8 -5Q-2.6 -5.8 -1.4 -5.2M3.8 -5Q2.6 -5.8 1.4 -5.2", beard, 1.5)
            + oval(0, -0.4, 1.7, 1.3, INK)
            + line("M-1.6 2Q0 3.6 1.6 2", INK, 0.8)
        )
        return placed(head, x, y)

    return (
        terrier(16, 10.4, c.dark, "#A9A9B8", c.wear)
        + terrier(8, 23.2, c.fur, c.light, "#00A6ED")
        + terrier(24, 23.2, "#8A8A99", "#C6C6D2", "#FCD53F")
    )
