"""`sosie practice`: name the match of two cards in the terminal."""

import sys
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from statistics import median
from time import monotonic
from typing import TYPE_CHECKING

import click

from sosie.cli.common import Command, edition_option, language_option, open_edition
from sosie.rules import PRACTICE, Move, Options, Referee, Setup
from sosie.types import Symbol

if TYPE_CHECKING:
    from sosie.deck import Deck
    from sosie.editions import Edition

_QUIT = {"q", "quit"}


@click.command(
    cls=Command,
    examples=(
        ("sosie practice --edition insects --language fr", "In French, with insects:"),
        ("sosie practice --edition our-class.sosie", "With a deck of your own:"),
    ),
)
@edition_option
@language_option
@click.option("--seed", type=int, default=1, show_default=True, help="Seed of the shuffle.")
def command(edition: str, language: str, seed: int) -> None:
    """Practise in the terminal: name the match of two cards.

    Accents, capitals and articles do not matter. An empty line shows the answer; q or Ctrl-D quits.
    """
    practise(open_edition(edition), language, seed)


def practise(edition: "Edition", language: str, seed: int = 1) -> None:
    """Show pairs of cards until the player quits, then a summary of the times."""
    deck = edition.deck.shuffle(seed)
    setup = Setup.of(["you"], deck, Options(freeze_ms=0))
    if fault := PRACTICE.fault(setup):
        raise click.UsageError(fault)
    click.echo("What do the two cards share? (an empty line shows it, q ends)")
    play = _Play(edition, language, deck, Referee.of(PRACTICE, setup))
    while (later := play.turn()) is not None:
        play = later
    _sum_up(play.seconds)


@dataclass(frozen=True)
class _Play:
    """The state of a practice: the referee's table, and the time of each right answer."""

    edition: "Edition"
    language: str
    deck: "Deck"
    referee: Referee
    seconds: tuple[float, ...] = ()
    began: float = field(default_factory=monotonic)

    def turn(self) -> "_Play | None":
        """Show two cards and ask until the match is named; None when the player quits."""
        state = self.referee.state
        pair = state.game.visible(state.setup, state.table)
        _show([self._words(card, side) for side, card in enumerate(pair) if card is not None])
        shown = monotonic()
        while (answer := _ask()) is not None:
            later, reply = self._answer(answer, shown)
            click.echo(reply)
            if later is not None:
                return later
        return None

    def _answer(self, answer: str, shown: float) -> tuple["_Play | None", str]:
        """Return the next state after a right or empty answer (None after a wrong one), and the reply."""
        state = self.referee.state
        (match,) = state.game.matches(state.setup, state.table, 0)
        if not answer:
            return self._call(match.symbol), f"It is {self.edition.symbol(str(match.symbol)).name(self.language)}."
        called = self.edition.find(answer, self.language) or self.edition.find(answer)
        if called is None:
            return None, f'Nothing is called "{answer}" here. Again:'
        later = self._call(called.id)
        if later.referee.state.turn == state.turn:
            return None, f"Not {called.name(self.language)}. Again:"
        took = monotonic() - shown
        return replace(later, seconds=(*self.seconds, took)), f"Right, in {took:.1f} s."

    def _call(self, symbol: Symbol) -> "_Play":
        """Let the referee rule a call."""
        now = round(1000 * (monotonic() - self.began))
        referee, _ = self.referee.finish([Move(now, 0, symbol, turn=self.referee.state.turn)])
        return replace(self, referee=referee)

    def _words(self, card: int, side: int) -> list[str]:
        """Return the names on a card; of a pair, the left card has the first and the right card the last."""
        symbols = [self.edition.symbol(str(symbol)) for symbol in self.deck[card]]
        names = ((symbol.names_in(self.language), len(symbol.faces) > 1) for symbol in symbols)
        return [own[-1] if side and is_pair else own[0] for own, is_pair in names]


def _show(columns: list[list[str]]) -> None:
    width = max(map(len, columns[0]))
    click.echo()
    for left, right in zip_longest(*columns, fillvalue=""):
        click.echo(f"  {left:<{width}}   {right}".rstrip())


def _ask() -> str | None:
    """Return the player's answer, or None at the end of the input or on q."""
    click.echo("> ", nl=False)
    line = sys.stdin.readline()
    if not line:
        click.echo()
    return None if not line or line.strip().casefold() in _QUIT else line.strip()


def _sum_up(seconds: tuple[float, ...]) -> None:
    if not seconds:
        click.echo("Until next time.")
        return
    matches = "match" if len(seconds) == 1 else "matches"
    click.echo(f"{len(seconds)} {matches}: {median(seconds):.1f} s as a rule, {min(seconds):.1f} s at best.")
