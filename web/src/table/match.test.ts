import { expect, test } from "vitest";
import type { GameView, Ruled } from "../messages";
import { matchOf } from "./match";

const before: GameView = {
  number: 0,
  game: "tower",
  seats: [0, 1],
  turn: 0,
  places: [2, 0, 1],
  counts: [],
  left: 0,
  ranking: [],
  frozen: [],
};
const symbolsOn = [
  ["cat", "dog"],
  ["dog", "sun"],
  ["sun", "cat"],
];

function told(ruled: Partial<Ruled>): Parameters<typeof matchOf>[0] {
  return { ruled: { type: "ruled", event: 1, verdict: "won", seat: 0, turn: 1, ...ruled }, before, at: 0 };
}

test("a match is the cards that were read and the symbol that was called", () => {
  expect(matchOf(told({ symbol: "cat", reads: [0, 1] }), symbolsOn)).toEqual({ cards: [2, 0], symbol: "cat" });
});

test("a take names no symbol, but its cards share one", () => {
  expect(matchOf(told({ take: true, reads: [0, 2] }), symbolsOn)).toEqual({ cards: [2, 1], symbol: "sun" });
});

test("a slap is no match", () => expect(matchOf(told({ slap: true, reads: [0] }), symbolsOn)).toBeNull());
