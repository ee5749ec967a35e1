import { gameOf, miniGames } from "../games/game-descriptions.svelte";
import { OF_PLAYERS } from "../games/game-places";
import type { GameView, SeatView, SeriesView } from "../protocol/messages";
import type { Result } from "../results/result";

/** Sample tables for the design review page. */

export const PLAYERS: SeatView[] = [
  { seat: 0, name: "Ada", present: true, ready: true },
  { seat: 1, name: "Ben", present: true },
  { seat: 2, name: "Zoé", present: false },
  { seat: 3, name: "Lulu", bot: "child", person: false },
];

const SEATS = [0, 1, 2, 3];
/** A grid fills the table up to this number of cards. */
const MAX_CARDS = 9;

/** Returns the number of cards face up in a game. */
function countFaceUp(game: string, players: number): number {
  const { places } = gameOf(game);
  if (places.includes("grid")) return MAX_CARDS;
  return places.reduce((count, kind) => count + (OF_PLAYERS.includes(kind) ? players : 1), 0);
}

export function sampleGame(game: string, changes: Partial<GameView> = {}): GameView {
  const count = countFaceUp(game, (changes.seats ?? SEATS).length);
  return {
    number: 0,
    game,
    seats: SEATS,
    turn: 12,
    places: Array.from({ length: count }, (_, at) => at * 5 + 1),
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

export function sampleSeries(): SeriesView {
  const [first, , third] = miniGames().map(({ name }) => name);
  return {
    kind: "tournament",
    length: 3,
    seats: SEATS,
    played: [
      { game: first ?? "", ranking: [[0], [1], [3], [2]], points: [3, 2, 0, 1] },
      { game: third ?? "", ranking: [[1], [0, 3], [2]], points: [2, 3, 0, 2] },
    ],
    points: [5, 5, 0, 3],
    wins: [1, 1, 0, 0],
    ranking: [[0, 1], [3], [2]],
  };
}
