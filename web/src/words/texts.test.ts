import { expect, test } from "vitest";
import { LANGUAGES } from "../base/languages";
import { texts } from "./texts";

const SAMPLES = ["0", "1", "2", "5", "21", "1200", "Ada"];

/** Returns every text of a tree with its path; functions are called with samples. */
function said(branch: unknown, path: string): [string, string][] {
  if (typeof branch === "string") return [[path, branch]];
  if (typeof branch === "function") return SAMPLES.map((sample) => [path, called(branch as Call, sample)]);
  return Object.entries(branch as object).flatMap(([key, below]) => said(below, `${path}.${key}`));
}

type Call = (...given: unknown[]) => string;

function called(text: Call, sample: string): string {
  const given = Number.isNaN(Number(sample)) ? sample : Number(sample);
  try {
    return text(...Array<unknown>(text.length).fill(given));
  } catch {
    return called(text, "Ada"); // it takes no numbers
  }
}

test.each(LANGUAGES)("no text is empty: %s", (language) => {
  for (const [name, table] of Object.entries(texts)) {
    for (const [path, text] of said(table[language], name)) expect(text, path).not.toBe("");
  }
});

test.each(LANGUAGES)("every language has the shape of English: %s", (language) => {
  for (const [name, table] of Object.entries(texts)) {
    const paths = (of: unknown): string[] => said(of, name).map(([path]) => path);
    expect(paths(table[language])).toEqual(paths(table.en));
  }
});

test("French signs and German dots stay with their word", () => {
  for (const [name, table] of Object.entries(texts)) {
    for (const [path, text] of said(table.fr, name)) expect(text, path).not.toMatch(/ [!?:;»]|« /);
    for (const [path, text] of said(table.de, name)) expect(text, path).not.toMatch(/[\p{L} ]…/u);
  }
});

test.each(LANGUAGES)("a unit stays with its number: %s", (language) => {
  for (const [name, table] of Object.entries(texts)) {
    for (const [path, text] of said(table[language], name)) expect(text, path).not.toMatch(/\d (s|ms|min|%)(?!\p{L})/u);
  }
});

test("numbers choose their plural and are written as the language does", () => {
  expect(texts.event.en.points(8.9)).toBe("8.9 points");
  expect(texts.event.de.points(8.9)).toBe("8,9 Punkte");
  expect(texts.event.fr.points(0)).toBe("0 point");
  expect(texts.event.fr.points(1)).toBe("1 point");
  expect(texts.event.fr.playing(1, 5)).toBe("Tables finies\u00a0: 1 sur 5");
  expect(texts.event.en.waitOthers(1)).toBe("Your table is done. 1 table is still playing.");
  expect(texts.event.en.waitOthers(2)).toBe("Your table is done. 2 tables are still playing.");
});
