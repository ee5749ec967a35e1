"""Atomic writing of files."""

import os
from pathlib import Path
from tempfile import NamedTemporaryFile

from sosie.cards.drawing import png
from sosie.errors import CannotWrite, OutOfRange


def write_picture(svg: str, path: Path, width: int | None = None) -> None:
    """Write an SVG document to a file, as SVG or PNG according to its suffix."""
    match path.suffix.lower():
        case ".svg":
            write_atomically(path, svg.encode("utf-8"))
        case ".png":
            write_atomically(path, png(svg, width))
        case other:
            raise OutOfRange(f'{path.name}: pictures are written as .svg or .png, not as "{other}"')


def make_folder(path: Path) -> None:
    """Make a folder and its parents, unless it exists."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotWrite(f"{path} cannot be made: {error.strerror or error}") from None


def write_atomically(path: Path, content: bytes) -> None:
    """Write a temporary file and rename it, so that no incomplete file is ever visible."""
    try:
        with NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
            temporary = Path(file.name)
            try:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
                temporary.chmod(0o666 & ~_umask())
                temporary.replace(path)
            except BaseException:
                temporary.unlink(missing_ok=True)
                raise
    except OSError as error:
        raise CannotWrite(f"{path} cannot be written: {error.strerror or error}") from None


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
