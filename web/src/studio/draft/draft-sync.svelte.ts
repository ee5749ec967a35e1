import { Problem } from "../../net/api";
import type { AlikePair, Draft, DraftState, FaceInfo } from "../../protocol/api-types";
import { backoff } from "../../base/backoff";
import { deviceStore, type ServerCopy } from "./device-store";
import { digestOf } from "../../base/digest";
import { isEmpty, picturesOf, type DeckDocument, type DraftSymbol } from "./document";
import * as api from "./draft-api";

/** Keeps the server's copy of a draft up to date, and what the server makes of it: faces, problems and cards. */

/** The draft on this device, as this class uses it. */
export interface LocalDraft {
  readonly document: DeckDocument;
  readonly server: ServerCopy | null;
  readonly isSent: boolean;
  /** The conflict with another tab or device; nothing is sent until somebody has decided. */
  readonly conflict: string | null;
  /** Remembers the server's copy; `sent` is the document that it has now, if any. */
  setServer(server: ServerCopy | null, sent: DeckDocument | null): void;
  /** Takes over a version from another device; this one has no changes of its own. */
  onNewer(draft: Draft): void;
  /** The server has a version from another device, and this one has changes too. */
  onConflict(): void;
  /** Gives a picture another name; this device has it under the digest that the server expects. */
  renamePicture(from: string, to: string): void;
}

const SETTLE_MS = 250;
const PENDING_MS = 400;
const ALIKE_MS = 1200;
const MAX_UPLOADS = 4;
/** The draft has no room for a picture; it may have when others are removed. */
const FULL = new Set(["too-many-pictures", "draft-full"]);
/** Errors after which the same picture cannot be uploaded. */
const FINAL = new Set(["unusable-source", "blank", "too-small", "too-complicated", "too-large", "wrong-type", ...FULL]);
/** Errors of one picture, after which others can be uploaded. */
const OF_PICTURE = new Set(["failed", "took-too-long", "wrong-digest"]);
const MAX_ATTEMPTS = 3;
/** Errors after which the same document cannot be saved. */
const FINAL_FOR_DOCUMENT = new Set(["bad-request", "too-large", "same-id"]);

export class DraftSync {
  state = $state.raw<DraftState | null>(null);
  /** The document that the state is about. */
  stateOf = $state.raw<DeckDocument | null>(null);
  alike = $state.raw<readonly AlikePair[]>([]);
  /** Pictures that the server refuses for good, with the code of the reason. */
  refused = $state.raw<ReadonlyMap<string, string>>(new Map());
  isBusy = $state(false);
  /** The latest failure, until an attempt succeeds; the next attempt is scheduled. */
  problem = $state.raw<Problem | null>(null);

  readonly #draft: LocalDraft;
  #timer = 0;
  #alikeTimer = 0;
  #alikeRequest = new AbortController();
  #isRunning = false;
  #isWanted = false;
  #failures = 0;
  #creating: Promise<ServerCopy> | null = null;
  #isStopped = false;
  #isPaused = false;
  /** Imports and decisions that go on. */
  #holds = 0;
  /** The pictures that the document named at the latest exchange. */
  #named: ReadonlySet<string> = new Set();
  /** Failed uploads of each picture, and the latest failure of this exchange. */
  readonly #attempts = new Map<string, number>();
  #uploadProblem: Problem | null = null;
  /** Pictures that were uploaded ahead of the document that names them. */
  readonly #ahead = new Set<string>();

  constructor(draft: LocalDraft) {
    this.#draft = draft;
    addEventListener("online", this.wake);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#cancelAlike();
    removeEventListener("online", this.wake);
  }

  /** Sends the document soon; called after every change. */
  readonly wake = (): void => this.#schedule(SETTLE_MS);

  /**
   * Sends only pictures until the returned function is called: the decks of half an import are of no use to anybody.
   */
  holdDocument(): () => void {
    this.#holds += 1;
    return () => {
      this.#holds -= 1;
      if (!this.#holds) this.#schedule(0);
    };
  }

  /** Sends nothing until the returned function is called; waits for requests that are under way. */
  async pause(): Promise<() => void> {
    this.#isPaused = true;
    this.#cancelAlike();
    while (this.#isRunning) await pause(50);
    return () => {
      this.#isPaused = false;
      this.wake();
    };
  }

  /** Tells that the server gets a picture by another way than from this device. */
  expectPicture(sha256: string): void {
    this.#ahead.add(sha256);
  }

  /** Forgets the server's copy, which is gone. */
  forget(): void {
    this.state = null;
    this.#ahead.clear();
  }

  /** Returns the drawn face of a symbol, unless it has changed since. */
  face(symbol: DraftSymbol, at: number): FaceInfo | null {
    const known = this.stateOf?.symbols.find(({ id }) => id === symbol.id)?.faces[at];
    return known === symbol.faces[at] ? (this.state?.faces[symbol.id]?.[at] ?? null) : null;
  }

  /** Whether the server has a picture; one that was just added is not on its way yet. */
  hasPicture(sha256: string): boolean {
    const { state, stateOf } = this;
    return state !== null && stateOf !== null && picturesOf(stateOf).has(sha256) && !state.missing.includes(sha256);
  }

  /** Returns the code of the reason why the server lacks a picture of a symbol for good; "lost" if this device lacks it too. */
  pictureFault({ faces }: DraftSymbol): string | undefined {
    const isSettled = this.#draft.isSent && !this.isBusy && !this.problem;
    const lost = isSettled ? (this.state?.missing ?? []) : [];
    const pictures = faces.flatMap((face) => ("picture" in face ? [face.picture] : []));
    return pictures
      .map((sha256) => this.refused.get(sha256) ?? (lost.includes(sha256) ? "lost" : undefined))
      .find(Boolean);
  }

  /** Tells whether a symbol cannot be drawn as it is, so that it is on no card. */
  isBroken(symbol: DraftSymbol): boolean {
    const { state, stateOf } = this;
    if (this.pictureFault(symbol)) return true;
    const known = stateOf?.symbols.find(({ id }) => id === symbol.id);
    if (!state || state.pending || state.missing.length || known?.faces !== symbol.faces) return false;
    return (state.faces[symbol.id] ?? []).includes(null);
  }

  /** Drops the server's answers, for another version of the document. */
  reset(): void {
    this.state = null;
    this.wake();
  }

  /** Returns the server's copy with everything sent to it; fails with a `Problem` if that is impossible now. */
  async flush(): Promise<ServerCopy> {
    clearTimeout(this.#timer);
    while (this.#isRunning) await pause(50);
    // Also for an empty draft, which is else not sent.
    if (!this.#draft.server) await this.create();
    await this.#run(true);
    const { server, conflict } = this.#draft;
    if (conflict) throw new Problem("changed-elsewhere", "the draft has changed elsewhere");
    if (this.problem || !server) throw this.problem ?? new Problem("failed", "the draft is not on the server");
    return server;
  }

  #schedule(ms: number): void {
    if (this.#isStopped) return;
    this.#isWanted = true;
    clearTimeout(this.#timer);
    if (!this.#isRunning) this.#timer = setTimeout(() => void this.#run(), ms);
  }

  /** Brings the server up to date; without `isWhole`, an import holds the document back. */
  async #run(isWhole = false): Promise<void> {
    if (this.#isRunning || this.#isStopped || this.#isPaused || this.#draft.conflict) return;
    [this.#isRunning, this.isBusy] = [true, true];
    try {
      do {
        this.#isWanted = false;
        await this.#exchange(isWhole || !this.#holds);
      } while (this.#isWanted);
      [this.problem, this.#failures] = [null, 0];
      this.#askForAlike();
    } catch (error) {
      this.#fail(error);
    } finally {
      [this.#isRunning, this.isBusy] = [false, false];
    }
  }

  #fail(error: unknown): void {
    const problem = error instanceof Problem ? error : new Problem("failed", String(error));
    if (problem.code === "changed-elsewhere") return this.#draft.onConflict();
    if (problem.code === "no-such-draft") {
      // Expired or deleted: everything is still on this device, and becomes a new draft.
      this.#draft.setServer(null, null);
      this.forget();
    }
    this.problem = problem;
    // The next change tries again.
    if (FINAL_FOR_DOCUMENT.has(problem.code)) return;
    this.#failures += 1;
    this.#isRunning = false;
    this.#schedule(backoff(this.#failures, problem.wait));
  }

  /** Sends what the server lacks, and waits until it has made all faces; without `isWhole`, only pictures. */
  async #exchange(isWhole: boolean): Promise<void> {
    const { document } = this.#draft;
    if (isEmpty(document) && !this.#draft.server) return;
    this.#retryRefused(document);
    this.#uploadProblem = null;
    const server = this.#draft.server ?? (await this.create());
    if (!this.#draft.isSent) await this.#uploadAhead(server, document);
    if (!isWhole) return;
    let state = this.#draft.isSent ? (this.state ?? (await this.#receive(server))) : await this.#put(server, document);
    if (await this.#upload(server, state.missing)) this.state = state = await api.fetchState(server);
    while (state.pending > 0 && !this.#isWanted) {
      await pause(PENDING_MS);
      this.state = state = await api.fetchState(server);
    }
    // Everything else is sent: the next attempt is for these pictures alone.
    const problem = this.#uploadProblem as Problem | null;
    if (problem) throw problem;
  }

  /** Tries again to upload pictures that had no room, once others are removed. */
  #retryRefused(document: DeckDocument): void {
    const before = this.#named;
    this.#named = picturesOf(document);
    if ([...before].every((sha256) => this.#named.has(sha256))) return;
    this.refused = new Map([...this.refused].filter(([, code]) => !FULL.has(code)));
  }

  /** Uploads new pictures before the document that names them, so that the server's first answer is the last. */
  async #uploadAhead(server: ServerCopy, document: DeckDocument): Promise<void> {
    // After a reload, the server's answer to the document tells which ones it lacks.
    if (server.version > 0 && !this.state) return;
    const unsent = [...picturesOf(document)].filter((sha256) => !this.#ahead.has(sha256) && !this.hasPicture(sha256));
    await this.#upload(server, unsent);
  }

  async #put(server: ServerCopy, document: DeckDocument): Promise<DraftState> {
    const state = await api.putDocument(server, server.version, document);
    this.#draft.setServer({ ...server, version: state.version }, document);
    this.stateOf = document;
    return (this.state = state);
  }

  /** Fetches the draft after a reload; another device may have changed it. */
  async #receive(server: ServerCopy): Promise<DraftState> {
    const before = this.#draft.document;
    const draft = await api.fetchDraft(server);
    const isNewer = draft.version !== server.version;
    // Changed here too, while the request was under way.
    if (isNewer && this.#draft.document !== before)
      throw new Problem("changed-elsewhere", "the draft has changed elsewhere");
    if (isNewer) this.#draft.onNewer(draft);
    this.stateOf = isNewer ? this.#draft.document : before;
    return (this.state = draft.state);
  }

  /** Creates the draft on the server, once. */
  create(): Promise<ServerCopy> {
    this.#creating ??= api.createDraft().then((server) => {
      this.#draft.setServer(server, null);
      return server;
    });
    return this.#creating.finally(() => (this.#creating = null));
  }

  /** Uploads pictures, a few at once; tells whether any arrived. */
  async #upload(server: ServerCopy, missing: readonly string[]): Promise<boolean> {
    const waiting = missing.filter((sha256) => !this.refused.has(sha256));
    let arrived = 0;
    const upload = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        if (await this.#uploadOne(server, next)) arrived += 1;
      }
    };
    await Promise.all(Array.from({ length: MAX_UPLOADS }, upload));
    return arrived > 0;
  }

  async #uploadOne(server: ServerCopy, sha256: string): Promise<boolean> {
    const picture = await deviceStore.picture(sha256);
    if (!picture) return false;
    try {
      await api.putPicture(server, sha256, picture);
      this.#ahead.add(sha256);
      return true;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.code === "wrong-digest" && (await this.#renamed(sha256, picture))) return false;
      const attempts = (this.#attempts.get(sha256) ?? 0) + 1;
      if (FINAL.has(error.code) || (OF_PICTURE.has(error.code) && attempts >= MAX_ATTEMPTS)) {
        this.#attempts.delete(sha256);
        this.refused = new Map(this.refused).set(sha256, error.code);
      } else if (OF_PICTURE.has(error.code)) {
        this.#attempts.set(sha256, attempts);
        this.#uploadProblem = error;
      } else throw error;
      return false;
    }
  }

  /** Names a picture by its own digest: the server removes metadata, so a picture from there has another one. */
  async #renamed(sha256: string, picture: Blob): Promise<boolean> {
    const own = await digestOf(picture);
    if (own === sha256) return false;
    await deviceStore.addPicture(own, picture);
    this.#draft.renamePicture(sha256, own);
    return true;
  }

  /** Asks for look-alikes once changes have settled; they are advice, so a failure is no problem. */
  #askForAlike(): void {
    const { server } = this.#draft;
    this.#cancelAlike();
    if (!server || this.#isStopped || this.#isPaused || this.#holds) return;
    this.#alikeTimer = setTimeout(() => {
      this.#alikeRequest = new AbortController();
      api.fetchAlike(server, this.#alikeRequest.signal).then(
        (pairs) => (this.alike = pairs),
        () => undefined,
      );
    }, ALIKE_MS);
  }

  #cancelAlike(): void {
    clearTimeout(this.#alikeTimer);
    this.#alikeRequest.abort();
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
