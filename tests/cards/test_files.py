"""Files are written atomically."""

import resource
from pathlib import Path

import pytest

from sosie.cards import write_atomically, write_picture
from sosie.errors import CannotWrite, OutOfRange

SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10"/>'


def test_write_picture_follows_suffix(tmp_path: Path) -> None:
    write_picture(SVG, tmp_path / "a.svg")
    write_picture(SVG, tmp_path / "a.PNG")
    assert (tmp_path / "a.svg").read_text() == SVG
    assert (tmp_path / "a.PNG").read_bytes().startswith(b"\x89PNG")


def test_unknown_picture_suffix_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OutOfRange, match=r'a.gif: pictures are written as .svg or .png, not as ".gif"'):
        write_picture(SVG, tmp_path / "a.gif")
    assert list(tmp_path.iterdir()) == []


def test_failed_write_keeps_existing_file(tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(b"before")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, hard))  # like a nearly full disk
    try:
        with pytest.raises(CannotWrite, match=r"deck\.pdf cannot be written: File too large"):
            write_atomically(path, b"x" * 5000)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert path.read_bytes() == b"before"
    assert list(tmp_path.iterdir()) == [path]


def test_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(CannotWrite, match="cannot be written: No such file or directory"):
        write_atomically(tmp_path / "none" / "a.svg", b"")
