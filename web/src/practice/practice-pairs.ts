import type { Pair } from "../pairs/pair-game.svelte";
import { median } from "../live/news/statistics";
import type { PracticeMemory } from "./practice-memory";

/** The next pair of practice: symbols that the player is slow at come more often. */

/** With fewer times, a symbol counts as an average one. */
const MIN_TIMES = 2;
const MIN_WEIGHT = 1 / 4;
const MAX_WEIGHT = 4;

/**
 * Returns the frequency of a symbol, relative to an average one: the square of its median time over the median of all
 * symbols, between a quarter and four times.
 */
export function weightOf(memory: PracticeMemory, symbol: string): number {
  const usual = median(Object.values(memory.symbols).flat());
  const times = memory.symbols[symbol] ?? [];
  const own = median(times);
  if (times.length < MIN_TIMES || !own || !usual) return 1;
  return Math.min(MAX_WEIGHT, Math.max(MIN_WEIGHT, (own / usual) ** 2));
}

/** Returns two cards with a symbol drawn by weight; cards and symbol differ from those of the last pair. */
export function nextPair(
  cards: readonly (readonly string[])[],
  memory: PracticeMemory,
  last: Pair | null,
  random: () => number = Math.random,
): Pair {
  const shown = new Set<number>(last ?? []);
  const holders = new Map<string, number[]>();
  cards.forEach((symbols, card) => {
    if (shown.has(card)) return;
    for (const symbol of symbols) holders.set(symbol, [...(holders.get(symbol) ?? []), card]);
  });
  const before = last && cards[last[0]]?.find((symbol) => cards[last[1]]?.includes(symbol));
  const able = [...holders].filter(([symbol, on]) => on.length >= 2 && symbol !== before);
  const drawn = draw(
    able.map(([symbol]) => weightOf(memory, symbol)),
    random,
  );
  return twoOf(able[drawn]?.[1] ?? [...cards.keys()], random);
}

/** Returns the symbols that come more often than an average one, the slowest first. */
export function slowest(memory: PracticeMemory, count: number): { symbol: string; ms: number }[] {
  return Object.entries(memory.symbols)
    .flatMap(([symbol, times]) => (weightOf(memory, symbol) > 1 ? [{ symbol, ms: median(times)! }] : []))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, count);
}

/** Returns an index, drawn by weight. */
function draw(weights: readonly number[], random: () => number): number {
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => (left -= weight) < 0);
  return at < 0 ? weights.length - 1 : at;
}

function twoOf(cards: readonly number[], random: () => number): Pair {
  const first = Math.floor(random() * cards.length);
  const second = (first + 1 + Math.floor(random() * (cards.length - 1))) % cards.length;
  return [cards[first]!, cards[second]!];
}
