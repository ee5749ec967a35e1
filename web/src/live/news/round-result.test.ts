import { expect, test } from "vitest";
import type { GameView, Ruled } from "../../protocol/messages";
import { RoundResults } from "./round-result";

const before: GameView = {
  number: 0,
  game: "hot-potato",
  seats: [0, 2, 5],
  turn: 2,
  places: [null, 7, 8],
  counts: [0, 3, 0],
  left: 40,
  ranking: [],
  frozen: [],
  round: 2,
  rounds: 5,
};
const call: Ruled = { type: "ruled", event: 9, verdict: "won", seat: 2, turn: 4, places: [1, 2, 3], round: 3 };

/** The same round at its deal. */
const deal: GameView = { ...before, turn: 0, counts: [0, 3, 0] };
const late: Ruled = { ...call, verdict: "late", places: null, round: 0 };

function seen(): RoundResults {
  const results = new RoundResults();
  results.after(deal, late);
  return results;
}

test("new round has the player who got the cards of the last one", () => {
  expect(seen().after(before, { ...call, counts: [0, 3, 3] })).toEqual({ round: 2, seats: [5], cards: 3 });
});

test("players with as many cards share the result of a round", () => {
  expect(seen().after(before, { ...call, counts: [2, 4, 2] })).toMatchObject({ seats: [0, 5], cards: 2 });
});

test("last round has a result, although no other is dealt", () => {
  const last = { ...call, places: [null, null, null], round: 2, counts: [0, 3, 3] };
  expect(seen().after(before, last)).toEqual({ round: 2, seats: [5], cards: 3 });
});

test("round whose deal was missed has no result, but the next one has", () => {
  const results = seen();
  const third = { ...before, round: 3, counts: [0, 4, 5] };
  expect(results.after(third, { ...call, counts: [0, 4, 8], round: 4 })).toBeNull();
  const fourth = { ...before, round: 4, counts: [0, 4, 8] };
  expect(results.after(fourth, { ...call, counts: [3, 4, 8], round: 5 })).toEqual({ round: 4, seats: [0], cards: 3 });
});

test("ruling within a round has no result", () => {
  expect(seen().after(before, { ...call, counts: [0, 3, 0], round: 2 })).toBeNull();
  expect(seen().after(before, late)).toBeNull();
});

test("game without rounds has no results", () => {
  const plain = { ...before, round: 0, rounds: 0 };
  expect(seen().after(plain, { ...call, counts: [0, 4, 0], round: 0 })).toBeNull();
});
