/** Exponential backoff with jitter. */

const FIRST_MS = 1000;
const MAX_MS = 30_000;

/** Returns the time until the next attempt, in milliseconds; the server may ask for a longer one, in seconds. */
export function backoff(failures: number, wantedSeconds = 0, random = Math.random()): number {
  const longest = Math.min(MAX_MS, FIRST_MS * 2 ** (failures - 1));
  return Math.max(1000 * wantedSeconds, longest * (0.5 + random / 2));
}
