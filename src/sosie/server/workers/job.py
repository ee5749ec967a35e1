"""A job for a worker process: typed arguments, a result and a CPU budget."""

from typing import ClassVar, Generic, Literal, TypeVar

import msgspec

R = TypeVar("R")
Lane = Literal["usual", "studio", "games"]
"""Uploads and prints; quick jobs of the studio; games and events, whose processes load no drawing and start quickly."""


class Job(msgspec.Struct, Generic[R], frozen=True, tag=True):
    """A job for a worker process."""

    cpu_s: ClassVar[int] = 5
    """CPU seconds until the worker is killed."""
    isolated: ClassVar[bool] = False
    """Whether it gets a new process, which ends after it."""
    lane: ClassVar[Lane] = "usual"
    """The pool that runs it."""
    advice: ClassVar[str] = ": use simpler or fewer pictures"
    """The advice to a client whose job exceeds its budget."""

    @property
    def group(self) -> str:
        """The group of jobs that may share a process; those of one draft may, and those of two drafts may not."""
        return ""

    def run(self) -> R:
        """Run in the worker."""
        raise NotImplementedError


class Answer(msgspec.Struct, frozen=True):
    """The encoded result of a job, or the code and the text of its error."""

    result: bytes = b""
    code: str = ""
    text: str = ""
