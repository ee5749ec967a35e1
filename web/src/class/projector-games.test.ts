import { expect, test } from "vitest";
import projector from "../../../tests/projector.json";
import * as rules from "./class-game";
import type { ClassGame, Mode } from "./class-game";

/** The games that Python plays by the same rules: src/sosie/rules/projector.py. */

type Begin = [mode: Mode, deck: number, shuffled: number[], teams: number, questions: number];
type Step = [name: "call" | "finish" | "first" | "giveUp" | "next" | "wrong", given: unknown[], changes: object];

const games = projector.games.map(({ begin, state, steps }) => ({
  begin: begin as unknown as Begin,
  state: state as object,
  steps: steps as unknown as Step[],
}));

test.each(games)("$begin.0 $begin.2", ({ begin: [mode, deck, shuffled, teams, questions], state, steps }) => {
  const cards = projector.decks[deck]!;
  let expected = { cards, ...state };
  let game = rules.begin(mode, cards, shuffled, teams, questions);
  expect(game).toEqual(expected);
  for (const [name, given, changes] of steps) {
    const act = rules[name] as (game: ClassGame, ...given: unknown[]) => ClassGame;
    game = act(game, ...given);
    expected = { ...expected, ...changes };
    expect(game, name).toEqual(expected);
  }
});
