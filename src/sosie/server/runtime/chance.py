"""Random numbers of the kernel, which nobody can predict; tests pass a seeded generator instead."""

from random import Random, SystemRandom
from typing import Final

Chance = Random
KERNEL: Final[Chance] = SystemRandom()
