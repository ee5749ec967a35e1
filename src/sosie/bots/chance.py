"""Random numbers derived from seeds such as the seat and the turn, independent of the order of play."""

from math import cos, log, pi, sqrt

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


def mix(*numbers: int) -> int:
    """Return 64 bits that look random and depend on every number (splitmix64, one step a number)."""
    value = 0
    for number in numbers:
        value = _scramble((value ^ number) + _GOLDEN)
    return value


def _scramble(value: int) -> int:
    value &= _MASK
    value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9 & _MASK
    value = (value ^ value >> 27) * 0x94D049BB133111EB & _MASK
    return value ^ value >> 31


class Chance:
    """A short stream of random numbers, determined by its seeds."""

    __slots__ = ("_state",)

    def __init__(self, *seeds: int) -> None:
        self._state = mix(*seeds)

    def uniform(self) -> float:
        """Return a number between 0 and 1, exclusive."""
        self._state += _GOLDEN
        return ((_scramble(self._state) >> 11) + 0.5) / (1 << 53)

    def normal(self) -> float:
        """Return a number from the standard normal distribution (Box and Muller)."""
        return sqrt(-2 * log(self.uniform())) * cos(2 * pi * self.uniform())

    def below(self, bound: int) -> int:
        """Return a whole number from 0 to bound - 1."""
        return int(self.uniform() * bound)
