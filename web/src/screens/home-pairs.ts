/** The sequence of card pairs on the home screen. */

export type Pair = [number, number];

/** A few cards are enough to look at, and soon loaded. */
const CARDS = 6;

/** Returns the cards of a round: the one that has lain longer has made way for the next. */
export function pairOf(round: number, deck: number): Pair {
  const several = Math.min(CARDS, deck);
  const [earlier, later] = [round % several, (round + 1) % several];
  return round % 2 === 0 ? [earlier, later] : [later, earlier];
}
