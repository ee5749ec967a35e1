import type { SeatView } from "../protocol/messages";

/** Seats around a round table, and their players. */

export const SEATS = 8;

/** A position on the rim of a table of radius 1, y downwards. */
export interface RimPosition {
  x: number;
  y: number;
}

export interface LobbySeat extends RimPosition {
  /** Null if the seat is free. */
  player: SeatView | null;
}

/** Returns the position on the rim after some turns, clockwise from the bottom. */
export function rimPosition(turns: number): RimPosition {
  const angle = turns * 2 * Math.PI;
  return { x: -Math.sin(angle), y: Math.cos(angle) };
}

/** Returns eight seats clockwise from this player's; the players are spread evenly over them. */
export function lobbySeats(seats: readonly SeatView[], me: number | null): LobbySeat[] {
  const nearest = seats.findIndex(({ seat }) => seat === me);
  const inOrder = [...seats.slice(Math.max(nearest, 0)), ...seats.slice(0, Math.max(nearest, 0))];
  const players = new Map(inOrder.map((player, at) => [Math.round((at * SEATS) / seats.length), player]));
  return Array.from({ length: SEATS }, (_, at) => ({ player: players.get(at) ?? null, ...rimPosition(at / SEATS) }));
}

/** Tells whether the player is disconnected and no bot stands in for them. */
export function isAway({ person = true, present = false, bot }: SeatView): boolean {
  return person && !present && !bot;
}

/** Tells whether the seat belongs to a bot, as opposed to a bot standing in for a person. */
export function isBot({ person = true, bot }: SeatView): boolean {
  return !person && Boolean(bot);
}
