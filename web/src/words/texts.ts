import { loaders, type Language, type Parts } from "virtual:words";

/**
 * The texts of the pages: `texts.lobby.fr.title`.
 *
 * They are the files `pages` of src/sosie/languages, compiled. Only the parts that the screens name
 * (app/screens.ts) are loaded, in the page's language.
 */

export type Part = keyof Parts;

type Tables = { [P in Part]: { [Name in keyof Parts[P]]: Record<Language, Parts[P][Name]> } }[Part];
type Merged<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

export const texts = {} as Merged<Tables>;

/** Loads parts in a language. */
export async function loadWords(language: Language, parts: readonly Part[]): Promise<void> {
  await Promise.all(parts.map(async (part) => keep(language, await loaders[language][part]())));
}

function keep(language: Language, tables: object): void {
  const all = texts as Record<string, Record<string, unknown>>;
  for (const [name, table] of Object.entries(tables)) (all[name] ??= {})[language] = table;
}
