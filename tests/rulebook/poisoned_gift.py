"""The Poisoned Gift by the rule book."""

from rule_book import RuleBook, next_card, top

BOOK = RuleBook(
    face_up={"draw pile": next_card, "pile ": top},
    points=lambda player: 20 * player.is_first + 10 * player.is_second,
    bonus=20,
)
