"""Draws the dogs of the edition backyard that share parts: each has a pose and a coat.

Dogs without shared parts are files in drawings/backyard.
"""

import re
from collections.abc import Callable, Mapping

from dogs.facing import chihuahua, fluffy, in_a_case, round_puppy, with_perm
from dogs.parts import Coat
from dogs.sideways import curly, in_socks, poodle, trio

DRAWINGS: Mapping[str, tuple[Callable[[Coat], str], Coat]] = {
    "aunt-trixie": (chihuahua, Coat("#F7B07A", "#CF7F49", "#FFE0C7", "#E6007E")),
    "bluey": (round_puppy, Coat("#26A9F0", "#0B62B5", "#BDE7FF", "#FCD53F")),
    "coco": (poodle, Coat("#FF6DC6", "#D6379A", "#FFB3E2", "#26C9FC")),
    "honey": (curly, Coat("#FFB02E", "#D67D1F", "#FFDD8A", "#00A6ED")),
    "missy": (fluffy, Coat("#FBF4FA", "#C8A9D6", "#FFFFFF", "#F92F60")),
    "muffin": (in_a_case, Coat("#C98D5C", "#6D4030", "#F0CBA0", "#F92F80")),
    "nana": (with_perm, Coat("#C9A58E", "#9A94BC", "#F0DDD0", "#00856F")),
    "socks": (in_socks, Coat("#B5523B", "#7F3325", "#E08A63", "#3F5FFF")),
    "the-terriers": (trio, Coat("#A56953", "#33333F", "#E0B48E", "#FF9FB5")),
}


def draw(name: str) -> str:
    """Return the SVG body of a dog, in a box of 32 by 32."""
    pose, coat = DRAWINGS[name]
    return re.sub(r"\d+\.\d{3,}", lambda number: f"{float(number[0]):.2f}", pose(coat))
