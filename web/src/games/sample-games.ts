import type { GameDescription } from "../protocol/api-types";
import { setGames, type PlaceKind } from "./game-descriptions.svelte";
import { OF_PLAYERS } from "./game-places";
import samples from "./built-in-games.json";

/** Test data: the built-in mini-games as the server describes them. */

export const BUILT_IN_GAMES = samples as unknown as GameDescription[];

/** Loads the built-in mini-games, and any others given. */
export function loadSampleGames(...others: GameDescription[]): void {
  setGames([...BUILT_IN_GAMES, ...others]);
}

/** Returns the number of places of a game; by default a grid has nine cards alone, and else one for each player. */
export function countPlaces({ places }: GameDescription, players: number, grid?: number): number {
  const count = (kind: PlaceKind): number => {
    if (kind === "grid") return grid ?? (places.length === 1 ? 9 : players);
    return OF_PLAYERS.includes(kind) ? players : 1;
  };
  return places.reduce((sum, kind) => sum + count(kind), 0);
}

/** Returns an added mini-game with the given places. */
export function sampleGameWith(
  name: string,
  places: GameDescription["places"],
  more: Partial<GameDescription> = {},
): GameDescription {
  return { ...BUILT_IN_GAMES[0]!, name, places, targets: [], ...more };
}
