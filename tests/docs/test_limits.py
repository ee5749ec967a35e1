"""The page of limits is the one that the code gives, and no limit of the server is missing."""

import runpy
from dataclasses import fields
from pathlib import Path

from sosie.server.config import Limits

DOCS = Path(__file__).parents[2] / "docs"
GENERATED = runpy.run_path(str(DOCS / "limits.py"))


def test_page_is_up_to_date() -> None:
    page = (DOCS / "reference" / "limits.md").read_text(encoding="utf-8")
    assert page == GENERATED["page"](), "run `python docs/limits.py`"


def test_page_has_every_limit() -> None:
    named = {name.partition(".")[2] for name in GENERATED["names"]() if name.startswith("Limits.")}
    assert named == {field.name for field in fields(Limits)}


def test_figures_are_in_the_named_unit() -> None:
    figure = GENERATED["figure"]
    assert figure("Limits.message_bytes", "KB") == "8"
    assert figure("Config.idle_ms", "s") == "60"
    assert figure("Limits.lookups_a_second", "") == "0.5"
    assert figure("Limits.connections", "") == "20,000"
    assert figure("server.workers.pool.WorkerPool(longest_s)", "s") == "120"
