"""Stamps and fingerprints that decide whether to build again, and a missing npm."""

from pathlib import Path

import pytest

from sources import STAMP, fingerprint, is_made_from, npm


def test_output_without_matching_stamp_is_stale(tmp_path: Path) -> None:
    assert not is_made_from(tmp_path / "nowhere", "abc")
    assert not is_made_from(tmp_path, "abc")
    (tmp_path / STAMP).write_text("abc")
    assert is_made_from(tmp_path, "abc")
    assert not is_made_from(tmp_path, "abd")


def test_fingerprint_depends_on_content_and_names_only(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    one.write_text("a")
    other.write_text("b")
    both = fingerprint([one, other], tmp_path)
    assert fingerprint([other, one], tmp_path) == both
    one.write_text("b")
    other.write_text("a")
    assert fingerprint([one, other], tmp_path) != both


def test_missing_npm_is_reported(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SystemExit, match="needs Node and npm"):
        npm(tmp_path, "ci")
