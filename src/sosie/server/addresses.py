"""Where a server is found: by this computer, by others on its network, and by whoever has asked it already."""

import re
import socket
from ipaddress import ip_address

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - compared with, and not listened at
"""What a host is called that means all addresses of this computer."""

_ORIGIN = re.compile(r"(?P<host>\[[0-9a-f:.]+\]|[0-9a-z_.-]+)(:[0-9]{1,5})?", re.IGNORECASE)


def address(host: str, port: int) -> str:
    """Return the address of a server's first page."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def own_host(host: str) -> str:
    """Return what this computer calls a server that listens at a host."""
    return "127.0.0.1" if host in EVERYWHERE else host


def shared_host(host: str) -> str | None:
    """Return what others on the network call a server that listens at a host; None if they cannot reach it."""
    if host in EVERYWHERE:
        return _lan_address()
    return None if is_loopback(host) else host


def is_loopback(host: str) -> bool:
    """Tell whether a host means the computer that asks, whichever that is."""
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host.lower() == "localhost" or host.lower().endswith(".localhost")


def named_host(origin: str) -> str | None:
    """Return the host of "host:port", as browsers say whom they ask; None if it is not written so."""
    found = _ORIGIN.fullmatch(origin)
    return found["host"] if found else None


def _lan_address() -> str | None:
    """Return the address that others on the network know this computer by; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])
