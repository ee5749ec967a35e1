"""The command `sosie`: loads its sub-commands, and turns errors into one line and an exit status."""

import os
import sys
from importlib import import_module
from typing import NoReturn

import click

from sosie import __version__
from sosie.errors import DoesNotExist, SosieError
from sosie.languages.makers import language_of, speak

# A module is imported only when its command runs, so that `sosie --help` is quick.
COMMANDS = {
    "deck": "Print a deck in which any two cards share exactly one symbol.",
    "verify": "Check that any two cards of a deck share exactly one symbol.",
    "plan": "Find the decks that fit a number of pictures.",
    "kirkman": "Arrange girls in rows of three, day by day, no two together twice.",
    "referee": "Rule a recorded game, and print its transcript.",
    "simulate": "Let bots play many games, and print statistics.",
    "symbols": "List the symbols of an edition, with all their names.",
    "card": "Draw one card.",
    "cards": "Draw all cards of an edition.",
    "print": "Print a deck: cards, backs, an index, the rules and a box, as PDF.",
    "make": "Make a deck of your own pictures, words or emoji.",
    "practice": "Practise in the terminal: name the match of two cards.",
    "serve": "Serve tables to play at, over HTTP and WebSockets.",
    "backup": "Back up the tables, games, decks and drafts of a server, also while it runs.",
    "restore": "Restore the tables, games, decks and drafts of a server from a backup, while it does not run.",
    "doctor": "Check the settings of a server, or a running server, and say what to change.",
    "cluster": "Start a local cluster: several servers that share their tables.",
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
        except BrokenPipeError:  # click would report it as a failure
            ctx.exit(0)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002 - click's signature
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
    """Run the command line and exit with its status."""
    speak(language_of(os.environ))
    try:
        status = main.main(prog_name="sosie", standalone_mode=False)
        # A closed pipe, as in `sosie deck | head`, is only noticed when the last bytes are written.
        sys.stdout.flush()
    except click.ClickException as error:
        message = error.format_message().rstrip(".")
        status = _print_error(f"{_command_path(error)}: {message}; see {_command_path(error)} --help", 2)
    except SosieError as error:
        status = _print_error(f"sosie: {error}", 1 if isinstance(error, DoesNotExist) else 2)
    except (KeyboardInterrupt, click.Abort):
        status = _print_error("sosie: stopped", 130)
    except OSError as error:
        # Standard output is broken: discard the rest, or Python complains at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 0 if isinstance(error, BrokenPipeError) else _print_error(f"sosie: {error.strerror or error}", 2)
    sys.exit(status or 0)


def _command_path(error: click.ClickException) -> str:
    context = getattr(error, "ctx", None)
    return context.command_path if context else "sosie"


def _print_error(message: str, status: int) -> int:
    click.echo(" ".join(message.split()), err=True)
    return status
