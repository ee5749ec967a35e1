import type { GameDescription } from "../protocol/api-types";
import { hasOwnCards } from "../games/game-places";
import type { GameView } from "../protocol/messages";

/** The action of a player's rim, by the description of the game. */

export type RimAction = "take" | "slap" | "buzz" | "none";

/** Returns the action of a rim now: a buzzer, where cards are nobody's own, says whose call it is. `isClaimed` tells whether its player has pressed the buzzer. */
export function rimAction(about: GameDescription, game: GameView, seat: number, isClaimed: boolean): RimAction {
  if (!game.seats.includes(seat) || game.over) return "none";
  if (game.ties?.some((tie) => tie.seats.includes(seat))) return "take";
  if (game.out?.includes(seat)) return "none";
  if (about.slap && (isClaimed || hasOwnCards(about))) return "slap";
  return hasOwnCards(about) ? "none" : "buzz";
}
