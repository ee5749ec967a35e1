import type { Language } from "../base/languages";
import { foldName } from "../base/name-folding";

/** Lookup of the symbol that a player types, by any of its names or by the start of one. */

export interface Candidate {
  symbol: string;
  /** All its names in the player's language, the preferred one first. */
  names: readonly string[];
}

/** Returns the candidate symbols, each once; only exact matches, if there are any. */
export function symbolsNamed(typed: string, candidates: readonly Candidate[], language: Language): string[] {
  const wanted = foldName(typed, language);
  if (wanted === "") return [];
  const fits = (test: (name: string) => boolean): string[] => [
    ...new Set(candidates.filter(({ names }) => names.some(test)).map(({ symbol }) => symbol)),
  ];
  const exact = fits((name) => foldName(name, language) === wanted);
  if (exact.length > 0) return exact;
  const beginning = fits((name) => foldName(name, language).startsWith(wanted));
  return beginning.length > 0
    ? beginning
    : fits((name) => laterWords(name, language).some((rest) => rest.startsWith(wanted)));
}

/** Returns the suffixes of a name that start at its second word, its third, and so on. */
function laterWords(name: string, language: Language): string[] {
  const words = name.split(/[\s'\u2019-]+/u);
  return words.slice(1).map((_, number) => foldName(words.slice(number + 1).join(" "), language));
}
