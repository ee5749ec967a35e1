import { expect, test } from "vitest";
import { loadSampleGames } from "../games/sample-games";
import type { GameView } from "../protocol/messages";
import { progressOf } from "./seat-progress";

loadSampleGames();

function shares(game: string, counts: number[], left = 10, ring: number | null = null): number[] {
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
    ring,
  };
  return [...progressOf(view).values()];
}

test("most cards have the fullest ring when collecting", () => {
  const [a, b] = shares("tower", [5, 3]);
  expect(a).toBeGreaterThan(b!);
});

test("fewest cards have the fullest ring when discarding", () => {
  for (const game of ["well", "poisoned-gift", "hot-potato"]) {
    const [a, b] = shares(game, [5, 3]);
    expect(a, game).toBeLessThan(b!);
  }
});

test("ring fill stays between 0 and 1", () => {
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

test("Ring counts as three cards", () => {
  const [a, b] = shares("ring-tower", [2, 4], 10, 0);
  expect(a).toBeGreaterThan(b!);
});
