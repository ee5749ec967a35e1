"""Cards: drawings laid out by their silhouettes, as SVG, PNG and print."""

from sosie.cards.card import DrawnCard, DrawnDeck, Mark
from sosie.cards.difficulty import DIFFICULTIES, EASY, HARD, NORMAL, Difficulty, find_difficulty, wishes
from sosie.cards.distinct import Pair, nearest_pairs, pale_edge
from sosie.cards.draw import CardDesign, easier
from sosie.cards.drawing import Drawing
from sosie.cards.files import make_folder, write_atomically, write_picture
from sosie.cards.layout import Placement, Spacing, Wish, fill, lay_out
from sosie.cards.shape import SHAPES, Shape
from sosie.cards.sheet import sheet_svg
from sosie.cards.silhouette import Silhouette, silhouette

__all__ = [
    "DIFFICULTIES",
    "EASY",
    "HARD",
    "NORMAL",
    "SHAPES",
    "CardDesign",
    "Difficulty",
    "Drawing",
    "DrawnCard",
    "DrawnDeck",
    "Mark",
    "Pair",
    "Placement",
    "Shape",
    "Silhouette",
    "Spacing",
    "Wish",
    "easier",
    "fill",
    "find_difficulty",
    "lay_out",
    "make_folder",
    "nearest_pairs",
    "pale_edge",
    "sheet_svg",
    "silhouette",
    "wishes",
    "write_atomically",
    "write_picture",
]
