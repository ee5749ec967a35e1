import { describe, expect, it } from "vitest";
import { loadSampleGames } from "../games/sample-games";
import type { GameView, SeriesView, View } from "../protocol/messages";
import { sampleGame, sampleView } from "../live/sample-table";
import { resultOf } from "./result";

loadSampleGames();

const game = sampleGame({
  seats: [0, 2, 3],
  turn: 9,
  places: [],
  counts: [4, 9, 4],
  left: 0,
  ranking: [[2], [0, 3]],
  frozen: [0, 0, 0],
  over: true,
});

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
  return sampleView({
    phase: "finished",
    seats: [
      { seat: 0, name: "Ada" },
      { seat: 2, name: "Ben", person: false, bot: "adult" },
      { seat: 3, name: "Cleo" },
    ],
    series,
    game,
    ...changes,
  });
}

describe("handicaps of a result", () => {
  const seats = [
    { seat: 0, name: "Ada" },
    { seat: 2, name: "Ben" },
    { seat: 3, name: "Cleo", handicap_ms: 900 },
  ];
  const handicapsOf = (shown: View, counted: GameView | null = null): number[] =>
    resultOf(shown, counted)!.ranks.flatMap(({ players }) => players.map(({ handicap }) => handicap));

  it("are those of the game, not those set since", () => {
    expect(handicapsOf(view({ seats, game: { ...game, handicaps: [500, 0, 0] } }))).toEqual([0, 500, 0]);
    expect(handicapsOf(view({ seats }))).toEqual([0, 0, 0]);
  });

  it("are known of players who are not in the play-off", () => {
    const playOff = { ...game, game: "duel", seats: [0, 2], counts: [0, 1], handicaps: [500, 0] };
    expect(handicapsOf(view({ seats, game: playOff }))).toEqual([0, 500, 900]);
    expect(handicapsOf(view({ seats, game: playOff }), { ...game, handicaps: [500, 0, 700] })).toEqual([0, 500, 700]);
  });
});

describe("result of one mini-game", () => {
  const result = resultOf(view({}))!;

  it("gives tied players one rank and skips the next", () => {
    expect(result.ranks.map(({ rank, players }) => [rank, players.map((one) => one.player.name)])).toEqual([
      [1, ["Ben"]],
      [2, ["Ada", "Cleo"]],
    ]);
  });

  it("counts cards", () => {
    expect(result.unit).toBe("cards");
    expect(result.ranks[0]!.players[0]).toMatchObject({ player: { seat: 2, name: "Ben" }, amount: 9 });
  });

  it("knows that fewest cards win where they do", () => {
    expect(result.isFewest).toBe(false);
    expect(resultOf(view({ game: { ...game, game: "well" } }))!.isFewest).toBe(true);
  });

  it("counts points where a card counts more", () => {
    const ring = resultOf(view({ game: { ...game, game: "ring-tower", scores: [7, 9, 4] } }))!;
    expect(ring.unit).toBe("points");
    expect(ring.ranks[1]!.players[0]!.amount).toBe(7);
  });

  it("has no winner in a tie", () => {
    const tied = view({ game: { ...game, ranking: [[0, 2], [3]] }, series: { ...series, played: [] } });
    expect(resultOf(tied)).toMatchObject({ winner: null, ranks: [{ rank: 1 }, { rank: 3 }] });
  });
});

describe("result after a play-off", () => {
  const faceOff: GameView = {
    ...game,
    number: 1,
    game: "face-off",
    seats: [0, 2],
    counts: [0, 2],
    ranking: [[2], [0]],
  };
  const played = [{ game: "tower", ranking: [[2], [0], [3]], points: [4, 9, 3] }];
  const after = view({ game: faceOff, series: { ...series, played } });

  it("is that of the tied mini-game", () => {
    expect(resultOf(after)).toMatchObject({ winner: 2, isPlayedOff: true, ranks: [{}, {}, { rank: 3 }] });
  });

  it("excludes the cards of the play-off", () => {
    expect(resultOf(after)!.ranks[0]!.players[0]!.amount).toBeNull();
    expect(resultOf(after, game)!.ranks[0]!.players[0]!.amount).toBe(9);
  });
});

describe("result of a series", () => {
  it("counts wins in a match", () => {
    const result = resultOf(view({ series: { ...series, kind: "match", wins: [1, 2, 0], ranking: [[2], [0], [3]] } }))!;
    expect(result).toMatchObject({ unit: "wins", ranks: [{ players: [{ amount: 2 }] }, {}, { rank: 3 }] });
  });

  it("counts points in a tournament, negative ones too", () => {
    const points = [-20, 13, 3];
    const result = resultOf(view({ series: { ...series, kind: "tournament", points, ranking: [[2], [3], [0]] } }))!;
    expect(result.ranks.map((rank) => rank.players[0]!.amount)).toEqual([13, 3, -20]);
  });
});

describe("play-off in a series", () => {
  const faceOff: GameView = { ...game, game: "face-off", seats: [0, 2], counts: [0, 2], ranking: [[2], [0]] };
  const after = (points: number[]) => {
    const played = { ...series, kind: "tournament" as const, points, ranking: [[2], [0], [3]] };
    return resultOf(view({ game: faceOff, series: played }))!;
  };

  it("decides the series only if that was tied", () => {
    expect(after([13, 13, 3]).isPlayedOff).toBe(true);
    expect(after([9, 13, 3]).isPlayedOff).toBe(false);
  });
});

it("result is null before a game", () => {
  expect(resultOf(view({ game: null }))).toBeNull();
});
