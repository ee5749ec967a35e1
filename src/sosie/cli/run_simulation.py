"""The simulation of `sosie simulate`: plays, and prints or draws the statistics."""

from pathlib import Path

import click
from msgspec.structs import asdict

import sosie
from sosie.bots import CLASSIC_GAMES, Report, Request, SeatResults, Tally, plot, report, simulate_on_all_cores
from sosie.cli.common import print_json, progress
from sosie.plugins import load_games
from sosie.rules import NumberOption, Options, all_games
from sosie.rules.games import mini_game_names


def run_simulation(  # noqa: PLR0913 - one for each option
    *,
    game: str,
    tournament: bool,
    players: int | None,
    levels: str,
    count: int,
    seed: int,
    deck: str,
    tie_ms: int,
    handicap_ms: str,
    options: tuple[str, ...],
    until: str | None,
    workers: int | None,
    picture: Path | None,
    save: Path | None,
    as_json: bool,
) -> None:
    """Simulate the games, and write the results."""
    by_seat = _levels(levels, players)
    games = CLASSIC_GAMES if tournament else (_game(game),)
    request = Request(
        games=games,
        levels=by_seat,
        count=count,
        seed=seed,
        tournament=tournament,
        cards=sosie.Recipe.parse(deck).build().cards,
        options=Options(tie_ms=tie_ms),
        own=tuple({**({"until": until} if until else {}), **_own_options(options, games)}.items()),
        handicaps=_handicaps(handicap_ms, len(by_seat)),
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
    names = mini_game_names()
    if given not in names:
        raise click.BadParameter(f"'{given}' is not one of {', '.join(names)}.", param_hint="'--game'")
    return given


def _own_options(given: tuple[str, ...], games: tuple[str, ...]) -> dict[str, int | str]:
    """Return the options of the mini-games themselves, given as NAME=VALUE."""
    known = {option.name: option for game in games for option in all_games()[game].chosen_options}
    chosen: dict[str, int | str] = {}
    for one in given:
        name, _, text = one.partition("=")
        if (option := known.get(name)) is None:
            names = ", ".join(known) or "none"
            raise click.BadParameter(f"'{one}' names no option; there are: {names}.", param_hint="'--option'")
        value = int(text) if isinstance(option, NumberOption) and text.isdecimal() else text
        if fault := option.fault(value):
            raise click.BadParameter(f"{fault}.", param_hint="'--option'")
        chosen[name] = value
    return chosen


def _levels(levels: str, players: int | None) -> tuple[str, ...]:
    names = tuple(name.strip() for name in levels.split(","))
    if len(names) == 1:
        return names * (players or 4)
    if players is not None and players != len(names):
        raise click.UsageError(f"--levels names {len(names)} bots, and --players says {players}.")
    return names


def _handicaps(given: str, bots: int) -> tuple[int, ...]:
    """Return the handicap of each seat; empty if nobody has one."""
    try:
        handicaps = tuple(int(number) for number in given.split(","))
    except ValueError:
        raise click.BadParameter(f"'{given}' is not a list of milliseconds.", param_hint="'--handicap-ms'") from None
    if not any(handicaps):
        return ()
    return handicaps * bots if len(handicaps) == 1 else handicaps


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
        **({"handicaps": request.handicaps} if request.handicaps else {}),
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
        click.echo(f"tied for first: {tied.share:.1%} of games ({tied.low:.1%} to {tied.high:.1%})")
    else:
        click.echo(f"play-offs: {found.play_offs:.2f} a tournament")


def _unit(request: Request) -> str:
    return "points" if request.tournament else "cards"


def _print_player(player: SeatResults, level: str) -> None:
    wins = player.wins
    interval = f"{wins.low:.1%} to {wins.high:.1%}"
    click.echo(
        f"{player.name:8}  {level:6}  {wins.share:>6.1%}  {interval:>14}  "
        f"{player.cards:6.1f}  {player.calls:5.1f}  {player.tied:5.2f}  {player.wrong:5.2f}"
    )
