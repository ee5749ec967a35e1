import { describe, expect, it } from "vitest";
import type { Ruled } from "../messages";
import { median, mediansOf, spotsOf, statisticsOf } from "./statistics";

function call(seat: number, symbol: string, took: number, verdict: Ruled["verdict"] = "won"): Ruled {
  return { type: "ruled", event: 1, verdict, seat, turn: 1, symbol, took };
}

const rulings: Ruled[] = [
  call(0, "igloo", 900),
  call(1, "cat", 700),
  call(0, "cat", 2000),
  call(0, "anchor", 800, "wrong"),
  call(0, "igloo", 3000, "tied"),
  { type: "ruled", event: 1, verdict: "won", seat: 0, turn: 2, take: true, took: 210 },
  call(1, "fire", 1500, "late"),
];

describe("spots", () => {
  it("are right calls, those that were tied too, and no takes", () => {
    expect(spotsOf(rulings).map(({ symbol, took }) => [symbol, took])).toEqual([
      ["igloo", 900],
      ["cat", 700],
      ["cat", 2000],
      ["igloo", 3000],
    ]);
  });
});

describe("the median", () => {
  it("is the one in the middle, or between the two there", () => {
    expect(median([5, 1, 3])).toBe(3);
    expect(median([4, 1, 2, 9])).toBe(3);
  });

  it("is not there without values", () => {
    expect(median([])).toBeNull();
  });
});

describe("a player's statistics", () => {
  const own = statisticsOf(rulings, 0);

  it("count their own calls only", () => {
    expect(own.spots).toHaveLength(3);
    expect(own.wrong).toBe(1);
    expect(own.median).toBe(2000);
  });

  it("name the fastest spot", () => {
    expect(own.fastest).toMatchObject({ symbol: "igloo", took: 900 });
  });

  it("name the symbol that is slow on average, not the one that was slow once", () => {
    expect(own.slowest).toMatchObject({ symbol: "cat", took: 2000 });
  });

  it("are empty for who has spotted nothing", () => {
    expect(statisticsOf(rulings, 7)).toEqual({ spots: [], wrong: 0, median: null, fastest: null, slowest: null });
  });

  it("are those of all without a player", () => {
    expect(statisticsOf(rulings).fastest).toMatchObject({ seat: 1, took: 700 });
  });
});

describe("everyone's medians", () => {
  it("come quickest first, without those who have none", () => {
    expect(mediansOf(rulings, [0, 1, 2])).toEqual([
      { seat: 1, median: 700 },
      { seat: 0, median: 2000 },
    ]);
  });
});
