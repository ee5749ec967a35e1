"""Basic shapes of drawings: SVG elements as text, for a box of 32 by 32."""


def fill(d: str, colour: str, edge: str = "", width: float = 1.2) -> str:
    """Fill a path, with an edge of another colour if one is given."""
    rim = f' stroke="{edge}" stroke-width="{width:g}" stroke-linejoin="round"' if edge else ""
    return f'<path d="{d}" fill="{colour}"{rim}/>'


def line(d: str, colour: str, width: float = 1.4) -> str:
    """Draw a path as a line with round ends: legs, tails, mouths."""
    stroke = f'stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{d}" fill="none" {stroke}/>'


def oval(x: float, y: float, rx: float, ry: float, colour: str, turn: float = 0) -> str:
    """Fill an ellipse, turned by some degrees about its centre."""
    ellipse = f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}" fill="{colour}"/>'
    return turned(ellipse, turn, x, y) if turn else ellipse


def dot(x: float, y: float, r: float, colour: str) -> str:
    """Fill a circle."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{colour}"/>'


def dots(colour: str, *circles: tuple[float, float, float]) -> str:
    """Fill circles (x, y, radius) of one colour: curls, spots, pearls."""
    return "".join(dot(*circle, colour) for circle in circles)


def ring(x: float, y: float, r: float, colour: str, width: float, inside: str = "none") -> str:
    """Draw a circle as a line: glasses, or a ring."""
    circle = f'cx="{x:g}" cy="{y:g}" r="{r:g}"'
    return f'<circle {circle} fill="{inside}" stroke="{colour}" stroke-width="{width:g}"/>'


def mirrored(*parts: str, x: float = 16) -> str:
    """Draw parts and their mirror image at a vertical axis."""
    side = "".join(parts)
    return f'{side}<g transform="matrix(-1 0 0 1 {2 * x:g} 0)">{side}</g>'


def turned(body: str, degrees: float, x: float, y: float) -> str:
    """Turn a body around a point."""
    return f'<g transform="rotate({degrees:g} {x:g} {y:g})">{body}</g>'


def placed(body: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """Place a body drawn around the origin."""
    return f'<g transform="translate({x:g} {y:g}) rotate({turn:g}) scale({scale:g})">{body}</g>'
