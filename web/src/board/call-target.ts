import { gameOf } from "../games/game-descriptions.svelte";
import { isOfPlayer, placesOf } from "../games/game-places";
import type { GameView } from "../protocol/messages";

/** Target of a call: the card, or its owner, that the player touched. The referee works out the rest. */

export interface CallTarget {
  on?: number;
  place?: number;
}

/** Returns the target of a call made on the card at a place. */
export function callTarget(game: GameView, me: number | null, place: number): CallTarget {
  const { targets } = gameOf(game.game);
  const touched = placesOf(game)[place];
  if (!touched) return {};
  if (isOfPlayer(touched) && targets.includes("on")) return onSeat(game.seats[touched.index], me);
  if (touched.kind === "grid" && targets.includes("card")) return { place: touched.index };
  return {};
}

function onSeat(seat: number | undefined, me: number | null): CallTarget {
  return seat === undefined || seat === me ? {} : { on: seat };
}
