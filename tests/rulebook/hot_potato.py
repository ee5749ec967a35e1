"""Hot Potato by the rule book."""

from rule_book import RuleBook, top

BOOK = RuleBook(
    face_up={"pile ": top},
    fewest_cards=lambda players: 5 * players,
    points=lambda player: -5 * player.lost,
)
