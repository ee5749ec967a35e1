import type { Hand } from "./arrangement";
import { areApart, EDGE, GAP, LABEL, largest, type Box, type Circle } from "./shapes";

/** Packing of equal circles into a box: two across, several in rows, or several around an ellipse. */

export interface Packed {
  r: number;
  circles: Circle[];
}

interface Room {
  /** Space below each circle. */
  label?: number;
  gap?: number;
  most?: number;
  /** Width for names, if there is room. */
  name?: number | undefined;
  /** Preference over a little size: wide names, or rows of equal length. */
  isNamed?: boolean;
  isGrid?: boolean;
}

/** Returns two circles across a box, as large as possible: the first at the thumb, the second above or beside it. */
export function pair(box: Box, hand: Hand): [Circle, Circle] {
  const fit = (r: number): [Circle, Circle] | null => {
    const [first, second] = corners(box, hand, r);
    return areApart(first, second) ? [first, second] : null;
  };
  const { r } = largest(Math.min(box.width, box.height) / 2, 1, fit)?.[0] ?? { r: 1 };
  // With space to spare they stay together, in the centre.
  return corners(shrunk(box, 4 * r + 2 * GAP), hand, r);
}

function corners({ x, y, width, height }: Box, hand: Hand, r: number): [Circle, Circle] {
  const [left, right] = [x + r, x + width - r];
  const [near, far] = hand === "right" ? [right, left] : [left, right];
  return [
    { x: near, y: y + height - r, r },
    { x: far, y: y + r, r },
  ];
}

function shrunk(box: Box, most: number): Box {
  const width = Math.min(box.width, most);
  const height = Math.min(box.height, most);
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

/** Returns circles in reading order, in the number of rows that makes them largest. */
export function packed(count: number, box: Box, room: Room = {}): Packed {
  if (count === 0) return { r: 0, circles: [] };
  let best = inRows([count], box, room);
  let highest = 0;
  for (let rows = 1; rows <= count; rows += 1) {
    const made = inRows(spread(count, rows), box, room);
    const worth = made.r * (room.isGrid && count % rows === 0 ? FULL : 1) * (room.isNamed ? NAMED ** rows : 1);
    if (worth > highest + 0.5) [best, highest] = [made, worth];
  }
  return best;
}

/** Weights in size: of full rows, and of one more row. */
const FULL = 1.15;
const NAMED = 1.15;

function inRows(rows: number[], box: Box, { label = 0, gap = GAP, most = Infinity, name = 0 }: Room): Packed {
  const longest = Math.max(...rows);
  const r = Math.max(1, Math.min(most, (box.width / longest - gap) / 2, (box.height / rows.length - gap - label) / 2));
  // Rows and columns spread to fill the box, within a limit that keeps them a group.
  const across = Math.min(box.width / longest, Math.max(2 * r + 4 * gap, name));
  const down = Math.min(box.height / rows.length, 2 * r + label + 3 * gap);
  const top = box.y + (box.height - down * rows.length) / 2;
  const circles = rows.flatMap((length, row) =>
    Array.from({ length }, (_, column) => ({
      x: box.x + box.width / 2 + (column - (length - 1) / 2) * across,
      y: top + down * (row + 0.5) - label / 2,
      r,
    })),
  );
  return { r, circles };
}

/** Returns the number of circles in each row; the middle rows are the longest. */
function spread(count: number, rows: number): number[] {
  const lengths = Array.from({ length: rows }, () => Math.floor(count / rows));
  const middleFirst = lengths
    .map((_, row) => row)
    .sort((a, b) => Math.abs(a - (rows - 1) / 2) - Math.abs(b - (rows - 1) / 2));
  for (const row of middleFirst.slice(0, count % rows)) lengths[row]! += 1;
  return lengths;
}

type Point = Pick<Circle, "x" | "y">;

const STEPS = 96;

/** Returns points evenly spaced along the ellipse inside a box; angles in turns, from the top. */
export function around(count: number, { x, y, width, height }: Box, from: number, to: number): Point[] {
  const path = Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = 2 * Math.PI * (from + ((to - from) * step) / STEPS);
    return { x: x + (width / 2) * (1 + Math.sin(angle)), y: y + (height / 2) * (1 - Math.cos(angle)) };
  });
  const lengths = path.slice(1).map((point, index) => Math.hypot(point.x - path[index]!.x, point.y - path[index]!.y));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const parts = to - from >= 1 ? count : count - 1;
  return Array.from({ length: count }, (_, index) => along(path, lengths, whole * (parts === 0 ? 0.5 : index / parts)));
}

/** Returns the point of a path at a distance from its start. */
function along(path: readonly Point[], lengths: readonly number[], far: number): Point {
  let index = 0;
  for (; index < lengths.length - 1 && far > lengths[index]!; index += 1) far -= lengths[index]!;
  const [a, b] = [path[index]!, path[index + 1]!];
  const share = far / (lengths[index] || 1);
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** Returns the box of a seat's name, below its circle. */
export function labelOf({ x, y, r }: Circle, width: number): Box {
  return { x: x - width / 2, y: y + r + 7, width, height: LABEL - 8 };
}

/** Returns the width of names: the distance to the next in the row. */
export function spacing(circles: readonly Circle[], box: Box, most = 110): number {
  const [first] = circles;
  if (!first) return 0;
  const next = circles.find((circle) => circle !== first && Math.abs(circle.y - first.y) < 1);
  const widest = Math.min(...circles.map(({ x }) => 2 * Math.min(x - box.x, box.x + box.width - x)));
  return Math.min(next ? next.x - first.x - 2 : box.width, widest, most);
}

export function inset({ x, y, width, height }: Box, by = EDGE): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}
