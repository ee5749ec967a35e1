import { expect, test } from "vitest";
import type { Ruled } from "../protocol/messages";
import { sampleGame, sampleRuling } from "./sample-table";
import { matchOf } from "./match";

const before = sampleGame({ places: [2, 0, 1] });
const symbolsOn = [
  ["cat", "dog"],
  ["dog", "sun"],
  ["sun", "cat"],
];

function ruling(ruled: Partial<Ruled>): Parameters<typeof matchOf>[0] {
  return { ruled: sampleRuling(ruled), before, at: 0 };
}

test("match has the compared cards and the symbol", () => {
  expect(matchOf(ruling({ symbol: "cat", reads: [0, 1] }), symbolsOn)).toEqual({ cards: [2, 0], symbol: "cat" });
});

test("match of a take has the common symbol", () => {
  expect(matchOf(ruling({ take: true, reads: [0, 2] }), symbolsOn)).toEqual({ cards: [2, 1], symbol: "sun" });
});

test("slap has no match", () => expect(matchOf(ruling({ slap: true, reads: [0] }), symbolsOn)).toBeNull());
