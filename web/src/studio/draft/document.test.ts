import { describe, expect, it } from "vitest";
import {
  addFaces,
  addSymbols,
  anyName,
  changeFace,
  emptyDocument,
  isSameDocument,
  nameProblems,
  neighbourOf,
  newId,
  newSymbol,
  pictureFace,
  picturesOf,
  removeFace,
  removeSymbol,
  rename,
  setNames,
} from "./document";

const word = (text: string) => ({ type: "word" as const, text });
const symbol = (name: string) => newSymbol([word(name)], name ? { en: [name] } : {});
const animals = addSymbols(emptyDocument("en"), ["cat", "dog", "cow"].map(symbol));
const [cat, dog, cow] = animals.symbols.map(({ id }) => id) as [string, string, string];

describe("document", () => {
  it("gives every symbol another id, as the server allows it", () => {
    const ids = Array.from({ length: 500 }, newId);
    expect(new Set(ids).size).toBe(500);
    for (const id of ids) expect(id).toMatch(/^[\w-]{1,40}$/);
  });

  it("is the same with its fields in another order, or with defaults left out", () => {
    const { seed: _, ...sent } = animals;
    const reversed = Object.fromEntries(Object.entries(sent).reverse()) as typeof animals;
    expect(isSameDocument(animals, reversed)).toBe(true);
    expect(isSameDocument(animals, rename(animals, cat, "en", "tiger"))).toBe(false);
    expect(isSameDocument(animals, { ...animals, symbols: animals.symbols.toReversed() })).toBe(false);
  });

  it("forgets the chosen plan when the number of symbols changes", () => {
    const planned = { ...animals, cards: 3, per_card: 2 };
    expect(removeSymbol(planned, cat)).toMatchObject({ cards: null, per_card: null });
    expect(addSymbols(planned, [symbol("hen")])).toMatchObject({ cards: null, per_card: null });
    expect(rename(planned, cat, "en", "kitten")).toMatchObject({ cards: 3, per_card: 2 });
    expect(addSymbols(planned, [])).toBe(planned);
  });

  it("finds the symbol that follows a removed one, or else the one before", () => {
    expect([cat, dog, cow].map((id) => neighbourOf(animals, id))).toEqual([dog, cow, dog]);
    expect(neighbourOf(removeSymbol(removeSymbol(animals, dog), cow), cat)).toBeNull();
  });

  it("cuts long file names, which the server refuses", () => {
    expect(newSymbol([], {}, "x".repeat(300)).source).toHaveLength(200);
  });

  it("renames without losing synonyms and other languages", () => {
    const named = setNames(setNames(animals, cat, "en", ["cat", "kitty"]), cat, "fr", ["chat"]);
    expect(rename(named, cat, "en", "tomcat").symbols[0]!.names).toEqual({ en: ["tomcat", "kitty"], fr: ["chat"] });
    expect(setNames(named, cat, "fr", [""]).symbols[0]!.names).toEqual({ en: ["cat", "kitty"] });
    expect(anyName(setNames(named, cat, "en", []).symbols[0]!, "en")).toBe("chat");
  });

  it("adds, changes and removes faces", () => {
    const paired = addFaces(animals, dog, [word("le chien")]);
    expect(changeFace(paired, dog, 1, pictureFace("f00")).symbols[1]!.faces[1]).toMatchObject({ picture: "f00" });
    expect(removeFace(paired, dog, 0).symbols[1]!.faces).toEqual([word("le chien")]);
  });

  it("lists its pictures once", () => {
    const faces = [pictureFace("a"), pictureFace("b")];
    expect(picturesOf(addFaces(addFaces(animals, cat, faces), dog, faces))).toEqual(new Set(["a", "b"]));
  });
});

describe("nameProblems", () => {
  it("finds missing names, and names of two symbols however they are spelt", () => {
    const flawed = addSymbols(animals, ["", "The Cat"].map(symbol));
    const [, , , nameless, other] = flawed.symbols;
    expect(nameProblems(flawed)).toEqual(
      new Map<string, unknown>([
        [nameless!.id, { code: "missing" }],
        [other!.id, { code: "doubled", other: cat, name: "The Cat" }],
      ]),
    );
  });

  it("compares names within a language only", () => {
    const french = setNames(animals, dog, "fr", ["cat"]);
    expect(nameProblems(french).size).toBe(0);
  });
});
