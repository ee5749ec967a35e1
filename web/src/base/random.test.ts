import { describe, expect, test } from "vitest";
import { fnv1a, randomFrom, sample, xoshiro } from "./random";

describe("random numbers", () => {
  test("hash has the published values", () => {
    expect(["", "a", "foobar"].map(fnv1a)).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
  });

  test("generator has the published values", () => {
    const next = xoshiro([1, 2, 3, 4]);
    expect(Array.from({ length: 6 }, next)).toEqual([11520, 0, 5927040, 70819200, 2031721883, 1637235492]);
  });

  test("numbers stay below the bound and are evenly spread", () => {
    const below = randomFrom("spread");
    const counts = Array.from({ length: 7 }, () => 0);
    for (let at = 0; at < 7000; at += 1) counts[below(7)]! += 1;
    expect(Math.min(...counts)).toBeGreaterThan(850);
    expect(Math.max(...counts)).toBeLessThan(1150);
  });

  test("a sample has no number twice", () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const drawn = sample(55, 20, randomFrom(String(seed)));
      expect(new Set(drawn).size).toBe(20);
      expect(drawn.every((number) => number >= 0 && number < 55)).toBe(true);
    }
  });
});
