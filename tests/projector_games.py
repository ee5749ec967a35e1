"""Games on a projector with every state, which Python and the browser replay: `make golden` writes projector.json."""

import json
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec

from sosie.deck import Recipe
from sosie.rules.projector import Mode, Projector, begin, call, finish, first, give_up, next_question, wrong

FILE = Path(__file__).with_name("projector.json")
GAMES = 200
ACTIONS = {
    "first": first,
    "wrong": wrong,
    "call": call,
    "giveUp": give_up,
    "next": next_question,
    "finish": finish,
}
"""The functions by their names in the browser."""

Json = dict[str, Any]
Deck = tuple[tuple[str, ...], ...]


def decks() -> tuple[Deck, ...]:
    """Return whole decks, a deck in which few cards share a symbol, and one in which sets of three do."""
    whole = [Recipe.parse(recipe).build().cards for recipe in ("plane:2", "plane:3", "plane:4", "sunflower:12-3")]
    few = [Random(1).sample(range(20), 2) for _ in range(16)]
    threes = [[card // 3, 10 + card] for card in range(15)]
    return tuple(tuple(tuple(f"s{symbol}" for symbol in card) for card in cards) for cards in (*whole, few, threes))


def moves(game: Projector, random: Random) -> tuple[Any, ...]:
    """Return a plausible action at a game, with its arguments."""
    team = random.randrange(-1, len(game.points) + 1)
    if random.random() < 0.01:
        return ("finish",)
    if game.match:
        return random.choice([("next",), ("next",), ("next",), ("next",), ("first", team), ("giveUp",)])
    if game.calling is None:
        return random.choice([("first", team), ("first", team), ("first", team), ("wrong", team), ("giveUp",)])
    found = give_up(game).match
    here = [card for card in game.places if card is not None]
    symbol = found.symbol if found and random.random() < 0.7 else random.choice(game.cards[random.choice(here)])
    place = random.randrange(len(game.places))
    return random.choice([("call", symbol), ("call", symbol, place), ("call", symbol, place), ("wrong", game.calling)])


def playthrough(number: int, all_decks: tuple[Deck, ...]) -> Json:
    """Return a game: its beginning, and each action with the fields that it changes."""
    random = Random(number)
    mode: Mode = get_args(Mode)[number % 4]
    # With sets of three, nine cards often have none, and gaps stay among twelve.
    deck = len(all_decks) - 1 if mode == "grid" and number % 8 > 3 else random.randrange(len(all_decks))
    cards = all_decks[deck]
    shuffled = random.sample(range(len(cards)), len(cards))
    teams, questions = random.randint(2, 6), random.randint(2, 9)
    game = begin(mode, cards, tuple(shuffled), teams, questions)
    start, steps, state = [mode, deck, shuffled, teams, questions], list[Any](), _state(game)
    dealt = state
    for _ in range(16):
        name, *given = moves(game, random)
        game = ACTIONS[name](game, *given)  # type: ignore[operator]
        before, state = state, _state(game)
        steps.append([name, given, {key: value for key, value in state.items() if value != before[key]}])
    return {"begin": start, "state": dealt, "steps": steps}


def _state(game: Projector) -> Json:
    """Return a game as the browser has it, without its cards."""
    state: Json = json.loads(msgspec.json.encode(game))
    del state["cards"]
    return state


def written() -> str:
    """Return the file: decks, and one game in each line."""
    all_decks = decks()
    lines = (json.dumps(playthrough(number, all_decks), separators=(",", ":")) for number in range(GAMES))
    return f'{{"decks":{json.dumps(all_decks, separators=(",", ":"))},"games":[\n' + ",\n".join(lines) + "\n]}\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
