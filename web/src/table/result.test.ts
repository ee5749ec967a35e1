import { describe, expect, it } from "vitest";
import { keepSamples } from "../games/samples";
import type { GameView, SeriesView, View } from "../messages";
import { resultOf } from "./result";

keepSamples();

const game: GameView = {
  number: 0,
  game: "tower",
  seats: [0, 2, 3],
  turn: 9,
  places: [],
  counts: [4, 9, 4],
  left: 0,
  ranking: [[2], [0, 3]],
  frozen: [0, 0, 0],
  over: true,
};

const series: SeriesView = {
  kind: "game",
  length: 1,
  seats: [0, 2, 3],
  played: [{ game: "tower", ranking: [[2], [0, 3]], points: [3, 13, 3] }],
  points: [3, 13, 3],
  wins: [0, 1, 0],
  ranking: [[2], [0, 3]],
  champion: 2,
};

function view(changes: Partial<View>): View {
  return {
    type: "view",
    event: 1,
    code: "9FPFD",
    phase: "finished",
    edition: "classic",
    games: ["tower"],
    settings: {},
    seats: [
      { seat: 0, name: "Ada" },
      { seat: 2, name: "Ben", person: false, bot: "adult" },
      { seat: 3, name: "Cleo" },
    ],
    host: 0,
    series,
    game,
    ...changes,
  };
}

describe("the result of one mini-game", () => {
  const result = resultOf(view({}))!;

  it("puts those who are equal on one step, and counts the steps that they fill", () => {
    expect(result.ranks.map(({ rank, players }) => [rank, players.map((one) => one.player.name)])).toEqual([
      [1, ["Ben"]],
      [2, ["Ada", "Cleo"]],
    ]);
  });

  it("counts cards", () => {
    expect(result.unit).toBe("cards");
    expect(result.ranks[0]!.players[0]).toMatchObject({ player: { seat: 2, name: "Ben" }, amount: 9 });
  });

  it("has no winner while several are first", () => {
    const tied = view({ game: { ...game, ranking: [[0, 2], [3]] }, series: { ...series, played: [] } });
    expect(resultOf(tied)).toMatchObject({ winner: null, ranks: [{ rank: 1 }, { rank: 3 }] });
  });
});

describe("the result after a play-off", () => {
  const faceOff: GameView = { ...game, number: 1, game: "face-off", seats: [0, 2], counts: [0, 2], ranking: [[2], [0]] };
  const played = [{ game: "tower", ranking: [[2], [0], [3]], points: [4, 9, 3] }];
  const after = view({ game: faceOff, series: { ...series, played } });

  it("is that of the mini-game that was tied", () => {
    expect(resultOf(after)).toMatchObject({ winner: 2, isPlayedOff: true, ranks: [{}, {}, { rank: 3 }] });
  });

  it("does not show the two cards of the play-off as what was won", () => {
    expect(resultOf(after)!.ranks[0]!.players[0]!.amount).toBeNull();
    expect(resultOf(after, game)!.ranks[0]!.players[0]!.amount).toBe(9);
  });
});

describe("the result of several mini-games", () => {
  it("counts wins in a match", () => {
    const result = resultOf(view({ series: { ...series, kind: "match", wins: [1, 2, 0], ranking: [[2], [0], [3]] } }))!;
    expect(result).toMatchObject({ unit: "wins", ranks: [{ players: [{ amount: 2 }] }, {}, { rank: 3 }] });
  });

  it("counts points in a tournament, below zero too", () => {
    const points = [-20, 13, 3];
    const result = resultOf(view({ series: { ...series, kind: "tournament", points, ranking: [[2], [3], [0]] } }))!;
    expect(result.ranks.map((rank) => rank.players[0]!.amount)).toEqual([13, 3, -20]);
  });
});

describe("a play-off in a series", () => {
  const faceOff: GameView = { ...game, game: "face-off", seats: [0, 2], counts: [0, 2], ranking: [[2], [0]] };
  const after = (points: number[]) => {
    const played = { ...series, kind: "tournament" as const, points, ranking: [[2], [0], [3]] };
    return resultOf(view({ game: faceOff, series: played }))!;
  };

  it("has decided the series only where that was tied", () => {
    expect(after([13, 13, 3]).isPlayedOff).toBe(true);
    expect(after([9, 13, 3]).isPlayedOff).toBe(false);
  });
});

it("is not there before a game", () => {
  expect(resultOf(view({ game: null }))).toBeNull();
});
