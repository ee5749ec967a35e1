import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { findLanguages, LANGUAGES } from "./words/messages";

/** The drawings of emoji, baked by art/bake.py: only these can be drawn on cards. */
const DRAWINGS = new URL("../../src/sosie/cards/emoji.json.gz", import.meta.url);
const NAMES = new URL("../node_modules/emojibase-data/", import.meta.url);
const ALL = "virtual:emoji-names";

interface Emoji {
  hexcode: string;
  emoji: string;
  label: string;
  tags?: string[];
  order?: number;
}

/**
 * Provides `virtual:emoji-names/fr`: emoji, name and keywords of all emoji that have a drawing, in their usual order; and
 * `virtual:emoji-names`, which loads those of each language.
 */
export function emojiNames(): Plugin {
  return {
    name: "emoji-names",
    resolveId: (id) => (id.startsWith(ALL) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${ALL}`)) return null;
      const [, language] = id.split("/");
      if (!language) return loadersCode();
      const all = JSON.parse(readFileSync(dataOf(language), "utf8")) as Emoji[];
      const drawn = new Set(Object.keys(JSON.parse(gunzipSync(readFileSync(DRAWINGS)).toString()) as object));
      const rows = all
        .filter(({ hexcode }) => drawn.has(codeOf(hexcode)))
        .sort((one, other) => (one.order ?? 0) - (other.order ?? 0))
        .map(({ emoji, label, tags = [] }) => [emoji, label, tags.join("|")]);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(rows))});`;
    },
  };
}

function loadersCode(): string {
  const loaders = findLanguages(LANGUAGES).map((tag) => `${JSON.stringify(tag)}: () => import("${ALL}/${tag}")`);
  return `export default { ${loaders.join(", ")} };`;
}

/** Returns the file with the names of a language, or else with the English ones. */
function dataOf(language: string): URL {
  const file = new URL(`${language}/data.json`, NAMES);
  return existsSync(file) ? file : new URL("en/data.json", NAMES);
}

/** Returns an emoji's code points as the drawings are listed: lower case, without variation selectors. */
function codeOf(hexcode: string): string {
  return hexcode
    .split("-")
    .filter((part) => part !== "FE0F")
    .map((part) => part.toLowerCase().padStart(4, "0"))
    .join("-");
}
