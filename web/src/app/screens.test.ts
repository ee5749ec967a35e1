import { expect, test } from "vitest";
import { loaders, type Parts } from "virtual:words";

/**
 * Holds that a screen names the parts of all texts that it and what it imports show: a text of another part would be
 * missing until another screen loads it.
 */

const sources = import.meta.glob<string>(["../**/*.ts", "../**/*.svelte", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const IMPORT = /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+)["']/g;
const SCREEN = /import\("(\.\.\/[^"]+)"\)\)?,\s*words: \[([^\]]*)\]/g;

const partOf = new Map<string, string>();
for (const part of Object.keys(loaders.en) as (keyof Parts)[]) {
  for (const table of Object.keys(await loaders.en[part]())) partOf.set(table, part);
}

/** Returns a file with what it imports. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path] of sources[file]!.matchAll(IMPORT)) {
    const below = found(new URL(path!, `file:///app/${file}`).pathname);
    if (below) reach(below, seen);
  }
  return seen;
}

/** Returns the key of a source; nothing for a style sheet. */
function found(path: string): string | undefined {
  const key = path.startsWith("/app/") ? `.${path.slice(4)}` : `..${path}`;
  return ["", ".ts", ".svelte.ts"].map((ending) => key + ending).find((name) => name in sources);
}

function partsShown(file: string): Set<string> {
  const tables = [...reach(file)].flatMap((name) => [...sources[name]!.matchAll(/\btexts\.(\w+)\[/g)]);
  return new Set(tables.map(([, table]) => partOf.get(table!)!));
}

const screens = [...sources["./screens.ts"]!.matchAll(SCREEN)].map(([, file, words]) => ({
  file: file!,
  parts: ["app", ...[...words!.matchAll(/"(\w+)"/g)].map(([, part]) => part!)],
}));

test("all screens are found", () => {
  expect(screens).toHaveLength(sources["./screens.ts"]!.match(/\bload:/g)!.length - 1);
});

test.each(screens)("$file has the texts that it shows, and no others", ({ file, parts }) => {
  expect([...new Set(["app", ...partsShown(file)])].sort()).toEqual([...parts].sort());
});

test("the first screen has its texts", () => {
  expect([...partsShown("./main.ts")]).toEqual(["app"]);
});
