"""Catch Them All by the rule book."""

from rule_book import RuleBook, everything

BOOK = RuleBook(
    face_up={"middle": everything, "around": everything},
    points=lambda player: player.count,
)
