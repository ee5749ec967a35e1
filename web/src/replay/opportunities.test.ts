import { describe, expect, test } from "vitest";
import type { GameView, Opportunity, Replay, Ruled } from "../protocol/messages";
import { missesAt, missesOf, opportunitiesAt } from "./opportunities";

const GAME: GameView = {
  number: 0,
  game: "tower",
  seats: [0, 1, 2],
  turn: 0,
  places: [0, 1, 2, 3],
  counts: [1, 1, 1],
  left: 5,
  ranking: [[0, 1, 2]],
  frozen: [0, 0, 0],
};

function update(at: number, seat: number, verdict: Ruled["verdict"] = "won"): Replay["events"][number] {
  return { at, ruled: { type: "ruled", event: 1, verdict, seat, turn: 1 } };
}

function replayOf(opportunities: Opportunity[], events: Replay["events"]): Replay {
  const players = ["Ada", "Ben", "Cleo"].map((name, seat) => ({ seat, name }));
  return { id: "x", game: "tower", edition: "e", finished: "", players, start: GAME, end: GAME, events, opportunities };
}

const call = (since: number, until: number, seats: number[], symbol: string, called: number[] = []): Opportunity => ({
  since,
  until,
  seats,
  symbol,
  called,
  reads: [0, 1],
});

describe("opportunities", () => {
  const first = call(0, 900, [0], "cat", [0]);
  const second = call(0, 900, [1], "dog");
  const third = call(900, 4000, [1], "owl");
  const replay = replayOf([first, second, third], [update(500, 2, "wrong"), update(900, 0), update(4000, 2)]);

  test("hold from their first moment to the one before their end", () => {
    expect(opportunitiesAt(replay, 0)).toEqual([first, second]);
    expect(opportunitiesAt(replay, 899)).toEqual([first, second]);
    expect(opportunitiesAt(replay, 900)).toEqual([third]);
  });

  test("are missed if somebody else called, the longest first", () => {
    expect(missesOf(replay, 0)).toEqual([]);
    expect(missesOf(replay, 1).map(({ opportunity, taker }) => [opportunity.symbol, taker])).toEqual([
      ["owl", 2],
      ["dog", 0],
    ]);
  });

  test("that end with the player's own call or freeze are not missed", () => {
    const own = replayOf(
      [call(0, 900, [1], "cat"), call(0, 500, [2], "dog")],
      [update(500, 2, "wrong"), update(900, 1)],
    );
    expect([...missesOf(own, 1), ...missesOf(own, 2)]).toEqual([]);
  });

  test("that end together count once, as the longest", () => {
    const both = replayOf([call(300, 900, [1], "cat"), call(0, 900, [1], "dog")], [update(900, 0)]);
    expect(missesOf(both, 1).map(({ opportunity }) => opportunity.symbol)).toEqual(["dog"]);
  });

  test("are listed for every player who missed them", () => {
    const many = replayOf([call(300, 900, [1, 2], "cat"), call(0, 900, [2], "dog")], [update(900, 0)]);
    expect(missesAt(many, 900).map(({ seat, lasted }) => [seat, lasted])).toEqual([
      [2, 900],
      [1, 600],
    ]);
    expect(missesAt(many, 899)).toEqual([]);
  });
});
