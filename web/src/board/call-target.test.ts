import { expect, test } from "vitest";
import { loadSampleGames, sampleGameWith } from "../games/sample-games";
import type { GameView } from "../protocol/messages";
import { callTarget } from "./call-target";

loadSampleGames(sampleGameWith("robin-hood", ["centre", "each"], { targets: ["on"] }));

function game(name: string): GameView {
  return {
    number: 0,
    game: name,
    seats: [2, 5, 7],
    turn: 0,
    places: [0, 1, 2, 3, 4, 5],
    counts: [],
    left: 0,
    ranking: [],
    frozen: [],
  };
}

test("tower call has no target", () => {
  expect(callTarget(game("tower"), 5, 0)).toEqual({});
  expect(callTarget(game("tower"), 5, 2)).toEqual({});
});

test("poisoned gift targets the touched card's owner", () => {
  expect(callTarget(game("poisoned-gift"), 5, 0)).toEqual({});
  expect(callTarget(game("poisoned-gift"), 5, 3)).toEqual({ on: 7 });
});

test("hot potato targets another owner, never oneself", () => {
  expect(callTarget(game("hot-potato"), 5, 0)).toEqual({ on: 2 });
  expect(callTarget(game("hot-potato"), 5, 1)).toEqual({});
});

test("grid places are counted from 0", () => {
  expect(callTarget(game("catch-them-all"), 5, 0)).toEqual({});
  expect(callTarget(game("catch-them-all"), 5, 1)).toEqual({ place: 0 });
});

test("added game targets the touched card's owner", () => {
  expect(callTarget(game("robin-hood"), 5, 0)).toEqual({});
  expect(callTarget(game("robin-hood"), 5, 1)).toEqual({ on: 2 });
  expect(callTarget(game("robin-hood"), 5, 2)).toEqual({});
});

test("unknown game has no target", () => {
  expect(callTarget(game("unheard-of"), 5, 1)).toEqual({});
});
