import type { Language } from "../base/languages";
import type { Draft } from "../protocol/api-types";
import {
  ChangedInAnotherTab,
  DeletedInAnotherTab,
  deviceStore,
  type DeviceDraft,
  type ServerCopy,
} from "./draft/device-store";
import {
  complete,
  emptyDocument,
  isEmpty,
  isSameDocument,
  newId,
  picturesOf,
  renamePicture,
  type DeckDocument,
} from "./draft/document";
import { fetchDraft } from "./draft/draft-api";
import { DraftSync, type LocalDraft } from "./draft/draft-sync.svelte";
import { change, redo, startHistory, undo, type History } from "./draft/history";
import { loadPicture, revokeThumbnails } from "./thumbnails.svelte";

/** A draft that is open in this tab: its document with undo and redo, kept on this device and on the server. */

const CHANNEL = "sosie-studio";

interface TabMessage {
  readonly tab: string;
  readonly key: string;
  readonly isOpening: boolean;
}

/** The other side of a conflict: another tab, another device by way of the server, or a tab that has deleted the draft. */
export type Conflict = "tab" | "server" | "deleted";

export class Studio implements LocalDraft {
  history = $state.raw<History<DeckDocument>>(startHistory(emptyDocument("en")));
  readonly document = $derived(this.history.present);
  server = $state.raw<ServerCopy | null>(null);
  isSent = $state(false);
  conflict = $state<Conflict | null>(null);
  /** Whether the same draft is open in another tab. */
  isElsewhere = $state(false);
  /** Whether this device keeps the draft; not in some private windows, or when its disk is full. */
  isKept = $state(true);
  /** Whether leaving the page would lose changes. */
  readonly isAtRisk = $derived(
    !isEmpty(this.document) && !this.isSent && (this.conflict === "deleted" || !this.isKept),
  );
  /** The key of a copy that another tab has left of this draft, when it was closed during a conflict. */
  leftCopy = $state<string | null>(null);
  readonly sync = new DraftSync(this);

  readonly key: string;
  readonly #tab = newId();
  readonly #channel = new BroadcastChannel(CHANNEL);
  #revision: number;
  /** The document of that revision. */
  #saved: DeckDocument;
  #saving: Promise<void> | null = null;
  #isSaveWanted = false;
  /** The draft that this one is a copy of, if any. */
  readonly #copyOf: string | undefined;
  /** The copy that keeps the changes of this tab during a conflict, with the number of times it was saved. */
  #copy: { readonly key: string; readonly revision: number } | null = null;

  constructor(draft: DeviceDraft) {
    [this.key, this.#copyOf] = [draft.key, draft.copyOf];
    [this.#revision, this.#saved] = [draft.revision, draft.document];
    this.history = startHistory(draft.document);
    [this.server, this.isSent] = [draft.server, draft.isSent];
    this.#channel.onmessage = (event: MessageEvent<TabMessage>) => void this.#hear(event.data);
    this.#tell(true);
    this.sync.wake();
    void this.#findCopy();
  }

  close(): void {
    this.sync.stop();
    this.#channel.close();
    revokeThumbnails();
  }

  /** Deletes the draft from this device; other tabs hear of it. */
  async delete(): Promise<void> {
    this.sync.stop();
    await this.#saving;
    await deviceStore.delete(this.key);
    this.#tell(false);
    this.close();
  }

  /** Changes the document; changes in a row with the same `key` are undone together. */
  change(how: (document: DeckDocument) => DeckDocument, key: string | null = null): void {
    this.#set(change(this.history, how(this.document), key));
  }

  undo(): void {
    this.#set(undo(this.history));
  }

  redo(): void {
    this.#set(redo(this.history));
  }

  setServer(server: ServerCopy | null, sent: DeckDocument | null): void {
    this.server = server;
    this.isSent = sent !== null && sent === this.document;
    this.#save();
  }

  onNewer({ document, version }: Draft): void {
    if (!this.server) return;
    this.history = change(this.history, complete(document));
    [this.server, this.isSent] = [{ ...this.server, version }, true];
    this.#save();
  }

  onConflict(): void {
    this.conflict = "server";
  }

  renamePicture(from: string, to: string): void {
    this.change((document) => renamePicture(document, from, to));
  }

  /** Ends a conflict in favour of this tab's document; one that was deleted becomes a new draft. */
  async keepMine(): Promise<void> {
    if (this.conflict === "deleted") {
      // The pictures are still in this page.
      const pictures = [...picturesOf(this.document)];
      await Promise.allSettled(
        pictures.map(async (sha256) => deviceStore.addPicture(sha256, await loadPicture(sha256, null))),
      );
      [this.#revision, this.server, this.isSent] = [0, null, false];
      this.sync.forget();
    }
    if (this.conflict === "tab") {
      const other = await deviceStore.draft(this.key);
      // With the version that the other tab has sent, or the server would see another conflict.
      if (other) [this.#revision, this.#saved, this.server] = [other.revision, other.document, other.server];
    }
    if (this.conflict === "server" && this.server) {
      const { version } = await fetchDraft(this.server);
      this.server = { ...this.server, version };
    }
    this.conflict = null;
    this.#save();
    await this.#dropCopy();
    this.sync.wake();
  }

  /** Ends a conflict in favour of the other document; an undo brings this tab's back. */
  async takeOther(): Promise<void> {
    if (this.conflict === "tab") {
      const draft = await deviceStore.draft(this.key);
      if (draft) this.#adopt(draft);
    } else if (this.server) {
      this.onNewer(await fetchDraft(this.server));
    }
    this.conflict = null;
    this.#save();
    await this.#dropCopy();
    this.sync.reset();
  }

  #set(history: History<DeckDocument>): void {
    if (history.present === this.document) return;
    // Browsers delete the data of pages under pressure, unless they have agreed to keep it.
    if (isEmpty(this.document) && !isEmpty(history.present)) void navigator.storage?.persist?.().catch(() => undefined);
    this.history = history;
    this.isSent = false;
    this.#save();
    if (!this.conflict) this.sync.wake();
  }

  /** Saves the present state on this device; changes during a save are saved after it. */
  #save(): void {
    this.#isSaveWanted = true;
    this.#saving ??= this.#saveAll().finally(() => (this.#saving = null));
  }

  async #saveAll(): Promise<void> {
    while (this.#isSaveWanted && this.conflict !== "deleted") {
      this.#isSaveWanted = false;
      if (this.conflict === "tab") {
        await this.#saveCopy();
        continue;
      }
      const { key, document, server, isSent } = this;
      const draft = this.#marked(
        { key, document, server, isSent, revision: this.#revision + 1, changed: Date.now() },
        this.#copyOf,
      );
      try {
        await deviceStore.save(draft, this.#revision);
        [this.#revision, this.#saved] = [draft.revision, document];
        this.isKept = deviceStore.keepsPicturesOf(document);
        this.#tell(false);
      } catch (error) {
        if (error instanceof ChangedInAnotherTab) await this.#rebase();
        else if (error instanceof DeletedInAnotherTab) this.conflict = "deleted";
        else this.isKept = false;
      }
    }
  }

  /** Saves the document beside the draft, which belongs to the other tab until somebody decides; the server hears nothing of it. */
  async #saveCopy(): Promise<void> {
    const { key, revision } = (this.#copy ??= { key: newId(), revision: 0 });
    const { document } = this;
    const draft = { key, document, server: null, isSent: false, revision: revision + 1, changed: Date.now() };
    try {
      await deviceStore.save(this.#marked(draft, this.key), revision);
      this.#copy = { key, revision: draft.revision };
      this.isKept = deviceStore.keepsPicturesOf(document);
    } catch (error) {
      // Another tab has opened or deleted the copy, which is its own now.
      if (error instanceof ChangedInAnotherTab || error instanceof DeletedInAnotherTab)
        [this.#copy, this.#isSaveWanted] = [null, true];
      else this.isKept = false;
    }
  }

  /** Deletes the copy of a conflict that has ended, once the draft itself is saved. */
  async #dropCopy(): Promise<void> {
    await this.#saving;
    const copy = this.#copy;
    this.#copy = null;
    if (copy && !this.conflict && this.isKept) await deviceStore.delete(copy.key).catch(() => undefined);
  }

  async #findCopy(): Promise<void> {
    const copies = await deviceStore.copies(this.key).catch(() => []);
    this.leftCopy = copies.find(({ document }) => !isSameDocument(document, this.document))?.key ?? null;
  }

  #marked(draft: DeviceDraft, copyOf: string | undefined): DeviceDraft {
    return copyOf === undefined ? draft : { ...draft, copyOf };
  }

  /** Continues from what another tab has saved; only if both have changed the document does somebody decide. */
  async #rebase(): Promise<void> {
    const stored = await deviceStore.draft(this.key);
    // Deleted meanwhile, which the next save finds.
    if (!stored) return void (this.#isSaveWanted = true);
    const isOwn = isSameDocument(stored.document, this.document);
    if (!isOwn && !isSameDocument(stored.document, this.#saved)) {
      if (isSameDocument(this.document, this.#saved)) this.#adopt(stored);
      else [this.conflict, this.#isSaveWanted] = ["tab", true];
      return;
    }
    [this.#revision, this.#saved] = [stored.revision, stored.document];
    // The other tab has sent its document since.
    if (stored.server && isNewer(stored.server, this.server)) {
      [this.server, this.isSent] = [stored.server, isOwn && stored.isSent];
    }
    this.#isSaveWanted = true;
  }

  #tell(isOpening: boolean): void {
    this.#channel.postMessage({ tab: this.#tab, key: this.key, isOpening } satisfies TabMessage);
  }

  async #hear({ key, isOpening }: TabMessage): Promise<void> {
    if (key !== this.key) return;
    if (isOpening) this.#tell(false);
    this.isElsewhere = true;
    const draft = await deviceStore.draft(key).catch(() => null);
    if (draft === undefined && this.#revision > 0) this.conflict = "deleted";
    // While this tab has changes of its own to save, saving them finds the conflict; then somebody decides.
    if (draft && draft.revision > this.#revision && !this.#saving && this.conflict !== "tab") this.#adopt(draft);
  }

  #adopt(draft: DeviceDraft): void {
    const isOther = !isSameDocument(draft.document, this.document);
    if (isOther) this.history = change(this.history, draft.document);
    [this.server, this.isSent] = [draft.server, draft.isSent];
    [this.#revision, this.#saved] = [draft.revision, draft.document];
    if (isOther) this.sync.reset();
  }
}

function isNewer(one: ServerCopy, other: ServerCopy | null): boolean {
  return !other || one.id !== other.id || one.version > other.version;
}

/** Returns a new draft, which this device keeps after its first change. */
export function newDraft(language: Language, title: string, key = newId()): DeviceDraft {
  const document = emptyDocument(language, title);
  return { key, document, revision: 0, changed: Date.now(), server: null, isSent: false };
}
