"""The golden games: transcripts of bots that play every mini-game. `make golden` regenerates them."""

from pathlib import Path
from random import Random
from typing import Any

from sosie.bots import LEVELS, Bot, play
from sosie.deck import Recipe
from sosie.rules import MINI_GAMES, Game, Options, Record, Setup, tell

FOLDER = Path(__file__).parent
PLAYERS = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana")
SEATS = (2, 3, 5, 8)
WORDS = (  # noqa: SIM905 - words read best in a row
    "anchor apple bat bell bird boat bone book candle car cat cheese cloud clover crab crown dog drop drum egg elk eye "
    "fan fern fish flag fox frog ghost glove grape hammer hat heart hen horn ice igloo ink iris"
).split()  # fmt: skip


def deck_for(game: str, players: int) -> tuple[tuple[str, ...], ...]:
    """Return a small deck with words for symbols, large enough for the game."""
    recipe = "plane:7,cards:40" if game == "hot-potato" and players == 8 else "plane:5"
    cards = Recipe.parse(recipe).build().cards
    words = [*WORDS, *(f"two {word}s" for word in WORDS)]
    named = [tuple(words[int(symbol)] for symbol in card) for card in cards]
    Random(players).shuffle(named)
    return tuple(named)


def transcript(game: Game[Any], players: int) -> str:
    """Return the transcript of one game, played by bots of all levels with a tie window wide enough for some ties."""
    cards = deck_for(game.name, players)
    own: dict[str, int | str] = {"ring_symbol": cards[-1][0]} if game.needs_marked_symbol else {}
    options = Options(tie_ms=150)
    setup = Setup(PLAYERS[:players], tuple(map(frozenset, cards)), options, own)
    levels = list(LEVELS.values())
    bots = [Bot(levels[seat % len(levels)], seed=100 * players + seat) for seat in setup.seats]
    moves = play(game, setup, bots).moves
    return "\n".join(tell(Record(game.name, setup.players, cards, options, own, moves))) + "\n"


def games() -> dict[str, str]:
    """Return all golden games, by file name."""
    return {f"{game.name}-{players}.txt": transcript(game, players) for game in MINI_GAMES for players in SEATS}


if __name__ == "__main__":
    for name, text in games().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
