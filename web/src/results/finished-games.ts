import type { GameInfo } from "../protocol/api-types";
import { isPlayOff } from "../games/game-descriptions.svelte";
import type { GameView, Replay, Ruled, View } from "../protocol/messages";
import { ask } from "../net/api";

/** The finished mini-games of a table, fetched from the server. */

/** A mini-game with its players by their seats at the table. */
export interface FinishedGame {
  id: string;
  rulings: Ruled[];
  end: GameView;
}

/** The server stores a game shortly after its end: number of attempts, and delay between them. */
const TRIES = 30;
const WAIT_MS = 600;
const REPLAY_TRIES = 5;

export function fetchReplay(id: string): Promise<Replay> {
  return ask<Replay>(`/api/games/${encodeURIComponent(id)}/replay`);
}

/** Fetches the replays of stored mini-games; one failed request costs one attempt, not the result. */
export async function fetchReplays(games: readonly GameInfo[], wait = WAIT_MS): Promise<Replay[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await Promise.all(games.map((game) => fetchReplay(game.id)));
    } catch (error) {
      if (tries === REPLAY_TRIES) throw error;
      await new Promise((then) => setTimeout(then, wait));
    }
  }
}

/** Yields the stored mini-games of the game or series that has just ended, oldest first, whenever there are more. */
export async function* finishedGames(view: View, wait = WAIT_MS): AsyncGenerator<GameInfo[]> {
  let known = 0;
  for (let tries = 1; tries <= TRIES; tries += 1) {
    if (tries > 1) await new Promise((then) => setTimeout(then, wait));
    // One failed request costs one attempt, not the result.
    const games = await ask<GameInfo[]>(`/api/tables/${encodeURIComponent(view.code)}/games`).catch(() => []);
    const found = latestSeries(games, view);
    if (found.length > known) yield found;
    known = Math.max(known, found.length);
    if (isComplete(found, view)) return;
  }
}

/** Tells whether the last mini-game is stored, and those before it: several servers store them in any order. */
function isComplete(games: readonly GameInfo[], view: View): boolean {
  return games.at(-1)?.number === view.game?.number && withoutPlayOffs(games).length >= lengthOf(view);
}

function withoutPlayOffs(games: readonly GameInfo[]): GameInfo[] {
  return games.filter((game) => !isPlayOff(game.game));
}

/** Returns the number of mini-games of the series, without play-offs. */
function lengthOf(view: View): number {
  return Math.max(1, view.series?.played.length ?? 1);
}

/** Returns a table's latest games back to the first of the series; play-offs add to its length. */
export function latestSeries(games: readonly GameInfo[], view: View): GameInfo[] {
  // By number, since the clocks of servers differ; a later table of the same code wins.
  const latest = [...new Map(games.map((game) => [game.number, game])).values()];
  const ended = latest.filter((game) => game.number <= (view.game?.number ?? -1)).sort((a, b) => a.number - b.number);
  const proper = withoutPlayOffs(ended);
  const first = proper.at(-lengthOf(view)) ?? proper[0];
  return first ? ended.filter((game) => game.number >= first.number) : ended;
}

/** Returns a replay with its players renumbered to the seats of the table. */
export function withTableSeats(replay: Replay, view: View): FinishedGame {
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
    end: {
      ...replay.end,
      seats: replay.end.seats.map(seat),
      ranking: replay.end.ranking.map((tied) => tied.map(seat)),
    },
  };
}
