"""The wheel and the source archive contain art, fonts and the web client, and need no Node."""

import os
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

import bake
import bundle
from compile import REQUIREMENTS, SOURCES
from hook import MakeParts
from language_files import FILES
from sosie.editions import EDITIONS, edition
from sources import STAMP, is_made_from

ROOT = bake.HERE.parent


def run(*arguments: str | Path, cwd: Path, **variables: str) -> str:
    command = [sys.executable, *map(str, arguments)]
    done = subprocess.run(
        command, cwd=cwd, env={**os.environ, **variables}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a wheel and a source archive."""
    # Building also bakes and bundles, which two test workers cannot do at the same time.
    assert is_made_from(bake.ART, bake._fingerprint()), "the art is not up to date: run make setup"
    assert not has_client() or is_made_from(bundle.BUNDLE, bundle._fingerprint()), "nor is the client: run make setup"
    folder = tmp_path_factory.mktemp("built")
    run("-m", "hatchling", "build", "-t", "wheel", "-t", "sdist", "-d", folder, cwd=ROOT)
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    return next(built.glob("*.whl"))


@pytest.fixture(scope="module")
def archive(built: Path) -> Path:
    return next(built.glob("*.tar.gz"))


def has_client() -> bool:
    return (bundle.HERE / "package.json").exists()


def made() -> dict[str, bytes]:
    """Return the generated files of the package, by path in src."""
    return {path.relative_to(ROOT / "src").as_posix(): path.read_bytes() for path in (*baked(), *bundled())}


def bundled() -> list[Path]:
    return [path for path in bundle.BUNDLE.rglob("*") if path.is_file()]


def baked() -> list[Path]:
    own = [edition(name) for name in EDITIONS if (bake.ART / name).exists()]
    symbols = [bake.ART / chosen.id / f"{symbol.id}.svg" for chosen in own for symbol in chosen.symbols]
    cards = [bake.ART / chosen.id / f"{card}-card.svg" for chosen in own for card in chosen.extra_cards]
    fonts = [bake.FONTS / f"{Path(name).stem}.ttf" for name in bake.FONT_FILES]
    return [*symbols, *cards, *fonts, bake.EMOJI]


def test_package_has_generated_files() -> None:
    assert len(baked()) == 202 + 1 + 12 + 1
    assert {"index.html", STAMP} <= {path.name for path in bundled()} or not has_client()


def test_wheel_has_generated_files(wheel: Path) -> None:
    with ZipFile(wheel) as opened:
        for name, content in made().items():
            assert opened.read(name) == content, name


def test_wheel_has_texts_of_every_language(wheel: Path) -> None:
    with ZipFile(wheel) as opened:
        names = set(opened.namelist())
    assert {path.relative_to(ROOT / "src").as_posix() for path in FILES} <= names


def test_wheel_has_only_the_package(wheel: Path) -> None:
    with ZipFile(wheel) as opened:
        tops = {name.partition("/")[0] for name in opened.namelist()}
        metadata = opened.read(next(name for name in opened.namelist() if name.endswith("/METADATA"))).decode()
    assert {top.partition("-")[0] for top in tops} == {"sosie"}
    assert not [line for line in metadata.splitlines() if line.startswith("Requires-Dist: node")]


def test_source_archive_has_generated_files_and_sources(archive: Path) -> None:
    with tarfile.open(archive) as opened:
        files = {member.name.partition("/")[2]: member for member in opened.getmembers() if member.isfile()}
        for name, content in made().items():
            found = opened.extractfile(files[f"src/{name}"])
            assert found is not None
            assert found.read() == content, name
    assert {"art/bake.py", "art/hook.py", "art/shapes.py", "art/package-lock.json", "web/bundle.py"} <= set(files)
    assert not [name for name in files if "node_modules" in name]


def test_wheel_installs_without_node(wheel: Path, tmp_path: Path) -> None:
    pip = ("-m", "pip", "--disable-pip-version-check", "install", "--no-index", "--no-deps", "--no-compile")
    run(*pip, "--target", "site", wheel, cwd=tmp_path, PATH="")
    code = "import sosie, sosie.editions as e; print(sosie.__file__, *(len(e.edition(n).symbols) for n in e.EDITIONS))"
    where, *symbols = run("-c", code, cwd=tmp_path, PATH="", PYTHONPATH="site").split()
    assert (tmp_path / where).is_relative_to(tmp_path / "site")
    assert symbols == [str(len(edition(name).symbols)) for name in EDITIONS]


def test_wheel_builds_from_archive_without_node(wheel: Path, archive: Path, tmp_path: Path) -> None:
    with tarfile.open(archive) as opened:
        opened.extractall(tmp_path, filter="data")
    folder = next(tmp_path.iterdir())
    run("-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path, cwd=folder, PATH="")
    with ZipFile(wheel) as one, ZipFile(tmp_path / wheel.name) as other:
        assert {name: one.read(name) for name in one.namelist()} == {
            name: other.read(name) for name in other.namelist()
        }


def build_requirements(target: str) -> list[str]:
    """Return the requirements of an isolated build, besides hatchling."""
    metadata = ProjectMetadata(str(ROOT), PluginManager())
    return MakeParts(str(ROOT), {}, None, metadata, "", target).dependencies()


def test_compiled_wheel_is_built_with_the_packages_it_imports(monkeypatch: pytest.MonkeyPatch) -> None:
    # mypyc checks the types of the modules that it compiles, and of everything that they import.
    monkeypatch.setenv("COMPILE_SOSIE", "1")
    needed = build_requirements("wheel")
    assert set(REQUIREMENTS) <= set(needed)
    assert {"msgspec", "numpy", "picows"} <= {requirement.partition(">=")[0] for requirement in needed}
    assert build_requirements("sdist") == []


def test_pure_wheel_is_built_without_further_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COMPILE_SOSIE", raising=False)
    assert build_requirements("wheel") == []


@pytest.mark.thorough
def test_compiled_wheel_has_extension_modules(built: Path, tmp_path: Path) -> None:
    assert built.exists(), "the art and the client are up to date"
    pip = ("-m", "pip", "--disable-pip-version-check", "wheel", "--no-deps", "--no-build-isolation")
    run(*pip, "--wheel-dir", tmp_path, ROOT, cwd=tmp_path, COMPILE_SOSIE="1")
    wheel = next(tmp_path.glob("*.whl"))
    assert "none-any" not in wheel.name
    with ZipFile(wheel) as opened:
        compiled = {name.partition(".")[0] for name in opened.namelist() if name.endswith(".so")}
    assert {source.removesuffix(".py") for source in SOURCES} <= compiled
