import type { SeatView } from "../messages";

/** Seats around the lobby table: this player is nearest, the others follow clockwise in seat order. */

export const SEATS = 8;

export interface Chair {
  /** Who sits there, if anybody does. */
  player: SeatView | null;
  /** Where on the rim of a table of radius 1, y downwards. */
  x: number;
  y: number;
}

/** Returns eight chairs; free ones are between those who have come, so that they sit all around. */
export function chairs(seats: readonly SeatView[], me: number | null): Chair[] {
  const nearest = seats.findIndex(({ seat }) => seat === me);
  const inOrder = [...seats.slice(Math.max(nearest, 0)), ...seats.slice(0, Math.max(nearest, 0))];
  const players = new Map(inOrder.map((player, at) => [Math.round((at * SEATS) / seats.length), player]));
  return Array.from({ length: SEATS }, (_, at) => {
    const angle = (at / SEATS) * 2 * Math.PI;
    return { player: players.get(at) ?? null, x: -Math.sin(angle), y: Math.cos(angle) };
  });
}

/** Says whether nobody plays for this player: not they themselves, and no bot. */
export function isAway({ person = true, present = false, bot }: SeatView): boolean {
  return person && !present && !bot;
}

/** Says whether a bot has this seat for good, and does not just sit in. */
export function isBot({ person = true, bot }: SeatView): boolean {
  return !person && Boolean(bot);
}
