import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../base/languages";

const parts = import.meta.glob<Record<string, unknown>>("./*.ts", { eager: true });

/** Returns every text in a tree, by its path. */
function phrases(words: unknown, path = ""): [string, unknown][] {
  if (typeof words !== "object" || words === null) return [[path, words]];
  return Object.entries(words).flatMap(([key, below]) => phrases(below, `${path}/${key}`));
}

/** Arguments for phrases that are functions, of the types that they take. */
const SAMPLES = [2, 1200, "Ada", true, null];
const MOST_ARGUMENTS = 4;

/** Returns all lists of samples of a length. */
function argumentLists(length: number): unknown[][] {
  if (length === 0) return [[]];
  return argumentLists(length - 1).flatMap((some) => SAMPLES.map((sample) => [...some, sample]));
}

/** Returns every text in a tree, by its path, and the texts that its functions return for samples. */
function texts(words: unknown): [string, string][] {
  return phrases(words).flatMap(([path, phrase]): [string, string][] => {
    if (typeof phrase === "string") return [[path, phrase]];
    if (typeof phrase !== "function") return [];
    const said = argumentLists(Math.min(phrase.length, MOST_ARGUMENTS)).flatMap((list) =>
      returned(phrase as (...list: unknown[]) => unknown, list),
    );
    return said.map((text) => [path, text]);
  });
}

/** Returns the text that a function returns; none if the arguments have the wrong types. */
function returned(phrase: (...list: unknown[]) => unknown, list: unknown[]): string[] {
  try {
    const text = phrase(...list);
    return typeof text === "string" ? [text] : [];
  } catch {
    return [];
  }
}

const all = Object.entries(parts)
  .filter(([file]) => !file.endsWith(".test.ts"))
  .flatMap(([file, module]) => Object.entries(module).map(([name, words]) => [`${file} ${name}`, words] as const))
  .filter(([, words]) => typeof words === "object" && words !== null && "en" in words);

describe.each(all)("%s", (_, words) => {
  const byLanguage = words as Record<string, unknown>;

  it("has the same keys in every language", () => {
    const keys = phrases(byLanguage["en"]).map(([path]) => path);
    for (const language of LANGUAGES) expect(phrases(byLanguage[language]).map(([path]) => path)).toEqual(keys);
  });

  it("has no empty text", () => {
    for (const [path, phrase] of phrases(byLanguage)) expect(phrase, path).not.toBe("");
  });

  it("keeps French signs and German dots with their word", () => {
    for (const [path, text] of texts(byLanguage["fr"])) expect(text, path).not.toMatch(/ [!?:;»]|« /);
    for (const [path, text] of texts(byLanguage["de"])) expect(text, path).not.toMatch(/[\p{L} ]…/u);
  });

  it("keeps a unit with its number", () => {
    for (const [path, text] of texts(byLanguage)) expect(text, path).not.toMatch(/\d (s|ms|min|%)(?!\p{L})/u);
  });
});
