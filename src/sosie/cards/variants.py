"""Variants of symbols, such as faces or sizes, spread evenly over the cards."""

from collections import Counter
from collections.abc import Mapping

from sosie.deck import Deck
from sosie.types import Symbol


def assign_variants(deck: Deck, variants: Mapping[Symbol, int]) -> list[dict[Symbol, int]]:
    """Return, for each card, the variant of each symbol, numbered from 0; `variants` has their number for each symbol.

    Each symbol uses its variants about equally often, so that two cards that share it usually show different ones.
    Among equally rare variants, a symbol takes the one that is rarer on the card.
    """
    used = {symbol: Counter(dict.fromkeys(range(variants[symbol]), 0)) for symbol in deck.symbols}
    result = []
    for card in deck:
        on_card: Counter[int] = Counter()
        chosen: dict[Symbol, int] = {}
        # Symbols without a choice first.
        for symbol in sorted(card, key=lambda s: len(_rarest(used[s]))):
            variant = min(_rarest(used[symbol]), key=lambda v: (on_card[v], v))
            used[symbol][variant] += 1
            on_card[variant] += 1
            chosen[symbol] = variant
        result.append(chosen)
    return result


def _rarest(counts: Counter[int]) -> list[int]:
    least = min(counts.values())
    return [variant for variant, count in counts.items() if count == least]
