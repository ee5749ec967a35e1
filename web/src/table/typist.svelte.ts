import type { Edition } from "../cards/edition.svelte";
import type { Language } from "../languages";
import { meant, type Candidate } from "./typing";

/** Keyboard input: letters build a symbol's name, Enter calls it, Escape clears it. */

export class Typist {
  typed = $state("");

  constructor(
    private readonly edition: () => Edition,
    private readonly language: () => Language,
    /** The cards on which a symbol can be called. */
    private readonly cards: () => readonly number[],
  ) {}

  /** Symbols that match the text typed so far. */
  readonly aims = $derived.by(() => (this.typed ? meant(this.typed, this.#candidates(), this.language()) : []));

  /** Handles a key; tells whether it was used. */
  press({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    if (ctrlKey || metaKey || (altKey && key.length > 1)) return false;
    if (/^[\p{L}\p{N}'’-]$/u.test(key)) this.typed += key;
    else if (!this.typed) return false;
    else if (key === " ") this.typed += key;
    else if (key === "Backspace") this.typed = this.typed.slice(0, -1);
    else if (key === "Escape") this.typed = "";
    else return false;
    return true;
  }

  #candidates(): Candidate[] {
    const { info } = this.edition();
    const symbols = new Set(this.cards().flatMap((card) => info.cards[card] ?? []));
    return [...symbols].map((symbol) => ({ symbol, names: this.edition().names(symbol, this.language()) }));
  }
}
