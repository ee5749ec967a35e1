import { daysAfter, TEN } from "./daily-pairs";
import times from "./bot-times.json";

/** The tries of Today's ten, one for each date, kept on this device. */

export const PENALTY_MS = times.penalty_ms;
/** The most time that one pair counts, for instance if the page was closed in the middle. */
export const MAX_MS = 60_000;
/** A try that was begun before midnight can be finished for this long. */
const RESUMED_MS = 30 * 60_000;
const KEY = "sosie.today";
const MAX_TRIES = 1000;

/** One pair: the time until the right call, and the wrong calls before it. */
export interface PairCall {
  ms: number;
  wrong: number;
}

export interface DailyTry {
  date: string;
  /** Times by the device's clock, since they outlive the page: the start, and the first sight of the pair in turn. */
  begun: number;
  shown: number;
  /** The finished pairs, and the wrong calls on the pair in turn. */
  calls: PairCall[];
  wrong: number;
}

export function newTry(date: string, now: number): DailyTry {
  return { date, begun: now, shown: now, calls: [], wrong: 0 };
}

export function isFinished(attempt: DailyTry): boolean {
  return attempt.calls.length === TEN;
}

/** Returns a try after a wrong call. */
export function afterWrong(attempt: DailyTry): DailyTry {
  return { ...attempt, wrong: attempt.wrong + 1 };
}

/** Returns a try after a right call; the next pair is shown now. */
export function afterRight(attempt: DailyTry, ms: number, now: number): DailyTry {
  const call = { ms: Math.min(Math.round(ms), MAX_MS), wrong: attempt.wrong };
  return { ...attempt, calls: [...attempt.calls, call], wrong: 0, shown: now };
}

/** Returns the time for which the pair in turn has been shown; the longest time if the clock was set back. */
export function elapsed({ shown }: DailyTry, now: number): number {
  return now < shown ? MAX_MS : Math.min(now - shown, MAX_MS);
}

/** Returns the time of a pair with its penalties. */
export function timeOf({ ms, wrong }: PairCall): number {
  return ms + wrong * PENALTY_MS;
}

/** Returns the time of all pairs so far, with the penalties. */
export function totalOf(attempt: DailyTry): number {
  return attempt.calls.reduce((sum, call) => sum + timeOf(call), attempt.wrong * PENALTY_MS);
}

export function mistakesOf(attempt: DailyTry): number {
  return attempt.calls.reduce((sum, { wrong }) => sum + wrong, attempt.wrong);
}

/** Returns the try to show on a date: one from just before midnight that goes on, or that of the date. */
export function tryOn(tries: readonly DailyTry[], date: string, now: number): DailyTry | null {
  const own = tries.find((one) => one.date === date);
  if (own) return own;
  const last = tries.find((one) => one.date === daysAfter(date, -1));
  const goesOn = last && !isFinished(last) && now - last.begun >= 0 && now - last.begun < RESUMED_MS;
  return goesOn ? last : null;
}

/** Returns the latest finished try before a date. */
export function previous(tries: readonly DailyTry[], date: string): DailyTry | null {
  const earlier = tries.filter((one) => one.date < date && isFinished(one));
  return earlier.reduce<DailyTry | null>((last, one) => (!last || one.date > last.date ? one : last), null);
}

/** Returns the number of finished days in a row, up to a date or the day before. */
export function streakOf(tries: readonly DailyTry[], date: string): number {
  const finished = new Set(tries.filter(isFinished).map((one) => one.date));
  let day = finished.has(date) ? date : daysAfter(date, -1);
  let days = 0;
  for (; finished.has(day); day = daysAfter(day, -1)) days += 1;
  return days;
}

/** Returns the tries with one added or replaced; only the latest are kept. */
export function withTry(tries: readonly DailyTry[], attempt: DailyTry): DailyTry[] {
  const others = tries.filter((one) => one.date !== attempt.date);
  return [...others, attempt].sort((a, b) => (a.date < b.date ? 1 : -1)).slice(0, MAX_TRIES);
}

export function readTries(): DailyTry[] {
  try {
    return parseTries(JSON.parse(localStorage.getItem(KEY) ?? "[]"));
  } catch {
    return [];
  }
}

export function saveTries(tries: readonly DailyTry[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tries));
  } catch {
    // Without storage, a try lasts as long as the page.
  }
}

/** Returns stored tries; leaves out invalid ones. */
export function parseTries(stored: unknown): DailyTry[] {
  return Array.isArray(stored) ? stored.filter(isTry).slice(0, MAX_TRIES) : [];
}

function isTry(one: unknown): one is DailyTry {
  const { date, begun, shown, calls, wrong } = (one ?? {}) as Partial<DailyTry>;
  const isDate = typeof date === "string" && /^\d{4}-\d\d-\d\d$/.test(date);
  return isDate && [begun, shown, wrong].every(Number.isFinite) && areCalls(calls);
}

function areCalls(calls: unknown): boolean {
  if (!Array.isArray(calls) || calls.length > TEN) return false;
  return calls.every(({ ms, wrong }: PairCall) => Number.isFinite(ms) && Number.isFinite(wrong));
}
