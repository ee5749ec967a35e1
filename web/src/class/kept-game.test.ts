import { expect, test } from "vitest";
import { begin, finish, first, next } from "./class-game";
import { isOfDeck, parseKept, type KeptGame } from "./kept-game";

const CARDS = ["abc", "ade", "afg", "bdf", "beg", "cdg", "cef"].map((line) => [...line]);
const game = next(first(begin("pair", CARDS, [3, 0, 5, 1, 6, 2, 4], 2, 4), 1));
const kept: KeptGame = { edition: "classic", game, names: ["Red", "Blue"], minutes: 5, left: 123_000 };

/** Returns the game as it is after a reload. */
const reloaded = (one: unknown): KeptGame | null => parseKept(JSON.stringify(one));

test("a game goes on after a reload with its points, cards and clock", () => {
  expect(reloaded(kept)).toEqual(kept);
  expect(next(first(reloaded(kept)!.game, 0))).toEqual(next(first(game, 0)));
});

test("a finished game is not offered again", () => {
  expect(reloaded({ ...kept, game: finish(game) })).toBeNull();
});

test.each([
  ["nothing", null],
  ["another team", { ...kept, names: ["Red"] }],
  ["a card that the deck lacks", { ...kept, game: { ...game, places: [0, 7] } }],
  ["another mode", { ...kept, game: { ...game, mode: "heap" } }],
  ["no number", { ...kept, game: { ...game, question: "1" } }],
  ["no clock", { ...kept, left: null }],
])("stored data with %s is no game", (_, stored) => {
  expect(reloaded(stored)).toBeNull();
  expect(parseKept("{")).toBeNull();
});

test("a game belongs to the deck it was begun with", () => {
  expect(isOfDeck(kept, CARDS)).toBe(true);
  expect(isOfDeck(kept, CARDS.slice(1))).toBe(false);
  expect(isOfDeck(kept, [...CARDS.slice(0, 6), ["c", "e", "x"]])).toBe(false);
});
