import type { GameDescription } from "../protocol/api-types";
import type { GameView } from "../protocol/messages";
import { gameOf, type PlaceKind } from "./game-descriptions.svelte";

/** The places of a table by number; a game's description has them by kind. */

export interface Place {
  place: number;
  kind: PlaceKind;
  /** Its index among the places of its kind: a player's position, or a card's in the grid. */
  index: number;
}

export const OF_PLAYERS: readonly PlaceKind[] = ["own", "other", "each"];

export function isOfPlayer({ kind }: Place): boolean {
  return OF_PLAYERS.includes(kind);
}

/** Tells whether every call reads a card that is the player's own. */
export function hasOwnCards({ places }: GameDescription): boolean {
  return places.some((kind) => kind === "own" || kind === "each");
}

/** Returns all places of a game in order. */
export function placesOf({ game, seats, places }: GameView): Place[] {
  const found: Place[] = [];
  for (const kind of gameOf(game).places) {
    const rest = places.length - found.length;
    const count = kind === "grid" ? rest : OF_PLAYERS.includes(kind) ? seats.length : 1;
    for (let index = 0; index < Math.min(count, rest); index += 1) found.push({ place: found.length, kind, index });
  }
  return found;
}
