import { describe, expect, it, vi } from "vitest";
import { ownSecret, read, rememberDeck } from "./own-decks";

describe("stored decks", () => {
  it("keep their secrets", () => {
    const decks = [
      { id: "new", secret: "s" },
      { id: "old", secret: null },
    ];
    expect(read(JSON.parse(JSON.stringify(decks)))).toEqual(decks);
  });

  it("are read in the older format too", () => {
    expect(read(["one", "two"])).toEqual([
      { id: "one", secret: null },
      { id: "two", secret: null },
    ]);
  });

  it("exclude invalid entries", () => {
    expect(read([null, 7, {}, { id: 3 }, { id: "one", secret: 4 }])).toEqual([{ id: "one", secret: null }]);
    expect(read("nonsense")).toEqual([]);
  });

  it("keep the draft that they were published from", () => {
    const decks = [{ id: "new", secret: "s", draft: "d" }];
    expect(read(JSON.parse(JSON.stringify(decks)))).toEqual(decks);
  });
});

describe("the secret of the next upload", () => {
  it("is never that of a draft", () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    rememberDeck({ id: "published", secret: "of the draft", draft: "d" });
    expect(ownSecret()).toBeNull();
    rememberDeck({ id: "uploaded", secret: "of uploads" });
    rememberDeck({ id: "published again", secret: "of the draft", draft: "d" });
    expect(ownSecret()).toBe("of uploads");
    vi.unstubAllGlobals();
  });
});
