import type { Layout, Placed, Point } from "./edition.svelte";
import { Fitting } from "./fitting";

/** Layouts that a page derives from those of the server: upright words, and larger symbols for small cards. */

export type Refit = "upright" | "even" | "upright and even";
type Silhouette = (placed: Placed) => readonly Point[];
type IsWord = (placed: Placed) => boolean;

const UPRIGHT_GAP = 0.9;
const SMALLEST_UPRIGHT = 0.4;

const EVEN_GAP = 0.7;
/** The extent to which small symbols grow, in radii of the card. */
const MIN = 0.45;
/** The extent from which symbols shrink to make room, and by how much at a time. */
const LARGE = 0.54;
const SHRUNK = 0.87;

/** Returns a layout that is derived from a card's own. */
export function refitted(layout: Layout, silhouette: Silhouette, isWord: IsWord, how: Refit): Layout {
  const even = how === "upright" ? layout : evenLayout(layout, silhouette);
  return how === "even" ? even : uprightLayout(even, silhouette, isWord);
}

/** Returns a card's layout with its words upright, for early readers; they move and shrink until they fit. */
export function uprightLayout(layout: Layout, silhouette: Silhouette, isWord: IsWord): Layout {
  const fitting = new Fitting(layout, silhouette, UPRIGHT_GAP);
  layout.forEach((placed, index) => {
    if (!isWord(placed)) return;
    const upright = { ...placed, degrees: 0 };
    const least = SMALLEST_UPRIGHT * placed.scale;
    fitting.place(index, fitting.largest(index, upright, placed.scale, least) ?? { ...upright, scale: least });
  });
  return fitting.placed;
}

/** Returns a card's layout with less difference in size, so that its smallest symbols are visible on a small card. */
export function evenLayout(layout: Layout, silhouette: Silhouette): Layout {
  const fitting = new Fitting(layout, silhouette, EVEN_GAP);
  // Large symbols shrink further only if a small one has no room yet.
  for (let large = LARGE; large > MIN; large *= SHRUNK) {
    layout.forEach((_, index) => fitting.scale(index, Math.min(1, Math.max(SHRUNK, large / fitting.extent(index)))));
    layout.forEach((_, index) => fitting.grow(index, MIN / fitting.extent(index)));
    if (layout.every((_, index) => fitting.extent(index) > 0.99 * MIN)) break;
  }
  return fitting.placed;
}
