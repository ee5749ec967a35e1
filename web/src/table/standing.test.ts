import { expect, test } from "vitest";
import { keepSamples } from "../games/samples";
import type { GameView } from "../messages";
import { standing } from "./standing";

keepSamples();

function shares(game: string, counts: number[], left = 10): number[] {
  const view: GameView = {
    number: 0,
    game,
    seats: counts.map((_, at) => at),
    turn: 0,
    places: [],
    counts,
    left,
    ranking: [],
    frozen: [],
  };
  return [...standing(view).values()];
}

test("who has most stands best where cards are collected", () => {
  const [a, b] = shares("tower", [5, 3]);
  expect(a).toBeGreaterThan(b!);
});

test("who has fewest stands best where they are got rid of", () => {
  for (const game of ["well", "poisoned-gift", "hot-potato"]) {
    const [a, b] = shares(game, [5, 3]);
    expect(a, game).toBeLessThan(b!);
  }
});

test("a ring is never more than full, nor less than empty", () => {
  for (const game of ["tower", "well", "triplet", "hot-potato"]) {
    for (const counts of [
      [0, 0],
      [1, 1],
      [40, 0],
      [7, 20],
    ]) {
      for (const share of shares(game, counts, 0)) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
    }
  }
});
