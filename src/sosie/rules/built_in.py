"""The built-in games, one line each, in the order of pages; tests/rules/test_built_in.py: nothing else names them."""

# ruff: noqa: F401, I001 - these imports are a list, and have an order

from sosie.rules.tower import Tower
from sosie.rules.well import Well
from sosie.rules.hot_potato import HotPotato
from sosie.rules.poisoned_gift import PoisonedGift
from sosie.rules.triplet import Triplet
from sosie.rules.catch_them_all import CatchThemAll
from sosie.rules.ring_tower import RingTower
from sosie.rules.face_off import FaceOff
from sosie.rules.duel import Duel
from sosie.rules.practice import Practice
