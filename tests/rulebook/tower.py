"""The Tower by the rule book."""

from rule_book import RuleBook, next_card, top

BOOK = RuleBook(
    face_up={"draw pile": next_card, "pile ": top},
    points=lambda player: player.count - 1 + 5 * player.is_first,
    bonus=5,
)
