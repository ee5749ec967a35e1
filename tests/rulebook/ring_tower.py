"""The Ring Tower by the rule book."""

from rule_book import RuleBook, next_card, top

BOOK = RuleBook(
    face_up={"draw pile": next_card, "pile ": top},
    points=lambda player: player.count + 3 * player.has_ring + 5 * player.is_first,
    bonus=5,
)
