import type { GameView } from "../protocol/messages";
import type { Arrangement, Role } from "./arrangements/arrangement";
import type { Circle } from "./arrangements/shapes";
import type { RulingInContext } from "../live/live-table.svelte";

/** The visible cards and their positions: those that lie face up and, for a moment, those just removed. */

export interface VisibleCard extends Circle {
  card: number;
  place: number;
  owner: number | null;
  /** The card's role for this player; null if it is too small to be touched. */
  role: Role | null;
  /** The way it leaves: covered by another card, or moving to its winner; null while it lies there. */
  gone: "covered" | "won" | null;
}

/** Returns the cards that lie face up. */
export function visibleCards(places: GameView["places"], { spots, seats }: Arrangement): VisibleCard[] {
  const touchable = spots.map((spot) => ({ ...spot }));
  const small = seats.flatMap(({ seat, place, x, y, r }) =>
    place === null || spots.some((spot) => spot.place === place) ? [] : [{ place, x, y, r, owner: seat, role: null }],
  );
  return [...touchable, ...small].flatMap(({ place, x, y, r, owner, role }) => {
    const card = places[place];
    return card == null ? [] : [{ card, place, x, y, r, owner, role, gone: null }];
  });
}

/** Returns the cards that were removed; those of a match move to the winner's seat. */
export function removedCards<Card extends VisibleCard>(
  before: readonly Card[],
  now: readonly Card[],
  seats: readonly (Circle & { seat: number })[],
  ruling: RulingInContext | null,
): Card[] {
  const winner = ruling?.ruled.places ? seats.find(({ seat }) => seat === ruling.ruled.seat) : undefined;
  const reads = ruling?.ruled.reads ?? [];
  return before
    .filter(({ card, gone }) => gone === null && !now.some((one) => one.card === card))
    .map((one) => {
      const isWon = winner && one.role === "many" && reads.includes(one.place);
      return isWon ? { ...one, x: winner.x, y: winner.y, r: winner.r * 0.7, gone: "won" } : { ...one, gone: "covered" };
    });
}
