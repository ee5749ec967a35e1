import { expect, test } from "vitest";
import { podiumHeights } from "./podium-heights";
import type { Result } from "./result";

function result(amounts: (number | null)[], isFewest = false): Result {
  const ranks = amounts.map((amount, at) => ({
    rank: at + 1,
    players: [{ player: { seat: at, name: "" }, amount, handicap: 0 }],
  }));
  return { unit: "cards", ranks, isFewest, winner: 0, isPlayedOff: false };
}

const heights = (amounts: (number | null)[], isFewest = false): number[] => [
  ...podiumHeights(result(amounts, isFewest)).values(),
];

test("steps are in proportion to the cards", () => {
  expect(heights([22, 12, 4])).toEqual([11, 6, 2]);
});

test("better rank stands higher even with as many cards", () => {
  expect(heights([9, 9, 9])).toEqual([11, 9, 7]);
});

test("fewest cards stand highest where they win", () => {
  expect(heights([0, 7, 11], true)).toEqual([11, 7, 4]);
});

test("unknown and negative amounts give heights by rank", () => {
  expect(heights([null, null])).toEqual([11, 7]);
  expect(heights([13, 3, -20])).toEqual([11, 7, 4]);
});

test("only three ranks are on the podium", () => {
  expect(heights([4, 3, 2, 1])).toHaveLength(3);
});
