"""The client of a request: its address behind trusted proxies, and the origin of its page."""

from ipaddress import ip_address, ip_network
from typing import Any, Protocol


class HasHeaders(Protocol):
    """A request of Litestar or picows."""

    @property
    def headers(self) -> Any:
        """The headers, a multi-dict."""


def client_address(peer: str, request: HasHeaders, proxies: tuple[str, ...]) -> tuple[str, bool]:
    """Return the address of a client, and whether it is connected directly; only trusted proxies are believed."""
    # A dual-stack socket reports IPv4 addresses as IPv6.
    peer = peer.removeprefix("::ffff:")
    if not is_trusted(peer, proxies):
        return peer, True
    # Some proxies add to the header, and others add another header.
    lines = ",".join(request.headers.getall("x-forwarded-for", []))
    forwarded = [part.strip() for part in lines.split(",") if part.strip()]
    # The nearest untrusted hop: clients can forge everything before it.
    return next((hop for hop in reversed(forwarded) if not is_trusted(hop, proxies)), peer), False


def is_trusted(address: str, proxies: tuple[str, ...]) -> bool:
    """Tell whether an address is a trusted proxy, or in a trusted network."""
    try:
        return any(ip_address(address) in ip_network(proxy, strict=False) for proxy in proxies)
    except ValueError:
        return False


def is_allowed_origin(request: HasHeaders, origins: tuple[str, ...]) -> bool:
    """Tell whether a request comes from a page of this server or of an allowed origin, or from no page."""
    origin = request.headers.get("origin")
    if origin is None or origin in origins:
        return True
    return bool(origin.split("://", 1)[-1] == request.headers.get("host"))
