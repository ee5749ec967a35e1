"""Options of `sosie serve`: secrets that come from files, and the address of a server."""

from contextvars import Context
from pathlib import Path
from socket import socket

import pytest

from command import refused
from server.running import running
from sosie.cli import run_server
from sosie.cli.serve import Size, command
from sosie.languages.makers import say, speak

TOKEN = "count-me"  # noqa: S105 - for these tests


def test_token_is_read_from_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "token").write_text(f"{TOKEN}\n")
    monkeypatch.setenv("SOSIE_METRICS_TOKEN_FILE", str(tmp_path / "token"))
    with running(tmp_path / "data", "--trusted-proxy", "127.0.0.1") as server, server.client() as client:
        answers = [client.get("/api/metrics", headers={"authorization": f"Bearer {word}"}) for word in (TOKEN, "guess")]
    assert [answer.status_code for answer in answers] == [200, 403]


def test_option_comes_before_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOSIE_STORE_FILE", str(tmp_path / "missing"))
    assert "imagined" in refused("serve", "--store", "imagined://here", "--port", "0", "--data", str(tmp_path / "data"))


@pytest.mark.parametrize("option", ["LOG", "STORE", "METRICS_TOKEN"])
def test_missing_secret_file_is_named(option: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(f"SOSIE_{option}_FILE", str(tmp_path / "missing"))
    assert f"SOSIE_{option}_FILE" in refused("serve", "--port", "0", "--data", str(tmp_path / "data"))


@pytest.mark.parametrize(
    "address",
    [
        "s1.example.org",
        "https://s1.example.org/",
        "https://a b",
        "https://s1.example.org; script-src *",
        "ftp://s1",
        "https://u@s1",
    ],
)
def test_address_that_is_no_origin_is_refused(address: str, tmp_path: Path) -> None:
    flags = ("--port", "0", "--data", str(tmp_path / "data"))
    assert "--address is an origin" in refused("serve", "--address", address, *flags)


def test_secret_given_twice_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "store").write_text("sqlite:///one.db")
    monkeypatch.setenv("SOSIE_STORE_FILE", str(tmp_path / "store"))
    monkeypatch.setenv("SOSIE_STORE", "sqlite:///two.db")
    assert "both" in refused("serve", "--port", "0", "--data", str(tmp_path / "data"))


@pytest.mark.parametrize(
    ("text", "size"),
    [("5000", 5000), ("50kB", 50_000), ("500MB", 500_000_000), ("1.5 GB", 1_500_000_000), ("2t", 2 * 10**12)],
)
def test_sizes_are_read(text: str, size: int) -> None:
    assert Size().convert(text, None, None) == size


@pytest.mark.parametrize("text", ["-1", "many", "5 miles", "GB", ""])
def test_size_that_is_none_is_refused(text: str, tmp_path: Path) -> None:
    said = refused("serve", "--decks-max-bytes", text, "--port", "0", "--data", str(tmp_path / "data"))
    assert "is not a size as 500MB or 10GB" in said


def test_server_answers_in_english_in_every_country(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = list[str]()

    def serve(_config: object, listener: socket, _on_ready: object) -> None:
        listener.close()
        said.append(say("blank"))

    def start() -> None:
        speak("fr")
        run_server.run_server(context.params, None)
        said.append(say("blank"))

    monkeypatch.setattr(run_server, "serve", serve)
    with command.make_context("serve", ["--port", "0", "--data", str(tmp_path / "data")]) as context:
        Context().run(start)
    assert said == ["there is nothing to be seen in it", "on n'y voit rien"]
