/** Layout of two cards side by side, as large as the space allows. */

export interface TwoCardsLayout {
  /** Direction from the first card to the second, clockwise from the right. */
  degrees: number;
  /** Diameter of a card, in the units of the space. */
  size: number;
}

/** Distance between the centres, in radii: the cards just overlap. */
export const APART = 1.92;
/** Limits of the slope: flatter looks lined up, steeper looks piled up. */
const FLATTEST = 12;
const STEEPEST = 42;

/** Returns the slope at which the cards are largest, and their size. */
export function largestLayout(width: number, height: number): TwoCardsLayout {
  let best: TwoCardsLayout = { degrees: FLATTEST, size: 0 };
  for (let degrees = FLATTEST; degrees <= STEEPEST; degrees += 1) {
    const angle = (degrees * Math.PI) / 180;
    const radius = Math.min(width / (2 + APART * Math.cos(angle)), height / (2 + APART * Math.sin(angle)));
    if (2 * radius > best.size) best = { degrees, size: 2 * radius };
  }
  return best;
}
