"""Shared parts of the sub-commands: help with examples, common options, JSON output, a progress bar."""

import json
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING, Any

import click

import sosie
from sosie.names import LANGUAGES

if TYPE_CHECKING:
    from sosie.cards import CardDesign
    from sosie.cards.own import DeckFile
    from sosie.editions import Edition


Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]
"""A decorator that adds an option to a command."""


class Command(click.Command):
    """A command whose help ends with examples."""

    def __init__(self, *args: Any, examples: tuple[tuple[str, str], ...], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.examples = examples

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002 - click's signature
        """Write each example under its explanation."""
        with formatter.section("Examples"):
            for line, meaning in self.examples:
                formatter.write_text(meaning)
                formatter.write(f"{'':{formatter.current_indent}}  $ {line}\n")


_BAR_DELAY_S = 0.5
"""The delay before a progress bar appears."""

json_option = click.option("--json", "as_json", is_flag=True, help="Print the answer as JSON.")


edition_option = click.option(
    "--edition",
    default="classic",
    show_default=True,
    metavar="NAME|FILE",
    help="An edition, or a deck of your own (.sosie).",
)
game_option = click.option(
    "--game",
    "games",
    multiple=True,
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="A Python file with a mini-game of your own; may be given again.",
)


def _choice_option(name: str, choices: Sequence[str], default: str, meaning: str) -> Decorator:
    return click.option(name, type=click.Choice(choices), default=default, show_default=True, help=meaning)


language_option = _choice_option("--language", LANGUAGES, "en", "Language of names and texts.")
# Repeated here because importing the cards would slow down the help; a test compares them.
difficulty_option = _choice_option(
    "--difficulty",
    ["easy", "normal", "hard"],
    "normal",
    "How much the two copies of a match differ; easy cards also show fewer symbols.",
)
shape_option = _choice_option("--shape", ["circle", "square", "hexagon"], "circle", "Shape of the cards.")
seed_option = click.option(
    "--seed",
    type=click.IntRange(0, 2**63 - 1),
    default=0,
    show_default=True,
    help="Seed of the layout.",
)


def open_edition(text: str) -> "Edition":
    """Return a built-in edition by its name, or the edition of a `.sosie` file."""
    return _own(text).edition if _is_own(text) else sosie.edition(text)


def _is_own(text: str) -> bool:
    return text.lower().endswith(".sosie")


def _own(text: str) -> "DeckFile":
    return sosie.read_deck_file(Path(text))


def card_design(edition: str, difficulty: str, shape: str, seed: int) -> "CardDesign":
    """Return the card design for an edition and the given options."""
    if _is_own(edition):
        return _own_design(edition, difficulty, shape, seed)
    chosen, dial = open_edition(edition), sosie.cards.find_difficulty(difficulty)
    if dial.fewer:
        chosen = sosie.cards.easier(chosen, dial.fewer)
    return sosie.CardDesign(chosen, dial, sosie.cards.Spacing(shape=shape), seed)


def _own_design(path: str, difficulty: str, shape: str, seed: int) -> "CardDesign":
    """Return the design saved in a file, unless options ask for another."""
    saved = _own(path)
    dial = difficulty if _is_given("difficulty") else saved.difficulty
    outline = shape if _is_given("shape") else saved.shape
    number = seed if _is_given("seed") else saved.seed
    if (dial, outline, number) == (saved.difficulty, saved.shape, saved.seed):
        return saved.design
    spacing = sosie.cards.Spacing(shape=outline)
    return sosie.CardDesign(saved.edition, sosie.cards.find_difficulty(dial), spacing, number, saved.colours)


def _is_given(option: str) -> bool:
    """Tell whether an option was given on the command line."""
    return click.get_current_context().get_parameter_source(option) is click.core.ParameterSource.COMMANDLINE


def print_json(value: dict[str, Any]) -> None:
    """Print one JSON object."""
    click.echo(printable(json.dumps(value, ensure_ascii=False)))


def printable(text: str) -> str:
    r"""Return a text with lone surrogates, which JSON allows and terminals cannot print, escaped as \ud800."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def print_text(text: str, lead: str = "") -> None:
    """Print a line, wrapped at the terminal's width and indented under its lead; output to a file is not wrapped."""
    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else sys.maxsize
    indent = len(lead) if width - len(lead) >= 24 else 8
    folded = textwrap.wrap(text, max(width - 1, 24), initial_indent=lead, subsequent_indent=" " * indent)
    click.echo("\n".join(line.rstrip() for line in folded or [lead]))


@contextmanager
def progress(description: str, total: int | None = None) -> Iterator[Callable[[], object]]:
    """Show a progress bar on the terminal; call the yielded function once for each of `total` steps.

    Without a total the bar only shows activity. It disappears when the work is done, and does not appear for quick
    work or when standard error is not a terminal.
    """
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console  # noqa: PLC0415 - only for slow work
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn  # noqa: PLC0415 - likewise

    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    task = bar.add_task(description, total=total)
    appear = Timer(_BAR_DELAY_S, bar.start)
    appear.start()
    try:
        yield lambda: bar.advance(task)
    finally:
        appear.cancel()
        appear.join()
        bar.stop()
