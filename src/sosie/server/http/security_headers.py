"""Security headers of every response."""

from collections.abc import Iterable
from functools import lru_cache

_SAME_ORIGIN_DIRECTIVES = ("script-src", "style-src", "font-src", "connect-src", "worker-src", "manifest-src")
PAGE_POLICY = "; ".join(
    (
        "default-src 'none'",
        # Nothing inline; components set styles through the DOM, which the policy allows. 'self' includes sockets.
        *(f"{directive} 'self'" for directive in _SAME_ORIGIN_DIRECTIVES),
        "img-src 'self' data: blob:",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox"
"""For drawings, which may be untrusted: a drawing that is opened as a page runs nothing and loads nothing."""

HEADERS = {
    "content-security-policy": PAGE_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def add_security_headers(
    headers: Iterable[tuple[bytes, bytes]], servers: tuple[str, ...] = ()
) -> list[tuple[bytes, bytes]]:
    """Return headers with the missing security headers added; pages may open sockets to the servers of the cluster."""
    present = list(headers)
    names = {name.lower() for name, _ in present}
    return present + [(name, value) for name, value in _encoded(servers) if name not in names]


@lru_cache(maxsize=4)
def _encoded(servers: tuple[str, ...]) -> list[tuple[bytes, bytes]]:
    sockets = "".join(f" ws{server.removeprefix('http')}" for server in servers)
    policy = PAGE_POLICY.replace("connect-src 'self'", f"connect-src 'self'{sockets}")
    return [(name.encode(), value.encode()) for name, value in (HEADERS | {"content-security-policy": policy}).items()]
