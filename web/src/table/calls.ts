import type { GameView } from "../messages";

/** What a touch says beyond the symbol: whose card, or which, it was on. The referee finds the rest. */

export interface About {
  on?: number;
  place?: number;
}

/** Returns what a call is about that was made on the card at a place. */
export function aboutTouch(game: GameView, me: number | null, place: number): About {
  switch (game.game) {
    case "poisoned-gift":
      return place === 0 ? {} : onSeat(game.seats[place - 1], me);
    case "hot-potato":
    case "duel":
      return onSeat(game.seats[place], me);
    case "catch-them-all":
      return place === 0 ? {} : { place: place - 1 };
    default:
      return {};
  }
}

function onSeat(seat: number | undefined, me: number | null): About {
  return seat === undefined || seat === me ? {} : { on: seat };
}
