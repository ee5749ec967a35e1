"""Rate limits and counters for each address."""

from collections import Counter
from dataclasses import dataclass, field
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from typing import Protocol

_PRUNE_ABOVE = 10_000
"""Number of buckets above which the full ones are pruned."""
_REPEAT_MS = 60_000.0
_MAX_FAILURES = 10_000


def address_block(address: str) -> str:
    """Return the address that limits count by: an IPv4 address, or the /64 network of an IPv6 address."""
    try:
        read = ip_address(address)
    except ValueError:
        return address
    return str(ip_network((read, 64), strict=False)) if isinstance(read, IPv6Address) else address


@dataclass(slots=True)
class Bucket:
    """A token bucket: allows a burst, then a steady rate per second."""

    burst: float
    rate: float
    level: float = field(init=False)
    since: float = 0.0

    def __post_init__(self) -> None:
        self.level = self.burst

    def allows(self, now_ms: float, amount: float = 1.0) -> bool:
        """Tell whether it holds enough tokens, and take none."""
        self.level = self.level_at(now_ms)
        self.since = now_ms
        return self.level >= amount

    def take(self, now_ms: float, amount: float = 1.0) -> bool:
        """Take tokens if it holds enough."""
        level = self.level_at(now_ms)
        is_allowed = level >= amount
        self.level, self.since = level - amount if is_allowed else level, now_ms
        return is_allowed

    def charge(self, now_ms: float, amount: float = 1.0) -> None:
        """Take tokens in any case; the level may become negative."""
        self.level = self.level_at(now_ms) - amount
        self.since = now_ms

    def wait_s(self, amount: float = 1.0) -> int:
        """Return the seconds until it holds enough tokens, counted from its last use."""
        return max(ceil((amount - self.level) / self.rate), 1)

    def level_at(self, now_ms: float) -> float:
        """Return the number of tokens at a time."""
        return min(self.burst, self.level + (now_ms - self.since) * self.rate / 1000) if self.since else self.level


class Buckets:
    """A token bucket for each address; full ones are pruned."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst, self._rate = burst, rate
        self._buckets: dict[str, Bucket] = {}
        self._prune_above = _PRUNE_ABOVE
        self._failures: dict[tuple[str, str], float] = {}
        """The failures of each address, and the time until which their repeats are free."""

    def allows(self, address: str, now_ms: float, amount: float = 1.0) -> bool:
        """Tell whether an address is within its rate, and count nothing."""
        return self._bucket(address, now_ms).allows(now_ms, amount)

    def take(self, address: str, now_ms: float, amount: float = 1.0) -> bool:
        """Count one or more for an address if it is within its rate."""
        return self._bucket(address, now_ms).take(now_ms, amount)

    def charge(self, address: str, now_ms: float, amount: float = 1.0) -> None:
        """Count an amount for an address in any case; a cost may be known only after the request.

        Several requests may pass `allows` before the first has ended; the negative level makes their address wait.
        """
        self._bucket(address, now_ms).charge(now_ms, amount)

    def charge_once(self, address: str, now_ms: float, what: str) -> None:
        """Count one for an address, unless the same failure was counted within the last minute.

        To repeat a guess tells nothing new, and many devices of one address may repeat the same stale code for hours.
        """
        failure = (address_block(address), what)
        if self._failures.get(failure, 0.0) > now_ms:
            return
        if len(self._failures) >= _MAX_FAILURES:
            self._failures.clear()
        self._failures[failure] = now_ms + _REPEAT_MS
        self.charge(address, now_ms)

    def wait_s(self, address: str, amount: float = 1.0) -> int:
        """Return the seconds until an address may retry."""
        bucket = self._buckets.get(address_block(address))
        return bucket.wait_s(amount) if bucket else 1

    def _bucket(self, address: str, now_ms: float) -> Bucket:
        if len(self._buckets) > self._prune_above:
            self._prune(now_ms)
        return self._buckets.setdefault(address_block(address), Bucket(self._burst, self._rate))

    def _prune(self, now_ms: float) -> None:
        self._buckets = {a: b for a, b in self._buckets.items() if b.level_at(now_ms) < self._burst}
        # Pruning at every request would be slow while very many are in use.
        self._prune_above = max(_PRUNE_ABOVE, 2 * len(self._buckets))


class Counts:
    """Bounded counters: one for each address, and one for all."""

    def __init__(self, each: int, all_together: int) -> None:
        self.each, self.all = each, all_together
        self._counts: Counter[str] = Counter()
        self._total = 0

    def add(self, address: str, amount: int = 1) -> bool:
        """Add to the counter of an address; False if that would exceed a bound."""
        if self.of(address) + amount > self.each or self._total + amount > self.all:
            return False
        self._counts[address_block(address)] += amount
        self._total += amount
        return True

    def remove(self, address: str, amount: int = 1) -> None:
        """Subtract from the counter of an address."""
        address = address_block(address)
        self._counts[address] -= amount
        self._total -= amount
        if self._counts[address] <= 0:
            del self._counts[address]

    def of(self, address: str) -> int:
        """Return the count of an address."""
        return self._counts[address_block(address)]

    @property
    def total(self) -> int:
        """The count of all addresses."""
        return self._total

    @property
    def own(self) -> int:
        """The part of the total that this process has counted."""
        return self._total


class LimitFactory(Protocol):
    """Makes the limits of a server, for one process or for several."""

    def buckets(self, name: str, burst: float, rate: float) -> Buckets:
        """Return a rate limit for each address."""

    def counts(self, name: str, each: int, all_together: int) -> Counts:
        """Return bounded counters."""


class LocalLimits:
    """Makes the limits of a server with a single process."""

    def buckets(self, name: str, burst: float, rate: float) -> Buckets:  # noqa: ARG002 - for those that are shared
        """Return a rate limit for each address."""
        return Buckets(burst, rate)

    def counts(self, name: str, each: int, all_together: int) -> Counts:  # noqa: ARG002 - likewise
        """Return bounded counters."""
        return Counts(each, all_together)
