"""Cards: drawings laid out by their silhouettes, as SVG, PNG and print."""

from sosie.cards.distinct import Pair, nearest_pairs, pale_edge
from sosie.cards.drawing import Drawing
from sosie.cards.files import write_picture
from sosie.cards.sheet import sheet_svg
from sosie.cards.silhouette import Silhouette, silhouette

__all__ = ["Drawing", "Pair", "Silhouette", "nearest_pairs", "pale_edge", "sheet_svg", "silhouette", "write_picture"]
