import { expect, test } from "vitest";
import { loadSampleGames } from "../games/sample-games";
import type { View } from "../protocol/messages";
import { headsUpGames, isHeadsUp } from "./heads-up";

loadSampleGames();

function view(game: string, heads_up: boolean, screen: boolean | null): View {
  return { settings: { heads_up }, screen, game: { game } } as View;
}

test("phones show their own card alone where every call reads it", () => {
  expect(["tower", "well", "ring-tower", "hot-potato"].every((game) => isHeadsUp(view(game, true, true)))).toBe(true);
  expect(["triplet", "poisoned-gift", "catch-them-all"].some((game) => isHeadsUp(view(game, true, true)))).toBe(false);
});

test("phones show everything without a screen, or if the host wants it", () => {
  expect(isHeadsUp(view("tower", true, false))).toBe(false);
  expect(isHeadsUp(view("tower", true, null))).toBe(false);
  expect(isHeadsUp(view("tower", false, true))).toBe(false);
});

test("games of a series are divided by where their cards are", () => {
  expect(headsUpGames(["tower", "triplet", "hot-potato"])).toEqual({
    headsUp: ["tower", "hot-potato"],
    all: ["triplet"],
  });
});
