"""Printing: sheets of cards and backs, an index of symbols, the rules and a box, as one PDF."""

from sosie.cards.print.box import Box, Net
from sosie.cards.print.document import box_nets, print_pdf
from sosie.cards.print.options import PAPERS, PARTS, PrintOptions, largest_diameter

__all__ = ["PAPERS", "PARTS", "Box", "Net", "PrintOptions", "box_nets", "largest_diameter", "print_pdf"]
