"""All the games there are."""

from typing import Any

from sosie.rules.catch_them_all import CatchThemAll
from sosie.rules.duel import Duel
from sosie.rules.face_off import FaceOff
from sosie.rules.game import Game
from sosie.rules.hot_potato import HotPotato
from sosie.rules.poisoned_gift import PoisonedGift
from sosie.rules.practice import Practice
from sosie.rules.ring_tower import RingTower
from sosie.rules.tower import Tower
from sosie.rules.triplet import Triplet
from sosie.rules.well import Well

MINI_GAMES: tuple[Game[Any], ...] = (
    Tower(),
    Well(),
    HotPotato(),
    PoisonedGift(),
    Triplet(),
    CatchThemAll(),
    RingTower(),
)
TIE_BREAKS: tuple[Game[Any], ...] = (FaceOff(), Duel())
PRACTICE: Game[Any] = Practice()

GAMES: tuple[Game[Any], ...] = (*MINI_GAMES, *TIE_BREAKS, PRACTICE)


def games() -> tuple[Game[Any], ...]:
    """Return the mini-games that can be played at a table, without tie-breaks and practice."""
    return MINI_GAMES
