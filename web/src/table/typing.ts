import type { Language } from "../languages";

/** Which symbol a player means who types: by any of its names, or by how one begins. */

export interface Candidate {
  symbol: string;
  /** All its names in the player's language, the usual first. */
  names: readonly string[];
}

const ARTICLES: Record<Language, RegExp> = {
  en: /^(the|an?) /,
  fr: /^((les?|la|une?|des) |l )/,
  es: /^(el|la|los|las|una?|unos|unas) /,
  de: /^(der|die|das|den|eine?|einen) /,
};

/** Returns a name without what makes no difference: case, accents, punctuation and an article. */
export function folded(text: string, language: Language): string {
  const plain = text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trimStart();
  return plain.replace(ARTICLES[language], "");
}

/** Returns the symbols that may be meant, each once; those with exactly that name, if there are any. */
export function meant(typed: string, candidates: readonly Candidate[], language: Language): string[] {
  const wanted = folded(typed, language);
  if (wanted.trim() === "") return [];
  const fits = (test: (name: string) => boolean): string[] => [
    ...new Set(
      candidates.filter(({ names }) => names.some((name) => test(folded(name, language)))).map(({ symbol }) => symbol),
    ),
  ];
  const exact = fits((name) => name === wanted.trimEnd());
  if (exact.length > 0) return exact;
  const beginning = fits((name) => name.startsWith(wanted));
  return beginning.length > 0 ? beginning : fits((name) => name.includes(` ${wanted}`));
}
