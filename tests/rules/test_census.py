"""Census: the number of complete games on tiny decks, counted by playing them and by arithmetic.

A step of a game is a right call by some player, or a slap that wins; two games differ if a step does.
"""

from collections.abc import Hashable, Iterator
from itertools import combinations, product
from math import comb, factorial, prod

import pytest

from rule_strategies import BY_NAME, NAMES, matches_of
from sosie.deck import Recipe
from sosie.rules import Move, Setup, State, decide, evolve, start

Cards = tuple[tuple[int | str, ...], ...]


def cards_of(recipe: str) -> Cards:
    return Recipe.parse(recipe).build().cards


def steps_from(state: State) -> Iterator[Move]:
    """Yield every right call with a target, of every player, and every slap that wins."""
    visible = state.game.visible(state.setup, state.table)
    at = 10_000 * state.turn
    for seat in state.setup.seats:
        for match in matches_of(state, seat):
            if match.places is None:
                yield match.call(at, seat, state.turn)
            else:
                # A match names only the first three cards with a symbol.
                shown = [
                    p for p, card in enumerate(visible) if card is not None and match.symbol in state.setup.cards[card]
                ]
                for three in combinations(shown, 3):
                    yield Move(at, seat, match.symbol, turn=state.turn, places=three)
        if state.game.is_slappable(state.setup, state.table):
            yield Move(at, seat, slap=True, turn=state.turn)


def position_key(state: State) -> Hashable:
    """Return the part of a state that affects the rest of the game: visible cards and sizes of piles, not cards won."""
    holdings = state.game.holdings(state.setup, state.table)
    below = tuple(len(cards) for name, cards in holdings.items() if not name.startswith(("won", "aside")))
    visible = state.game.visible(state.setup, state.table)
    return visible, below, state.game.is_slappable(state.setup, state.table)


def games_from(state: State, known: dict[Hashable, int]) -> int:
    """Count the ways to finish a game."""
    if state.over:
        return 1
    if (key := position_key(state)) not in known:
        total = 0
        for move in steps_from(state):
            ruling = decide(state, move)
            assert ruling.verdict == "won"
            total += games_from(evolve(state, move, ruling), known)
        known[key] = total
    return known[key]


def census(game: str, players: int, cards: Cards, own: dict[str, int | str] | None = None) -> int:
    return games_from(start(BY_NAME[game], Setup(NAMES[:players], tuple(map(frozenset, cards)), own=own or {})), {})


@pytest.mark.parametrize(("players", "count"), [(2, 3), (2, 7), (3, 7), (4, 9), (8, 11)])
def test_tower(players: int, count: int) -> None:
    """Each card of the pile can go to each player."""
    assert census("tower", players, cards_of("plane:3")[:count]) == players ** (count - players)


@pytest.mark.parametrize(("players", "count"), [(2, 3), (2, 7), (3, 7), (4, 8), (7, 10)])
def test_poisoned_gift(players: int, count: int) -> None:
    """Each card of the pile can be given by each player to each other player."""
    assert census("poisoned-gift", players, cards_of("plane:3")[:count]) == (players * (players - 1)) ** (
        count - players
    )


@pytest.mark.parametrize("ring", range(0, 13, 3))
@pytest.mark.parametrize(("players", "count"), [(2, 3), (2, 8), (3, 8), (5, 9)])
def test_ring_tower(players: int, count: int, ring: int) -> None:
    """As in the tower; a card with a ring is slapped by one of the players, or by nobody, before it is taken."""
    cards = cards_of("plane:3")[:count]
    if not any(ring in card for card in cards):
        cards = (*cards, *(card for card in cards_of("plane:3") if ring in card))[: count + 1]
    drawn = cards[players:]
    rings = sum(ring in card for card in drawn)
    assert census("ring-tower", players, cards, {"ring_symbol": ring}) == players ** len(drawn) * (players + 1) ** rings


def hands(players: int, count: int) -> list[int]:
    """Return the number of cards dealt to each player of the well."""
    return [len(range(seat, count - 1, players)) for seat in range(players)]


SIZES_OF_THE_WELL = [(2, 3), (2, 7), (2, 12), (3, 7), (3, 10), (4, 9), (4, 10), (5, 11)]


@pytest.mark.parametrize(("players", "count"), SIZES_OF_THE_WELL)
def test_well_until_last_left(players: int, count: int) -> None:
    """All the orders in which the hands can be laid down, n * k cards in (nk)! / n!^k ways if k hands are even.

    The game stops when one player is left, but how that player would go on is no choice any more.
    """
    sizes = hands(players, count)
    orders = factorial(count - 1) // prod(map(factorial, sizes))
    assert census("well", players, cards_of("plane:3")[:count], {"until": "last-left"}) == orders


@pytest.mark.parametrize(("players", "count"), SIZES_OF_THE_WELL)
def test_well_until_first_out(players: int, count: int) -> None:
    """The last card is the winner's last; before it come the winner's others and some, not all, of everybody else's."""
    sizes = hands(players, count)
    total = 0
    for winner in range(players):
        choices = [[size - 1] if seat == winner else range(size) for seat, size in enumerate(sizes)]
        total += sum(factorial(sum(played)) // prod(map(factorial, played)) for played in product(*choices))
    assert census("well", players, cards_of("plane:3")[:count], {"until": "first-out"}) == total


@pytest.mark.parametrize(("players", "rounds", "recipe"), [(2, 5, "plane:3"), (2, 6, "plane:3"), (3, 5, "plane:4")])
def test_hot_potato(players: int, rounds: int, recipe: str) -> None:
    """With k players in, each can give to each other, k (k - 1) ways; so a round goes in n! (n - 1)! ways."""
    round_ways = factorial(players) * factorial(players - 1)
    assert census("hot-potato", players, cards_of(recipe), {"rounds": rounds}) == round_ways**rounds


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(("count", "threes"), [(9, [9, 6, 3]), (10, [9, 7, 4]), (11, [9, 8, 5])])
def test_triplet_with_any_three_a_set(players: int, count: int, threes: list[int]) -> None:
    """In a sunflower any three of the cards face up can be taken, by anybody; nine are up while the pile lasts."""
    expected = prod(comb(face_up, 3) * players for face_up in threes)
    assert census("triplet", players, cards_of("sunflower:14-2")[:count]) == expected


@pytest.mark.parametrize(("recipe", "count"), [("plane:3", 9), ("plane:3", 12), ("plane:4", 13), ("steiner:9-3", 9)])
def test_triplet_of_other_decks(recipe: str, count: int) -> None:
    """The same count by a second program, with sets of cards for a table."""
    cards = cards_of(recipe)[:count]
    players = 2

    def threes(up: frozenset[int]) -> list[frozenset[int]]:
        return [frozenset(t) for t in combinations(up, 3) if set(cards[t[0]]) & set(cards[t[1]]) & set(cards[t[2]])]

    def laid_out(up: frozenset[int], drawn: int) -> tuple[frozenset[int], int]:
        missing = max(0, min(9 - len(up), count - drawn))
        up, drawn = up | frozenset(range(drawn, drawn + missing)), drawn + missing
        while drawn < count and not threes(up):
            up, drawn = up | frozenset(range(drawn, min(drawn + 3, count))), min(drawn + 3, count)
        return up, drawn

    def ways(up: frozenset[int], drawn: int) -> int:
        up, drawn = laid_out(up, drawn)
        return sum(players * ways(up - three, drawn) for three in threes(up)) or 1

    assert census("triplet", players, cards) == ways(frozenset(), 0)


@pytest.mark.parametrize(("players", "count"), [(2, 3), (2, 4), (2, 7), (3, 4), (3, 6), (3, 7), (4, 7), (6, 7)])
def test_catch_them_all(players: int, count: int) -> None:
    """The cards around go in any order, each to anybody; all but one card are won, the last round is short."""
    around, left = [], count
    while left > 1:
        around.append(min(players, left - 1))
        left -= around[-1]
    expected = players ** (count - 1) * prod(map(factorial, around))
    assert census("catch-them-all", players, cards_of("plane:2")[:count]) == expected


@pytest.mark.parametrize("players", range(2, 9))
def test_tie_breaks(players: int) -> None:
    """Any player can win a face-off; in a duel any player can give a card to any other."""
    assert census("face-off", players, cards_of("plane:3")) == players
    assert census("duel", players, cards_of("plane:3")) == players * (players - 1)
