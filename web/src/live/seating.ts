import { SEATS } from "./seats";
import type { View } from "../protocol/messages";

/** Free seats, and players who wait for the next mini-game. */

/** Tells whether a person can take a seat now: a free one, or a bot's. */
export function hasSeat(view: View): boolean {
  const people = view.seats.filter(({ person = true, gone = false }) => person && !gone);
  return people.length < SEATS && !view.locked && !view.run_by && view.phase !== "closed";
}

/** Tells whether a seat waits for the next mini-game, because its player came during this one. */
export function isWaiting(view: View, seat: number | null): boolean {
  if (seat === null || (view.phase !== "playing" && view.phase !== "dealing")) return false;
  return !(view.series?.seats ?? view.game?.seats ?? []).includes(seat);
}
