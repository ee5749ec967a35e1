import { expect, test } from "vitest";

/** The folders of the client from the bottom up; a file imports from its own folder and from those below. */
const FLOORS = [
  ...["protocol", "base", "words", "net", "parts", "cards", "games", "live", "results", "board", "pairs", "replay"],
  ...["table", "studio", "decks", "practice", "today", "around", "event", "class", "tv", "learn", "home", "app"],
];
/** Features stand side by side: one imports another only if it is named here. */
const FEATURES: Record<string, readonly string[]> = {
  studio: [],
  decks: ["studio"],
  practice: [],
  today: [],
  around: ["table"],
  event: ["table"],
  class: [],
  tv: ["table"],
  learn: [],
};
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g;

const sources = import.meta.glob<string>("./**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const files = Object.keys(sources).filter((file) => file !== "./floors.test.ts");

function floorOf(path: string): string {
  return path.split("/")[1] ?? "";
}

function importsOf(file: string): string[] {
  const folder = new URL(file, "http://sosie.test/src/");
  const found = Array.from((sources[file] ?? "").matchAll(IMPORT), ([, path = ""]) => new URL(path, folder).pathname);
  // Cases shared with the tests of the server lie outside the client.
  return found.filter((path) => path.startsWith("/src/")).map((path) => path.replace("/src", "."));
}

function isBelow(file: string, imported: string): boolean {
  const [above, below] = [floorOf(file), floorOf(imported)];
  if (above === below) return true;
  const siblings = FEATURES[above];
  if (siblings && below in FEATURES) return siblings.includes(below);
  return FLOORS.indexOf(below) < FLOORS.indexOf(above);
}

test("every file stands on a floor", () => {
  expect(files.filter((file) => !FLOORS.includes(floorOf(file)))).toEqual([]);
});

test.each(files)("%s imports only from below", (file) => {
  expect(importsOf(file).filter((imported) => !isBelow(file, imported))).toEqual([]);
});
