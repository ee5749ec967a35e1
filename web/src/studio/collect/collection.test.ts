import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Contribution } from "../../protocol/api-types";
import { Problem } from "../../net/api";
import { addSymbols, emptyDocument, newSymbol, type DeckDocument } from "../draft/document";
import * as api from "../draft/draft-api";
import type { Studio } from "../studio-state.svelte";
import { Collection } from "./collection.svelte";

vi.mock("../draft/draft-api");
vi.mock("../draft/device-store", () => ({ deviceStore: { addPicture: vi.fn() } }));

const CAT: Contribution = {
  id: "cat1",
  name: "cat",
  by: "Ben",
  state: "waiting",
  picture: "c".repeat(64),
  width: 9,
  height: 9,
  at: "",
};
const OPEN = { code: "BCDFGHJ", open: true, closes: "2026-01-01", waiting: 1, accepted: 0, declined: 0 };

function fakeStudio(): Studio & { document: DeckDocument } {
  const studio = {
    document: emptyDocument("en"),
    server: { id: "d", secret: "s", version: 1 },
    sync: { expectPicture: vi.fn() },
    change(how: (document: DeckDocument) => DeckDocument) {
      this.document = how(this.document);
    },
  };
  return studio as unknown as Studio & { document: DeckDocument };
}

const names = ({ document }: { document: DeckDocument }) => document.symbols.map((symbol) => symbol.names["en"]?.[0]);

describe("Collection", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.resetAllMocks();
    vi.mocked(api.fetchFile).mockResolvedValue(new Blob(["cat"]));
    vi.mocked(api.fetchContributions).mockResolvedValue({
      contributions: [CAT],
      cursor: 1,
      more: false,
      collection: OPEN,
    });
    return () => vi.useRealTimers();
  });

  it("adds the symbol before the server hears of it, once, also after a failure", async () => {
    const studio = fakeStudio();
    const collection = new Collection(studio, 500);
    const stop = collection.start();
    await vi.advanceTimersByTimeAsync(0);
    vi.mocked(api.decide).mockRejectedValueOnce(new Problem("offline", ""));
    await collection.decide("cat1", true);
    expect(collection.problem?.code).toBe("offline");
    expect([names(studio), collection.waiting.length]).toEqual([["cat"], 1]);
    vi.mocked(api.decide).mockResolvedValueOnce({ ...CAT, state: "accepted" });
    await collection.decide("cat1", true);
    expect([names(studio), collection.waiting.length]).toEqual([["cat"], 0]);
    stop();
  });

  it("leaves a contribution out that its contributor has just taken back", async () => {
    const studio = fakeStudio();
    studio.document = addSymbols(studio.document, [newSymbol([], { en: ["dog"] })]);
    const collection = new Collection(studio, 500);
    const stop = collection.start();
    await vi.advanceTimersByTimeAsync(0);
    vi.mocked(api.decide).mockRejectedValueOnce(new Problem("decided", ""));
    await collection.decide("cat1", true);
    expect(names(studio)).toEqual(["dog"]);
    stop();
  });

  it("stays closed when the panel opens again", async () => {
    vi.mocked(api.fetchContributions).mockResolvedValue({
      contributions: [],
      cursor: 0,
      more: false,
      collection: { ...OPEN, open: false },
    });
    const collection = new Collection(fakeStudio(), 500);
    const stop = collection.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(api.openCollection).not.toHaveBeenCalled();
    expect(collection.info?.open).toBe(false);
    stop();
  });

  it("ignores an answer that comes after the panel was closed", async () => {
    let answer = (_: Awaited<ReturnType<typeof api.fetchContributions>>) => {};
    vi.mocked(api.fetchContributions).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const stop = new Collection(fakeStudio(), 500).start();
    stop();
    answer({ contributions: [CAT], cursor: 1, more: false, collection: OPEN });
    await vi.advanceTimersByTimeAsync(10);
    expect(api.fetchFile).not.toHaveBeenCalled();
  });

  it("asks at once for more, and loads pictures again that failed", async () => {
    vi.mocked(api.fetchContributions).mockResolvedValueOnce({
      contributions: [CAT],
      cursor: 1,
      more: true,
      collection: OPEN,
    });
    vi.mocked(api.fetchFile).mockRejectedValueOnce(new Problem("offline", ""));
    const collection = new Collection(fakeStudio(), 500);
    const stop = collection.start();
    await vi.advanceTimersByTimeAsync(10);
    expect(api.fetchContributions).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(collection.pictures.has("cat1")).toBe(true);
    stop();
    expect(collection.pictures.size).toBe(0);
  });
});
