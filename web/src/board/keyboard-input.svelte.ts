import type { Edition } from "../cards/edition.svelte";
import type { Language } from "../base/languages";
import { texts } from "../words/texts";
import { listed } from "../words/lists";
import { symbolsNamed, type Candidate } from "./symbol-lookup";

/** Keyboard input: letters build a symbol's name, Enter calls it, Escape clears it. */

/** The most symbols in a question. */
const MAX_NAMED = 3;

export class KeyboardInput {
  typed = $state("");

  constructor(
    private readonly edition: () => Edition,
    private readonly language: () => Language,
    /** The cards on which a symbol can be called. */
    private readonly cards: () => readonly number[],
  ) {}

  /** Symbols that match the text typed so far. */
  readonly aims = $derived.by(() => (this.typed ? symbolsNamed(this.typed, this.#candidates(), this.language()) : []));

  /** The symbol to call; null if the text matches none, or several. */
  get aim(): string | null {
    return this.aims.length === 1 ? this.aims[0]! : null;
  }

  /** The question which of several symbols is meant; null if there is no doubt. */
  get question(): string | null {
    if (this.aims.length < 2) return null;
    const names = this.aims.slice(0, MAX_NAMED).map((symbol) => this.edition().name(symbol, this.language()));
    return texts.table[this.language()].which(listed(names, this.language(), "disjunction"));
  }

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
