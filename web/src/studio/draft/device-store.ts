import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { DeckDocument } from "./document";
import { picturesOf } from "./document";

/** Drafts and their pictures on this device, in IndexedDB. */

/** The draft's counterpart on the server; `version` is the one that the document is based on. */
export interface ServerCopy {
  readonly id: string;
  readonly secret: string;
  readonly version: number;
}

export interface DeviceDraft {
  readonly key: string;
  readonly document: DeckDocument;
  /** Counts changes, so that two tabs notice each other. */
  readonly revision: number;
  /** Time of the latest change, in milliseconds. */
  readonly changed: number;
  readonly server: ServerCopy | null;
  /** Whether the server has this document. */
  readonly isSent: boolean;
  /** The key of the draft that this one is a copy of: the changes of a tab in conflict, kept until somebody decides. */
  readonly copyOf?: string;
}

interface StoredPicture {
  readonly blob: Blob;
  readonly added: number;
}

interface Schema extends DBSchema {
  drafts: { key: string; value: DeviceDraft };
  pictures: { key: string; value: StoredPicture };
}

const NAME = "sosie-studio";
const DAY_MS = 86_400_000;

/** Another tab has changed the draft since it was read here. */
export class ChangedInAnotherTab extends Error {}

/** Another tab has deleted the draft since it was read here. */
export class DeletedInAnotherTab extends Error {}

export class DeviceStore {
  #database: Promise<IDBPDatabase<Schema>> | null = null;
  /** Pictures that the database refused, since the disk is full or the window is private. */
  readonly #unkept = new Map<string, Blob>();

  async drafts(): Promise<DeviceDraft[]> {
    const all = await (await this.#open()).getAll("drafts");
    return all.sort((one, other) => other.changed - one.changed);
  }

  /** Returns the copies of a draft that tabs in conflict have left, the latest first. */
  async copies(key: string): Promise<DeviceDraft[]> {
    return (await this.drafts()).filter(({ copyOf }) => copyOf === key);
  }

  async draft(key: string): Promise<DeviceDraft | undefined> {
    return (await this.#open()).get("drafts", key);
  }

  /** Saves a draft if nobody else has changed or deleted it since revision `expected`; compare-and-set in one transaction. */
  async save(draft: DeviceDraft, expected: number): Promise<void> {
    const transaction = (await this.#open()).transaction("drafts", "readwrite", { durability: "strict" });
    const stored = await transaction.store.get(draft.key);
    if (!stored && expected > 0) throw new DeletedInAnotherTab();
    if (stored && stored.revision !== expected) throw new ChangedInAnotherTab();
    await transaction.store.put(draft);
    await transaction.done;
  }

  /** Deletes a draft, and its pictures except those that another draft names. */
  async delete(key: string): Promise<void> {
    const transaction = (await this.#open()).transaction(["drafts", "pictures"], "readwrite");
    const drafts = transaction.objectStore("drafts");
    const gone = await drafts.get(key);
    await drafts.delete(key);
    const named = new Set((await drafts.getAll()).flatMap(({ document }) => [...picturesOf(document)]));
    const pictures = transaction.objectStore("pictures");
    for (const sha256 of gone ? picturesOf(gone.document) : []) if (!named.has(sha256)) await pictures.delete(sha256);
    await transaction.done;
  }

  /** Keeps a picture; where the database refuses it, as long as the page is open. */
  async addPicture(sha256: string, blob: Blob): Promise<void> {
    try {
      await (await this.#open()).put("pictures", { blob, added: Date.now() }, sha256);
      this.#unkept.delete(sha256);
    } catch {
      this.#unkept.set(sha256, blob);
    }
  }

  async picture(sha256: string): Promise<Blob | undefined> {
    const unkept = this.#unkept.get(sha256);
    if (unkept) return unkept;
    return this.#open()
      .then((database) => database.get("pictures", sha256))
      .then(
        (kept) => kept?.blob,
        () => undefined,
      );
  }

  /** Tells whether the database has all pictures of a document that were added here. */
  keepsPicturesOf(document: DeckDocument): boolean {
    return this.#unkept.size === 0 || [...picturesOf(document)].every((sha256) => !this.#unkept.has(sha256));
  }

  /** Deletes pictures that no draft names; those of the last day may still be wanted by an undo. */
  async tidy(): Promise<void> {
    const named = new Set((await this.drafts()).flatMap(({ document }) => [...picturesOf(document)]));
    const transaction = (await this.#open()).transaction("pictures", "readwrite");
    for await (const cursor of transaction.store) {
      if (!named.has(cursor.key) && Date.now() - cursor.value.added > DAY_MS) await cursor.delete();
    }
    await transaction.done;
  }

  #open(): Promise<IDBPDatabase<Schema>> {
    this.#database ??= openDB<Schema>(NAME, 1, {
      upgrade(database) {
        database.createObjectStore("drafts", { keyPath: "key" });
        database.createObjectStore("pictures");
      },
      // The browser may close the connection; the next call opens it again.
      terminated: () => (this.#database = null),
    });
    this.#database.catch(() => (this.#database = null));
    return this.#database;
  }
}

export const deviceStore = new DeviceStore();
