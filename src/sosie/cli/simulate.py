"""`sosie simulate`: let bots play many games."""

from pathlib import Path

import click
from click.shell_completion import CompletionItem
from msgspec.structs import asdict

import sosie
from sosie.bots import CLASSIC_GAMES, Player, Report, Request, Tally, plot, report, simulate_on_all_cores
from sosie.cli.common import Command, json_option, print_json, progress
from sosie.plugins import load_games
from sosie.rules import MINI_GAMES, Options, all_games


def _complete_game(_context: click.Context, _option: click.Parameter, start: str) -> list[CompletionItem]:
    names = [CompletionItem(game.name) for game in MINI_GAMES if game.name.startswith(start)]
    return names or [CompletionItem(start, type="file")]


@click.command(
    cls=Command,
    examples=(
        ("sosie simulate --game tower --players 4 --games 1000", "Does it matter where you sit?"),
        ("sosie simulate --game well --levels child,adult --games 500 --plot well.svg", "A child against an adult:"),
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
@click.option("--until", type=click.Choice(["first-out", "last-left"]), help="When the well ends.")
@click.option(
    "--workers", type=click.IntRange(min=1), metavar="N", help="The number of processes. [default: all cores]"
)
@click.option("--plot", "picture", type=click.Path(dir_okay=False, path_type=Path), help="Draw the result as SVG.")
@click.option("--save", type=click.Path(file_okay=False, path_type=Path), help="Save the record of every game here.")
@json_option
def command(  # noqa: PLR0913, PLR0917 - one for each option
    game: str,
    tournament: bool,
    players: int | None,
    levels: str,
    count: int,
    seed: int,
    deck: str,
    tie_ms: int,
    until: str | None,
    workers: int | None,
    picture: Path | None,
    save: Path | None,
    as_json: bool,
) -> None:
    """Let bots play many games, and print statistics.

    They are the share of wins with 95 % intervals, the length of a game, and the numbers of calls, ties and freezes.
    Give one level for all bots, or one for each seat, with commas. Ctrl-C prints the statistics so far.
    """
    request = Request(
        games=CLASSIC_GAMES if tournament else (_game(game),),
        levels=_levels(levels, players),
        count=count,
        seed=seed,
        tournament=tournament,
        cards=sosie.Recipe.parse(deck).build().cards,
        options=Options(tie_ms=tie_ms),
        own=(("until", until),) if until else (),
    )
    tally = _simulate(request, workers, save)
    found = report(request, tally)
    if picture is not None:
        _write(picture, plot(request, tally, found))
    if as_json:
        print_json({"request": _request_json(request, deck), **found.to_json()})
    else:
        _print(request, found)


def _game(given: str) -> str:
    """Return the name of a mini-game, given by name or by file."""
    if given.endswith(".py"):
        return load_games([Path(given)])[0].name
    load_games()
    names = [name for name, game in all_games().items() if game.kind == "mini-game"]
    if given not in names:
        raise click.BadParameter(f"'{given}' is not one of {', '.join(names)}.", param_hint="'--game'")
    return given


def _levels(levels: str, players: int | None) -> tuple[str, ...]:
    names = tuple(name.strip() for name in levels.split(","))
    if len(names) == 1:
        return names * (players or 4)
    if players is not None and players != len(names):
        raise click.UsageError(f"--levels names {len(names)} bots, and --players says {players}.")
    return names


def _simulate(request: Request, workers: int | None, save: Path | None) -> Tally:
    if save is not None:
        _make_folder(save)
    total = Tally(len(request.levels))
    with progress("Playing", total=request.count) as advance:
        try:
            for part in simulate_on_all_cores(request, workers=workers, save=save):
                total.add(part)
                for _ in range(part.games):
                    advance()
        except KeyboardInterrupt:
            click.echo(f"sosie: stopped after {total.games} of {request.count} games", err=True)
    return total


def _make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _cannot_write(path, error) from None


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise _cannot_write(path, error) from None


def _cannot_write(path: Path, error: OSError) -> click.FileError:
    return click.FileError(str(path), hint=error.strerror or "cannot be written")


def _request_json(request: Request, deck: str) -> dict[str, object]:
    return {
        "games": request.games,
        "levels": request.levels,
        "count": request.count,
        "seed": request.seed,
        "tournament": request.tournament,
        "deck": deck,
        "options": {**asdict(request.options), **dict(request.own)},
    }


def _print(request: Request, found: Report) -> None:
    title = f"tournament of {', '.join(request.games)}" if request.tournament else request.games[0]
    click.echo(f"{title}: {len(request.levels)} bots, {found.games} games, seed {request.seed}\n")
    heading = f"{'':8}  {'level':6}  {'wins':>6}  {'95 %':>14}  {_unit(request):>6}"
    click.echo(f"{heading}  {'calls':>5}  {'tied':>5}  {'wrong':>5}")
    for player, level in zip(found.seats, request.levels, strict=True):
        _print_player(player, level)
    if len(found.levels) > 1:
        for player in found.levels:
            _print_player(player, "")
    length = found.length_s
    click.echo(f"\nlength: {length.median:.0f} s (median); 9 of 10 games take {length.low:.0f} to {length.high:.0f} s")
    click.echo(f"a game: {found.calls:.1f} calls, {found.ties:.2f} ties, {found.freezes:.2f} freezes")
    if found.tied_first is not None:
        tied = found.tied_first
        click.echo(f"first place tied: {tied.share:.1%} of games ({tied.low:.1%} to {tied.high:.1%})")
    else:
        click.echo(f"play-offs: {found.play_offs:.2f} a tournament")


def _unit(request: Request) -> str:
    return "points" if request.tournament else "cards"


def _print_player(player: Player, level: str) -> None:
    wins = player.wins
    interval = f"{wins.low:.1%} to {wins.high:.1%}"
    click.echo(
        f"{player.name:8}  {level:6}  {wins.share:>6.1%}  {interval:>14}  "
        f"{player.cards:6.1f}  {player.calls:5.1f}  {player.tied:5.2f}  {player.wrong:5.2f}"
    )
