"""Random numbers that follow from where they are used: no hidden state, so that nothing depends on the order of play."""

from math import cos, log, pi, sqrt

_MASK = (1 << 64) - 1


def mix(*numbers: int) -> int:
    """Return 64 bits that look random and depend on every number (splitmix64, one step a number)."""
    value = 0
    for number in numbers:
        value = (value ^ (number & _MASK)) + 0x9E3779B97F4A7C15 & _MASK
        value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        value = (value ^ value >> 27) * 0x94D049BB133111EB & _MASK
        value ^= value >> 31
    return value


class Chance:
    """A short stream of random numbers that begins where its seeds say."""

    __slots__ = ("_value",)

    def __init__(self, *seeds: int) -> None:
        self._value = mix(*seeds)

    def uniform(self) -> float:
        """Return a number between 0 and 1, neither included."""
        self._value = mix(self._value, 1)
        return ((self._value >> 11) + 0.5) / (1 << 53)

    def normal(self) -> float:
        """Return a number from the standard normal distribution (Box and Muller)."""
        return sqrt(-2 * log(self.uniform())) * cos(2 * pi * self.uniform())

    def below(self, bound: int) -> int:
        """Return a whole number from 0 to bound - 1."""
        return int(self.uniform() * bound)
