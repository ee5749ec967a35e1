import type { Ruled } from "../protocol/messages";
import type { Result, PlayerScore } from "./result";
import { RING_POINTS } from "../live/seat-progress";
import { spotsOf } from "../live/news/statistics";

/** The decisive moment of a game, from its rulings. */

export type Decision =
  | { by: "tie" }
  | { by: "play-off" | "last-spot"; symbol: string; took: number }
  | { by: "ring" }
  | { by: "hand"; rival: number }
  | { by: "blink"; rival: number; margin: number }
  | { by: "lead"; rivals: number[]; amount: number; isFewer: boolean }
  | { by: "wins"; amount: number };

/** Largest lead, in cards, that a single race may have decided. */
const NARROW = 2;
/** Largest margin of a close race. */
const BLINK_MS = 150;

/** Returns the decisive moment; `ring` is the final owner of the Ring card. */
export function decisionOf(result: Result, rulings: readonly Ruled[], ring: number | null = null): Decision | null {
  const { winner, unit, isPlayedOff } = result;
  if (winner === null) return { by: "tie" };
  const last = spotsOf(rulings).findLast((spot) => spot.seat === winner);
  if (isPlayedOff) return last ? { by: "play-off", symbol: last.symbol, took: last.took } : null;
  const [first, second] = [result.ranks[0]?.players[0], result.ranks[1]?.players[0]];
  if (unit === "wins") return { by: "wins", amount: first?.amount ?? 0 };
  if (!first || !second) return null;
  if (ring === winner && (first.amount ?? 0) - (second.amount ?? 0) <= RING_POINTS) return { by: "ring" };
  const rivals = result.ranks[1]!.players.map(({ player }) => player.seat);
  const lead = { by: "lead", rivals, amount: apart(first, second), isFewer: result.isFewest } as const;
  if (unit === "points" || lead.amount > NARROW) return lead;
  const narrow = blink(rulings, winner, second.player.seat) ?? hand(rulings, winner, second.player.seat);
  if (narrow) return { ...narrow, rival: second.player.seat };
  return last ? { by: "last-spot", symbol: last.symbol, took: last.took } : lead;
}

function apart(first: PlayerScore, second: PlayerScore): number {
  return Math.abs((first.amount ?? 0) - (second.amount ?? 0));
}

/** Returns the closest race in which the winner beat their rival, if it was close. */
function blink(rulings: readonly Ruled[], winner: number, rival: number): { by: "blink"; margin: number } | null {
  const margins = rulings
    .filter((ruled) => ruled.verdict === "late" && ruled.seat === rival && ruled.rival === winner && !ruled.take)
    .flatMap(({ margin }) => (margin == null ? [] : [margin]));
  const margin = Math.min(...margins);
  return margin <= BLINK_MS ? { by: "blink", margin } : null;
}

/** Returns a decision by hand if the winner took a card in a tie between the two. */
function hand(rulings: readonly Ruled[], winner: number, rival: number): { by: "hand" } | null {
  const wasTaken = rulings.some((ruled, at) => {
    const tied = rulings.slice(0, at).findLast((before) => before.tied?.length)?.tied;
    return ruled.take && ruled.verdict === "won" && ruled.seat === winner && tied?.includes(rival);
  });
  return wasTaken ? { by: "hand" } : null;
}
