import { describe, expect, it } from "vitest";
import type { GameInfo } from "../api-types";
import { keepSamples } from "../games/samples";
import type { GameView, Replay, View } from "../messages";
import { atTable, ofSeries } from "./finished";

keepSamples();

const board: GameView = {
  number: 5,
  game: "tower",
  seats: [0, 1],
  turn: 0,
  places: [2, 4, 1],
  counts: [1, 1],
  left: 5,
  ranking: [[1], [0]],
  frozen: [0, 0],
};

const view: View = {
  type: "view",
  event: 1,
  code: "9FPFD",
  phase: "finished",
  edition: "classic",
  games: ["tower"],
  settings: {},
  seats: [
    { seat: 2, name: "Ada" },
    { seat: 5, name: "Ben" },
  ],
  host: 2,
  game: board,
};

function game(number: number, name = "tower"): GameInfo {
  return {
    id: `g${number}`,
    table: "9FPFD",
    number,
    game: name,
    edition: "classic",
    players: [],
    winners: [],
    moves: 1,
    duration_ms: 1,
    finished: "",
  };
}

function match(games: GameInfo[], length: number): number[] {
  const played = Array.from({ length }, () => ({ game: "tower", ranking: [], points: [] }));
  const series = { kind: "match" as const, length, seats: [2, 5], played, points: [], wins: [], ranking: [] };
  return ofSeries(games, { ...view, series }).map((one) => one.number);
}

describe("the games of a series", () => {
  it("are the latest ones", () => {
    expect(match([3, 4, 5].map((number) => game(number)), 2)).toEqual([4, 5]);
  });

  it("have their play-offs among them, and none of those before", () => {
    const games = [game(1), game(2, "face-off"), game(3), game(4, "face-off"), game(5)];
    expect(match(games, 2)).toEqual([3, 4, 5]);
  });

  it("end with the one that is shown", () => {
    expect(match([game(5), game(6)], 1)).toEqual([5]);
  });

  it("are none where none are kept", () => {
    expect(match([], 1)).toEqual([]);
  });
});

describe("a replay at its table", () => {
  const replay: Replay = {
    id: "g5",
    game: "tower",
    edition: "classic",
    finished: "",
    players: [
      { seat: 0, name: "Ben" },
      { seat: 1, name: "Ada" },
    ],
    start: board,
    events: [{ at: 900, ruled: { type: "ruled", event: 1, verdict: "late", seat: 0, rival: 1, turn: 1, tied: [0, 1] } }],
    end: board,
  };

  it("has the players where they sit", () => {
    const { rulings, end } = atTable(replay, view);
    expect(rulings[0]).toMatchObject({ seat: 5, rival: 2, tied: [5, 2] });
    expect(end).toMatchObject({ seats: [5, 2], ranking: [[2], [5]] });
  });

  it("takes nobody for one who has left", () => {
    const { rulings } = atTable(replay, { ...view, seats: [{ seat: 0, name: "Ada" }] });
    expect(rulings[0]).toMatchObject({ seat: -1, rival: 0 });
  });
});
