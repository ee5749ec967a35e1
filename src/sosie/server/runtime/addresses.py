"""Host names and URLs of a server: on this computer and on the local network."""

import re
import socket
from ipaddress import ip_address

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - compared with, and not listened at
"""The wildcard hosts: all addresses of this computer."""

_AUTHORITY = re.compile(r"(?P<host>\[[0-9a-f:.]+\]|[0-9a-z_.-]+)(:[0-9]{1,5})?", re.IGNORECASE)

_ORIGIN = re.compile(r"https?://(\[[0-9a-f:]+\]|[0-9a-z.-]+)(:[0-9]{1,5})?")


def is_origin(text: str) -> bool:
    """Tell whether a text is an origin as browsers send it, and safe in a security policy."""
    return _ORIGIN.fullmatch(text) is not None


def base_url(host: str, port: int) -> str:
    """Return the URL of a server's home page."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def own_host(host: str) -> str:
    """Return the host by which this computer reaches a server."""
    return "127.0.0.1" if host in EVERYWHERE else host


def shared_host(host: str) -> str | None:
    """Return the host by which other computers reach a server; None if they cannot."""
    if host in EVERYWHERE:
        return _lan_address()
    return None if is_loopback(host) else host


def is_loopback(host: str) -> bool:
    """Tell whether a host is a loopback name or address."""
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host.lower() == "localhost" or host.lower().endswith(".localhost")


def parse_host(authority: str) -> str | None:
    """Return the host of "host:port", the value of a Host header; None if it is malformed."""
    found = _AUTHORITY.fullmatch(authority)
    return found["host"] if found else None


def _lan_address() -> str | None:
    """Return this computer's address on the local network. Connecting a UDP socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])
