"""Resolutions: partitions of a design's blocks into parallel classes, each covering every point exactly once."""

from collections.abc import Iterator, Sequence

Class = tuple[int, ...]


def resolve(points: int, blocks: Sequence[Sequence[int]]) -> tuple[Class, ...] | None:
    """Return the block numbers in parallel classes, or None if an exhaustive search finds none.

    An empty block belongs to no class.
    """
    sizes = {len(block) for block in blocks}
    if 0 in sizes or (len(sizes) == 1 and points % min(sizes)):
        return None
    masks = [sum(1 << point for point in block) for block in blocks]
    through: list[list[int]] = [[] for _ in range(points)]
    for number, block in enumerate(blocks):
        for point in block:
            through[point].append(number)
    if len({len(numbers) for numbers in through}) > 1:
        return None
    classes = _sort_into_classes(points, masks, through, set(range(len(blocks))))
    return None if classes is None else tuple(classes)


def _sort_into_classes(points: int, masks: list[int], through: list[list[int]], left: set[int]) -> list[Class] | None:
    if not left:
        return []
    # The first block left must be in some class, so trying the classes that contain it is enough.
    first = min(left)
    for others in _classes(points, masks, through, left, masks[first]):
        chosen = (first, *others)
        rest = _sort_into_classes(points, masks, through, left.difference(chosen))
        if rest is not None:
            return [chosen, *rest]
    return None


def _classes(points: int, masks: list[int], through: list[list[int]], left: set[int], covered: int) -> Iterator[Class]:
    """Yield the sets of remaining blocks that cover each uncovered point exactly once."""
    missing = ~covered & ((1 << points) - 1)
    if not missing:
        yield ()
        return
    point = (missing & -missing).bit_length() - 1
    for number in through[point]:
        if number in left and not masks[number] & covered:
            for others in _classes(points, masks, through, left, covered | masks[number]):
                yield (number, *others)
