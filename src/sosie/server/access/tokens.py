"""Random codes of tables, events and collections, and secret tokens."""

import hashlib
from base64 import urlsafe_b64encode
from hmac import compare_digest

from sosie.server.runtime.chance import KERNEL, Chance
from sosie.table.codes import ALPHABET, CODE_LENGTH, COLLECTION_CODE_LENGTH, EVENT_SIGN


def new_code(chance: Chance = KERNEL) -> str:
    """Return a random code for a table."""
    return random_text(CODE_LENGTH, chance)


def new_event_code(chance: Chance = KERNEL) -> str:
    """Return a random code for an event."""
    return EVENT_SIGN + random_text(CODE_LENGTH, chance)


def new_collection_code() -> str:
    """Return a random code for a collection."""
    return random_text(COLLECTION_CODE_LENGTH)


def random_text(length: int, chance: Chance = KERNEL) -> str:
    """Return random letters of the alphabet, all equally likely; one number from the kernel is enough."""
    number, letters = chance.randrange(len(ALPHABET) ** length), ""
    for _ in range(length):
        number, letter = divmod(number, len(ALPHABET))
        letters += ALPHABET[letter]
    return letters


def new_token(chance: Chance = KERNEL) -> str:
    """Return a random token."""
    return urlsafe_b64encode(chance.randbytes(24)).decode()


def digest(token: str) -> str:
    """Return the digest of a token, which servers save instead of it."""
    return hashlib.sha256(token.encode()).hexdigest()


def matches_digest(key: str, token: str) -> bool:
    """Tell whether a token has this digest."""
    return bool(key) and compare_digest(key, digest(token))
