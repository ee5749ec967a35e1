/** The sequence of card pairs on the home screen. */

export type Pair = [number, number];

/** Few cards, so that they load quickly. */
const CARDS = 6;

/** Returns the cards of a round: each round replaces the older card. */
export function pairOf(round: number, deck: number): Pair {
  const several = Math.min(CARDS, deck);
  const [earlier, later] = [round % several, (round + 1) % several];
  return round % 2 === 0 ? [earlier, later] : [later, earlier];
}
