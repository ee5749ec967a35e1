"""Bots: a model of human perception, simulated players, and simulations of many games."""

from sosie.bots.bot import Bot, Intention, Look, intend, intend_slap, intend_take
from sosie.bots.classic import CLASSIC_CARDS
from sosie.bots.parallel import simulate_on_all_cores
from sosie.bots.perception import LEVELS, Appearance, Level
from sosie.bots.play import Playthrough, play
from sosie.bots.plot import plot
from sosie.bots.report import Rate, Report, SeatResults, report
from sosie.bots.simulate import CLASSIC_GAMES, Request, Tally, simulate

__all__ = [
    "CLASSIC_CARDS",
    "CLASSIC_GAMES",
    "LEVELS",
    "Appearance",
    "Bot",
    "Intention",
    "Level",
    "Look",
    "Playthrough",
    "Rate",
    "Report",
    "Request",
    "SeatResults",
    "Tally",
    "intend",
    "intend_slap",
    "intend_take",
    "play",
    "plot",
    "report",
    "simulate",
    "simulate_on_all_cores",
]
