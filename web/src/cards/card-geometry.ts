import type { Layout, Placed, Point } from "./edition.svelte";

/** Geometry of a card of radius 1 about the origin, y downwards. */

/** Largest distance from a symbol at which a touch still selects it. */
const NEIGHBOURHOOD = 0.22;

/** Returns the symbol nearest to a touch by silhouette, if any is near enough. */
export function nearest(
  layout: Layout,
  silhouette: (placed: Placed) => readonly Point[],
  x: number,
  y: number,
): Placed | null {
  let best: Placed | null = null;
  let least = NEIGHBOURHOOD;
  for (const placed of layout) {
    const [left, top] = onDrawing(placed, x, y);
    for (const [right, below] of silhouette(placed)) {
      const distance = placed.scale * Math.hypot(right - left, below - top);
      if (distance < least) [best, least] = [placed, distance];
    }
  }
  return best;
}

/** Returns a point of the card in the units of a drawing: the inverse of `transform`. */
function onDrawing({ x, y, degrees, scale, pivot }: Placed, toX: number, toY: number): Point {
  const turn = (-degrees * Math.PI) / 180;
  const [right, below] = [(toX - x) / scale, (toY - y) / scale];
  return [
    pivot[0] + right * Math.cos(turn) - below * Math.sin(turn),
    pivot[1] + right * Math.sin(turn) + below * Math.cos(turn),
  ];
}

/** Returns symbols clockwise from the top; a central one comes last. */
export function clockwise(layout: Layout): Layout {
  const angle = ({ x, y }: Placed): number =>
    Math.hypot(x, y) < 0.15 ? Infinity : (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI);
  return layout.toSorted((a, b) => angle(a) - angle(b));
}

/** Returns the SVG transform of a drawing to its position on the card. */
export function transform({ x, y, degrees, scale, pivot }: Placed): string {
  return `translate(${x} ${y}) rotate(${degrees}) scale(${scale}) translate(${-pivot[0]} ${-pivot[1]})`;
}

/** The outline of a round card, for pages without an edition; editions bring their own. */
export const ROUND = "M-1 0A1 1 0 1 1 1 0A1 1 0 1 1-1 0Z";
