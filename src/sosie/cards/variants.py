"""Who comes in which way: the appearances of a symbol on its cards, divided evenly between several ways."""

from collections import Counter
from collections.abc import Mapping

from sosie.deck import Deck
from sosie.types import Symbol


def alternate(deck: Deck, ways: Mapping[Symbol, int]) -> list[dict[Symbol, int]]:
    """Return for each card in which of its ways, from 0 on, each symbol comes.

    Each symbol comes in each of its ways as nearly equally often as can be, so that two cards that share it show it
    as often as can be in two different ways. Where a symbol has a choice, it takes the way that is rarer on that card.
    """
    used = {symbol: Counter(dict.fromkeys(range(ways[symbol]), 0)) for symbol in deck.symbols}
    result = []
    for card in deck:
        on_card: Counter[int] = Counter()
        chosen: dict[Symbol, int] = {}
        # Those without a choice first.
        for symbol in sorted(card, key=lambda s: len(_rarest(used[s]))):
            way = min(_rarest(used[symbol]), key=lambda w: (on_card[w], w))
            used[symbol][way] += 1
            on_card[way] += 1
            chosen[symbol] = way
        result.append(chosen)
    return result


def _rarest(counts: Counter[int]) -> list[int]:
    least = min(counts.values())
    return [way for way, count in counts.items() if count == least]
