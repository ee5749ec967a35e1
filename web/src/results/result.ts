import { gameOf, isPlayOff } from "../games/game-descriptions.svelte";
import type { GameView, SeatView, SeriesView, View } from "../protocol/messages";

/** Result of a game, match or tournament: ranks, players and amounts. */

export type Unit = "cards" | "points" | "wins";

export interface PlayerScore {
  player: SeatView;
  /** Number of cards, points or wins; null if unknown. */
  amount: number | null;
  /** In milliseconds, as the game was played. */
  handicap: number;
}

/** Tied players and their rank, from 1. */
interface Rank {
  rank: number;
  players: PlayerScore[];
}

export interface Result {
  unit: Unit;
  ranks: Rank[];
  /** Whether the smallest amount is the best. */
  isFewest: boolean;
  /** The sole winner, if any. */
  winner: number | null;
  /** Whether a play-off decided the first rank. */
  isPlayedOff: boolean;
}

const UNITS = { game: "cards", practice: "cards", match: "wins", tournament: "points" } as const;

/** Returns the result; `counted` is the mini-game whose cards count, if it is not the current one. */
export function resultOf(view: View, counted: GameView | null = null): Result | null {
  const { game, series } = view;
  if (!game) return null;
  const isTieBreak = isPlayOff(game.game);
  const proper = counted ?? (isTieBreak ? null : game);
  const unit = unitOf(series ?? null, proper);
  const isFewest =
    unit === "cards" && gameOf(proper?.game ?? series?.played.at(-1)?.game ?? game.game).best === "fewest";
  const amounts = amountsOf(unit, series ?? null, proper);
  const groups = rankingOf(series ?? null, game);
  const ranks = groups.map((seats, at) => ({
    rank: 1 + groups.slice(0, at).flat().length,
    players: seats.map((seat) => ({
      player: playerOf(view, seat),
      amount: amounts.get(seat) ?? null,
      handicap: handicapOf(view, seat, proper),
    })),
  }));
  const [first = [], second = []] = groups;
  // A play-off of the last mini-game is not a play-off of the series.
  const isPlayedOff =
    isTieBreak && ((series?.kind ?? "game") === "game" || amounts.get(first[0]!) === amounts.get(second[0]!));
  return { unit, ranks, isFewest, winner: first.length === 1 ? first[0]! : null, isPlayedOff };
}

/** Returns the unit of the ranking: a single mini-game whose cards do not all count the same has points. */
function unitOf(series: SeriesView | null, game: GameView | null): Unit {
  const unit = UNITS[series?.kind ?? "game"];
  return unit === "cards" && game?.scores?.length ? "points" : unit;
}

function rankingOf(series: SeriesView | null, game: GameView): number[][] {
  if (!series) return game.ranking;
  return series.kind === "game" ? (series.played.at(-1)?.ranking ?? game.ranking) : series.ranking;
}

function amountsOf(unit: Unit, series: SeriesView | null, game: GameView | null): Map<number, number> {
  const isSingle = !series || UNITS[series.kind] === "cards";
  const [seats, amounts] =
    unit === "cards" || isSingle ? [game?.seats, cardsOrScores(game)] : [series.seats, series[unit]];
  return new Map((seats ?? []).map((seat, at) => [seat, amounts?.[at] ?? 0]));
}

function cardsOrScores(game: GameView | null): number[] | undefined {
  return game?.scores?.length ? game.scores : game?.counts;
}

function playerOf(view: View, seat: number): SeatView {
  return view.seats.find((one) => one.seat === seat) ?? { seat, name: "" };
}

/** Returns the handicap of a player in the game, which the host may have changed since. */
function handicapOf(view: View, seat: number, proper: GameView | null): number {
  const played = [proper, view.game].find((game) => game?.seats.includes(seat));
  if (!played) return playerOf(view, seat).handicap_ms ?? 0;
  return played.handicaps?.[played.seats.indexOf(seat)] ?? 0;
}
