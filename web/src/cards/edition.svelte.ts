import type {
  EditionInfo as EditionAnswer,
  EditionTitle,
  Placed,
  SymbolInfo,
  TouchPoints,
} from "../protocol/api-types";
import type { Language } from "../base/languages";
import { ask } from "../net/api";
import { refitted, type Refit } from "./refitted-layouts";

/** An edition: its cards, their layouts, and the drawings and names of its symbols. */

export type { EditionTitle, Placed };
export type Layout = Placed[];
/** A drawing's view box: corner and size. */
export type Box = SymbolInfo["boxes"][number];
export type Point = Placed["pivot"];

/** The server's description of an edition; its cards list symbols by id. */
export interface EditionInfo extends Omit<EditionAnswer, "cards"> {
  cards: string[][];
}

const USUAL_BOX: Box = [-2, -2, 36, 36];
const RETRY_MS = 1000;
/** The number of times that a drawing is requested. */
const MAX_TRIES = 5;

export class Edition {
  /** The symbols' positions on each card; empty until loaded. */
  layouts = $state.raw<(Layout | null)[]>([]);
  readonly #symbols: Map<string, SymbolInfo>;
  readonly #asked = new Set<number>();
  #silhouettes = $state.raw<Map<string, TouchPoints> | null>(null);
  readonly #refitted = new Map<Refit, WeakMap<Layout, Layout>>();

  constructor(readonly info: EditionInfo) {
    this.layouts = info.layouts;
    this.#symbols = new Map(info.symbols.map((symbol) => [symbol.id, symbol]));
  }

  get id(): string {
    return this.info.id;
  }

  get symbols(): string[] {
    return this.info.symbols.map((symbol) => symbol.id);
  }

  title(language: Language): string {
    return inLanguage(this.info.title, language) ?? this.id;
  }

  /** Returns the layout of a card; requests it if it is not loaded yet. */
  layout(card: number): Layout | null {
    const known = this.layouts[card] ?? null;
    if (known === null && card in this.info.cards && !this.#asked.has(card)) void this.#fetchLayout(card);
    return known;
  }

  /** Returns a layout derived from a card's own; that one until the silhouettes are loaded. */
  refitted(card: number, how: Refit): Layout | null {
    const known = this.layout(card);
    if (!known || !this.#silhouettes?.size) return known;
    const cache = this.#refitted.get(how) ?? new WeakMap<Layout, Layout>();
    this.#refitted.set(how, cache);
    const isWord = ({ symbol, face }: Placed): boolean => this.#symbols.get(symbol)?.words?.includes(face) ?? false;
    const derived = cache.get(known) ?? refitted(known, (placed) => this.silhouette(placed), isWord, how);
    cache.set(known, derived);
    return derived;
  }

  /** Whether the cards show different faces of a symbol that belong together, such as a word and its translation. */
  get hasPairs(): boolean {
    return this.info.symbols.some(({ faces }) => faces > 1);
  }

  /** Returns the preferred name of a symbol. */
  name(symbol: string | number, language: Language): string {
    return this.names(symbol, language)[0] ?? String(symbol);
  }

  /** Returns all names of a symbol, the preferred one first. */
  names(symbol: string | number, language: Language): string[] {
    const names = this.#symbols.get(String(symbol))?.names ?? {};
    return inLanguage(names, language) ?? Object.values(names)[0] ?? [];
  }

  /** Returns the URL of a symbol's drawing. */
  drawing(symbol: string, face = 0): string {
    return `/api/editions/${this.id}/symbols/${encodeURIComponent(symbol)}.svg?face=${face}&v=${this.info.version}`;
  }

  box(symbol: string, face: number): Box {
    return this.#symbols.get(symbol)?.boxes?.[face] ?? USUAL_BOX;
  }

  /** Returns sample points of a symbol's silhouette; only its centre until they are loaded. */
  silhouette({ symbol, face, pivot }: Placed): readonly Point[] {
    return this.#silhouettes?.get(symbol)?.faces[face] ?? [pivot];
  }

  /** Fetches the silhouettes, used to match touches to symbols, once. */
  async fetchSilhouettes(): Promise<void> {
    if (this.#silhouettes) return;
    this.#silhouettes = new Map();
    try {
      const all = await ask<TouchPoints[]>(`/api/editions/${this.id}/silhouettes?v=${this.info.version}`);
      this.#silhouettes = new Map(all.map((one) => [one.symbol, one]));
    } catch {
      this.#silhouettes = null;
      setTimeout(() => void this.fetchSilhouettes(), RETRY_MS);
    }
  }

  /**
   * Preloads the drawings of all symbols, and the layouts that the server had not computed yet; tells whether all of it
   * is here.
   */
  async preload(): Promise<boolean> {
    const drawings = this.info.symbols.flatMap(({ id, faces }) =>
      Array.from({ length: faces }, (_, face) => this.drawing(id, face)),
    );
    const [loaded] = await Promise.all([Promise.all(drawings.map((url) => preload(url))), this.#fetchLayouts()]);
    return loaded.every(Boolean) && this.layouts.every((layout) => layout !== null);
  }

  async #fetchLayouts(): Promise<void> {
    // One at a time, so that a card that is on the table does not wait for all others.
    for (const card of this.info.cards.keys())
      if (!this.layouts[card] && !this.#asked.has(card)) await this.#fetchLayout(card);
  }

  async #fetchLayout(card: number): Promise<void> {
    this.#asked.add(card);
    try {
      const layout = await ask<Layout>(`/api/editions/${this.id}/layouts/${card}?v=${this.info.version}`);
      this.layouts = this.layouts.with(card, layout);
    } catch {
      // The card stays empty for a moment, and is requested again.
      setTimeout(() => this.#asked.delete(card), RETRY_MS);
    }
  }
}

/** Preloads a drawing, and tries again a few times if that fails; tells whether it is here. */
async function preload(url: string): Promise<boolean> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    if (tries > 0) await new Promise((then) => setTimeout(then, RETRY_MS * 2 ** tries));
    const isLoaded = await new Promise<boolean>((settle) => {
      const image = new Image();
      image.onload = () => settle(true);
      image.onerror = () => settle(false);
      image.src = url;
    });
    if (isLoaded) return true;
  }
  return false;
}

const editions = new Map<string, Promise<Edition>>();

/** Returns an edition, or an own deck, by its id; loaded once. */
export function loadEdition(id: string): Promise<Edition> {
  const known = editions.get(id);
  if (known) return known;
  const loading = ask<EditionInfo>(`/api/editions/${encodeURIComponent(id)}`).then((info) => new Edition(info));
  editions.set(id, loading);
  loading.catch(() => editions.delete(id));
  return loading;
}

/** Drops a deleted edition from memory. */
export function dropEdition(id: string): void {
  editions.delete(id);
}

export function listEditions(): Promise<EditionTitle[]> {
  return ask<EditionTitle[]>("/api/editions");
}

/** Returns the entry of a language, or else the English one. */
export function inLanguage<Thing>(all: Record<string, Thing>, language: Language): Thing | undefined {
  return all[language] ?? all["en"];
}
