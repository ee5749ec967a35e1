import type { SeatView } from "../messages";

/** Seats around the lobby table: this player is nearest, the others follow clockwise in seat order. */

export const SEATS = 8;

export interface Chair {
  /** The player on this chair, if any. */
  player: SeatView | null;
  /** Position on the rim of a table of radius 1, y downwards. */
  x: number;
  y: number;
}

/** Returns eight chairs; the players are spread evenly, with free chairs between them. */
export function chairs(seats: readonly SeatView[], me: number | null): Chair[] {
  const nearest = seats.findIndex(({ seat }) => seat === me);
  const inOrder = [...seats.slice(Math.max(nearest, 0)), ...seats.slice(0, Math.max(nearest, 0))];
  const players = new Map(inOrder.map((player, at) => [Math.round((at * SEATS) / seats.length), player]));
  return Array.from({ length: SEATS }, (_, at) => {
    const angle = (at / SEATS) * 2 * Math.PI;
    return { player: players.get(at) ?? null, x: -Math.sin(angle), y: Math.cos(angle) };
  });
}

/** Tells whether the player is disconnected and no bot stands in for them. */
export function isAway({ person = true, present = false, bot }: SeatView): boolean {
  return person && !present && !bot;
}

/** Tells whether the seat belongs to a bot, as opposed to a bot standing in for a person. */
export function isBot({ person = true, bot }: SeatView): boolean {
  return !person && Boolean(bot);
}
