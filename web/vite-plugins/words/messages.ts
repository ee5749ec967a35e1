import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parse, type Comment, type Message, type Pattern, type Resource } from "@fluent/syntax";

/**
 * The texts of a language as they are in its folder.
 *
 * A file of `pages` is a table of texts: the identifiers of its messages are their names in the code, where `_` goes
 * one level down and numbers make a list. A part of the client, which is loaded as a whole, is a folder or a file of
 * `pages`.
 */

/** The folders of the languages: the server reads them, too. */
export const LANGUAGES = new URL("../../../src/sosie/languages/", import.meta.url);

export type Kind = "Number" | "String";

export interface Text {
  /** The file and the identifier, for errors. */
  place: string;
  /** The identifier, divided at `_`. */
  path: string[];
  pattern: Pattern;
  note: string;
  variables: Map<string, Kind>;
  isList: boolean;
}

export interface Table {
  part: string;
  /** Name in the code. */
  name: string;
  texts: Map<string, Text>;
}

const VARIABLES = /^Variables: (.*)$/m;
const VARIABLE = /^\$(\w+) \((Number|String)\)$/;
const LIST = /^\(List\)/m;

/** Returns the tags of all languages, English first. */
export function findLanguages(root: URL): string[] {
  const tags = readdirSync(root).filter((name) => existsSync(new URL(`${name}/language.ftl`, root)));
  return ["en", ...tags.filter((tag) => tag !== "en").sort()];
}

/** Returns the tables of a language's pages, by their names. */
export function readPages(root: URL, language: string): Map<string, Table> {
  const pages = new URL(`${language}/pages/`, root);
  if (!existsSync(pages)) return new Map();
  const files = readdirSync(pages, { recursive: true })
    .filter((name) => name.endsWith(".ftl"))
    .sort();
  const tables = files.map((file) => tableOf(read(new URL(file, pages)), file, `${language}/pages/${file}`));
  return new Map(tables.map((table) => [table.name, table]));
}

export function read(file: URL): Resource {
  return parse(readFileSync(file, "utf8"), { withSpans: false });
}

/** Returns the table of a file, by its path below `pages`. */
export function tableOf(resource: Resource, file: string, place: string): Table {
  const [part, name] = [file.split("/")[0]!, file.split("/").at(-1)!].map(camelCased) as [string, string];
  return { part, name, texts: textsOf(resource, place) };
}

/** Returns the texts of a file, by their identifiers. */
export function textsOf(resource: Resource, place: string): Map<string, Text> {
  const texts = new Map<string, Text>();
  for (const entry of resource.body) {
    if (entry.type === "Junk") throw new Error(`${place}: this is no message: ${entry.content.trim()}`);
    if (entry.type !== "Message") continue;
    const text = textOf(entry, place);
    if (texts.has(entry.id.name)) throw new Error(`${text.place} stands twice.`);
    texts.set(entry.id.name, text);
  }
  return texts;
}

function textOf({ id, value, comment }: Message, file: string): Text {
  const place = `${file}: ${id.name}`;
  if (!value) throw new Error(`${place} has no text.`);
  const note = comment?.content ?? "";
  return {
    place,
    path: id.name.split("_"),
    pattern: value,
    note: note.replace(VARIABLES, "").replace(LIST, "").trim(),
    variables: variablesOf(comment, place),
    isList: LIST.test(note),
  };
}

/** Returns the variables that a comment declares; their order is that of a function's arguments. */
function variablesOf(comment: Comment | null, place: string): Map<string, Kind> {
  const declared = VARIABLES.exec(comment?.content ?? "")?.[1];
  return new Map(
    declared?.split(", ").map((variable) => {
      const match = VARIABLE.exec(variable);
      if (!match) throw new Error(`${place}: write variables as "$count (Number), $name (String)", not "${variable}".`);
      return [match[1]!, match[2] as Kind];
    }),
  );
}

function camelCased(name: string): string {
  return name.replace(/\.ftl$/, "").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
