import { describe, expect, it } from "vitest";
import { SAMPLES } from "../games/samples";
import { lengthOf, optionOf, whole, withCards, withGame, withKind, withLength, withOption } from "./table-settings";

const CLASSIC = ["tower", "well", "hot-potato", "poisoned-gift", "triplet"];
const one = whole({ games: ["well"] });
const match = withKind(one, "match", CLASSIC);

describe("what the host chooses", () => {
  it("is whole, however little the table says", () => {
    expect(whole({})).toMatchObject({ kind: "game", games: ["tower"], freeze_ms: 2000, own: {} });
    expect(whole({ kind: "match", games: ["well"], tie_ms: 50 })).toMatchObject({ kind: "match", tie_ms: 50 });
  });

  it("has the options of each game apart, as usual until they are chosen", () => {
    const rounds = SAMPLES.find(({ name }) => name === "hot-potato")!.options[0]!;
    const until = SAMPLES.find(({ name }) => name === "well")!.options[0]!;
    expect([optionOf(one, "hot-potato", rounds), optionOf(one, "well", until)]).toEqual([5, "first-out"]);
    const changed = withOption(withOption(one, "hot-potato", rounds, 7), "well", until, "last-left");
    expect(changed.own).toEqual({ "hot-potato": { rounds: 7 }, well: { until: "last-left" } });
    expect(optionOf(whole({ own: { well: { until: "last-left" } } }), "well", until)).toBe("last-left");
  });

  it("is one game at a time, unless it is several", () => {
    expect(withGame(one, "triplet").games).toEqual(["triplet"]);
    expect(withGame(match, "triplet").games).toEqual(["tower", "well", "hot-potato", "poisoned-gift"]);
  });

  it("starts a match with all games, and goes back to the first of them", () => {
    expect(match.games).toEqual(CLASSIC);
    expect(withKind(match, "tournament", CLASSIC).games).toEqual(CLASSIC);
    expect(withKind(withLength(match, 9), "game", CLASSIC)).toMatchObject({ games: ["tower"], length: null });
  });

  it("adds games in the order in which they are touched, and never takes the last away", () => {
    const last = ["tower", "hot-potato", "poisoned-gift", "triplet"].reduce(withGame, match);
    expect(last.games).toEqual(["well"]);
    expect(withGame(last, "well")).toBe(last);
    expect(withGame(last, "tower").games).toEqual(["well", "tower"]);
  });

  it("plays each once unless another number is said", () => {
    expect(lengthOf(one)).toBe(1);
    expect(lengthOf(match)).toBe(5);
    expect(lengthOf(withLength(match, 7))).toBe(7);
    expect(withLength(withLength(match, 7), 5).length).toBeNull();
  });

  it("stays as it is with other cards, if they are for all of it", () => {
    const two = whole({ kind: "match", games: ["tower", "triplet"], length: 4 });
    expect(withCards(two, ["triplet", "tower", "well"])).toBe(two);
  });

  it("is what other cards are for, if they are not for all of it", () => {
    expect(withCards(one, ["ring-tower", "triplet"]).games).toEqual(["ring-tower"]);
    expect(withCards(withLength(match, 9), ["ring-tower", "triplet"])).toMatchObject({
      games: ["ring-tower", "triplet"],
      length: null,
    });
  });
});
