import type { Opportunity, Replay } from "../protocol/messages";

/** The moves that would have won in a replay: by moment, and the ones that a player missed. */

export interface Miss {
  opportunity: Opportunity;
  /** The time for which the call was possible, in milliseconds. */
  lasted: number;
  /** The player whose call ended it. */
  taker: number;
}

/** Returns the opportunities at a moment, in milliseconds since the deal. */
export function opportunitiesAt(replay: Replay, ms: number): Opportunity[] {
  return replay.opportunities.filter(({ since, until }) => since <= ms && ms < until);
}

/** Returns the right calls that a player could have made, and that somebody else's call ended, the longest first. */
export function missesOf(replay: Replay, seat: number): Miss[] {
  const missed = replay.opportunities.flatMap((one): Miss[] => {
    const taker = takerAt(replay, one.until);
    const isMissed = one.seats.includes(seat) && !one.called?.includes(seat) && taker !== null && taker !== seat;
    return isMissed ? [{ opportunity: one, lasted: one.until - one.since, taker }] : [];
  });
  const longestFirst = missed.toSorted((a, b) => b.lasted - a.lasted || a.opportunity.since - b.opportunity.since);
  // A call that ends several opportunities at once costs one card.
  return longestFirst.filter(
    (miss, at) => longestFirst.findIndex((other) => other.opportunity.until === miss.opportunity.until) === at,
  );
}

/** Returns the longest miss of each player that a call at this moment ended, the longest first. */
export function missesAt(replay: Replay, ms: number): (Miss & { seat: number })[] {
  return replay.players
    .flatMap(({ seat }) =>
      missesOf(replay, seat)
        .filter(({ opportunity }) => opportunity.until === ms)
        .map((miss) => ({ ...miss, seat })),
    )
    .sort((a, b) => b.lasted - a.lasted);
}

/** Returns the player of the first right call at a moment, if there is one. */
function takerAt(replay: Replay, ms: number): number | null {
  const isRight = (verdict: string): boolean => ["won", "tied", "lapsed"].includes(verdict);
  return replay.events.find(({ at, ruled }) => at === ms && isRight(ruled.verdict))?.ruled.seat ?? null;
}
