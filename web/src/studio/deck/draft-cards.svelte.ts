import { SvelteMap } from "svelte/reactivity";
import type { Language } from "../../base/languages";
import type { Box, Layout } from "../../cards/edition.svelte";
import type { DraftState } from "../../protocol/api-types";
import { Problem } from "../../net/api";
import { anyName, type DeckDocument } from "../draft/document";
import { faceUrl, fetchLayout, type DraftAccess } from "../draft/draft-api";
import { LatestQueue } from "./latest-queue";

/** The cards of a draft, as `Card.svelte` shows them; a card that does not change keeps its layout. */

const RETRY_MS = 1000;
const USUAL_BOX: Box = [-2, -2, 36, 36];
const MAX_KEPT = 600;
/** Browsers open six connections to a server: the others are for changes and pictures. */
const MAX_AT_ONCE = 3;

/** Layouts by the keys of their cards. */
const layouts = new SvelteMap<string, Layout>();
const queue = new LatestQueue(MAX_AT_ONCE);
/** The cards that the page shows; layouts of earlier ones are not worth a request. */
let latest: DraftCards | null = null;

export class DraftCards {
  readonly info: { outline: string };

  constructor(
    readonly draft: DraftAccess,
    readonly state: DraftState,
    readonly document: DeckDocument,
    /** Whether the server has the present document; else its cards may be about to change. */
    readonly isCurrent: boolean,
  ) {
    this.info = { outline: state.deck?.outline ?? "" };
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- a variable of the module, which outlives this
    latest = this;
    queue.dropWaiting();
  }

  get count(): number {
    return this.state.deck?.cards.length ?? 0;
  }

  symbols(card: number): readonly string[] {
    return this.state.deck?.cards[card]?.symbols ?? [];
  }

  /** Returns the symbol that two cards share. */
  match(one: number, other: number): string | undefined {
    const second = new Set(this.symbols(other));
    return one === other ? undefined : this.symbols(one).find((symbol) => second.has(symbol));
  }

  layout(card: number): Layout | null {
    const key = this.state.deck?.cards[card]?.key;
    if (key === undefined) return null;
    const known = layouts.get(key);
    if (!known && this.isCurrent) queue.add(key, () => this.#fetch(card, key));
    return known ?? null;
  }

  name(symbol: string | number, language: Language): string {
    const found = this.document.symbols.find(({ id }) => id === symbol);
    return found ? anyName(found, language) : "";
  }

  drawing(symbol: string, face = 0): string {
    const key = this.state.faces[symbol]?.[face]?.key;
    return key ? faceUrl(this.draft, key) : "";
  }

  box(symbol: string, face: number): Box {
    return this.state.faces[symbol]?.[face]?.box ?? USUAL_BOX;
  }

  async #fetch(card: number, key: string): Promise<void> {
    try {
      const layout = await fetchLayout(this.draft, card, key);
      if (layouts.size >= MAX_KEPT) layouts.delete(layouts.keys().next().value!);
      layouts.set(key, layout);
    } catch (error) {
      // A changed card has another key by now.
      const isChanged = error instanceof Problem && error.code === "changed-elsewhere";
      if (!isChanged) setTimeout(() => latest === this && queue.add(key, () => this.#fetch(card, key)), RETRY_MS);
    }
  }
}
