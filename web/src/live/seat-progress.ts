import { gameOf } from "../games/game-descriptions.svelte";
import type { GameView } from "../protocol/messages";

/** Fill of each seat's progress ring, from the card counts; fuller is better. */

/** The Ring counts as much as this many cards. */
export const RING_POINTS = 3;

/** Returns a fill from 0 to 1 for each seat of a game. */
export function progressOf({ game, seats, counts: cards, left, ring }: GameView): Map<number, number> {
  const counts = cards.map((count, at) => count + (seats[at] === ring ? RING_POINTS : 0));
  const most = Math.max(...counts);
  const share = (counts.reduce((sum, count) => sum + count, 0) + left) / seats.length;
  const fill = (count: number): number => {
    if (gameOf(game).best === "fewest") return most === 0 ? 0 : 1 - count / (most + 1);
    return count / Math.max(most, share, 1);
  };
  return new Map(seats.map((seat, at) => [seat, fill(counts[at] ?? 0)]));
}
