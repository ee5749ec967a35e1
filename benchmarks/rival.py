"""A plane with the package galois; alone in its file, so that a cold start loads nothing else."""

import galois
import numpy as np
from numpy.typing import NDArray


def with_galois(order: int) -> NDArray[np.uint32]:
    """Return the lines y = m x + b and those at infinity, calculated with arrays over the field."""
    q, field = order, galois.GF(order)
    elements = field.elements
    lines = np.empty((q * q + q + 1, q + 1), dtype=np.uint32)
    columns = np.arange(q) * q
    for slope, m in enumerate(elements):
        ys = (m * elements)[None, :] + elements[:, None]
        lines[slope * q : slope * q + q, :q] = ys.view(np.ndarray) + columns
        lines[slope * q : slope * q + q, q] = q * q + slope
    lines[q * q : -1, :q] = np.arange(q * q).reshape(q, q)
    lines[q * q : -1, q] = q * q + q
    lines[-1] = np.arange(q * q, q * q + q + 1)
    return lines
