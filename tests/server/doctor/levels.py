"""Results of checks by name."""

from collections.abc import Iterable

from sosie.server.doctor.check import Check


def levels(checks: Iterable[Check]) -> dict[str, str]:
    """Return the level of each check."""
    return {check.name: check.level for check in checks}


def texts(checks: Iterable[Check]) -> dict[str, str]:
    """Return the text of each check."""
    return {check.name: check.text for check in checks}
