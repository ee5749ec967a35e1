"""Triplet by the rule book."""

from rule_book import RuleBook, everything

BOOK = RuleBook(
    face_up={"face up": everything},
    fewest_cards=lambda players: max(9, players + 1),
    points=lambda player: player.count + 5 * player.is_first,
    bonus=5,
)
