import { describe, expect, test } from "vitest";
import { randomFrom } from "../base/random";
import { EMPTY, parseMemory, remember, weekOf, type PracticeMemory } from "./practice-memory";
import { nextPair, slowest, weightOf } from "./practice-pairs";
import { changeOf, quantile, weeksOf } from "./progress";
import { texts } from "../words/texts";

/** The plane of seven points: any two cards share one symbol. */
const CARDS = [
  [1, 2, 3],
  [1, 4, 5],
  [1, 6, 7],
  [2, 4, 6],
  [2, 5, 7],
  [3, 4, 7],
  [3, 5, 6],
].map((card) => card.map((symbol) => `s${symbol}`));

const shared = ([a, b]: readonly [number, number]): string => CARDS[a]!.find((symbol) => CARDS[b]!.includes(symbol))!;

function known(slow: number): PracticeMemory {
  const symbols = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((symbol) => [`s${symbol}`, [2000, 2000]]));
  return { symbols: { ...symbols, s1: [slow, slow] }, weeks: {} };
}

function random(seed: string): () => number {
  const below = randomFrom(seed);
  return () => below(2 ** 30) / 2 ** 30;
}

describe("weights", () => {
  test("grow with the square of the time, within bounds", () => {
    expect(weightOf(known(3000), "s1")).toBeCloseTo(2.25);
    expect(weightOf(known(90_000), "s1")).toBe(4);
    expect(weightOf(known(1), "s1")).toBe(1 / 4);
  });

  test("symbols with too few times are average", () => {
    expect(weightOf(EMPTY, "s1")).toBe(1);
    expect(weightOf({ ...known(2000), symbols: { ...known(2000).symbols, s1: [9000] } }, "s1")).toBe(1);
  });
});

describe("the next pair", () => {
  test("has two other cards and another symbol", () => {
    const chance = random("other");
    let last = nextPair(CARDS, EMPTY, null, chance);
    for (let turn = 0; turn < 300; turn += 1) {
      const pair = nextPair(CARDS, EMPTY, last, chance);
      expect(new Set([...pair, ...last]).size).toBe(4);
      expect(shared(pair)).not.toBe(shared(last));
      last = pair;
    }
  });

  test("has slow symbols more often, and all others too", () => {
    const chance = random("slow");
    const counts = new Map<string, number>();
    for (let turn = 0; turn < 3000; turn += 1) {
      const symbol = shared(nextPair(CARDS, known(4000), null, chance));
      counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
    }
    // Weight 4 against six symbols of weight 1.
    expect(counts.get("s1")! / 3000).toBeCloseTo(0.4, 1);
    expect(counts.size).toBe(7);
  });
});

describe("the memory", () => {
  test("is bounded", () => {
    let memory = EMPTY;
    for (let at = 0; at < 400; at += 1) memory = remember(memory, "s1", at, "2026-11-16");
    for (let at = 0; at < 40; at += 1) memory = remember(memory, "s2", 1000, `2025-01-${at + 10}`);
    expect(memory.symbols["s1"]).toEqual([395, 396, 397, 398, 399]);
    expect(memory.weeks["2026-11-16"]).toHaveLength(300);
    expect(Object.keys(memory.weeks)).toHaveLength(26);
  });

  test("leaves out pauses", () => {
    expect(remember(EMPTY, "s1", 31_000, "2026-11-16")).toBe(EMPTY);
  });

  test("survives storage, and nonsense in it", () => {
    const memory = remember(EMPTY, "s1", 1234.5, "2026-11-16");
    expect(parseMemory(JSON.parse(JSON.stringify(memory)))).toEqual(memory);
    expect(parseMemory({ symbols: { s1: ["soon", 5, null] }, weeks: 7 })).toEqual({ symbols: { s1: [5] }, weeks: {} });
    expect(parseMemory(null)).toEqual(EMPTY);
  });

  test("weeks begin on Monday", () => {
    expect(weekOf(new Date(2026, 10, 16))).toBe("2026-11-16");
    expect(weekOf(new Date(2026, 10, 22, 23))).toBe("2026-11-16");
    expect(weekOf(new Date(2027, 0, 3))).toBe("2026-12-28");
  });

  test("lists the slowest symbols", () => {
    expect(slowest(known(4000), 5)).toEqual([{ symbol: "s1", ms: 4000 }]);
  });
});

describe("progress", () => {
  const many = (ms: number): number[] => Array.from({ length: 21 }, (_, at) => ms + 10 * (at - 10));

  test("has median and quartiles of each week, and says if there are too few", () => {
    const weeks = weeksOf({ symbols: {}, weeks: { "2026-11-16": many(2000), "2026-11-09": [3000] } });
    expect(weeks.map(({ week, isEnough }) => [week, isEnough])).toEqual([
      ["2026-11-09", false],
      ["2026-11-16", true],
    ]);
    expect(weeks[1]).toMatchObject({ low: 1950, median: 2000, high: 2050, count: 21 });
  });

  test("has a change only between two weeks with enough times", () => {
    const weeks = { "2026-11-02": many(2500), "2026-11-09": [900], "2026-11-16": many(2000) };
    expect(changeOf(weeksOf({ symbols: {}, weeks }))).toBe(-500);
    expect(changeOf(weeksOf({ symbols: {}, weeks: { "2026-11-02": many(2500), "2026-11-09": [900] } }))).toBeNull();
  });

  test("quantiles are interpolated", () => {
    expect([0, 0.25, 0.5, 1].map((share) => quantile([10, 20, 30], share))).toEqual([10, 15, 20, 30]);
  });
});

test("one pair of a week is singular", () => {
  expect(texts.practice.en.week("2 s", "3 s", 1)).toBe("half between 2 s and 3 s · 1 pair");
  expect(texts.practice.de.week("2 s", "3 s", 1)).toBe("die Hälfte zwischen 2 s und 3 s · 1 Paar");
});

test("pair found by a hint or by guessing counts for its symbol only", () => {
  const memory = remember(EMPTY, "s1", 9000, "2026-11-16", false);
  expect(memory.symbols).toEqual({ s1: [9000] });
  expect(weeksOf(memory)).toEqual([]);
});
