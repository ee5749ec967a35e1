/**
 * The player's practice times for each edition, on this device only: the latest times for each symbol,
 * which make slow symbols come more often, and the times of each week, which show the progress.
 */

export interface PracticeMemory {
  /** The latest times for each symbol, in milliseconds, oldest first. */
  symbols: Record<string, number[]>;
  /** The times of each week, by the date of its Monday. */
  weeks: Record<string, number[]>;
}

const PREFIX = "sosie.practice.";
const MAX_EDITIONS = 20;
const PER_SYMBOL = 5;
const PER_WEEK = 300;
const MAX_WEEKS = 26;
const MAX_SYMBOLS = 1000;
/** Longer searches are pauses: the player was not looking. */
const PAUSE_MS = 30_000;

export const EMPTY: PracticeMemory = { symbols: {}, weeks: {} };

/**
 * Returns the memory with another time; pauses change nothing. A pair that was found by a hint or by guessing
 * (`isFair` is false) says which symbols are slow, but nothing about the progress.
 */
export function remember(
  memory: PracticeMemory,
  symbol: string,
  ms: number,
  week: string,
  isFair = true,
): PracticeMemory {
  if (ms > PAUSE_MS) return memory;
  const time = Math.round(ms);
  const times = [...(memory.symbols[symbol] ?? []), time].slice(-PER_SYMBOL);
  const ofWeek = [...(memory.weeks[week] ?? []), ...(isFair ? [time] : [])].slice(-PER_WEEK);
  return {
    symbols: { ...memory.symbols, [symbol]: times },
    weeks: latestWeeks({ ...memory.weeks, [week]: ofWeek }),
  };
}

/** Returns the date of the Monday of a moment's week, by the clock of this device. */
export function weekOf(moment: Date): string {
  const monday = Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate() - ((moment.getDay() + 6) % 7));
  return new Date(monday).toISOString().slice(0, 10);
}

export function readMemory(edition: string): PracticeMemory {
  try {
    return parseMemory(JSON.parse(localStorage.getItem(PREFIX + edition) ?? "null"));
  } catch {
    return EMPTY;
  }
}

export function saveMemory(edition: string, memory: PracticeMemory): void {
  try {
    const kept = keptKeys();
    // A deck too many displaces one of the others.
    if (!kept.includes(PREFIX + edition) && kept.length >= MAX_EDITIONS) localStorage.removeItem(kept[0]!);
    localStorage.setItem(PREFIX + edition, JSON.stringify(memory));
  } catch {
    // Without storage, the memory lasts as long as the page.
  }
}

/** Deletes the memory of all editions. */
export function deleteMemories(): void {
  try {
    for (const key of keptKeys()) localStorage.removeItem(key);
  } catch {
    // Without storage, there is nothing to delete.
  }
}

/** Returns a stored memory; leaves out everything but times. */
export function parseMemory(stored: unknown): PracticeMemory {
  const { symbols, weeks } = (stored ?? {}) as Partial<PracticeMemory>;
  return {
    symbols: Object.fromEntries(Object.entries(timesBy(symbols, PER_SYMBOL)).slice(0, MAX_SYMBOLS)),
    weeks: latestWeeks(timesBy(weeks, PER_WEEK)),
  };
}

function keptKeys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
}

function latestWeeks(weeks: Record<string, number[]>): Record<string, number[]> {
  return Object.fromEntries(
    Object.entries(weeks)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .slice(-MAX_WEEKS),
  );
}

function timesBy(stored: unknown, most: number): Record<string, number[]> {
  const entries = Object.entries(stored && typeof stored === "object" ? stored : {}) as [string, unknown][];
  return Object.fromEntries(
    entries.flatMap(([key, times]) =>
      Array.isArray(times) ? [[key, times.filter((ms) => Number.isFinite(ms) && ms >= 0).slice(-most)]] : [],
    ),
  );
}
