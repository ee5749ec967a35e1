"""The mathematics of decks: finite fields, planes and other designs. Numbers only."""

from sosie.designs.block_design import BlockDesign, Parameters
from sosie.designs.existence import Existence, Verdict, plane_existence
from sosie.designs.fields import Field, finite_field
from sosie.designs.planes import affine_lines, affine_plane, projective_lines, projective_plane
from sosie.designs.singer import DifferenceSet, singer_difference_set

__all__ = [
    "BlockDesign",
    "DifferenceSet",
    "Existence",
    "Field",
    "Parameters",
    "Verdict",
    "affine_lines",
    "affine_plane",
    "finite_field",
    "plane_existence",
    "projective_lines",
    "projective_plane",
    "singer_difference_set",
]
