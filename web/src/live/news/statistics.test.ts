import { describe, expect, it } from "vitest";
import type { Ruled } from "../../protocol/messages";
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
  it("are correct calls, tied ones included, without takes", () => {
    expect(spotsOf(rulings).map(({ symbol, took }) => [symbol, took])).toEqual([
      ["igloo", 900],
      ["cat", 700],
      ["cat", 2000],
      ["igloo", 3000],
    ]);
  });
});

describe("median", () => {
  it("is the middle value or the mean of two", () => {
    expect(median([5, 1, 3])).toBe(3);
    expect(median([4, 1, 2, 9])).toBe(3);
  });

  it("is null without values", () => {
    expect(median([])).toBeNull();
  });
});

describe("statistics of a player", () => {
  const own = statisticsOf(rulings, 0);

  it("count only the player's calls", () => {
    expect(own.spots).toHaveLength(3);
    expect(own.wrong).toBe(1);
    expect(own.median).toBe(2000);
  });

  it("name the fastest call", () => {
    expect(own.fastest).toMatchObject({ symbol: "igloo", took: 900 });
  });

  it("name the symbol with the slowest mean", () => {
    expect(own.slowest).toMatchObject({ symbol: "cat", took: 2000, calls: 1 });
  });

  it("are empty without calls", () => {
    expect(statisticsOf(rulings, 7)).toEqual({ spots: [], wrong: 0, median: null, fastest: null, slowest: null });
  });

  it("cover all players without a seat", () => {
    expect(statisticsOf(rulings).fastest).toMatchObject({ seat: 1, took: 700 });
  });
});

describe("medians of all players", () => {
  it("keep the order of the seats, since few calls rank nobody", () => {
    expect(mediansOf(rulings, [0, 1, 2])).toEqual([
      { seat: 0, median: 2000, calls: 3 },
      { seat: 1, median: 700, calls: 1 },
    ]);
  });
});
