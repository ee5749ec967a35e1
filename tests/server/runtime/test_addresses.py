"""Host names and URLs of a server."""

from ipaddress import ip_address

import pytest

from sosie.server.runtime.addresses import (
    EVERYWHERE,
    base_url,
    is_loopback,
    is_origin,
    own_host,
    parse_host,
    shared_host,
)


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "127.1.2.3", "::1", "[::1]", "localhost", "LocalHost", "sosie.localhost"]
)
def test_loopback_is_not_shared(host: str) -> None:
    assert is_loopback(host)
    assert shared_host(host) is None


@pytest.mark.parametrize("host", ["192.168.1.5", "10.0.0.1", "fe80::1", "play.example.org", "localhost.example.org"])
def test_other_hosts_are_shared_unchanged(host: str) -> None:
    assert not is_loopback(host)
    assert shared_host(host) == own_host(host) == host


@pytest.mark.parametrize("host", EVERYWHERE)
def test_wildcard_host_resolves_to_network_address(host: str) -> None:
    assert own_host(host) == "127.0.0.1"
    shared = shared_host(host)
    assert shared is None or not ip_address(shared).is_unspecified


@pytest.mark.parametrize(
    ("authority", "host"),
    [
        ("192.168.1.5:8000", "192.168.1.5"),
        ("play.example.org", "play.example.org"),
        ("[fe80::1]:8000", "[fe80::1]"),
        ("", None),
        ("a b", None),
        ("evil.example/x", None),
        ("host:port", None),
        ("<script>", None),
        ("me@evil.example", None),
    ],
)
def test_malformed_hosts_are_not_parsed(authority: str, host: str | None) -> None:
    assert parse_host(authority) == host


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("https://s1.example.org", True),
        ("http://127.0.0.1:8001", True),
        ("https://[fe80::1]:8000", True),
        ("https://s1.example.org/", False),
        ("https://s1.example.org\n", False),
        ("https://a; script-src *", False),
        ("https://me@s1.example.org", False),
        ("https://S1.example.org", False),
        ("s1.example.org", False),
        ("", False),
    ],
)
def test_only_plain_origins_are_accepted(text: str, expected: bool) -> None:
    assert is_origin(text) is expected


def test_ipv6_url_has_brackets() -> None:
    assert base_url("::1", 80) == "http://[::1]:80"
    assert base_url("10.0.0.1", 8000) == "http://10.0.0.1:8000"
