import type { Edition, Layout, Placed } from "./edition.svelte";

/** Placement of two cards so that their common symbol coincides, as in the logo. */

export interface CardOverlap {
  symbol: string;
  /** Rotation of the first and the second card, in degrees. */
  turns: [number, number];
  /** Distance between the centres of the cards, in radii. */
  distance: number;
}

/** Minimum distance of the symbol from a card's centre; nearer, one card would hide the other. */
const MIN_REACH = 0.3;

/** Returns the common symbol of two cards. */
export function sharedSymbol(edition: Edition, first: number, second: number): string | null {
  const there = new Set(edition.info.cards[second]);
  return edition.info.cards[first]?.find((symbol) => there.has(symbol)) ?? null;
}

/** Returns the placement, with the second card at `degrees` clockwise from the right of the first. */
export function overlapOf(symbol: string, first: Layout, second: Layout, degrees: number): CardOverlap | null {
  const [here, there] = [placed(first, symbol), placed(second, symbol)];
  if (!here || !there) return null;
  return {
    symbol,
    turns: [shortest(degrees - bearing(here)), shortest(degrees + 180 - bearing(there))],
    distance: Math.max(MIN_REACH, reach(here)) + Math.max(MIN_REACH, reach(there)),
  };
}

function placed(layout: Layout, symbol: string): Placed | undefined {
  return layout.find((one) => one.symbol === symbol);
}

const reach = ({ x, y }: Placed): number => Math.hypot(x, y);
const bearing = ({ x, y }: Placed): number => (Math.atan2(y, x) * 180) / Math.PI;

/** Returns an angle normalized to [-180, 180). */
function shortest(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}
