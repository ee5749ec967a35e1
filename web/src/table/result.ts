import { isPlayOff } from "../games/games.svelte";
import type { GameView, SeatView, SeriesView, View } from "../messages";

/** Result of a game, match or tournament: ranks, players and amounts. */

export type Unit = "cards" | "points" | "wins";

export interface Standing {
  player: SeatView;
  /** Number of cards, points or wins; null if unknown. */
  amount: number | null;
}

/** Tied players and their rank, from 1. */
export interface Rank {
  rank: number;
  players: Standing[];
}

export interface Result {
  unit: Unit;
  ranks: Rank[];
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
  const unit = UNITS[series?.kind ?? "game"];
  const isTieBreak = isPlayOff(game.game);
  const amounts = amountsOf(unit, series ?? null, counted ?? (isTieBreak ? null : game));
  const groups = rankingOf(series ?? null, game);
  const ranks = groups.map((seats, at) => ({
    rank: 1 + groups.slice(0, at).flat().length,
    players: seats.map((seat) => standing(view, seat, amounts.get(seat) ?? null)),
  }));
  const [first = [], second = []] = groups;
  // A play-off of the last mini-game is not a play-off of the series.
  const isPlayedOff = isTieBreak && (unit === "cards" || amounts.get(first[0]!) === amounts.get(second[0]!));
  return { unit, ranks, winner: first.length === 1 ? first[0]! : null, isPlayedOff };
}

function rankingOf(series: SeriesView | null, game: GameView): number[][] {
  if (!series) return game.ranking;
  return series.kind === "game" ? (series.played.at(-1)?.ranking ?? game.ranking) : series.ranking;
}

function amountsOf(unit: Unit, series: SeriesView | null, game: GameView | null): Map<number, number> {
  const [seats, amounts] =
    unit === "cards" || !series ? [game?.seats, game?.counts] : [series.seats, series[unit]];
  return new Map((seats ?? []).map((seat, at) => [seat, amounts?.[at] ?? 0]));
}

function standing(view: View, seat: number, amount: number | null): Standing {
  return { player: view.seats.find((one) => one.seat === seat) ?? { seat, name: "" }, amount };
}
