/** Circles and boxes, in pixels from the upper left corner of the board. */

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

export interface Circle {
  x: number;
  y: number;
  r: number;
}

/** Minimum gap between items, and to the edge: wide enough for a ring around every card. */
export const GAP = 12;
export const EDGE = 10;
/** Height of a name under a seat. */
export const LABEL = 26;

/** Tells whether two circles keep the gap. */
export function areApart(a: Circle, b: Circle, gap = GAP): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) >= a.r + b.r + gap - 0.01;
}

/** Returns the distance from a point to a box. */
export function distance({ x, y }: Pick<Circle, "x" | "y">, box: Box): number {
  const dx = Math.max(box.x - x, 0, x - box.x - box.width);
  const dy = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.hypot(dx, dy);
}

/** Tells whether a circle keeps the gap to a box. */
export function isClear(circle: Circle, box: Box, gap = 0): boolean {
  return distance(circle, box) >= circle.r + gap - 0.01;
}

export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

export function isWithin({ x, y, r }: Circle, box: Box): boolean {
  const fits = (centre: number, from: number, length: number): boolean =>
    centre - r >= from - 0.01 && centre + r <= from + length + 0.01;
  return fits(x, box.x, box.width) && fits(y, box.y, box.height);
}

/** Returns a box without a band along its upper edge, and the band. */
export function cutTop(box: Box, height: number): [Box, Box] {
  return [
    { ...box, height },
    { ...box, y: box.y + height, height: box.height - height },
  ];
}

export function cutBottom(box: Box, height: number): [Box, Box] {
  const [rest, band] = cutTop(box, box.height - height);
  return [band, rest];
}

/** Returns a box without a band at one side, and the band. */
export function cutSide(box: Box, width: number, side: "left" | "right"): [Box, Box] {
  const left = { ...box, width: side === "left" ? width : box.width - width };
  const right = { ...box, x: box.x + left.width, width: box.width - left.width };
  return side === "left" ? [left, right] : [right, left];
}

/** Returns the result for the largest size, down to `least`, that gives one. */
export function largest<Thing>(most: number, least: number, attempt: (size: number) => Thing | null): Thing | null {
  for (let size = most; size >= least; size *= 0.985) {
    const made = attempt(size);
    if (made) return made;
  }
  return null;
}
