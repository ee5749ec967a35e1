"""Limits: how often, how many, how much; what is over them is refused, and says when to come back."""

from collections import Counter
from dataclasses import dataclass, field
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil

_FEW_BUCKETS = 10_000
"""How many buckets are kept without a look at which are full again."""


def address_block(address: str) -> str:
    """Return what counts as one address: of IPv6 the network, since every home has more addresses than there are."""
    try:
        read = ip_address(address)
    except ValueError:
        return address
    return str(ip_network((read, 64), strict=False)) if isinstance(read, IPv6Address) else address


@dataclass(slots=True)
class Bucket:
    """Allows so many at once and so many a second after that."""

    burst: float
    rate: float
    level: float = field(init=False)
    since: float = 0.0

    def __post_init__(self) -> None:
        self.level = self.burst

    def allows(self, now_ms: float, amount: float = 1.0) -> bool:
        """Tell whether there is enough, and take nothing."""
        self.level = self.level_at(now_ms)
        self.since = now_ms
        return self.level >= amount

    def take(self, now_ms: float, amount: float = 1.0) -> bool:
        """Take from it if there is enough."""
        if not self.allows(now_ms, amount):
            return False
        self.level -= amount
        return True

    def charge(self, now_ms: float, amount: float = 1.0) -> None:
        """Take from it in any case: a debt has to be waited for too."""
        self.level = self.level_at(now_ms) - amount
        self.since = now_ms

    def level_at(self, now_ms: float) -> float:
        """Return how much there is at a time."""
        return min(self.burst, self.level + (now_ms - self.since) * self.rate / 1000) if self.since else self.level


class Buckets:
    """A bucket for each address; those that are full again are forgotten."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst, self._rate = burst, rate
        self._buckets: dict[str, Bucket] = {}
        self._tidy_at = _FEW_BUCKETS

    def allows(self, address: str, now_ms: float) -> bool:
        """Tell whether there is enough in the bucket of an address, and take nothing."""
        return self._bucket(address, now_ms).allows(now_ms)

    def take(self, address: str, now_ms: float) -> bool:
        """Take from the bucket of an address if there is enough."""
        return self._bucket(address, now_ms).take(now_ms)

    def charge(self, address: str, now_ms: float) -> None:
        """Take from the bucket of an address in any case, for a failure that is known only afterwards.

        Several requests may pass `allows` together before the first has failed; the debt makes their address wait.
        """
        self._bucket(address, now_ms).charge(now_ms)

    def wait_s(self, address: str) -> int:
        """Return in how many seconds an address may come back."""
        bucket = self._buckets.get(address_block(address))
        return max(ceil((1 - bucket.level) / self._rate), 1) if bucket else 1

    def _bucket(self, address: str, now_ms: float) -> Bucket:
        if len(self._buckets) > self._tidy_at:
            self._forget(now_ms)
        return self._buckets.setdefault(address_block(address), Bucket(self._burst, self._rate))

    def _forget(self, now_ms: float) -> None:
        self._buckets = {a: b for a, b in self._buckets.items() if b.level_at(now_ms) < self._burst}
        # Looking through all of them each time would be slow while very many are in use.
        self._tidy_at = max(_FEW_BUCKETS, 2 * len(self._buckets))


class Counts:
    """How many things each address has, and all together."""

    def __init__(self, each: int, all_together: int) -> None:
        self.each, self.all = each, all_together
        self._counts: Counter[str] = Counter()
        self._total = 0

    def add(self, address: str, amount: int = 1) -> bool:
        """Count more, unless that would be too many."""
        if self.of(address) + amount > self.each or self._total + amount > self.all:
            return False
        self._counts[address_block(address)] += amount
        self._total += amount
        return True

    def remove(self, address: str, amount: int = 1) -> None:
        """Count less."""
        address = address_block(address)
        self._counts[address] -= amount
        self._total -= amount
        if self._counts[address] <= 0:
            del self._counts[address]

    def of(self, address: str) -> int:
        """Return how many an address has."""
        return self._counts[address_block(address)]

    @property
    def total(self) -> int:
        """How many all have together."""
        return self._total
