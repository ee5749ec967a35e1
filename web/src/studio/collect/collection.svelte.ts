import { SvelteMap } from "svelte/reactivity";
import { Problem } from "../../net/api";
import type { CollectionInfo, Contribution } from "../../protocol/api-types";
import { deviceStore, type ServerCopy } from "../draft/device-store";
import { addSymbols, newSymbol, pictureFace, removeSymbol, type DeckDocument } from "../draft/document";
import * as api from "../draft/draft-api";
import type { Studio } from "../studio-state.svelte";

/** A collection as its owner sees it: contributions arrive live, and are accepted or declined. */

const POLL_MS = 2000;

export class Collection {
  info = $state.raw<CollectionInfo | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** URLs of the pictures, by contribution. */
  readonly pictures = new SvelteMap<string, string>();
  readonly #contributions = new SvelteMap<string, Contribution>();
  readonly waiting = $derived([...this.#contributions.values()].filter(({ state }) => state === "waiting"));
  #cursor = 0;
  /** Counts openings and closings: an answer from before the latest is outdated. */
  #changes = 0;
  #timer = 0;
  #isStopped = false;
  readonly #loading = new Set<string>();

  constructor(
    readonly studio: Studio,
    readonly mostSymbols: number,
  ) {}

  /** The number of symbols that the deck can still take. */
  get room(): number {
    return Math.max(0, this.mostSymbols - this.studio.document.symbols.length);
  }

  /** Follows the collection until the returned function is called; opens one if there was none yet. */
  start(): () => void {
    this.#isStopped = false;
    void this.#poll().then(() => (this.info || this.problem || this.#isStopped ? undefined : this.open()));
    return () => {
      this.#isStopped = true;
      clearTimeout(this.#timer);
      for (const url of this.pictures.values()) URL.revokeObjectURL(url);
      this.pictures.clear();
    };
  }

  open(): Promise<void> {
    return this.#attempt(async (server) => {
      this.info = await api.openCollection(server);
      this.#changes += 1;
    });
  }

  close(): Promise<void> {
    return this.#attempt(async (server) => {
      await api.closeCollection(server);
      if (this.info) this.info = { ...this.info, open: false };
      this.#changes += 1;
    });
  }

  /** Accepts or declines a contribution; after a failure it still waits, and the same decision can be made again. */
  async decide(id: string, accept: boolean): Promise<void> {
    const one = this.#contributions.get(id);
    if (!one || (accept && !this.room && !isIn(this.studio.document, one))) return;
    await this.#attempt(async (server) => {
      // The symbol first: an accepted contribution that is in no deck would be lost.
      if (accept) await this.#add(server, one);
      try {
        this.#contributions.set(id, await api.decide(server, id, accept));
      } catch (error) {
        // Its contributor has just taken it back.
        if (accept && error instanceof Problem && error.code === "decided")
          this.studio.change((now) => removeSymbol(now, id));
        throw error;
      }
    });
  }

  async acceptAll(): Promise<void> {
    for (const { id } of this.waiting) await this.decide(id, true);
  }

  /** Adds the symbol of a contribution, once; it has the contribution's id. */
  async #add(server: ServerCopy, one: Contribution): Promise<void> {
    if (isIn(this.studio.document, one)) return;
    const { id, picture, name } = one;
    await deviceStore.addPicture(picture, await api.fetchFile(server, `/contributions/${id}/picture`));
    this.studio.sync.expectPicture(picture);
    this.studio.change((document) => {
      if (isIn(document, one)) return document;
      return addSymbols(document, [{ ...newSymbol([pictureFace(picture)], { [document.language]: [name] }), id }]);
    });
  }

  async #poll(): Promise<void> {
    const changes = this.#changes;
    let wait = POLL_MS;
    await this.#attempt(async (server) => {
      const { contributions, cursor, collection, more } = await api.fetchContributions(server, this.#cursor);
      if (this.#isStopped) return;
      for (const one of contributions) this.#contributions.set(one.id, one);
      this.#cursor = cursor;
      if (changes === this.#changes) this.info = collection ?? this.info;
      if (more) wait = 0;
      this.#showPictures(server);
    });
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#poll(), wait);
  }

  /** Loads the pictures of waiting contributions, again after a failure, and drops those of the others. */
  #showPictures(server: ServerCopy): void {
    const waiting = new Set(this.waiting.map(({ id }) => id));
    for (const [id, url] of this.pictures) {
      if (waiting.has(id)) continue;
      URL.revokeObjectURL(url);
      this.pictures.delete(id);
    }
    for (const id of waiting) if (!this.pictures.has(id) && !this.#loading.has(id)) void this.#load(server, id);
  }

  async #load(server: ServerCopy, id: string): Promise<void> {
    this.#loading.add(id);
    try {
      // Small ones: the pictures themselves may need a lot of memory, and strangers send many.
      const picture = await api.fetchFile(server, `/contributions/${id}/thumbnail`);
      if (!this.#isStopped) this.pictures.set(id, URL.createObjectURL(picture));
    } catch {
      // The picture may have been withdrawn; its state arrives with the next poll.
    }
    this.#loading.delete(id);
  }

  async #attempt(action: (server: ServerCopy) => Promise<void>): Promise<void> {
    try {
      await action(this.studio.server ?? (await this.studio.sync.create()));
      this.problem = null;
    } catch (error) {
      this.problem = error instanceof Problem ? error : new Problem("failed", String(error));
    }
  }
}

/** Tells whether a document has the symbol of a contribution. */
function isIn({ symbols }: DeckDocument, { id, picture }: Contribution): boolean {
  return symbols.some(
    (symbol) => symbol.id === id || symbol.faces.some((face) => "picture" in face && face.picture === picture),
  );
}
