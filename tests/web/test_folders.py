"""Folders of the web client stay small enough to survey."""

import bundle

MAX_FILES = 25
"""A larger folder is divided by subject."""


def test_no_folder_of_the_client_has_too_many_files() -> None:
    sources = bundle.HERE / "src"
    folders = [path for path in (sources, *sources.rglob("*")) if path.is_dir()]
    counts = {str(folder.relative_to(sources)): sum(path.is_file() for path in folder.iterdir()) for folder in folders}
    assert {name: count for name, count in counts.items() if count > MAX_FILES} == {}
