"""All exceptions of Sosie.

    SosieError
    ├── DoesNotExist            the answer is no, with the reason
    │   ├── NoSuchDesign        [no-such-design]   impossible, unknown, or not built here
    │   ├── NoSuchDeck          [no-such-deck]     no deck has these numbers
    │   ├── NoSuchEdition       [no-such-edition]  no edition has this name
    │   └── UnknownGame         [unknown-game]     a log or a record names a mini-game that is not here
    └── BadInput                the input is unusable
        ├── OutOfRange          [out-of-range]     a number is too small, too large or of the wrong kind
        ├── UnreadableDeck      [unreadable-deck]  a text or file is not a deck
        ├── UnreadableRecipe    [unreadable-recipe] a recipe for a deck has an invalid step
        ├── BadRecord           [bad-record]       a record is not a valid game or series
        ├── BadGame             [bad-game]         a mini-game cannot be added
        ├── MissingExtra        [missing-extra]    an optional package is not installed
        ├── CannotWrite         [cannot-write]     a file cannot be written: disk full, no permission, no such folder
        ├── MissingArt          [missing-art]      the art of an edition has not been baked
        ├── UnusableSource      [unusable-source]  pictures, words or a list that cannot become a deck
        ├── UnreadableDeckFile  [unreadable-deck-file] a file is not a .sosie file, or is damaged
        ├── LogInUse            [log-in-use]       another server has the log of this folder open
        ├── DamagedLog          [damaged-log]      a log has been altered or is incomplete
        ├── UnusableLog         [unusable-log]     NATS is unreachable, too old or wrongly configured
        ├── UnusableStore       [unusable-store]   a database is unreachable, not a database, or from a newer version
        ├── UnusableBackup      [unusable-backup]  a file is not a backup, is damaged, or is from a newer version
        ├── PortInUse           [port-in-use]      another program already uses the server's port
        └── CannotStart         [cannot-start]     a program of a local cluster does not start

Each has a message for people (`str(error)`) and a stable `code` for programs.
"""

from typing import ClassVar, Literal

Reason = Literal["unreadable", "no-cut-out", "too-small", "blank", "no-emoji", "no-font", "too-complicated"]
"""Why a picture, a word or an emoji cannot be drawn; stable, for programs."""


class SosieError(Exception):
    """Base class of all errors that Sosie raises on purpose."""

    code: ClassVar[str]


class DoesNotExist(SosieError):
    """A valid request for something that does not exist."""


class NoSuchDesign(DoesNotExist):
    """A field, plane or other design is impossible, unknown, or not built here."""

    code = "no-such-design"


class NoSuchDeck(DoesNotExist):
    """No deck has the requested numbers."""

    code = "no-such-deck"


class NoSuchEdition(DoesNotExist):
    """No edition has the requested name."""

    code = "no-such-edition"


class UnknownGame(DoesNotExist):
    """A log or a record names a mini-game that is not here."""

    code = "unknown-game"


class BadInput(SosieError):
    """Input that cannot be used."""


class OutOfRange(BadInput):
    """A number is too small, too large or of the wrong kind."""

    code = "out-of-range"


class UnreadableDeck(BadInput):
    """A text or a file is not a deck; the message says where."""

    code = "unreadable-deck"


class UnreadableRecipe(BadInput):
    """A recipe for a deck has an invalid step; the message says which."""

    code = "unreadable-recipe"


class BadRecord(BadInput):
    """A record is not a valid game or series; the message begins with the path to the fault."""

    code = "bad-record"


class BadGame(BadInput):
    """A mini-game cannot be added; the message names the fault in its file or description."""

    code = "bad-game"


class MissingExtra(BadInput):
    """A required optional package is not installed."""

    code = "missing-extra"


class CannotWrite(BadInput):
    """A file cannot be written; an existing file is left unchanged."""

    code = "cannot-write"


class MissingArt(BadInput):
    """The art of an edition has not been baked into the package."""

    code = "missing-art"


class UnusableSource(BadInput):
    """Pictures, words or a list cannot become a deck; the message names them and says what to do.

    `reason` is for pages, which have words of their own.
    """

    code = "unusable-source"

    def __init__(self, text: str, reason: Reason = "unreadable") -> None:
        super().__init__(text)
        self.reason = reason


class UnreadableDeckFile(BadInput):
    """A file is not a `.sosie` file, is damaged, or has forbidden content; the message says which."""

    code = "unreadable-deck-file"


class LogInUse(BadInput):
    """Another server has the log of this folder open."""

    code = "log-in-use"


class DamagedLog(BadInput):
    """A log has been altered or is incomplete, which no crash causes; the message says where."""

    code = "damaged-log"


class UnusableLog(BadInput):
    """NATS is unreachable, too old or wrongly configured; the message says what to do."""

    code = "unusable-log"


class UnusableStore(BadInput):
    """A database is unreachable, is not a database, or was written by a newer version."""

    code = "unusable-store"


class UnusableBackup(BadInput):
    """A file is not a backup, is damaged, or was written by a newer version; nothing was restored."""

    code = "unusable-backup"


class PortInUse(BadInput):
    """Another program already uses the server's port; the message suggests a free one."""

    code = "port-in-use"


class CannotStart(BadInput):
    """A program of a local cluster does not start; the message ends with its last output."""

    code = "cannot-start"
