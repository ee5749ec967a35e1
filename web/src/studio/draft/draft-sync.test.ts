import { beforeEach, describe, expect, it, vi } from "vitest";
import { Problem } from "../../net/api";
import { deviceStore, type ServerCopy } from "./device-store";
import { digestOf } from "../../base/digest";
import {
  addSymbols,
  emptyDocument,
  newSymbol,
  pictureFace,
  removeSymbol,
  rename,
  renamePicture,
  type DeckDocument,
} from "./document";
import * as api from "./draft-api";
import { DraftSync, type LocalDraft } from "./draft-sync.svelte";

vi.mock("./draft-api");
vi.mock("./device-store", () => ({ deviceStore: { picture: vi.fn(), addPicture: vi.fn() } }));

const state = (version: number, missing: string[] = []) =>
  ({ version, missing, pending: 0, faces: {}, problems: [], ready: true, deck: null }) as Awaited<
    ReturnType<typeof api.fetchState>
  >;

/** A draft of three pictures that is on the server. */
class FakeDraft implements LocalDraft {
  document: DeckDocument = addSymbols(
    emptyDocument("en"),
    ["a", "b", "c"].map((name) => newSymbol([pictureFace(name)], { en: [name] })),
  );
  server: ServerCopy | null = { id: "d", secret: "s", version: 0 };
  isSent = false;
  conflict: string | null = null;
  sync = new DraftSync(this);

  setServer(server: ServerCopy | null, sent: DeckDocument | null): void {
    this.server = server;
    this.isSent = sent !== null && sent === this.document;
  }
  onNewer({ document, version }: { document: unknown; version: number }): void {
    this.document = document as DeckDocument;
    this.server = { ...this.server!, version };
    this.isSent = true;
  }
  onConflict(): void {
    this.conflict = "server";
  }
  renamePicture(from: string, to: string): void {
    this.change(renamePicture(this.document, from, to));
  }
  change(document: DeckDocument): void {
    [this.document, this.isSent] = [document, false];
    this.sync.wake();
  }
}

/** Lets the server answer uploads with a code, for one picture. */
function refuse(picture: string, code: string): void {
  vi.mocked(api.putPicture).mockImplementation(async (_, sha256) => {
    if (sha256 === picture) throw new Problem(code, "");
    return {} as Awaited<ReturnType<typeof api.putPicture>>;
  });
}

const uploaded = () => vi.mocked(api.putPicture).mock.calls.map(([, sha256]) => sha256);

describe("DraftSync", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.resetAllMocks();
    vi.stubGlobal("addEventListener", () => undefined);
    vi.mocked(deviceStore.picture).mockImplementation(async (sha256) => new Blob([sha256]));
    vi.mocked(api.putDocument).mockImplementation(async (_, version) => state(version + 1));
    vi.mocked(api.fetchState).mockImplementation(async () => state(1));
    vi.mocked(api.fetchAlike).mockResolvedValue([]);
    refuse("", "");
    return () => vi.useRealTimers();
  });

  it("goes on after a picture that kills its worker, and refuses it after three attempts", async () => {
    const draft = new FakeDraft();
    refuse("a", "failed");
    draft.sync.wake();
    await vi.advanceTimersByTimeAsync(400);
    expect(uploaded()).toEqual(expect.arrayContaining(["b", "c"]));
    expect(draft.isSent).toBe(true);
    expect(draft.sync.problem?.code).toBe("failed");
    vi.mocked(api.putDocument).mockImplementation(async (_, version) => state(version + 1, ["a"]));
    draft.change(rename(draft.document, draft.document.symbols[0]!.id, "en", "other"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(uploaded().filter((sha256) => sha256 === "a")).toHaveLength(3);
    expect(draft.sync.refused.get("a")).toBe("failed");
    expect(draft.sync.pictureFault(draft.document.symbols[0]!)).toBe("failed");
    expect(draft.sync.problem).toBeNull();
  });

  it("names a picture by its own digest if the server finds another one", async () => {
    const draft = new FakeDraft();
    refuse("a", "wrong-digest");
    draft.sync.wake();
    await vi.advanceTimersByTimeAsync(5000);
    const own = await digestOf(new Blob(["a"]));
    expect(uploaded()).toContain(own);
    expect(draft.document.symbols[0]!.faces[0]).toMatchObject({ picture: own });
    expect(draft.sync.problem).toBeNull();
  });

  it("tries pictures without room again when another one is removed", async () => {
    const draft = new FakeDraft();
    refuse("c", "draft-full");
    draft.sync.wake();
    await vi.advanceTimersByTimeAsync(1000);
    expect(draft.sync.refused.get("c")).toBe("draft-full");
    refuse("", "");
    draft.change(removeSymbol(draft.document, draft.document.symbols[0]!.id));
    await vi.advanceTimersByTimeAsync(1000);
    expect(draft.sync.refused.size).toBe(0);
    expect(uploaded().at(-1)).toBe("c");
  });

  it("does not repeat a document that the server cannot read, until it changes", async () => {
    const draft = new FakeDraft();
    vi.mocked(api.putDocument).mockRejectedValue(new Problem("bad-request", ""));
    draft.sync.wake();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(api.putDocument).toHaveBeenCalledTimes(1);
    expect(draft.sync.problem?.code).toBe("bad-request");
    draft.change(emptyDocument("en"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(api.putDocument).toHaveBeenCalledTimes(2);
  });

  it("keeps an edit that is made while a newer version arrives", async () => {
    const draft = new FakeDraft();
    [draft.isSent, draft.server] = [true, { id: "d", secret: "s", version: 1 }];
    const mine = rename(draft.document, draft.document.symbols[0]!.id, "en", "mine");
    vi.mocked(api.fetchDraft).mockImplementation(async () => {
      draft.change(mine);
      return { version: 2, document: emptyDocument("en"), state: state(2) } as unknown as Awaited<
        ReturnType<typeof api.fetchDraft>
      >;
    });
    draft.sync.wake();
    await vi.advanceTimersByTimeAsync(5000);
    expect([draft.document, draft.conflict]).toEqual([mine, "server"]);
  });

  it("sends nothing while it is paused, and goes on afterwards", async () => {
    const draft = new FakeDraft();
    draft.sync.wake();
    const resume = await draft.sync.pause();
    await vi.advanceTimersByTimeAsync(5000);
    expect(api.putDocument).not.toHaveBeenCalled();
    resume();
    await vi.advanceTimersByTimeAsync(1000);
    expect(draft.isSent).toBe(true);
  });

  it("cancels a request for look-alikes when it is paused, and asks for none until it goes on", async () => {
    const draft = new FakeDraft();
    vi.mocked(api.fetchAlike).mockImplementation(() => new Promise(() => undefined));
    draft.sync.wake();
    await vi.advanceTimersByTimeAsync(2000);
    const [, signal] = vi.mocked(api.fetchAlike).mock.lastCall!;
    expect(signal.aborted).toBe(false);
    const resume = await draft.sync.pause();
    expect(signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(api.fetchAlike).toHaveBeenCalledTimes(1);
    resume();
    await vi.advanceTimersByTimeAsync(5000);
    expect(api.fetchAlike).toHaveBeenCalledTimes(2);
  });
});
