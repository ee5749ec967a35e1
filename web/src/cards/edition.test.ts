import { expect, test, vi } from "vitest";
import { Edition, type EditionInfo } from "./edition.svelte";

test("an edition preloads the layouts that the server did not have", async () => {
  vi.stubGlobal("fetch", async (path: string) => new Response(JSON.stringify([{ symbol: path }])));
  const info = { id: "zoo", version: "1", cards: [[], [], []], layouts: [null, [], null], symbols: [] };
  const edition = new Edition(info as unknown as EditionInfo);
  void edition.preload();
  await vi.waitFor(() => expect(edition.layouts.every((layout) => layout !== null)).toBe(true));
  expect(edition.layouts.map((layout) => layout?.length)).toEqual([1, 0, 1]);
});

test("an edition requests a drawing again that failed", async () => {
  vi.useFakeTimers();
  const loaded: string[] = [];
  class FakeImage {
    onload = (): void => undefined;
    onerror = (): void => undefined;
    set src(url: string) {
      loaded.push(url);
      setTimeout(() => (loaded.length < 3 ? this.onerror() : this.onload()));
    }
  }
  vi.stubGlobal("Image", FakeImage);
  const info = { id: "zoo", version: "1", cards: [], layouts: [], symbols: [{ id: "cat", faces: 1 }] };
  const isComplete = new Edition(info as unknown as EditionInfo).preload();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await isComplete).toBe(true);
  expect(loaded).toHaveLength(3);
  expect(new Set(loaded).size).toBe(1);
  vi.useRealTimers();
});
