import type { GameView, Ruled } from "../../protocol/messages";

/** The results of rounds, in mini-games that deal several times. */

export interface RoundResult {
  round: number;
  /** The players who got the most cards in this round. */
  seats: number[];
  /** The number of cards that each of them got. */
  cards: number;
}

/** Follows the rulings of a table, and finds the result of each round whose deal it has seen. */
export class RoundResults {
  /** The latest deal. */
  #deal: Pick<GameView, "number" | "round" | "counts"> | null = null;

  /** Returns the result of the round that a ruling ended, if it ended one. */
  after(before: GameView, ruled: Ruled): RoundResult | null {
    if (before.turn === 0) this.#deal = before;
    const { counts } = ruled;
    if (!counts || !endsRound(before, ruled)) return null;
    const isSeen = this.#deal?.number === before.number && this.#deal.round === before.round;
    const start = isSeen ? this.#deal?.counts : null;
    this.#deal = { number: before.number, round: ruled.round ?? 0, counts };
    return start ? resultOf(before, counts, start) : null;
  }
}

function resultOf(
  { round = 0, seats }: GameView,
  counts: readonly number[],
  start: readonly number[],
): RoundResult | null {
  const gained = counts.map((count, at) => count - (start[at] ?? 0));
  const cards = Math.max(...gained);
  return cards > 0 ? { round, seats: seats.filter((_, at) => gained[at] === cards), cards } : null;
}

/** Tells whether a ruling ended a round: another one is dealt, or no card lies on the table any more. */
function endsRound({ round = 0, rounds = 0 }: GameView, ruled: Ruled): boolean {
  if (!ruled.places || rounds === 0) return false;
  return ruled.round !== round || ruled.places.every((card) => card === null);
}
