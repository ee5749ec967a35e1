import type { Edition, Layout, Placed } from "./edition.svelte";

/** Placement of two cards so that their common symbol coincides, as in the logo. */

export interface Meeting {
  symbol: string;
  /** By how many degrees the first and the second card turn. */
  turns: [number, number];
  /** From the middle of the first card to that of the second, in radii. */
  distance: number;
}

/** A symbol nearer to the middle of its card than this would hide the other card. */
const LEAST_REACH = 0.3;

/** Returns what two cards of an edition both show. */
export function sharedSymbol(edition: Edition, first: number, second: number): string | null {
  const there = new Set(edition.info.cards[second]);
  return edition.info.cards[first]?.find((symbol) => there.has(symbol)) ?? null;
}

/** Returns how two cards meet, the second one lying from the first at `degrees` clockwise from the right. */
export function meeting(symbol: string, first: Layout, second: Layout, degrees: number): Meeting | null {
  const [here, there] = [placed(first, symbol), placed(second, symbol)];
  if (!here || !there) return null;
  return {
    symbol,
    turns: [shortest(degrees - bearing(here)), shortest(degrees + 180 - bearing(there))],
    distance: Math.max(LEAST_REACH, reach(here)) + Math.max(LEAST_REACH, reach(there)),
  };
}

function placed(layout: Layout, symbol: string): Placed | undefined {
  return layout.find((one) => one.symbol === symbol);
}

const reach = ({ x, y }: Placed): number => Math.hypot(x, y);
const bearing = ({ x, y }: Placed): number => (Math.atan2(y, x) * 180) / Math.PI;

/** Returns the same turn the short way round. */
function shortest(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}
