import type { Edition } from "../cards/edition.svelte";
import type { Told } from "./live.svelte";
import { matchOf, type Match } from "./match";
import type { Lying } from "./visible-cards";

/** Recent events on the board, each for as long as it is shown. */

const TOLD_MS = 1600;
const SWOLLEN_MS = 700;
const GONE_MS = 300;

export class Recent {
  /** The latest match, while it is announced, and while its symbol is enlarged on the cards. */
  match = $state.raw<Told | null>(null);
  swollen = $state.raw<Match | null>(null);
  /** Cards that were just removed. */
  gone = $state.raw<Lying[]>([]);

  /** Announces a ruling if it was a match; returns the function that cancels it. */
  tell(told: Told | null, edition: Edition): (() => void) | undefined {
    const isMatch = told?.ruled.verdict === "won" || told?.ruled.verdict === "lapsed";
    if (!told || !isMatch || !told.ruled.places) return undefined;
    this.match = told;
    this.swollen = matchOf(told, edition.info.cards);
    const timers = [
      setTimeout(() => (this.swollen = null), SWOLLEN_MS),
      setTimeout(() => (this.match = null), TOLD_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }

  leave(some: Lying[]): void {
    if (some.length === 0) return;
    this.gone = [...this.gone.filter((one) => !some.some(({ card }) => card === one.card)), ...some];
    setTimeout(() => (this.gone = this.gone.filter((one) => !some.includes(one))), GONE_MS);
  }
}
