import subprocess

import pytest

from command import SOSIE, environment, sosie
from sosie.cli.main import COMMANDS


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_script_calls_sosie(shell: str) -> None:
    script = sosie("completion", shell)
    assert f"_SOSIE_COMPLETE={shell}_complete" in script
    assert "sosie" in script


def completed(words: str) -> list[str]:
    """Return bash's completions of the last word."""
    asked = {
        **environment(),
        "_SOSIE_COMPLETE": "bash_complete",
        "COMP_WORDS": words,
        "COMP_CWORD": str(words.count(" ")),
    }
    done = subprocess.run(SOSIE, capture_output=True, text=True, check=True, env=asked)
    return [line.partition(",")[2] for line in done.stdout.splitlines()]


def test_completion_offers_commands_options_and_choices() -> None:
    assert completed("sosie ") == list(COMMANDS)
    assert completed("sosie ver") == ["verify"]
    assert completed("sosie deck --se") == ["--seed"]
    assert completed("sosie completion z") == ["zsh"]


def test_bash_accepts_completion_script() -> None:
    subprocess.run(["bash", "-n"], input=sosie("completion", "bash"), text=True, check=True)  # noqa: S607 - any bash
