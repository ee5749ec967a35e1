import { describe, expect, it } from "vitest";
import { read } from "./own-decks";

describe("decks of one's own", () => {
  it("come back with their secrets", () => {
    const decks = [{ id: "new", secret: "s" }, { id: "old", secret: null }];
    expect(read(JSON.parse(JSON.stringify(decks)))).toEqual(decks);
  });

  it("are read as earlier versions kept them", () => {
    expect(read(["one", "two"])).toEqual([{ id: "one", secret: null }, { id: "two", secret: null }]);
  });

  it("leave out everything else", () => {
    expect(read([null, 7, {}, { id: 3 }, { id: "one", secret: 4 }])).toEqual([{ id: "one", secret: null }]);
    expect(read("nonsense")).toEqual([]);
  });
});
