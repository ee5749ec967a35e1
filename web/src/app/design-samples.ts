import type { GameView, SeatView, SeriesView } from "../protocol/messages";
import type { Result } from "../results/result";

/** Sample tables for the design review page. */

export const PLAYERS: SeatView[] = [
  { seat: 0, name: "Ada", present: true, ready: true },
  { seat: 1, name: "Ben", present: true },
  { seat: 2, name: "Zoé", present: false },
  { seat: 3, name: "Lulu", bot: "child", person: false },
];

/** Number of cards face up in each mini-game, for four players. */
const FACE_UP: Record<string, number> = {
  tower: 5,
  well: 5,
  "hot-potato": 4,
  "poisoned-gift": 5,
  triplet: 9,
  "catch-them-all": 9,
  "ring-tower": 5,
  "face-off": 2,
};

export const SAMPLE_GAMES = Object.keys(FACE_UP);

export function sampleGame(game: string, changes: Partial<GameView> = {}): GameView {
  return {
    number: 0,
    game,
    seats: [0, 1, 2, 3],
    turn: 12,
    places: Array.from({ length: FACE_UP[game] ?? 5 }, (_, at) => at * 5 + 1),
    counts: [7, 4, 2, 3],
    left: 31,
    ranking: [[0], [1], [3], [2]],
    frozen: [0, 0, 0, 0],
    ...changes,
  };
}

export const SAMPLE_RESULT: Result = {
  unit: "cards",
  isFewest: false,
  ranks: [
    { rank: 1, players: [{ player: PLAYERS[0]!, amount: 17, handicap: 0 }] },
    {
      rank: 2,
      players: [
        { player: PLAYERS[1]!, amount: 14, handicap: 0 },
        { player: PLAYERS[3]!, amount: 14, handicap: 0 },
      ],
    },
    { rank: 4, players: [{ player: PLAYERS[2]!, amount: 6, handicap: 0 }] },
  ],
  winner: 0,
  isPlayedOff: false,
};

export const SAMPLE_SERIES: SeriesView = {
  kind: "tournament",
  length: 3,
  seats: [0, 1, 2, 3],
  played: [
    { game: "tower", ranking: [[0], [1], [3], [2]], points: [3, 2, 0, 1] },
    { game: "hot-potato", ranking: [[1], [0, 3], [2]], points: [2, 3, 0, 2] },
  ],
  points: [5, 5, 0, 3],
  wins: [1, 1, 0, 0],
  ranking: [[0, 1], [3], [2]],
};
