import type { GameDescription } from "../protocol/api-types";
import { setGames } from "./game-descriptions.svelte";
import samples from "./built-in-games.json";

/** Test data: the built-in mini-games as the server describes them. */

export const BUILT_IN_GAMES = samples as unknown as GameDescription[];

/** Loads the built-in mini-games, and any others given. */
export function loadSampleGames(...others: GameDescription[]): void {
  setGames([...BUILT_IN_GAMES, ...others]);
}

/** Returns a custom mini-game with the given places. */
export function sampleGameWith(
  name: string,
  places: GameDescription["places"],
  more: Partial<GameDescription> = {},
): GameDescription {
  return { ...BUILT_IN_GAMES[0]!, name, places, targets: [], ...more };
}
