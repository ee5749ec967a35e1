import { gameOf } from "../games/game-descriptions.svelte";
import { hasOwnCards } from "../games/game-places";
import type { View } from "../protocol/messages";

/** Tells whether phones show only their own card: the host wants it, the screen is there, and every call reads that card. */
export function isHeadsUp({ settings, screen, game }: View): boolean {
  if (!settings.heads_up || !screen || !game) return false;
  return hasOwnCards(gameOf(game.game));
}

/** Divides games into those that can be played heads up, and those in which phones show all cards. */
export function headsUpGames(games: readonly string[]): { headsUp: string[]; all: string[] } {
  const headsUp = games.filter((game) => hasOwnCards(gameOf(game)));
  return { headsUp, all: games.filter((game) => !headsUp.includes(game)) };
}
