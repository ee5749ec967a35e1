import { expect, test } from "vitest";
import type { GameView } from "../messages";
import { aboutTouch } from "./calls";

function game(name: string): GameView {
  return { number: 0, game: name, seats: [2, 5, 7], turn: 0, places: [], counts: [], left: 0, ranking: [], frozen: [] };
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
