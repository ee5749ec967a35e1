"""The mathematics of decks: finite fields, planes and other designs, on numbered points."""

from sosie.designs.block_design import BlockDesign, Parameters
from sosie.designs.difference_families import DifferenceFamily, field_family
from sosie.designs.existence import Answer, Existence, plane_existence
from sosie.designs.fields import Field, finite_field
from sosie.designs.geometry import (
    affine_space_lines,
    hermitian_unital,
    maximal_arc_design,
    projective_space_lines,
)
from sosie.designs.kirkman import KirkmanSystem, kirkman_existence, kirkman_system
from sosie.designs.pairwise import pairwise_balanced
from sosie.designs.partial_triple_systems import most_triples, partial_triple_system, triples_needed
from sosie.designs.planes import affine_lines, affine_plane, projective_lines, projective_plane
from sosie.designs.singer import DifferenceSet, singer_difference_set
from sosie.designs.steiner import steiner_existence, steiner_system
from sosie.designs.triple_systems import steiner_triple_system

__all__ = [
    "Answer",
    "BlockDesign",
    "DifferenceFamily",
    "DifferenceSet",
    "Existence",
    "Field",
    "KirkmanSystem",
    "Parameters",
    "affine_lines",
    "affine_plane",
    "affine_space_lines",
    "field_family",
    "finite_field",
    "hermitian_unital",
    "kirkman_existence",
    "kirkman_system",
    "maximal_arc_design",
    "most_triples",
    "pairwise_balanced",
    "partial_triple_system",
    "plane_existence",
    "projective_lines",
    "projective_plane",
    "projective_space_lines",
    "singer_difference_set",
    "steiner_existence",
    "steiner_system",
    "steiner_triple_system",
    "triples_needed",
]
