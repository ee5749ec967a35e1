from collections import Counter
from itertools import permutations
from random import Random

from sosie.server.live import dealing
from sosie.server.runtime.chance import KERNEL


def test_shuffle_asks_for_random_bytes_once() -> None:
    asked: list[int] = []

    class Zeros(Random):
        def randbytes(self, count: int) -> bytes:
            asked.append(count)
            return bytes(count)

    assert dealing.shuffled(57, Zeros()) == tuple(range(57))
    assert asked == [57 * 8]


def test_shuffle_gives_every_order_equally_often() -> None:
    rounds = 24_000
    counts = Counter(dealing.shuffled(4, KERNEL) for _ in range(rounds))
    assert set(counts) == set(permutations(range(4)))
    expected = rounds / 24
    # The statistic has 23 degrees of freedom: it exceeds 80 with a probability below 1e-7.
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 80
