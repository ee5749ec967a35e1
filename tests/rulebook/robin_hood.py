"""Robin Hood, the example of an added mini-game by the rule book."""

from rule_book import RuleBook, next_card, top

BOOK = RuleBook(face_up={"draw pile": next_card, "pile ": top})
