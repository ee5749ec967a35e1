"""Drawing the cards of an edition: which face, which wish, where; on all cores, and only once."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, replace
from functools import cached_property

from sosie.cards.cache import digest, keep, recall
from sosie.cards.card import DrawnCard, DrawnDeck, Mark
from sosie.cards.difficulty import NORMAL, Difficulty, wishes
from sosie.cards.drawing import Drawing
from sosie.cards.layout import USUAL_SPACING, Placement, Spacing, Wish, lay_out
from sosie.cards.shape import SHAPES
from sosie.cards.silhouette import silhouette
from sosie.cards.variants import alternate
from sosie.deck import Recipe
from sosie.editions import Edition, NamedSymbol
from sosie.errors import OutOfRange
from sosie.types import Symbol

_ENGINE = 2
"""Goes up when the same input gives another layout, so that old ones in the cache are left alone."""
_EXTRA_SIZE = 0.86

Layout = tuple[Placement, ...]
Task = tuple[tuple[Drawing, ...], tuple[Wish, ...], Spacing, int]


@dataclass(frozen=True)
class CardDesign:
    """How the cards of an edition are to look: the same design gives the same cards."""

    edition: Edition
    difficulty: Difficulty = NORMAL
    spacing: Spacing = USUAL_SPACING
    seed: int = 0

    def card(self, number: int) -> DrawnCard:
        """Draw one card, counted from 0; extra cards come last."""
        if not 0 <= number < len(self):
            raise OutOfRange(f"{self.edition.id} has cards 0 to {len(self) - 1}, not {number}")
        if number >= len(self.edition.deck):
            return self._extra_card(number)
        return self._drawn(number, _laid_out(self._tasks[number]))

    def deck(self, on_card: Callable[[], object] = lambda: None) -> DrawnDeck:
        """Draw all cards on all cores; `on_card` is called when one is done."""
        layouts = _all_laid_out(self._tasks, on_card)
        cards = [self._drawn(number, layout) for number, layout in enumerate(layouts)]
        extra = [self._extra_card(number) for number in range(len(cards), len(self))]
        return DrawnDeck(self.edition, (*cards, *extra))

    @property
    def version(self) -> str:
        """A name for how the cards look: another one as soon as any of them looks different."""
        return digest([*map(_key, self._tasks), *self.edition.extra_cards.items()])

    def __len__(self) -> int:
        return len(self.edition.deck) + len(self.edition.extra_cards)

    @cached_property
    def _faces(self) -> list[dict[Symbol, int]]:
        return alternate(self.edition.deck, {symbol.id: len(symbol.faces) for symbol in self.edition.symbols})

    @cached_property
    def _tasks(self) -> list[Task]:
        spacing = replace(self.spacing, spread=self.difficulty.spread)
        return [
            (tuple(self._drawing(number, symbol) for symbol in card), wish, spacing, self.seed * 100_003 + number)
            for number, (card, wish) in enumerate(
                zip(self.edition.deck, wishes(self.edition.deck, self.difficulty, self.seed), strict=True)
            )
        ]

    def _drawing(self, number: int, symbol: Symbol) -> Drawing:
        return Drawing.parse(self.edition.symbol(str(symbol)).faces[self._faces[number][symbol]])

    def _drawn(self, number: int, layout: Sequence[Placement]) -> DrawnCard:
        marks = (
            Mark(self.edition.symbol(str(symbol)), self._faces[number][symbol], place)
            for symbol, place in zip(self.edition.deck[number], layout, strict=True)
        )
        return DrawnCard(number, tuple(marks), SHAPES[self.spacing.shape])

    def _extra_card(self, number: int) -> DrawnCard:
        symbol = extra_symbol(self.edition, number)
        shape, cut = silhouette(Drawing.parse(symbol.faces[0])), SHAPES[self.spacing.shape]
        place = Placement(0, 0, 0, _EXTRA_SIZE * cut.width / 2, shape.centre, shape.radius)
        return DrawnCard(number, (Mark(symbol, 0, place),), cut)


def extra_symbol(edition: Edition, number: int) -> NamedSymbol:
    """Return the only symbol of an extra card, which is none of the edition's own."""
    name, svg = list(edition.extra_cards.items())[number - len(edition.deck)]
    return NamedSymbol(name, {"en": (name,)}, (svg,))


def easier(edition: Edition, fewer: int) -> Edition:
    """Return the edition with some symbols fewer on each card, and a deck of its first symbols that suits that."""
    per_card = (edition.deck.symbols_per_card or 0) - fewer
    deck = Recipe.parse(f"plane:{per_card - 1}").build()
    symbols = edition.symbols[: len(deck.symbols)]
    return replace(edition, symbols=symbols, deck=deck.named([symbol.id for symbol in symbols]))


def _laid_out(task: Task) -> Layout:
    return _kept(task) or _work_out(task)


def _all_laid_out(tasks: Sequence[Task], on_card: Callable[[], object]) -> list[Layout]:
    """Lay out many cards, on all cores when there are more than a few to be worked out."""
    layouts = [_kept(task) for task in tasks]
    missing = [number for number, layout in enumerate(layouts) if layout is None]
    for _ in range(len(tasks) - len(missing)):
        on_card()
    for number, layout in _worked_out(tasks, missing):
        layouts[number] = layout
        on_card()
    return [layout for layout in layouts if layout is not None]


def _worked_out(tasks: Sequence[Task], numbers: Sequence[int]) -> Iterator[tuple[int, Layout]]:
    workers = min(os.cpu_count() or 1, len(numbers) // 2)
    if workers <= 1:
        yield from ((number, _work_out(tasks[number])) for number in numbers)
        return
    pool = ProcessPoolExecutor(workers, initializer=_ignore_interrupts)
    try:
        futures = {pool.submit(_work_out, tasks[number]): number for number in numbers}
        for done in as_completed(futures):
            yield futures[done], done.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _work_out(task: Task) -> Layout:
    drawings, wish, spacing, seed = task
    layout = lay_out([silhouette(drawing) for drawing in drawings], wish, spacing, seed)
    keep(_key(task), layout)
    return layout


def _kept(task: Task) -> Layout | None:
    return recall(_key(task), tuple[Placement, ...])


def _key(task: Task) -> str:
    return digest(["layout", _ENGINE, *task])


def _ignore_interrupts() -> None:
    """Leave a Ctrl-C to the main process, which stops the others in good order."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
