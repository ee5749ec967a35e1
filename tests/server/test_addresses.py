"""Where a server is found, and what is no address at all."""

from ipaddress import ip_address

import pytest

from sosie.server.addresses import EVERYWHERE, base_url, is_loopback, own_host, parse_host, shared_host


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "127.1.2.3", "::1", "[::1]", "localhost", "LocalHost", "sosie.localhost"]
)
def test_nobody_else_finds_a_loopback(host: str) -> None:
    assert is_loopback(host)
    assert shared_host(host) is None


@pytest.mark.parametrize("host", ["192.168.1.5", "10.0.0.1", "fe80::1", "play.example.org", "localhost.example.org"])
def test_another_host_is_called_the_same_by_everybody(host: str) -> None:
    assert not is_loopback(host)
    assert shared_host(host) == own_host(host) == host


@pytest.mark.parametrize("host", EVERYWHERE)
def test_a_server_that_listens_everywhere_has_an_address_for_others_if_there_is_a_network(host: str) -> None:
    assert own_host(host) == "127.0.0.1"
    shared = shared_host(host)
    assert shared is None or not ip_address(shared).is_unspecified


@pytest.mark.parametrize(
    ("origin", "host"),
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
def test_a_host_is_read_only_if_it_is_written_as_one(origin: str, host: str | None) -> None:
    assert parse_host(origin) == host


def test_an_address_of_the_new_kind_is_in_brackets() -> None:
    assert base_url("::1", 80) == "http://[::1]:80"
    assert base_url("10.0.0.1", 8000) == "http://10.0.0.1:8000"
