from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from sosie.server.access.limits import Buckets, Counts, address_block


def test_ipv6_network_counts_as_one_address() -> None:
    assert address_block("2001:db8:1:2::1") == address_block("2001:db8:1:2:ffff::9")
    assert address_block("2001:db8:1:2::1") != address_block("2001:db8:1:3::1")
    assert address_block("192.0.2.1") != address_block("192.0.2.2")
    assert address_block("not an address") == "not an address"


@given(st.integers(1, 20), st.floats(0.1, 50), st.lists(st.floats(0, 2000), max_size=60))
def test_bucket_bounds_the_rate(burst: int, rate: float, waits: list[float]) -> None:
    buckets, now, taken = Buckets(burst, rate), 1.0, 0
    for wait in waits:
        now += wait
        taken += buckets.take("192.0.2.1", now)
    assert taken <= burst + (now - 1) * rate / 1000 + 1e-6


@given(st.integers(1, 5), st.floats(0.1, 10))
def test_bucket_allows_after_its_wait(burst: int, rate: float) -> None:
    buckets = Buckets(burst, rate)
    while buckets.take("192.0.2.1", 1.0):
        pass
    assert buckets.take("192.0.2.1", 1.0 + buckets.wait_s("192.0.2.1") * 1000 + 1)
    assert buckets.take("192.0.2.2", 1.0)


def test_removed_counts_can_be_added_again() -> None:
    counts = Counts(2, 3)
    assert [counts.add("a"), counts.add("a"), counts.add("a")] == [True, True, False]
    assert [counts.add("b"), counts.add("b")] == [True, False]
    counts.remove("a")
    assert counts.add("b")


@given(st.lists(st.tuples(st.sampled_from("abc"), st.booleans()), max_size=60))
def test_counts_end_at_zero(steps: list[tuple[str, bool]]) -> None:
    counts, expected = Counts(3, 5), Counter[str]()
    for address, opens in steps:
        if opens:
            expected[address] += counts.add(address)
        elif expected[address]:
            expected[address] -= 1
            counts.remove(address)
        assert counts.total == expected.total() <= 5
        assert counts.of(address) == expected[address] <= 3
    for address in expected.elements():
        counts.remove(address)
    assert counts.total == 0


def test_negative_level_delays_requests() -> None:
    buckets = Buckets(2, 1)
    for _ in range(4):
        buckets.charge("192.0.2.1", 1.0)
    assert not buckets.allows("192.0.2.1", 1.0 + 2999)
    assert buckets.allows("192.0.2.1", 1.0 + 3000)
