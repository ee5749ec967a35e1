"""Rows of drafts, their pictures and contributions, as dataclasses. Times are Unix times in milliseconds."""

from dataclasses import dataclass
from typing import Literal

State = Literal["waiting", "accepted", "declined", "withdrawn"]
"""The state of a contribution."""


@dataclass(frozen=True)
class DraftRow:
    """A draft, without its document."""

    id: str
    owner: str
    """The digest of its secret."""
    version: int
    created: int
    changed: int
    used: int
    pictures: int
    bytes: int
    collection: str | None
    """The code of its latest collection."""
    closes: int | None

    def is_open(self, now: int) -> bool:
        """Tell whether its collection is open."""
        return self.collection is not None and self.closes is not None and now < self.closes


@dataclass(frozen=True)
class PictureRow:
    """A picture of a draft, without its content."""

    sha256: str
    kind: str
    width: int
    height: int
    size: int


@dataclass(frozen=True)
class SavedPicture(PictureRow):
    """A picture of a draft, with its content."""

    content: bytes


@dataclass(frozen=True)
class ResultRow:
    """A face or a layout of a draft, by its key; `picture` is the one that a face was made from."""

    key: str
    info: str
    content: bytes = b""
    picture: str = ""


@dataclass(frozen=True)
class ContributionRow:
    """A contribution to a collection, without its picture."""

    id: str
    draft: str
    sequence: int
    state: State
    contributor: str
    """The digest of the contributor's token."""
    name: str
    by: str
    sha256: str
    kind: str
    width: int
    height: int
    size: int
    created: int


@dataclass(frozen=True)
class DraftLimits:
    """Limits on the data of one draft, and of all."""

    pictures: int
    bytes: int
    drafts: int
    waiting: int
    """Waiting contributions to a collection."""
    contributions_each: int


class LimitReached(Exception):
    """A limit of the drafts is reached; `limit` is the name of the field in `DraftLimits`."""

    def __init__(self, limit: str) -> None:
        super().__init__(limit)
        self.limit = limit


class CollectionClosed(Exception):
    """The collection takes no more contributions."""
