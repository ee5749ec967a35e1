"""Processes of the machine, as Linux lists them in /proc."""

from pathlib import Path


def children(pid: int | None) -> list[int]:
    """Return the ids of the processes that a process has started."""
    try:
        lists = [file.read_text() for file in Path(f"/proc/{pid}/task").glob("*/children")]
    except OSError:  # It has ended meanwhile.
        return []
    return [int(child) for line in lists for child in line.split()]


def is_running(pid: int) -> bool:
    """Tell whether a process runs; a finished one may stay as a zombie if nobody collects it."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
