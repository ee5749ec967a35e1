import { expect, test } from "vitest";
import { keepSamples, sampleWith } from "../games/samples";
import type { GameView } from "../messages";
import { aboutTouch } from "./calls";

keepSamples(sampleWith("robin-hood", ["centre", "each"], { targets: ["on"] }));

function game(name: string): GameView {
  return { number: 0, game: name, seats: [2, 5, 7], turn: 0, places: [0, 1, 2, 3, 4, 5], counts: [], left: 0, ranking: [], frozen: [] };
}

test("a touch in the tower says no more than the symbol", () => {
  expect(aboutTouch(game("tower"), 5, 0)).toEqual({});
  expect(aboutTouch(game("tower"), 5, 2)).toEqual({});
});

test("a gift is for the one whose card was touched", () => {
  expect(aboutTouch(game("poisoned-gift"), 5, 0)).toEqual({});
  expect(aboutTouch(game("poisoned-gift"), 5, 3)).toEqual({ on: 7 });
});

test("a potato is for the one whose card was touched, and for anybody on one's own", () => {
  expect(aboutTouch(game("hot-potato"), 5, 0)).toEqual({ on: 2 });
  expect(aboutTouch(game("hot-potato"), 5, 1)).toEqual({});
});

test("the cards around the middle are counted from 0", () => {
  expect(aboutTouch(game("catch-them-all"), 5, 0)).toEqual({});
  expect(aboutTouch(game("catch-them-all"), 5, 1)).toEqual({ place: 0 });
});

test("in a game of others a touch is about whose card it was on", () => {
  expect(aboutTouch(game("robin-hood"), 5, 0)).toEqual({});
  expect(aboutTouch(game("robin-hood"), 5, 1)).toEqual({ on: 2 });
  expect(aboutTouch(game("robin-hood"), 5, 2)).toEqual({});
});

test("in a game that nobody knows a touch is about the symbol alone", () => {
  expect(aboutTouch(game("unheard-of"), 5, 1)).toEqual({});
});
