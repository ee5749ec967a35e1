"""The 55 cards of the classic deck: the recipe "plane:7,cards:55", computed without numpy.

The point (x, y) of the plane of order 7 is the symbol 7 x + y. Lines of slope m also share the symbol 49 + m, and
vertical lines the symbol 56. The deck leaves out the lines y = 0 and y = 1.
"""

from sosie.types import Card

_ORDER = 7
_INFINITY = _ORDER * _ORDER


def _plane() -> tuple[Card, ...]:
    numbers = range(_ORDER)
    sloped = (
        (*(_ORDER * x + (slope * x + height) % _ORDER for x in numbers), _INFINITY + slope)
        for slope in numbers
        for height in numbers
    )
    vertical = ((*(_ORDER * x + y for y in numbers), _INFINITY + _ORDER) for x in numbers)
    return (*sloped, *vertical, tuple(range(_INFINITY, _INFINITY + _ORDER + 1)))


CLASSIC_CARDS: tuple[Card, ...] = _plane()[2:]
