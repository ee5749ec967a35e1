"""What every answer tells a browser not to do."""

from collections.abc import Iterable

_OWN = ("script-src", "style-src", "font-src", "connect-src", "worker-src", "manifest-src")
PAGE_POLICY = "; ".join(
    (
        "default-src 'none'",
        # Nothing inline: what a component styles as it runs goes through the DOM, which no policy is in the way of.
        # Sockets of the same host are the page's own too.
        *(f"{what} 'self'" for what in _OWN),
        "img-src 'self' data: blob:",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox"
"""For drawings, which may be anybody's: opened by themselves they can do nothing but be seen, photographs too."""

HEADERS = {
    "content-security-policy": PAGE_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
_ENCODED = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


def secured(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """Return the headers of an answer with those that are missing."""
    own = list(headers)
    names = {name.lower() for name, _ in own}
    return own + [(name, value) for name, value in _ENCODED if name not in names]
