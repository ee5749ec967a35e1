import type { DeckPlans } from "../protocol/api-types";
import { fetchPlans } from "./draft/draft-api";

/** The plans for numbers of symbols, fetched once each; the latest known one stays until the next arrives. */

const RETRY_MS = 3000;

export class Plans {
  current = $state.raw<DeckPlans | null>(null);
  readonly #known = new Map<number, DeckPlans>();
  #wanted = 0;
  #timer = 0;

  /** Asks for the plan of a number of symbols. */
  want(symbols: number): void {
    if (symbols === this.#wanted) return;
    this.#wanted = symbols;
    void this.#fetch();
  }

  async #fetch(): Promise<void> {
    const symbols = this.#wanted;
    clearTimeout(this.#timer);
    try {
      const plans = this.#known.get(symbols) ?? (await fetchPlans(symbols));
      this.#known.set(symbols, plans);
      if (symbols === this.#wanted) this.current = plans;
    } catch {
      this.#timer = setTimeout(() => void this.#fetch(), RETRY_MS);
    }
  }
}
