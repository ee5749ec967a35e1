"""The artwork of the box: its net in the colour of the backs, with two cards and Sosie's logo on the walls."""

from collections.abc import Iterator, Sequence

from sosie.cards.card import RADIUS, DrawnCard
from sosie.cards.print.back import bled, mixed, readable_on, sign_svg
from sosie.cards.print.box import Line, Net, Rectangle

BLEED = 1.5
"""The bleed of the net beyond its cuts, in millimetres."""
_CARDS = {"front": (0.66, 0.45), "back": (0.42, 0.27)}
"""The width and the vertical position of the card on each wall, relative to the wall."""


def net_svg(net: Net, colour: str, cards: Sequence[DrawnCard]) -> str:
    """Return a net with its cuts and folds, without text, enlarged by the bleed."""
    width, height = (side + 2 * BLEED for side in net.size)
    light = mixed(colour, readable_on(colour), 0.55)
    cut = f'fill="none" stroke="{light}" stroke-width="0.25"'
    body = (
        f'<path d="{net.outline}" fill="{colour}" stroke="{colour}" stroke-width="{2 * BLEED}"/>',
        *(_glue(panel, name) for name, panel in net.panels.items() if panel in net.glue),
        *_pictures(net, colour, cards),
        f'<path d="{net.outline}" {cut}/>',
        *(f'<path d="{_path(slit)}" {cut}/>' for slit in net.slits),
        *(f'<path d="{_path(fold)}" {cut} stroke-dasharray="2 1.2"/>' for fold in net.folds),
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" '
        f'viewBox="{-BLEED} {-BLEED} {width:.3f} {height:.3f}">{"".join(body)}</svg>'
    )


def _glue(panel: Rectangle, name: str) -> str:
    """Return the unprinted area for glue: up to the cut, and not quite to the fold."""
    left, top, width, height = panel
    slope = width / 2 if name == "glue" else 3.0
    if name == "glue":
        corners = [(left, top + slope), (left + width - 3, top + 3), (left + width - 3, top + height - 3)]
        corners.append((left, top + height - slope))
    else:
        corners = [(left + 2, top + 3), (left + width - 2, top + 3)]
        corners += [(left + width - slope - 1, top + height - 1), (left + slope + 1, top + height - 1)]
    return f'<path d="M{"L".join(f"{x:.3f} {y:.3f}" for x, y in corners)}Z" fill="#FFFFFF"/>'


def _pictures(net: Net, colour: str, cards: Sequence[DrawnCard]) -> Iterator[str]:
    for (name, (part, down)), card in zip(_CARDS.items(), cards, strict=False):
        if name in net.panels:
            wall = net.panels[name]
            middle = (wall.middle[0], wall.top + down * wall.height)
            yield _card(card, middle, part * wall.width / 2, colour)
    if "lid" in net.panels:
        lid = net.panels["lid"]
        x, y = lid.middle
        yield f'<g transform="translate({x:.3f} {y:.3f})">{sign_svg(0.27 * lid.height, colour)}</g>'


def _card(card: DrawnCard, middle: tuple[float, float], radius: float, colour: str) -> str:
    rim = card.shape.path(bled(card.shape, radius, 1.2))
    return (
        f'<g transform="translate({middle[0]:.3f} {middle[1]:.3f})">'
        f'<path d="{rim}" fill="{mixed(colour, readable_on(colour), 0.2)}"/>'
        f'<path d="{card.shape.path(radius)}" fill="#FFFFFF"/>'
        f'<g transform="scale({radius / RADIUS:.6f})">{card.body()}</g></g>'
    )


def _path(line: Line) -> str:
    return f"M{line.x1:.3f} {line.y1:.3f}L{line.x2:.3f} {line.y2:.3f}"
