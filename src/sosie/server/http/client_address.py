"""Who sends a request: the address behind trusted proxies, and the origin of the page."""

from ipaddress import ip_address, ip_network
from typing import Any, Protocol


class Headed(Protocol):
    """A request of either kind, as far as its headers go."""

    @property
    def headers(self) -> Any:
        """Its headers, of which one name may have several."""


def client_address(peer: str, request: Headed, proxies: tuple[str, ...]) -> tuple[str, bool]:
    """Return the address of a client, and whether the socket is its own; a proxy is believed only when told so."""
    # A socket for both families writes old addresses in a new way.
    peer = peer.removeprefix("::ffff:")
    if not is_trusted(peer, proxies):
        return peer, True
    # Some proxies add to the header, and others add another header.
    lines = ",".join(request.headers.getall("x-forwarded-for", []))
    forwarded = [part.strip() for part in lines.split(",") if part.strip()]
    # The nearest hop that is none of ours: what is before it, anybody could have written.
    return next((hop for hop in reversed(forwarded) if not is_trusted(hop, proxies)), peer), False


def is_trusted(address: str, proxies: tuple[str, ...]) -> bool:
    """Tell whether an address is one of the proxies or networks that were named."""
    try:
        return any(ip_address(address) in ip_network(proxy, strict=False) for proxy in proxies)
    except ValueError:
        return False


def is_same_origin(request: Headed, others: tuple[str, ...]) -> bool:
    """Tell whether a page of this server asks, or no page at all."""
    origin = request.headers.get("origin")
    if origin is None or origin in others:
        return True
    return bool(origin.split("://", 1)[-1] == request.headers.get("host"))
