import type { PracticeMemory } from "./practice-memory";

/** Progress of practice: the median and the spread of each week. */

/** With fewer times, the median of a week says little. */
export const ENOUGH = 20;

export interface Week {
  /** The date of its Monday. */
  week: string;
  count: number;
  /** Quartiles in milliseconds: half of all times lie between `low` and `high`. */
  low: number;
  median: number;
  high: number;
  isEnough: boolean;
}

/** Returns the weeks with practice, oldest first. */
export function weeksOf({ weeks }: PracticeMemory): Week[] {
  return Object.entries(weeks)
    .filter(([, times]) => times.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([week, times]) => {
      const sorted = times.toSorted((a, b) => a - b);
      const [low, median, high] = [0.25, 0.5, 0.75].map((share) => quantile(sorted, share)) as [number, number, number];
      return { week, count: times.length, low, median, high, isEnough: times.length >= ENOUGH };
    });
}

/** Returns a quantile of sorted values, interpolated between neighbours. */
export function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!];
  return low + (high - low) * (at - Math.floor(at));
}

/** Returns the change of the median from the first to the last week with enough times, or null if there are not two. */
export function changeOf(weeks: readonly Week[]): number | null {
  const enough = weeks.filter((week) => week.isEnough);
  return enough.length < 2 ? null : enough.at(-1)!.median - enough[0]!.median;
}
