import type { Box, Layout, Placed } from "../editions/edition.svelte";

/** Where things are on a card of radius 1 about the origin, y downwards. */

/** How far beyond a symbol's own reach a touch still means it. */
const NEIGHBOURHOOD = 0.22;

/** Returns about how far a symbol reaches from its place. */
export function reach(placed: Placed, box: Box): number {
  return (placed.scale * Math.max(box[2], box[3])) / 2;
}

/** Returns the symbol that a touch means: the one whose neighbourhood it is in, if it is near any at all. */
export function nearest(layout: Layout, boxOf: (placed: Placed) => Box, x: number, y: number): Placed | null {
  let best: Placed | null = null;
  let least = Infinity;
  for (const placed of layout) {
    const radius = reach(placed, boxOf(placed));
    const distance = Math.hypot(placed.x - x, placed.y - y);
    // Of two circles the border between them is where the powers of a point are equal: fair to small ones.
    const power = distance ** 2 - radius ** 2;
    if (distance < radius + NEIGHBOURHOOD && power < least) [best, least] = [placed, power];
  }
  return best;
}

/** Returns symbols clockwise from the top; one in the middle comes last. */
export function clockwise(layout: Layout): Layout {
  const angle = ({ x, y }: Placed): number =>
    Math.hypot(x, y) < 0.15 ? Infinity : (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI);
  return layout.toSorted((a, b) => angle(a) - angle(b));
}

/** Returns what moves a drawing to its place on the card. */
export function transform({ x, y, degrees, scale, pivot }: Placed): string {
  return `translate(${x} ${y}) rotate(${degrees}) scale(${scale}) translate(${-pivot[0]} ${-pivot[1]})`;
}

/** The outlines of the shapes that cards are cut to. */
export const OUTLINES = {
  circle: "M-1 0A1 1 0 1 1 1 0A1 1 0 1 1-1 0Z",
  square:
    "M-.75-1h1.5a.25.25 0 0 1 .25.25v1.5a.25.25 0 0 1-.25.25h-1.5a.25.25 0 0 1-.25-.25v-1.5a.25.25 0 0 1 .25-.25Z",
  hexagon: "M0-1L.866-.5V.5L0 1L-.866.5V-.5Z",
} as const;
