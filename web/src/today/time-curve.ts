import times from "./bot-times.json";
import { timeOf, type DailyTry } from "./daily-tries";
import { TEN } from "./daily-pairs";

/** Curves of the time after each pair: the player's, an earlier one, and those of the bots' levels. */

type Level = keyof typeof times.levels;
export type Line = "you" | "before" | Level;

export interface Curve {
  line: Line;
  /** Milliseconds after 0, 1 … 10 pairs. */
  after: number[];
  total: number;
}

/** Returns all curves, the shortest time first. */
export function curvesOf(attempt: DailyTry, before: DailyTry | null): Curve[] {
  const levels = Object.entries(times.levels) as [Level, { mean_ms: number }][];
  const bots = levels.map(([level, { mean_ms }]) => curve(level, Array<number>(TEN).fill(mean_ms)));
  const earlier = before ? [curve("before", before.calls.map(timeOf))] : [];
  return [curve("you", attempt.calls.map(timeOf)), ...earlier, ...bots].sort((a, b) => a.total - b.total);
}

/** Returns the longest time to show: the player's own and an adult's fit; a child's line may leave at the top. */
export function highest(curves: readonly Curve[]): number {
  return 1.05 * Math.max(...curves.filter(({ line }) => line !== "child").map(({ total }) => total));
}

function curve(line: Line, each: readonly number[]): Curve {
  const after = each.reduce<number[]>((sums, ms) => [...sums, sums.at(-1)! + ms], [0]);
  return { line, after, total: after.at(-1)! };
}
