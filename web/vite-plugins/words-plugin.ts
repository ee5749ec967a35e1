import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Plugin } from "vite";
import { codeOf, refuseStrangers, typeOf, words } from "./words/compile";
import { findLanguages, LANGUAGES, read, readPages, textsOf, type Table } from "./words/messages";

/** Outside of the sources, since it is made from them. */
const TYPES = new URL("../.types/words.d.ts", import.meta.url);
const ALL = "virtual:words";

/**
 * Provides the texts: `virtual:words/fr/table` has the part `table` in French, `virtual:words` knows all languages and
 * parts. Writes the types of the texts when the configuration is read.
 */
export function wordsPlugin(): Plugin {
  return {
    name: "words",
    configResolved: writeTypes,
    resolveId: (id) => (id.startsWith(ALL) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${ALL}`)) return null;
      const [, language, part] = id.split("/");
      return language && part ? partCode(language, part) : listCode();
    },
    configureServer({ watcher, moduleGraph, ws }) {
      watcher.add(LANGUAGES.pathname);
      watcher.on("change", (path) => {
        if (!path.endsWith(".ftl")) return;
        writeTypes();
        moduleGraph.invalidateAll();
        ws.send({ type: "full-reload" });
      });
    },
  };
}

/** Returns the code of `virtual:words`: what the languages are called, and how their parts are loaded. */
function listCode(): string {
  const tags = findLanguages(LANGUAGES);
  const languages = tags.map((tag) => {
    const texts = textsOf(read(new URL(`${tag}/language.ftl`, LANGUAGES)), `${tag}/language.ftl`);
    const [name, articles] = ["name", "articles"].map((id) => texts.get(id));
    if (!name) throw new Error(`${tag}/language.ftl: give the language's own name as "name".`);
    const known = { name: words(name)[0], articles: articles ? words(articles) : [] };
    return `${JSON.stringify(tag)}: ${JSON.stringify(known)}`;
  });
  const loaders = tags.map((tag) => {
    const parts = partNames(readPages(LANGUAGES, "en")).map(
      (part) => `${part}: () => import("${ALL}/${tag}/${part}").then((made) => made.default)`,
    );
    return `${JSON.stringify(tag)}: { ${parts.join(", ")} }`;
  });
  return `export const languages = { ${languages.join(", ")} };\nexport const loaders = { ${loaders.join(", ")} };\n`;
}

function partCode(language: string, part: string): string {
  const [own, english] = [readPages(LANGUAGES, language), readPages(LANGUAGES, "en")];
  refuseStrangers(own, english);
  return codeOf(language, tablesOf(own, part), tablesOf(english, part));
}

/** Writes the types of the English texts, which those of all languages have. */
function writeTypes(): void {
  const english = readPages(LANGUAGES, "en");
  const parts = partNames(english).map((part) => {
    const tables = tablesOf(english, part).map((table) => `      ${table.name}: ${typeOf(table)};`);
    return `    ${part}: {\n${tables.join("\n")}\n    };`;
  });
  const code = `// Made by vite-plugins/words-plugin.ts.
declare module "virtual:words" {
  export type Language = ${findLanguages(LANGUAGES)
    .map((tag) => JSON.stringify(tag))
    .join(" | ")};
  export interface Parts {
${parts.join("\n")}
  }
  export const languages: Record<Language, { name: string; articles: readonly string[] }>;
  export const loaders: Record<Language, { [Part in keyof Parts]: () => Promise<Parts[Part]> }>;
}
`;
  if (existsSync(TYPES) && readFileSync(TYPES, "utf8") === code) return;
  mkdirSync(new URL(".", TYPES), { recursive: true });
  writeFileSync(TYPES, code);
}

function partNames(tables: Map<string, Table>): string[] {
  return [...new Set([...tables.values()].map(({ part }) => part))];
}

function tablesOf(tables: Map<string, Table>, part: string): Table[] {
  return [...tables.values()].filter((table) => table.part === part);
}
