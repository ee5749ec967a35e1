"""Codes that people can read out, and tokens that nobody can guess."""

import hashlib
import secrets
from hmac import compare_digest

# Without letters and digits that are taken for each other, and without vowels, so that no word comes about.
ALPHABET = "23456789BCDFGHJKMNPQRTVWXZ"
CODE_LENGTH = 5


def new_code() -> str:
    """Return a code for a table."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str | None:
    """Return the code that somebody has typed, in any case and with spaces, or None if it cannot be one."""
    code = "".join(text.upper().split()).replace("-", "")
    return code if len(code) == CODE_LENGTH and set(code) <= set(ALPHABET) else None


def new_token() -> str:
    """Return a token that holds a seat."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """Return what is kept of a token: enough to know it again, and not to use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_same(key: str, token: str) -> bool:
    """Tell whether a token is the one that a digest is of."""
    return bool(key) and compare_digest(key, digest(token))
