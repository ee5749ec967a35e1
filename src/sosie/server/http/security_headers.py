"""Security headers of every response."""

from collections.abc import Iterable

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
"""For drawings, which may be untrusted: opened as a page of their own they run nothing and load nothing."""

HEADERS = {
    "content-security-policy": PAGE_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
_ENCODED = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


def add_security_headers(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """Return headers with the missing security headers added."""
    present = list(headers)
    names = {name.lower() for name, _ in present}
    return present + [(name, value) for name, value in _ENCODED if name not in names]
