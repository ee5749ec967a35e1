import { describe, expect, test } from "vitest";
import {
  begin,
  call,
  finish,
  first,
  giveUp,
  leaders,
  MODES,
  modesFor,
  next,
  ranked,
  wrong,
  type ClassGame,
  type Mode,
} from "./class-game";

/** The seven lines of the smallest plane: any two share exactly one symbol. */
const PLANE = ["abc", "ade", "afg", "bdf", "beg", "cdg", "cef"].map((line) => [...line]);
const ORDER = [3, 0, 5, 1, 6, 2, 4];

const start = (mode: Mode, teams = 3, questions = 4): ClassGame => begin(mode, PLANE, ORDER, teams, questions);

/** Returns the symbol of a right call. */
const right = (game: ClassGame): string => giveUp(game).match!.symbol;

describe.each(MODES)("%s", (mode) => {
  test("every question has a match until the end", () => {
    let game = start(mode, 3, 12);
    for (let question = 1; question <= 12; question += 1) {
      expect(game.question).toBe(question);
      const team = question % 3;
      game = mode === "pair" || mode === "tower" ? first(game, team) : call(first(game, team), right(game));
      expect(game.winner).toBe(team);
      const shown = game.match!.places.map((place) => PLANE[game.places[place]!]!);
      expect(shown.every((card) => card.includes(game.match!.symbol))).toBe(true);
      expect(shown).toHaveLength(mode === "grid" ? 3 : 2);
      game = next(game);
    }
    expect(game.isOver).toBe(true);
    expect(game.points).toEqual([4, 4, 4]);
  });

  test("a wrong call passes to the others", () => {
    let game = wrong(start(mode), 1);
    expect(first(game, 1)).toBe(game);
    expect(game.match).toBeNull();
    game = wrong(wrong(game, 0), 2);
    expect(game.match).not.toBeNull();
    expect(game.winner).toBeNull();
    expect(next(game).out).toEqual([]);
  });

  test("nothing changes while the match is shown or after the end", () => {
    const shown = giveUp(start(mode));
    expect(first(shown, 0)).toBe(shown);
    expect(wrong(shown, 0)).toBe(shown);
    const over = finish(start(mode));
    expect(next(over)).toBe(over);
    expect(first(over, 0)).toBe(over);
  });
});

test("a symbol that is no match is a wrong call", () => {
  const game = call(first(start("middle"), 2), "nothing");
  expect(game.out).toEqual([2]);
  expect(game.calling).toBeNull();
});

test("leaders are the teams with the most points", () => {
  const game = first(start("pair"), 1);
  expect(leaders(game)).toEqual([1]);
  expect(leaders(start("pair"))).toEqual([0, 1, 2]);
});

test("teams with the same points share a step of the podium", () => {
  const game = { ...begin("pair", [["a"], ["a"]], [0, 1], 3, 5), points: [2, 5, 2] };
  const rows = ranked(game, ["Red", "Blue", "Green"]).map(({ rank, name, points }) => [rank, name, points]);
  expect(rows).toEqual([
    [1, "Blue", 5],
    [2, "Red", 2],
    [2, "Green", 2],
  ]);
});

/** Nine cards of pairs, then three that share a symbol. */
const SPARSE = [..."abcdefghi"]
  .map((letter) => [letter, `${letter}2`])
  .concat([
    ["z", "x"],
    ["z", "y"],
    ["z", "w"],
  ]);

test("more cards are laid out until three share a symbol", () => {
  let game = begin(
    "grid",
    SPARSE,
    SPARSE.map((_, card) => card),
    2,
    5,
  );
  expect(game.places).toHaveLength(12);
  game = call(first(game, 0), "z", 11);
  expect(game.match?.places).toEqual([9, 10, 11]);
  expect(game.winner).toBe(0);
  // The same three come again, since no others share a symbol.
  game = next(game);
  expect(giveUp(game).match).not.toBeNull();
});

test("nine cards are offered only where a symbol is on three cards", () => {
  expect(modesFor(PLANE)).toEqual(MODES);
  expect(
    modesFor([
      ["a", "b"],
      ["a", "c"],
      ["b", "c"],
    ]),
  ).not.toContain("grid");
});

test("the touched card is part of the match", () => {
  // Symbol a is on the middle card and on two around it.
  const cards = [
    ["a", "b"],
    ["a", "c"],
    ["a", "d"],
    ["b", "c"],
    ["b", "d"],
    ["c", "d"],
  ];
  const game = first(begin("middle", cards, [0, 1, 2, 3, 4, 5], 2, 3), 1);
  expect(call(game, "a", 2).match?.places).toEqual([0, 2]);
  expect(call(game, "a", 0).match?.places).toEqual([0, 1]);
});

test("in the tower the winner puts the centre on their own card", () => {
  const game = start("tower");
  const [centre] = game.places;
  const won = first(game, 1);
  expect(won.match?.places).toEqual([0, 2]);
  const after = next(won);
  expect(after.places[2]).toBe(centre);
  expect(after.places[1]).toBe(game.places[1]);
  expect(after.places[0]).not.toBe(centre);
});
