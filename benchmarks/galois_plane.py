"""A plane built with the package galois; in its own file, so that a cold start loads nothing else."""

import galois
import numpy as np
from numpy.typing import NDArray


def with_galois(order: int) -> NDArray[np.unsignedinteger]:
    """Return the lines y = m x + b and those at infinity, computed with arrays over the field."""
    q, field = order, galois.GF(order)
    elements = field.elements
    # The same integer size as Sosie's, or the comparison would be one of memory.
    lines = np.empty((q * q + q + 1, q + 1), dtype=np.min_scalar_type(q * q + q))
    columns = np.arange(q) * q
    for slope, m in enumerate(elements):
        ys = (m * elements)[None, :] + elements[:, None]
        lines[slope * q : slope * q + q, :q] = ys.view(np.ndarray) + columns
        lines[slope * q : slope * q + q, q] = q * q + slope
    lines[q * q : -1, :q] = np.arange(q * q).reshape(q, q)
    lines[q * q : -1, q] = q * q + q
    lines[-1] = np.arange(q * q, q * q + q + 1)
    return lines
