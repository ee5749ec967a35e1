import { randomFrom, sample } from "../base/random";
import type { Pair } from "../pairs/pair-game.svelte";

/** The ten pairs of a day, from its date alone. */

export const TEN = 10;
/** The edition that everybody plays with, and the number of its cards that are drawn from. */
export const EDITION = "classic";
const CARDS = 55;

/** Returns the pairs of a date: twenty different cards of the classic edition. */
export function pairsOf(date: string): Pair[] {
  const cards = sample(CARDS, 2 * TEN, randomFrom(`sosie today ${date}`));
  return Array.from({ length: TEN }, (_, at): Pair => [cards[2 * at]!, cards[2 * at + 1]!]);
}

/** Returns a moment's date by the clock of this device, such as 2026-11-16. */
export function dateOf(moment: Date): string {
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

/** Returns the date some days after another. */
export function daysAfter(date: string, days: number): string {
  // In UTC, where every day has 24 hours.
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
