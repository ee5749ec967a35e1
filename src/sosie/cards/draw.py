"""Drawing the cards of an edition: choose faces, lay symbols out on all cores, and cache the layouts."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import as_completed
from dataclasses import dataclass, replace
from functools import cached_property

from sosie.cards.cache import digest, load, save
from sosie.cards.card import DrawnCard, DrawnDeck, Mark
from sosie.cards.colours import USUAL_COLOURS, Colours
from sosie.cards.difficulty import NORMAL, Difficulty, wishes
from sosie.cards.drawing import Drawing
from sosie.cards.layout import USUAL_SPACING, Placement, Spacing, Wish, lay_out
from sosie.cards.shape import SHAPES
from sosie.cards.silhouette import silhouette
from sosie.cards.variants import assign_variants
from sosie.deck import Recipe
from sosie.editions import Edition, NamedSymbol
from sosie.errors import OutOfRange
from sosie.process_pool import process_pool
from sosie.types import Symbol

LAYOUT_VERSION = 2
"""Increases when the same input gives another layout, which invalidates cached ones."""
_EXTRA_SIZE = 0.86

Layout = tuple[Placement, ...]
Task = tuple[tuple[Drawing, ...], tuple[Wish, ...], Spacing, int]


@dataclass(frozen=True)
class LayoutInput:
    """The input of a card's layout besides its drawings: the face of each symbol, wishes, spacing, seed."""

    faces: tuple[int, ...]
    wishes: tuple[Wish, ...]
    spacing: Spacing
    seed: int


@dataclass(frozen=True)
class CardDesign:
    """The parameters of an edition's drawn cards: the same design gives the same cards."""

    edition: Edition
    difficulty: Difficulty = NORMAL
    spacing: Spacing = USUAL_SPACING
    seed: int = 0
    colours: Colours = USUAL_COLOURS

    def card(self, number: int) -> DrawnCard:
        """Draw one card, counted from 0; extra cards come last."""
        if not 0 <= number < len(self):
            raise OutOfRange(f"{self.edition.id} has cards 0 to {len(self) - 1}, not {number}")
        if number >= len(self.edition.deck):
            return self._extra_card(number)
        return self.drawn(number, _laid_out(self._tasks[number]))

    def deck(self, on_card: Callable[[], object] = lambda: None) -> DrawnDeck:
        """Draw all cards on all cores; `on_card` is called after each."""
        layouts = _all_laid_out(self._tasks, on_card)
        cards = [self.drawn(number, layout) for number, layout in enumerate(layouts)]
        extra = [self._extra_card(number) for number in range(len(cards), len(self))]
        return DrawnDeck(self.edition, (*cards, *extra))

    @property
    def version(self) -> str:
        """A digest of all cards, which changes when any of them looks different."""
        return digest([*map(_key, self._tasks), *self.edition.extra_cards.items()])

    def __len__(self) -> int:
        return len(self.edition.deck) + len(self.edition.extra_cards)

    @cached_property
    def layout_inputs(self) -> list[LayoutInput]:
        """The input of the layout of each card of the deck."""
        deck, spacing = self.edition.deck, replace(self.spacing, spread=self.difficulty.spread)
        faces = assign_variants(deck, {symbol.id: len(symbol.faces) for symbol in self.edition.symbols})
        return [
            LayoutInput(tuple(faces[number][symbol] for symbol in card), wish, spacing, self.seed * 100_003 + number)
            for number, (card, wish) in enumerate(zip(deck, wishes(deck, self.difficulty, self.seed), strict=True))
        ]

    def drawn(self, number: int, layout: Sequence[Placement]) -> DrawnCard:
        """Return a card of the deck in a layout."""
        card, faces = self.edition.deck[number], self.layout_inputs[number].faces
        marks = (
            Mark(self.edition.symbol(str(symbol)), face, placement)
            for symbol, face, placement in zip(card, faces, layout, strict=True)
        )
        return DrawnCard(number, tuple(marks), SHAPES[self.spacing.shape], self.colours.card)

    @cached_property
    def _tasks(self) -> list[Task]:
        return [
            (self._drawings(card, given.faces), given.wishes, given.spacing, given.seed)
            for card, given in zip(self.edition.deck, self.layout_inputs, strict=True)
        ]

    def _drawings(self, card: Iterable[Symbol], faces: Sequence[int]) -> tuple[Drawing, ...]:
        symbols = (self.edition.symbol(str(symbol)) for symbol in card)
        return tuple(Drawing.parse(symbol.faces[face]) for symbol, face in zip(symbols, faces, strict=True))

    def _extra_card(self, number: int) -> DrawnCard:
        symbol = extra_symbol(self.edition, number)
        shape, cut = silhouette(Drawing.parse(symbol.faces[0])), SHAPES[self.spacing.shape]
        placement = Placement(0, 0, 0, _EXTRA_SIZE * cut.width / 2, shape.centre, shape.radius)
        return DrawnCard(number, (Mark(symbol, 0, placement),), cut, self.colours.card)


def extra_symbol(edition: Edition, number: int) -> NamedSymbol:
    """Return the only symbol of an extra card, which is not one of the edition's symbols."""
    name, svg = list(edition.extra_cards.items())[number - len(edition.deck)]
    return NamedSymbol(name, {"en": (name,)}, (svg,))


def easier(edition: Edition, fewer: int) -> Edition:
    """Return the edition with fewer symbols on each card, with a plane of its first symbols as deck."""
    per_card = (edition.deck.symbols_per_card or 0) - fewer
    deck = Recipe.parse(f"plane:{per_card - 1}").build()
    symbols = edition.symbols[: len(deck.symbols)]
    return replace(edition, symbols=symbols, deck=deck.named([symbol.id for symbol in symbols]))


def _laid_out(task: Task) -> Layout:
    return _cached(task) or _compute(task)


def _all_laid_out(tasks: Sequence[Task], on_card: Callable[[], object]) -> list[Layout]:
    """Lay out many cards, on all cores if more than a few are not cached."""
    layouts = [_cached(task) for task in tasks]
    missing = [number for number, layout in enumerate(layouts) if layout is None]
    for _ in range(len(tasks) - len(missing)):
        on_card()
    for number, layout in _computed(tasks, missing):
        layouts[number] = layout
        on_card()
    return [layout for layout in layouts if layout is not None]


def _computed(tasks: Sequence[Task], numbers: Sequence[int]) -> Iterator[tuple[int, Layout]]:
    workers = min(os.cpu_count() or 1, len(numbers) // 2)
    if workers <= 1:
        yield from ((number, _compute(tasks[number])) for number in numbers)
        return
    with process_pool(workers) as pool:
        futures = {pool.submit(_compute, tasks[number]): number for number in numbers}
        for done in as_completed(futures):
            yield futures[done], done.result()


def _compute(task: Task) -> Layout:
    drawings, wish, spacing, seed = task
    layout = lay_out([silhouette(drawing) for drawing in drawings], wish, spacing, seed)
    save(_key(task), layout)
    return layout


def _cached(task: Task) -> Layout | None:
    return load(_key(task), tuple[Placement, ...])


def _key(task: Task) -> str:
    return digest(["layout", LAYOUT_VERSION, *task])
