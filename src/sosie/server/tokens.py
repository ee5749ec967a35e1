"""Codes of tables, short enough to read out, and secret tokens."""

import hashlib
import secrets
from hmac import compare_digest

# Without look-alikes, and without vowels so that no code is a word.
ALPHABET = "23456789BCDFGHJKMNPQRTVWXZ"
CODE_LENGTH = 5


def new_code() -> str:
    """Return a random code for a table."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str | None:
    """Return a typed code in its standard form, or None if it is not one; case, spaces and hyphens do not matter."""
    code = "".join(text.upper().split()).replace("-", "")
    return code if len(code) == CODE_LENGTH and set(code) <= set(ALPHABET) else None


def new_token() -> str:
    """Return a random token."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """Return the digest of a token, which servers save instead of it."""
    return hashlib.sha256(token.encode()).hexdigest()


def matches_digest(key: str, token: str) -> bool:
    """Tell whether a token has this digest."""
    return bool(key) and compare_digest(key, digest(token))
