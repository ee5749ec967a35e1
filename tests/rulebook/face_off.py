"""The face-off by the rule book."""

from rule_book import RuleBook, everything

BOOK = RuleBook(face_up={"centre": everything}, fewest_cards=lambda _: 2)
