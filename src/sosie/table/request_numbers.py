"""Numbers of requests: each counts once, also if it comes after later ones because the log has lost it at first."""

MAX_SKIPPED = 8
"""The most requests of a sender that may still come after later ones."""


def skipped_after(skipped: tuple[int, ...], last: int, number: int) -> tuple[int, ...]:
    """Return the numbers up to the last that have not come, after a request that counts."""
    if number == last + 1:
        return skipped
    new = range(max(last + 1, number - MAX_SKIPPED), number)
    return tuple([other for other in (*skipped, *new) if other != number][-MAX_SKIPPED:])
