"""The process of one errand of the workshop: it reads what to call, calls it, and writes what comes of it."""

import os
import pickle
import sys

from sosie.errors import SosieError

_MOST_MEMORY = 4 * 2**30


def _limit() -> None:
    """Let tables go first, and let no picture take all memory."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - not on Windows

        os.nice(5)
        resource.setrlimit(resource.RLIMIT_AS, (_MOST_MEMORY, _MOST_MEMORY))


def _main() -> None:
    out = os.dup(1)
    # What a library prints must not get into the answer.
    os.dup2(2, 1)
    _limit()
    function, arguments = pickle.load(sys.stdin.buffer)  # noqa: S301 - from the server that has started this
    try:
        answer = pickle.dumps((True, function(*arguments)))
    except SosieError as error:
        answer = pickle.dumps((False, error))
    with os.fdopen(out, "wb") as stream:
        stream.write(answer)


if __name__ == "__main__":
    _main()
