"""Sorting the blocks of a design into classes that each hold every point exactly once."""

from collections.abc import Iterator, Sequence

Class = tuple[int, ...]


def resolve(points: int, blocks: Sequence[Sequence[int]]) -> tuple[Class, ...] | None:
    """Return the blocks' numbers in parallel classes, or None when every way of trying has failed.

    An empty block has no place in any class.
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
    # The first block left must go somewhere: trying the classes that hold it is enough.
    first = min(left)
    for others in _classes(points, masks, through, left, masks[first]):
        chosen = (first, *others)
        rest = _sort_into_classes(points, masks, through, left.difference(chosen))
        if rest is not None:
            return [chosen, *rest]
    return None


def _classes(points: int, masks: list[int], through: list[list[int]], left: set[int], covered: int) -> Iterator[Class]:
    """Yield the sets of blocks left that hold each point not yet covered exactly once."""
    missing = ~covered & ((1 << points) - 1)
    if not missing:
        yield ()
        return
    point = (missing & -missing).bit_length() - 1
    for number in through[point]:
        if number in left and not masks[number] & covered:
            for others in _classes(points, masks, through, left, covered | masks[number]):
                yield (number, *others)
