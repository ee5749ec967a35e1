"""Existence of designs: built here, impossible (by a theorem), proven elsewhere, or unknown."""

from dataclasses import dataclass
from enum import Enum

from sosie.designs.arithmetic import is_prime_power, is_sum_of_two_squares
from sosie.designs.fields import LARGEST_ORDER
from sosie.errors import NoSuchDesign, OutOfRange


class Answer(Enum):
    """The state of knowledge about a design."""

    BUILT = "built"
    IMPOSSIBLE = "impossible"
    PROVEN = "proven"
    """It exists, by a theorem whose construction is not carried out here."""
    UNKNOWN = "unknown"


@dataclass(frozen=True)
class Existence:
    """An answer and its reason."""

    answer: Answer
    reason: str


def plane_existence(order: int) -> Existence:
    """Tell whether there is a projective plane of this order."""
    n = order
    if n < 2:
        raise OutOfRange(f"the order of a plane must be 2 or more, not {n}")
    subject = f"a projective plane of order {n}"
    if is_prime_power(n):
        if n <= LARGEST_ORDER:
            return Existence(
                Answer.BUILT,
                f"{subject} exists: {n} is a prime power, and the field of {n} elements gives it",
            )
        return Existence(
            Answer.PROVEN,
            f"{subject} exists, since {n} is a prime power, but tables here stop at order {LARGEST_ORDER}",
        )
    if n % 4 in {1, 2} and not is_sum_of_two_squares(n):
        return Existence(
            Answer.IMPOSSIBLE,
            f"{subject} cannot exist: by the Bruck-Ryser theorem {n}, which is {n % 4} mod 4, "
            "would have to be a sum of two squares, and is not",
        )
    if n == 10:
        return Existence(
            Answer.IMPOSSIBLE,
            f"{subject} cannot exist: the computer search of Lam, Thiel and Swiercz (1989) excludes it",
        )
    return Existence(
        Answer.UNKNOWN,
        f"it is unknown whether {subject} exists: {n} is no prime power, no known theorem excludes it, "
        "and nobody has found one",
    )


def require_plane(order: int) -> None:
    """Raise `NoSuchDesign`, with the reason, unless a plane of this order can be built here."""
    existence = plane_existence(order)
    if existence.answer is not Answer.BUILT:
        raise NoSuchDesign(existence.reason)
