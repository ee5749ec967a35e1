import type { Edition } from "../cards/edition.svelte";
import type { RulingInContext } from "../live/live-table.svelte";
import { matchOf, type Match } from "../live/match";
import type { VisibleCard } from "./visible-cards";

/** Highlights on the board: the latest match and cards that were just removed, each for as long as it is shown. */

const MATCH_MS = 1600;
const ENLARGED_MS = 700;
const REMOVED_MS = 300;

export class Highlights<Card extends VisibleCard = VisibleCard> {
  /** The latest match, while it is announced, and while its symbol is enlarged on the cards. */
  match = $state.raw<RulingInContext | null>(null);
  enlarged = $state.raw<Match | null>(null);
  /** Cards that were just removed. */
  removed = $state.raw<Card[]>([]);

  #timers: ReturnType<typeof setTimeout>[] = [];

  /** Announces a ruling if it was a match; other rulings leave the latest match as it is. */
  announce(ruling: RulingInContext | null, edition: Edition): void {
    const isMatch = ruling?.ruled.verdict === "won" || ruling?.ruled.verdict === "lapsed";
    if (!ruling || !isMatch || !ruling.ruled.places) return;
    this.#timers.forEach(clearTimeout);
    this.match = ruling;
    this.enlarged = matchOf(ruling, edition.info.cards);
    this.#timers = [
      setTimeout(() => (this.enlarged = null), ENLARGED_MS),
      setTimeout(() => (this.match = null), MATCH_MS),
    ];
  }

  addRemoved(some: Card[]): void {
    if (some.length === 0) return;
    this.removed = [...this.removed.filter((one) => !some.some(({ card }) => card === one.card)), ...some];
    setTimeout(() => (this.removed = this.removed.filter((one) => !some.includes(one))), REMOVED_MS);
  }
}
