import times from "./bot-times.json";
import { totalOf, type DailyTry, type PairCall } from "./daily-tries";

/** The line to share: a sign for each pair, and nothing about the cards. */

export type Grade = "quick" | "steady" | "slow" | "wrong";

/** Up to these times a pair is quick or steady: the median of an adult and of a child among the bots. */
export const QUICK_MS = times.levels.adult.median_ms;
export const STEADY_MS = times.levels.child.median_ms;

const SIGNS: Record<Grade, string> = { quick: "🟢", steady: "🟡", slow: "🔶", wrong: "🟪" };

export function gradeOf({ ms, wrong }: PairCall): Grade {
  if (wrong > 0) return "wrong";
  if (ms <= QUICK_MS) return "quick";
  return ms <= STEADY_MS ? "steady" : "slow";
}

export function shareLine(attempt: DailyTry): string {
  const signs = attempt.calls.map((call) => SIGNS[gradeOf(call)]).join("");
  return `Sosie ${attempt.date} · ${(totalOf(attempt) / 1000).toFixed(1)} s · ${signs}`;
}
