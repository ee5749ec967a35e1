"""The pictures in the docs are current: made by docs/draw.py, docs/photograph.py, the command and `make pictures`."""

import re
import subprocess
import sys
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree as ET

import pytest

from browser.pictures import FILM, SHOWN

DOCS = Path(__file__).parents[2] / "docs"


def load(name: str) -> ModuleType:
    spec = spec_from_file_location(name, DOCS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


DRAW, PHOTOGRAPH = load("draw"), load("photograph")
PHOTOGRAPHED = {f"{photograph.__name__}.png" for photograph in PHOTOGRAPH.PHOTOGRAPHS}
PHOTOGRAPHED |= {FILM, *(f"{name}.png" for name in SHOWN)}
SIMULATIONS = (DOCS / "howto" / "simulate.md").read_text(encoding="utf-8")
PLOTTED: list[str] = re.findall(r"^(sosie simulate .*--plot docs/pictures/\S+)$", SIMULATIONS, re.MULTILINE)


@pytest.mark.parametrize("draw", DRAW.DRAWINGS, ids=lambda draw: draw.__name__)
def test_committed_picture_is_current(draw: Callable[[], str]) -> None:
    name = f"{draw.__name__}.svg"
    assert (DOCS / "pictures" / name).read_bytes() == draw().encode(), (
        f"run `python docs/draw.py`: {name} is not up to date"
    )


@pytest.mark.parametrize("command", PLOTTED, ids=lambda command: command.rpartition("/")[2])
def test_committed_plot_is_current(command: str, tmp_path: Path) -> None:
    *arguments, picture = command.split()
    drawn = tmp_path / "drawn.svg"
    subprocess.run([sys.executable, "-m", *arguments, str(drawn)], check=True, stdout=subprocess.DEVNULL)
    assert drawn.read_bytes() == (DOCS.parent / picture).read_bytes(), f"run `{command}`"


def test_every_picture_is_generated_and_used() -> None:
    committed = {path.name for path in (DOCS / "pictures").iterdir()}
    drawn = {f"{draw.__name__}.svg" for draw in DRAW.DRAWINGS}
    plotted = {Path(command.split()[-1]).name for command in PLOTTED}
    assert committed == drawn | plotted | PHOTOGRAPHED
    essay = (DOCS / "mathematics.md").read_text(encoding="utf-8")
    assert all(f"](pictures/{name})" in essay for name in drawn)
    assert all(f"](../pictures/{name})" in SIMULATIONS for name in plotted)
    pages = "".join(path.read_text(encoding="utf-8") for path in [DOCS.parent / "README.md", *DOCS.rglob("*.md")])
    assert all(f"pictures/{name})" in pages for name in PHOTOGRAPHED)


@pytest.mark.parametrize("path", sorted((DOCS / "pictures").glob("*.svg")), ids=lambda path: path.stem)
def test_picture_is_valid_svg_with_title(path: Path) -> None:
    root = ET.fromstring(path.read_text(encoding="utf-8"))  # noqa: S314 - our own file
    assert root.find("{http://www.w3.org/2000/svg}title") is not None
