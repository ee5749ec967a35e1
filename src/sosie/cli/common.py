"""What all sub-commands share: help with examples, JSON, a bar for what takes long."""

import json
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterator
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


class Command(click.Command):
    """A command whose help ends with examples."""

    def __init__(self, *args: Any, examples: tuple[tuple[str, str], ...], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.examples = examples

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        """Write each example under a line that says what it does."""
        with formatter.section("Examples"):
            for line, meaning in self.examples:
                formatter.write_text(meaning)
                formatter.write(f"{'':{formatter.current_indent}}  $ {line}\n")


_PATIENCE_S = 0.5
"""How long people wait without asking themselves whether anything is going on."""

json_option = click.option("--json", "as_json", is_flag=True, help="Print the answer as JSON, for a program to read.")


edition_option = click.option(
    "--edition",
    default="classic",
    show_default=True,
    metavar="NAME|FILE",
    help="Which edition, or a deck of your own (.sosie).",
)
language_option = click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    default="en",
    show_default=True,
    help="For names and texts.",
)

# Written out here and not taken from the cards, whose import would slow down the help; a test compares them.
difficulty_option = click.option(
    "--difficulty",
    type=click.Choice(["easy", "normal", "hard"]),
    default="normal",
    show_default=True,
    help="How different the two looks of a match are; easy cards also show fewer symbols.",
)
shape_option = click.option(
    "--shape",
    type=click.Choice(["circle", "square", "hexagon"]),
    default="circle",
    show_default=True,
    help="What cards are cut to.",
)
seed_option = click.option(
    "--seed",
    type=click.IntRange(0, 2**63 - 1),
    default=0,
    show_default=True,
    help="Another seed lays the cards out anew.",
)


def open_edition(text: str) -> "Edition":
    """Return the edition that a command is about: one that comes with Sosie, or one in a `.sosie` file."""
    return _own(text).edition if _is_own(text) else sosie.edition(text)


def _is_own(text: str) -> bool:
    return text.lower().endswith(".sosie")


def _own(text: str) -> "DeckFile":
    return sosie.read_deck_file(Path(text))


def card_design(edition: str, difficulty: str, shape: str, seed: int) -> "CardDesign":
    """Return how the cards of an edition are to look."""
    if _is_own(edition):
        return _own_design(edition, difficulty, shape, seed)
    chosen, dial = open_edition(edition), sosie.cards.find_difficulty(difficulty)
    if dial.fewer:
        chosen = sosie.cards.easier(chosen, dial.fewer)
    return sosie.CardDesign(chosen, dial, sosie.cards.Spacing(shape=shape), seed)


def _own_design(path: str, difficulty: str, shape: str, seed: int) -> "CardDesign":
    """Return the design that is kept in a file, unless somebody asks for another."""
    kept = _own(path)
    dial = difficulty if _is_given("difficulty") else kept.difficulty
    outline = shape if _is_given("shape") else kept.shape
    number = seed if _is_given("seed") else kept.seed
    if (dial, outline, number) == (kept.difficulty, kept.shape, kept.seed):
        return kept.design
    spacing = sosie.cards.Spacing(shape=outline)
    return sosie.CardDesign(kept.edition, sosie.cards.find_difficulty(dial), spacing, number)


def _is_given(option: str) -> bool:
    """Tell whether somebody wrote an option, rather than leave it to us."""
    return click.get_current_context().get_parameter_source(option) is click.core.ParameterSource.COMMANDLINE


def print_json(value: dict[str, Any]) -> None:
    """Print one JSON object."""
    click.echo(printable(json.dumps(value, ensure_ascii=False)))


def printable(text: str) -> str:
    r"""Return a text with half characters, which JSON can hold and nobody can print, written as in \ud800."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def print_text(text: str, lead: str = "") -> None:
    """Print a line that folds under its lead at the edge of the terminal, and never in a file."""
    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else sys.maxsize
    indent = len(lead) if width - len(lead) >= 24 else 8
    folded = textwrap.wrap(text, max(width - 1, 24), initial_indent=lead, subsequent_indent=" " * indent)
    click.echo("\n".join(line.rstrip() for line in folded or [lead]))


@contextmanager
def progress(doing: str, total: int | None = None) -> Iterator[Callable[[], object]]:
    """Show a bar on the terminal while work goes on; what it gives is called once for each of `total` steps.

    Without a total the bar only shows that something is going on. It leaves no trace when it is done, and does not show
    for quick work, or when nobody is looking.
    """
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console  # noqa: PLC0415 - not needed for quick answers
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn  # noqa: PLC0415 - likewise

    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    task = bar.add_task(doing, total=total)
    appear = Timer(_PATIENCE_S, bar.start)
    appear.start()
    try:
        yield lambda: bar.advance(task)
    finally:
        appear.cancel()
        appear.join()
        bar.stop()
