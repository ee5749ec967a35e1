"""Limits: how often, how many, how much; what is over them is refused, and says when to come back."""

from collections import Counter
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil


def household(address: str) -> str:
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
    level: float = -1.0
    since: float = 0.0

    def take(self, now_ms: float, amount: float = 1.0) -> bool:
        """Take from it if there is enough."""
        if self.level < 0:
            self.level = self.burst
        self.level = (
            min(self.burst, self.level + (now_ms - self.since) * self.rate / 1000) if self.since else self.level
        )
        self.since = now_ms
        if self.level < amount:
            return False
        self.level -= amount
        return True


class Buckets:
    """A bucket for each address; those that are full again are forgotten."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst, self._rate = burst, rate
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, now_ms: float) -> bool:
        """Take from the bucket of an address if there is enough."""
        if len(self._buckets) > 10_000:
            self._forget(now_ms)
        return self._buckets.setdefault(household(address), Bucket(self._burst, self._rate)).take(now_ms)

    def wait_s(self, address: str) -> int:
        """Return in how many seconds an address may come back."""
        bucket = self._buckets.get(household(address))
        return max(ceil((1 - bucket.level) / self._rate), 1) if bucket else 1

    def _forget(self, now_ms: float) -> None:
        full_after = self._burst / self._rate * 1000
        self._buckets = {a: b for a, b in self._buckets.items() if now_ms - b.since < full_after}


class Counts:
    """How many things each address has, and all together."""

    def __init__(self, each: int, all_together: int) -> None:
        self._each, self._all = each, all_together
        self._counts: Counter[str] = Counter()

    def add(self, address: str) -> bool:
        """Count one more, unless that would be too many."""
        address = household(address)
        if self._counts[address] >= self._each or self._counts.total() >= self._all:
            return False
        self._counts[address] += 1
        return True

    def remove(self, address: str) -> None:
        """Count one less."""
        address = household(address)
        self._counts[address] -= 1
        if self._counts[address] <= 0:
            del self._counts[address]
