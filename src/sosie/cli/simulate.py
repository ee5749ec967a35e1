"""`sosie simulate`: let bots play many games."""

from pathlib import Path
from typing import Any

import click
from click.shell_completion import CompletionItem

from sosie.cli.common import Command, json_option


def _complete_game(_context: click.Context, _option: click.Parameter, start: str) -> list[CompletionItem]:
    from sosie.plugins import load_games  # noqa: PLC0415 - for completion only
    from sosie.rules.games import mini_game_names  # noqa: PLC0415 - likewise

    load_games()
    names = [CompletionItem(name) for name in mini_game_names() if name.startswith(start)]
    return names or [CompletionItem(start, type="file")]


@click.command(
    cls=Command,
    examples=(
        ("sosie simulate --game tower --players 4 --games 1000", "Does it matter where you sit?"),
        ("sosie simulate --game well --levels child,adult --games 500 --plot well.svg", "A child against an adult:"),
        ("sosie simulate --levels child,adult --handicap-ms 0,900", "The same, with a handicap for the adult:"),
        ("sosie simulate --game robin_hood.py --players 3 --games 200", "A mini-game of your own:"),
        ("sosie simulate --tournament --players 3 --games 200 --json", "Tournaments, for a program:"),
    ),
)
@click.option(
    "--game",
    default="tower",
    show_default=True,
    metavar="NAME|FILE",
    shell_complete=_complete_game,
    help="The mini-game, or a Python file with one of your own.",
)
@click.option("--tournament", is_flag=True, help="Play tournaments of the five classic mini-games.")
@click.option("--players", type=click.IntRange(2, 8), metavar="N", help="The number of bots. [default: 4]")
@click.option("--levels", metavar="LEVELS", default="adult", show_default=True, help="child, adult or expert, by seat.")
@click.option(
    "--games", "count", type=click.IntRange(min=1), default=1000, show_default=True, help="The number of games."
)
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same result.")
@click.option("--deck", default="plane:7,cards:55", show_default=True, metavar="RECIPE", help="The deck.")
@click.option(
    "--tie-ms", type=click.IntRange(0, 3000), default=50, show_default=True, help="The tie window in milliseconds."
)
@click.option(
    "--handicap-ms",
    metavar="MS",
    default="0",
    show_default=True,
    help="By how much the moves of a bot count later, by seat: 0 to 1500.",
)
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the mini-game; may be repeated."
)
@click.option(
    "--until", type=click.Choice(["first-out", "last-left"]), help="When the well ends; short for --option until=..."
)
@click.option(
    "--workers", type=click.IntRange(min=1), metavar="N", help="The number of processes. [default: all cores]"
)
@click.option("--plot", "picture", type=click.Path(dir_okay=False, path_type=Path), help="Draw the result as SVG.")
@click.option("--save", type=click.Path(file_okay=False, path_type=Path), help="Save the record of every game here.")
@json_option
def command(**chosen: Any) -> None:
    """Let bots play many games, and print statistics.

    They are the share of wins with 95 % intervals, the length of a game, and the numbers of calls, ties and freezes.
    Give one level for all bots, or one for each seat, with commas;
    handicaps likewise. Ctrl-C prints the statistics so far.
    """
    from sosie.cli.run_simulation import run_simulation  # noqa: PLC0415 - the help does not need the bots

    run_simulation(**chosen)
