"""The Well by the rule book."""

from rule_book import RuleBook, next_card, top

BOOK = RuleBook(
    face_up={"centre": top, "pile ": next_card},
    points=lambda player: 10 * player.is_first - 20 * player.is_last,
    bonus=10,
)
