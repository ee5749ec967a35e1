import { describe, expect, test } from "vitest";
import { dateOf, daysAfter, pairsOf } from "./daily-pairs";
import {
  afterRight,
  afterWrong,
  elapsed,
  isFinished,
  mistakesOf,
  MAX_MS,
  newTry,
  parseTries,
  PENALTY_MS,
  previous,
  streakOf,
  totalOf,
  tryOn,
  withTry,
  type DailyTry,
} from "./daily-tries";
import { gradeOf, QUICK_MS, shareLine, STEADY_MS } from "./share-line";
import { curvesOf, highest } from "./time-curve";

const NOON = Date.parse("2026-11-16T12:00:00Z");

function finished(date: string, ms = 1840): DailyTry {
  return Array.from({ length: 10 }).reduce<DailyTry>((one) => afterRight(one, ms, NOON), newTry(date, NOON));
}

describe("pairs of a date", () => {
  // These never change: people everywhere have played them.
  test.each([
    ["2026-11-16", [50, 11, 19, 33, 41, 20, 5, 25, 12, 0, 3, 10, 36, 42, 43, 23, 14, 30, 29, 1]],
    ["2027-01-01", [52, 38, 16, 34, 31, 10, 37, 22, 9, 7, 18, 27, 50, 25, 3, 44, 51, 4, 49, 30]],
    ["2028-02-29", [12, 54, 27, 39, 16, 19, 50, 49, 9, 38, 1, 14, 45, 33, 43, 20, 0, 48, 6, 8]],
  ])("%s has its cards", (date, cards) => {
    expect(pairsOf(date).flat()).toEqual(cards);
  });

  test("every day has twenty different cards and differs from the day before", () => {
    let date = "2026-01-01";
    for (let day = 0; day < 366; day += 1, date = daysAfter(date, 1)) {
      const cards = pairsOf(date).flat();
      expect(new Set(cards).size).toBe(20);
      expect(Math.max(...cards)).toBeLessThan(55);
      expect(cards).not.toEqual(pairsOf(daysAfter(date, -1)).flat());
    }
  });

  test("a date is that of the device's calendar", () => {
    expect(dateOf(new Date(2026, 10, 6, 23, 59))).toBe("2026-11-06");
    expect(daysAfter("2026-12-31", 1)).toBe("2027-01-01");
    expect(daysAfter("2028-03-01", -1)).toBe("2028-02-29");
  });
});

describe("a try", () => {
  test("counts times, mistakes and penalties", () => {
    const one = afterWrong(afterRight(afterWrong(newTry("2026-11-16", NOON)), 1500, NOON));
    expect(totalOf(one)).toBe(1500 + 2 * PENALTY_MS);
    expect(mistakesOf(one)).toBe(2);
    expect(isFinished(one)).toBe(false);
  });

  test("its clock runs on while the page is closed, up to a minute", () => {
    const one = newTry("2026-11-16", NOON);
    expect(elapsed(one, NOON + 4000)).toBe(4000);
    expect(elapsed(one, NOON + 3_600_000)).toBe(MAX_MS);
    expect(afterRight(one, 3_600_000, NOON).calls[0]!.ms).toBe(MAX_MS);
  });

  test("a clock that was set back gains nothing", () => {
    expect(elapsed(newTry("2026-11-16", NOON), NOON - 1)).toBe(MAX_MS);
  });

  test("is resumed on its day, and for a while after midnight", () => {
    const one = newTry("2026-11-16", NOON);
    expect(tryOn([one], "2026-11-16", NOON + 9e7)).toBe(one);
    expect(tryOn([one], "2026-11-17", NOON + 60_000)).toBe(one);
    expect(tryOn([one], "2026-11-17", NOON + 31 * 60_000)).toBeNull();
    expect(tryOn([finished("2026-11-16")], "2026-11-17", NOON)).toBeNull();
  });

  test("each date has one", () => {
    const tries = withTry(withTry([], newTry("2026-11-16", NOON)), finished("2026-11-16"));
    expect(tries).toEqual([finished("2026-11-16")]);
  });

  test("the latest thousand are kept", () => {
    let tries: DailyTry[] = [];
    for (let day = 0; day < 1005; day += 1) tries = withTry(tries, newTry(daysAfter("2024-01-01", day), NOON));
    expect(tries).toHaveLength(1000);
    expect(tries[0]!.date).toBe(daysAfter("2024-01-01", 1004));
  });

  test("stored nonsense is left out", () => {
    const good = finished("2026-11-16");
    expect(parseTries([good, null, 5, { date: "soon" }, { ...good, calls: [{}] }])).toEqual([good]);
    expect(parseTries("nothing")).toEqual([]);
  });
});

describe("a streak", () => {
  test("counts finished days in a row, up to today or yesterday", () => {
    const tries = ["2026-11-13", "2026-11-15", "2026-11-16"].map((date) => finished(date));
    expect(streakOf(tries, "2026-11-16")).toBe(2);
    expect(streakOf(tries, "2026-11-17")).toBe(2);
    expect(streakOf(tries, "2026-11-18")).toBe(0);
    expect(streakOf([...tries, newTry("2026-11-17", NOON)], "2026-11-17")).toBe(2);
  });

  test("the comparison is with the latest finished try before", () => {
    const tries = [newTry("2026-11-15", NOON), finished("2026-11-12"), finished("2026-11-14")];
    expect(previous(tries, "2026-11-16")?.date).toBe("2026-11-14");
    expect(previous(tries, "2026-11-12")).toBeNull();
  });
});

describe("the line to share", () => {
  test("has the date, the time and a sign for each pair", () => {
    let one = newTry("2026-11-16", NOON);
    for (const ms of [QUICK_MS, QUICK_MS + 1, STEADY_MS + 1]) one = afterRight(one, ms, NOON);
    one = afterRight(afterWrong(one), 1000, NOON);
    expect(shareLine(one)).toBe("Sosie 2026-11-16 · 13.0 s · 🟢🟡🔶🟪");
    expect(gradeOf({ ms: STEADY_MS, wrong: 0 })).toBe("steady");
  });
});

describe("curves", () => {
  test("rise to the totals, the shortest first", () => {
    const curves = curvesOf(finished("2026-11-16"), finished("2026-11-15", 2500));
    expect(curves.map(({ line }) => line)).toEqual(["expert", "you", "before", "adult", "child"]);
    for (const { after, total } of curves) {
      expect(after).toHaveLength(11);
      expect(after.at(-1)).toBe(total);
      expect(after).toEqual(after.toSorted((a, b) => a - b));
    }
    expect(highest(curves)).toBeGreaterThan(curves[3]!.total);
  });
});
