"""Parts of the insects."""

from math import cos, sin, tau

from shapes import dot, fill, line, mirrored

INK = "#2A2330"
EYE = "#FFFFFF"


def legs(colour: str, hip: float, top: float, reach: float, width: float = 1.5, gap: float = 4) -> str:
    """Draw six legs: the front ones forward, the middle ones out, the hind ones back."""
    far, near, out = hip + reach, hip + 0.6 * reach, hip + 0.85 * reach
    front = f"M{hip:g} {top:g}L{near:g} {top - 0.3 * reach:g} {out:g} {top - 0.95 * reach:g}"
    middle = f"M{hip:g} {top + gap:g}L{near:g} {top + gap - 1:g} {far:g} {top + gap + 1.5:g}"
    hind = f"M{hip:g} {top + 2 * gap:g}L{near:g} {top + 2 * gap + 0.25 * reach:g} {out:g} {top + 2 * gap + reach:g}"
    return mirrored(line(front + middle + hind, colour, width))


def feelers(colour: str, d: str, tip: tuple[float, float] | None = None, width: float = 1.2) -> str:
    """Draw two antennae along a path, with knobs if there is a tip."""
    knob = dot(*tip, 1.1, colour) if tip else ""
    return mirrored(line(d, colour, width), knob)


def eyespot(x: float, y: float, *rings: tuple[float, str]) -> str:
    """Draw the rings of an eye-spot on a wing, largest first."""
    return "".join(dot(x, y, radius, colour) for radius, colour in rings)


def shell(half: float, top: float, bottom: float, colour: str, dark: str) -> str:
    """Draw a beetle's two wing cases, the right one in shade, and the seam between them."""
    shoulder, waist = top + 0.25 * (bottom - top), top + 0.68 * (bottom - top)
    side = f"M16 {top:g}C{{0:g}} {top:g} {{1:g}} {shoulder:g} {{1:g}} {waist - 3:g}"
    side += f"C{{1:g}} {waist + 2:g} {{2:g}} {bottom:g} 16 {bottom:g}z"
    right = side.format(16 + 0.75 * half, 16 + half, 16 + 0.6 * half)
    left = side.format(16 - 0.75 * half, 16 - half, 16 - 0.6 * half)
    return fill(left, colour) + fill(right, dark) + line(f"M16 {top:g}V{bottom - 0.5:g}", INK, 1)


def rings(x: float, colour: str, width: float, *bands: tuple[float, float]) -> str:
    """Draw bands across an upright body, each given by its height and half its width."""
    return "".join(
        line(f"M{x - half:g} {y:g}Q{x:g} {y + 1.2:g} {x + half:g} {y:g}", colour, width) for y, half in bands
    )


def fluff(x: float, y: float, rx: float, ry: float, *bands: tuple[float, str]) -> str:
    """Draw tufts around a furry body, each in the colour of the first band that ends to its right."""
    tufts = [(x + rx * cos(turn * tau / 22), y + ry * sin(turn * tau / 22)) for turn in range(22)]
    return "".join(dot(round(at, 1), round(up, 1), 1.5, next(c for end, c in bands if at < end)) for at, up in tufts)
