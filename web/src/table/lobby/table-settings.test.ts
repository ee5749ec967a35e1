import { describe, expect, it } from "vitest";
import { BUILT_IN_GAMES, loadSampleGames } from "../../games/sample-games";
import {
  lengthOf,
  optionOf,
  withDefaults,
  withDeck,
  withGame,
  withKind,
  withLength,
  withOption,
} from "./table-settings";

loadSampleGames();

const CLASSIC = ["tower", "well", "hot-potato", "poisoned-gift", "triplet"];
const one = withDefaults({ games: ["well"] });
const match = withKind(one, "match", CLASSIC);

describe("table settings", () => {
  it("fill in missing values with defaults", () => {
    expect(withDefaults({})).toMatchObject({ kind: "game", games: ["tower"], freeze_ms: 2000, own: {} });
    expect(withDefaults({ kind: "match", games: ["well"], tie_ms: 50 })).toMatchObject({ kind: "match", tie_ms: 50 });
  });

  it("keep the options of each mini-game separately", () => {
    const rounds = BUILT_IN_GAMES.find(({ name }) => name === "hot-potato")!.options[0]!;
    const until = BUILT_IN_GAMES.find(({ name }) => name === "well")!.options[0]!;
    expect([optionOf(one, "hot-potato", rounds), optionOf(one, "well", until)]).toEqual([5, "first-out"]);
    const changed = withOption(withOption(one, "hot-potato", rounds, 7), "well", until, "last-left");
    expect(changed.own).toEqual({ "hot-potato": { rounds: 7 }, well: { until: "last-left" } });
    expect(optionOf(withDefaults({ own: { well: { until: "last-left" } } }), "well", until)).toBe("last-left");
  });

  it("replace a single game, but toggle in a series", () => {
    expect(withGame(one, "triplet").games).toEqual(["triplet"]);
    expect(withGame(match, "triplet").games).toEqual(["tower", "well", "hot-potato", "poisoned-gift"]);
  });

  it("start a match with all mini-games", () => {
    expect(match.games).toEqual(CLASSIC);
    expect(withKind(match, "tournament", CLASSIC).games).toEqual(CLASSIC);
    expect(withKind(withLength(match, 9), "game", CLASSIC)).toMatchObject({ games: ["tower"], length: null });
  });

  it("add mini-games in order and keep the last", () => {
    const last = ["tower", "hot-potato", "poisoned-gift", "triplet"].reduce(withGame, match);
    expect(last.games).toEqual(["well"]);
    expect(withGame(last, "well")).toBe(last);
    expect(withGame(last, "tower").games).toEqual(["well", "tower"]);
  });

  it("play each mini-game once by default", () => {
    expect(lengthOf(one)).toBe(1);
    expect(lengthOf(match)).toBe(5);
    expect(lengthOf(withLength(match, 7))).toBe(7);
    expect(withLength(withLength(match, 7), 5).length).toBeNull();
  });

  it("stay unchanged if a new deck supports them", () => {
    const two = withDefaults({ kind: "match", games: ["tower", "triplet"], length: 4 });
    expect(withDeck(two, ["triplet", "tower", "well"])).toBe(two);
  });

  it("take the games of a deck that lacks theirs", () => {
    expect(withDeck(one, ["ring-tower", "triplet"]).games).toEqual(["ring-tower"]);
    expect(withDeck(withLength(match, 9), ["ring-tower", "triplet"])).toMatchObject({
      games: ["ring-tower", "triplet"],
      length: null,
    });
  });
});
