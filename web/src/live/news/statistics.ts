import type { Ruled } from "../../protocol/messages";

/** Statistics of reaction times, computed from rulings. */

/** A correct call: seat, symbol and reaction time. */
export interface Spot {
  seat: number;
  symbol: string;
  took: number;
}

/** Summary of a player's calls. */
export interface Statistics {
  spots: Spot[];
  wrong: number;
  median: number | null;
  fastest: Spot | null;
  /** The symbol with the longest mean time, and the number of its calls. */
  slowest: (Spot & { calls: number }) | null;
}

/** Returns the correct calls in order, without takes of tied cards. */
export function spotsOf(rulings: readonly Ruled[]): Spot[] {
  return rulings.flatMap(({ verdict, seat, symbol, took }) =>
    (verdict === "won" || verdict === "tied") && symbol != null && took != null
      ? [{ seat, symbol: String(symbol), took }]
      : [],
  );
}

export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** Returns the summary of one player's calls, or of everybody's. */
export function statisticsOf(rulings: readonly Ruled[], seat: number | null = null): Statistics {
  const own = seat === null ? rulings : rulings.filter((ruled) => ruled.seat === seat);
  const spots = spotsOf(own);
  return {
    spots,
    wrong: own.filter((ruled) => ruled.verdict === "wrong").length,
    median: median(spots.map((spot) => spot.took)),
    fastest: least(spots, (spot) => spot.took),
    slowest: least(bySymbol(spots), (spot) => -spot.took),
  };
}

/** A player's typical time, and the number of calls that it is computed from. */
export interface Typical {
  seat: number;
  median: number;
  calls: number;
}

/**
 * Returns each player's median in the order of the seats; players without calls are left out. It is no ranking: few
 * calls, each of an easy symbol, have a better median than many.
 */
export function mediansOf(rulings: readonly Ruled[], seats: readonly number[]): Typical[] {
  return seats.flatMap((seat) => {
    const { median, spots } = statisticsOf(rulings, seat);
    return median === null ? [] : [{ seat, median, calls: spots.length }];
  });
}

function bySymbol(spots: readonly Spot[]): (Spot & { calls: number })[] {
  return spots
    .filter((spot, at) => spots.findIndex((other) => other.symbol === spot.symbol) === at)
    .map((spot) => {
      const times = spots.filter((other) => other.symbol === spot.symbol).map((other) => other.took);
      return { ...spot, took: times.reduce((sum, took) => sum + took) / times.length, calls: times.length };
    });
}

function least<Item>(items: readonly Item[], of: (item: Item) => number): Item | null {
  return items.reduce<Item | null>((best, item) => (best === null || of(item) < of(best) ? item : best), null);
}
