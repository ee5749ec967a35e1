import os
import signal
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import click
import pytest

from command import SOSIE, accept_ctrl_c, environment, refused, sosie
from sosie import __version__
from sosie.cli import main as main_module
from sosie.cli.common import Command
from sosie.cli.main import COMMANDS

IMPLEMENTATIONS = {"rule_records", "run_doctor", "run_server", "run_simulation"}
"""Modules that commands import when they run, so that their help is quick."""


def command(name: str) -> Command:
    found = import_module(f"sosie.cli.{name}").command
    assert isinstance(found, Command)
    return found


def test_every_command_module_is_listed() -> None:
    folder = Path(main_module.__file__).parent
    modules = {path.stem for path in folder.glob("*.py")} - {"__init__", "main", "common", "data_options"}
    assert modules - IMPLEMENTATIONS == set(COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_short_help_is_first_line_of_help(name: str) -> None:
    assert (command(name).help or "").split("\n")[0] == COMMANDS[name]


@pytest.mark.parametrize("name", COMMANDS)
def test_help_ends_with_examples(name: str) -> None:
    output = sosie(name, "--help")
    assert output.startswith(f"Usage: sosie {name} ")
    words, examples = output.split("Examples:\n")
    assert COMMANDS[name] in " ".join(words.split())
    lines = [line.strip() for line in examples.splitlines() if line.strip().startswith("$ ")]
    assert lines == [f"$ {line}" for line, _ in command(name).examples]
    assert lines
    assert sosie(name, "-h") == output


@pytest.mark.parametrize("name", COMMANDS)
def test_examples_use_existing_options(name: str) -> None:
    for line, _ in command(name).examples:
        for part in line.replace('"$(', "").replace(')"', "").replace("eval ", "").split(" | "):
            program, called, *arguments = part.split(" > ")[0].split()
            if program == "cat":
                continue
            assert program == "sosie"
            files = [argument for argument in arguments if argument.endswith(".json")]
            with command(called).make_context(called, ["-" if a in files else a for a in arguments]) as context:
                assert isinstance(context, click.Context)


def test_no_arguments_print_help() -> None:
    output = sosie()
    assert output == sosie("--help") == sosie("-h")
    assert all(f"  {name} " in output for name in COMMANDS)
    assert all(" ".join(text.split()) in " ".join(output.split()) for text in COMMANDS.values())


def test_version_is_package_version() -> None:
    assert sosie("--version") == f"sosie {__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["dekc"], "no command 'dekc': choose one of deck, verify"),
        (["--colour"], "'--colour'"),
        (["deck", "--colour"], "'--colour'"),
        (["deck", "--order", "seven"], "'seven' is not a valid integer"),
        (["deck", "--order", "1"], "--order"),
        (["deck", "7"], "7"),
        (["verify"], "FILE"),
        (["verify", "no-such-file.json"], "No such file"),
        (["verify", "."], "directory"),
        (["plan"], "--pictures"),
        (["plan", "--pictures", "2"], "--pictures"),
        (["completion", "tcsh"], "bash"),
    ],
)
def test_usage_error_is_one_line_and_status_2(arguments: list[str], message: str) -> None:
    output = refused(*arguments)
    assert message in output
    assert output.endswith("--help")


def test_help_loads_neither_numpy_nor_rich() -> None:
    script = (
        "import sys; from sosie.cli import main; sys.argv = ['sosie', '--help']\n"
        "try: main.run()\n"
        "except SystemExit as done: assert done.code == 0\n"
        "print(sorted({'numpy', 'rich', 'ortools'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, env=environment())
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize("arguments", [["deck", "--order", "31"], ["deck"], ["plan", "--pictures", "13"]])
def test_closed_pipe_is_not_an_error(arguments: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with open(writing, "wb") as gone:  # noqa: PTH123 - a descriptor
        done = subprocess.run([*SOSIE, *arguments], stdout=gone, stderr=subprocess.PIPE, check=False, env=environment())
    assert (done.returncode, done.stderr) == (0, b"")


def test_closed_pipe_ends_silently() -> None:
    with subprocess.Popen(
        [*SOSIE, "deck", "--order", "31"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        assert running.stdout.readline() == b"# 993 cards with 32 symbols each, 993 symbols in all\n"
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs the device that is always full")
def test_full_disk_is_one_line() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run([*SOSIE, "deck"], stdout=full, stderr=subprocess.PIPE, check=False, env=environment())
    assert done.returncode == 2
    assert done.stderr.decode().count("\n") == 1
    assert done.stderr.startswith(b"sosie: ")


def test_ctrl_c_exits_with_130(tmp_path: Path) -> None:
    # Once it has read more than a pipe's capacity, the command is running. Python may handle the signal only after a
    # read, so the pipe is closed afterwards.
    fifo = tmp_path / "deck"
    os.mkfifo(fifo)
    command = [*SOSIE, "verify", str(fifo)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, env=environment(), preexec_fn=accept_ctrl_c) as running:
        assert running.stderr is not None
        with fifo.open("wb", buffering=0) as writer:
            for _ in range(64):
                writer.write(b"0 1 2 3\n" * 512)
            running.send_signal(signal.SIGINT)
        output = running.stderr.read().decode()
    # The empty line ends the ^C that a terminal shows.
    assert output.strip("\n") == "sosie: stopped"
    assert running.returncode == 130
