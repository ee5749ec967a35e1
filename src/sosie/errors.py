"""What can go wrong, all in one place.

    SosieError
    ├── DoesNotExist            the answer is no, and it says why
    │   ├── NoSuchDesign        [no-such-design]   impossible, unknown, or not built here
    │   ├── NoSuchDeck          [no-such-deck]     no deck has these numbers
    │   ├── NoSuchEdition       [no-such-edition]  no edition goes by this name
    │   └── UnknownGame         [unknown-game]     a log or a record names a mini-game that is not here
    └── BadInput                the question cannot be answered as it was put
        ├── OutOfRange          [out-of-range]     a number is too small, too large or of the wrong kind
        ├── UnreadableDeck      [unreadable-deck]  a text or file is not a deck
        ├── UnreadableRecipe    [unreadable-recipe] a recipe for a deck cannot be followed
        ├── BadRecord           [bad-record]       a record cannot be a game, or a series
        ├── BadGame             [bad-game]         a mini-game of others cannot be added
        ├── MissingExtra        [missing-extra]    an optional package is not installed
        ├── CannotWrite         [cannot-write]     a file cannot be written: no room, no right, no such folder
        ├── MissingArt          [missing-art]      the art of an edition has not been baked
        ├── UnusableSource      [unusable-source]  pictures, words or a list that no deck can be made of
        ├── UnreadableDeckFile  [unreadable-deck-file] a file is not a .sosie file, or not a whole one
        ├── LogInUse            [log-in-use]       another server has the log of this folder open
        ├── DamagedLog          [damaged-log]      a log has been changed or has lost something inside
        ├── UnusableLog         [unusable-log]     NATS cannot be reached, is too old, or does not keep a log as it must
        ├── UnusableStore       [unusable-store]   a database cannot be reached, is none, or is of a newer version
        ├── PortInUse           [port-in-use]      another program listens where the server should
        └── CannotStart         [cannot-start]     a program of a local cluster does not start

Each carries a sentence for people (`str(error)`) and a stable `code` for programs.
"""

from typing import ClassVar


class SosieError(Exception):
    """Anything that Sosie itself refuses or cannot do."""

    code: ClassVar[str]


class DoesNotExist(SosieError):
    """What was asked for is understood, and is not to be had."""


class NoSuchDesign(DoesNotExist):
    """A field, plane or other design is impossible, unknown, or not built here."""

    code = "no-such-design"


class NoSuchDeck(DoesNotExist):
    """No deck has the numbers that were asked for."""

    code = "no-such-deck"


class NoSuchEdition(DoesNotExist):
    """No edition goes by the name that was asked for."""

    code = "no-such-edition"


class UnknownGame(DoesNotExist):
    """A log or a record names a mini-game that is not here."""

    code = "unknown-game"


class BadInput(SosieError):
    """What was asked for makes no sense as it was put."""


class OutOfRange(BadInput):
    """A number is too small, too large or of the wrong kind."""

    code = "out-of-range"


class UnreadableDeck(BadInput):
    """A text or a file is not a deck; the sentence says where."""

    code = "unreadable-deck"


class UnreadableRecipe(BadInput):
    """A recipe for a deck cannot be followed; the sentence says at which step."""

    code = "unreadable-recipe"


class BadRecord(BadInput):
    """A record cannot be a game or a series; the sentence begins with the path to the fault."""

    code = "bad-record"


class BadGame(BadInput):
    """A mini-game of others cannot be added; the sentence says what is wrong with its file or its description."""

    code = "bad-game"


class MissingExtra(BadInput):
    """An optional package is needed and not installed."""

    code = "missing-extra"


class CannotWrite(BadInput):
    """A file cannot be written; what was there before is left as it was."""

    code = "cannot-write"


class MissingArt(BadInput):
    """The art of an edition has not been baked into the package."""

    code = "missing-art"


class UnusableSource(BadInput):
    """Pictures, words or a list cannot be made into a deck; the sentence names them and says what to do."""

    code = "unusable-source"


class UnreadableDeckFile(BadInput):
    """A file is not a `.sosie` file, is damaged, or holds what none should; the sentence says what."""

    code = "unreadable-deck-file"


class LogInUse(BadInput):
    """Another server has the log of this folder open."""

    code = "log-in-use"


class DamagedLog(BadInput):
    """A log has been changed or has lost something inside, which no crash does; the sentence says where."""

    code = "damaged-log"


class UnusableLog(BadInput):
    """NATS cannot be reached, is too old, or does not keep a log as it must; the sentence says what to do."""

    code = "unusable-log"


class UnusableStore(BadInput):
    """A database cannot be reached, is none, or was written by a newer version."""

    code = "unusable-store"


class PortInUse(BadInput):
    """Another program listens at the port that a server should have; the sentence names one that is free."""

    code = "port-in-use"


class CannotStart(BadInput):
    """A program that a local cluster needs does not start; the sentence has its last words."""

    code = "cannot-start"
