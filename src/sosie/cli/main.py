"""The command `sosie`: finds its sub-commands, and turns what goes wrong into one line and an exit status."""

import os
import sys
from importlib import import_module
from typing import NoReturn

import click

from sosie import __version__
from sosie.errors import DoesNotExist, SosieError

# A module is imported only when its command is run, so that `sosie --help` starts at once.
COMMANDS = {
    "deck": "Print a deck in which any two cards share exactly one symbol.",
    "verify": "Check that any two cards of a deck share exactly one symbol.",
    "plan": "Find the decks that fit a number of pictures.",
    "kirkman": "Arrange girls in rows of three, day by day, no two together twice.",
    "referee": "Rule a game that is written down, and tell how it went.",
    "simulate": "Let bots play many games, and count.",
    "symbols": "List the symbols of an edition, with all their names.",
    "card": "Draw one card.",
    "cards": "Draw all cards of an edition.",
    "print": "Print a deck: cards, backs, an index, the rules and a box, as PDF.",
    "make": "Make a deck of your own pictures, words or emoji.",
    "practice": "Practise in the terminal: name what two cards share.",
    "serve": "Serve tables to play at, over HTTP and sockets.",
    "cluster": "Start several servers that share their tables, on this computer, to try it.",
    "completion": "Print the completion script for a shell.",
}


EXIT_STATUSES = {
    "0": "done, or yes",
    "1": "the answer is no",
    "2": "the input cannot be used",
    "130": "stopped",
}


class _Commands(click.Group):
    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            ctx.fail(f"there is no command '{cmd_name}': choose one of {', '.join(COMMANDS)}.")
        command: click.Command = import_module(f"sosie.cli.{cmd_name}").command
        return command

    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:  # click would take it for a failure
            ctx.exit(0)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))
        with formatter.section("Exit status"):
            formatter.write_dl(list(EXIT_STATUSES.items()))


@click.command(cls=_Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, message="sosie %(version)s")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Spot the match: decks in which any two cards share exactly one symbol.

    Each command has its own help, with examples: sosie deck --help
    """
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def run() -> NoReturn:
    """Run the command line and leave with its exit status."""
    try:
        status = main.main(prog_name="sosie", standalone_mode=False)
        # A reader that has gone, as in `sosie deck | head`, shows itself only when the last bytes are written.
        sys.stdout.flush()
    except click.ClickException as error:
        message = error.format_message().rstrip(".")
        status = _say(f"{_where(error)}: {message}; see {_where(error)} --help", 2)
    except SosieError as error:
        status = _say(f"sosie: {error}", 1 if isinstance(error, DoesNotExist) else 2)
    except (KeyboardInterrupt, click.Abort):
        status = _say("sosie: stopped", 130)
    except OSError as error:
        # Nothing more can be written: let what is left go nowhere, or Python complains on its way out.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 0 if isinstance(error, BrokenPipeError) else _say(f"sosie: {error.strerror or error}", 2)
    sys.exit(status or 0)


def _where(error: click.ClickException) -> str:
    context = getattr(error, "ctx", None)
    return context.command_path if context else "sosie"


def _say(message: str, status: int) -> int:
    click.echo(" ".join(message.split()), err=True)
    return status
