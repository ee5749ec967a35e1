import type { GameInfo } from "../api-types";
import { isPlayOff } from "../games/games.svelte";
import type { GameView, Replay, Ruled, View } from "../messages";
import { ask } from "../net/api";

/** The finished mini-games of a table, fetched from the server. */

/** A mini-game with its players by their seats at the table. */
export interface Kept {
  id: string;
  rulings: Ruled[];
  end: GameView;
}

/** The server stores a game shortly after its end: number of attempts, and delay between them. */
const TRIES = 10;
const WAIT_MS = 600;

export function fetchReplay(id: string): Promise<Replay> {
  return ask<Replay>(`/api/games/${encodeURIComponent(id)}/replay`);
}

/** Returns the mini-games of the game or series that has just ended, oldest first. */
export async function fetchFinished(view: View, wait = WAIT_MS): Promise<GameInfo[]> {
  for (let tries = 1; ; tries += 1) {
    const games = await ask<GameInfo[]>(`/api/tables/${encodeURIComponent(view.code)}/games`);
    if (games.some((game) => game.number === view.game?.number) || tries === TRIES) return ofSeries(games, view);
    await new Promise((then) => setTimeout(then, wait));
  }
}

/** Returns a table's latest games back to the first of the series; play-offs add to its length. */
export function ofSeries(games: readonly GameInfo[], view: View): GameInfo[] {
  const length = Math.max(1, view.series?.played.length ?? 1);
  const ended = games.filter((game) => game.number <= (view.game?.number ?? -1));
  const proper = ended.filter((game) => !isPlayOff(game.game));
  const first = proper.at(-length) ?? proper[0];
  return first ? ended.filter((game) => game.number >= first.number) : ended;
}

/** Returns a replay with its players renumbered to the seats of the table. */
export function atTable(replay: Replay, view: View): Kept {
  const seats = replay.players.map(
    (player) => view.seats.find((seat) => seat.name === player.name)?.seat ?? -1 - player.seat,
  );
  const seat = (number: number): number => seats[number] ?? number;
  return {
    id: replay.id,
    rulings: replay.events.map(({ ruled }) => ({
      ...ruled,
      seat: seat(ruled.seat),
      rival: ruled.rival == null ? null : seat(ruled.rival),
      tied: (ruled.tied ?? []).map(seat),
    })),
    end: { ...replay.end, seats: replay.end.seats.map(seat), ranking: replay.end.ranking.map((tied) => tied.map(seat)) },
  };
}
