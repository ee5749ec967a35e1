import { inLanguage, listEditions, loadEdition, type Edition, type EditionTitle } from "../cards/edition.svelte";
import { ownDecks } from "../cards/own-decks";
import { Problem } from "../net/api";
import { preferences } from "../base/preferences.svelte";
import { texts } from "../words/texts";

/** The decks of the home page: the editions and this browser's latest own decks, one of which is played with. */

const RETRY_MS = 3000;
/** Own decks on the shelf; the page for decks has them all. */
const MAX_OWN = 6;

export class Shelf {
  titles = $state.raw<EditionTitle[]>([]);
  chosen = $state("");
  edition = $state.raw<Edition | null>(null);
  problem = $state("");
  #retry = 0;
  readonly #deck: () => string | null;

  /** `deck` returns the deck in the URL, which takes precedence. */
  constructor(deck: () => string | null) {
    this.#deck = deck;
  }

  get cards(): EditionTitle | undefined {
    return this.titles.find(({ id }) => id === this.chosen);
  }

  get title(): string | undefined {
    return this.cards && inLanguage(this.cards.title, preferences.language);
  }

  async load(): Promise<void> {
    clearTimeout(this.#retry);
    try {
      const known = await listEditions();
      this.problem = "";
      this.titles = known;
      const wanted = this.#deck() ?? preferences.edition;
      const ids = this.#own(known);
      // Own decks take a while to load, and only the wanted one is worth the wait.
      if (!ids.includes(wanted)) this.choose(known.find(({ id }) => id === wanted)?.id ?? known[0]!.id);
      const own = await Promise.all(ids.map((id) => this.#deckTitle(id)));
      this.titles = [...own.filter((one) => one !== null), ...known];
      if (!this.chosen) this.choose(this.titles.find(({ id }) => id === wanted)?.id ?? known[0]!.id);
      // The list can come from the cards that are kept for practice.
      if (!navigator.onLine) this.problem = texts.common[preferences.language].offline;
    } catch (error) {
      this.problem = inWords(error);
      // The event "online" may come before the connection works.
      if (navigator.onLine) this.#retry = setTimeout(() => void this.load(), RETRY_MS);
    }
  }

  choose(id: string): void {
    this.chosen = id;
    if (id !== this.#deck()) preferences.edition = id;
    void loadEdition(id).then(
      (loaded) => {
        if (this.chosen === id) this.edition = loaded;
      },
      (error: unknown) => (this.problem = inWords(error)),
    );
  }

  close(): void {
    clearTimeout(this.#retry);
  }

  /** Returns the own decks for the shelf: the one in the URL, and this browser's latest. */
  #own(known: readonly EditionTitle[]): string[] {
    const latest = ownDecks().slice(0, MAX_OWN);
    const ids = [this.#deck(), ...latest.map(({ id }) => id)].filter((id) => id !== null);
    return [...new Set(ids)].filter((id) => !known.some((one) => one.id === id));
  }

  /** Returns an own deck as an entry for the shelf, or null if there is none. */
  async #deckTitle(id: string): Promise<EditionTitle | null> {
    try {
      const { info } = await loadEdition(id);
      return {
        ...info,
        cards: info.cards.length,
        symbols: info.symbols.length,
        symbols_per_card: info.cards[0]!.length,
      };
    } catch (error) {
      const isGone = error instanceof Problem && error.code !== "offline";
      if (id === this.#deck()) this.problem = isGone ? texts.home[preferences.language].noDeck : inWords(error);
      return null;
    }
  }
}

/** Returns what went wrong as a sentence. */
export function inWords(error: unknown): string {
  const words = texts.home[preferences.language];
  if (!(error instanceof Problem)) return words.failed;
  const { code, wait, limit } = error;
  if (code === "offline") return texts.common[preferences.language].offline;
  if (code === "too-many-tables") return words.tooManyTables(limit, wait);
  return code === "too-many" ? words.tooMany(wait) : words.failed;
}
