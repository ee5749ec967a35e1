/** Layout of two cards side by side, as large as the space allows. */

export interface Lie {
  /** From the first card to the second, clockwise from the right. */
  degrees: number;
  /** How wide a card is, in the units of the place. */
  size: number;
}

/** How far apart their middles are, in radii: they just overlap, as cards that were put down do. */
export const APART = 1.92;
/** Flatter than this they look lined up, steeper than this piled up. */
const FLATTEST = 12;
const STEEPEST = 42;

/** Returns the slope at which the cards are largest, and how large they are then. */
export function lieIn(width: number, height: number): Lie {
  let best: Lie = { degrees: FLATTEST, size: 0 };
  for (let degrees = FLATTEST; degrees <= STEEPEST; degrees += 1) {
    const angle = (degrees * Math.PI) / 180;
    const radius = Math.min(width / (2 + APART * Math.cos(angle)), height / (2 + APART * Math.sin(angle)));
    if (2 * radius > best.size) best = { degrees, size: 2 * radius };
  }
  return best;
}
