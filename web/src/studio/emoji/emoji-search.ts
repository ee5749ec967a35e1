import type { Language } from "../../base/languages";
import { foldName } from "../../base/name-folding";

/** Search of emoji by their names and keywords. */

export type EmojiRow = readonly [emoji: string, name: string, keywords: string];

export interface EmojiEntry {
  readonly emoji: string;
  readonly name: string;
  /** Folded name and words, and folded keywords. */
  readonly words: readonly string[];
  readonly keywords: readonly string[];
}

const MAX_FOUND = 120;

export function emojiEntries(rows: readonly EmojiRow[], language: Language): EmojiEntry[] {
  const fold = (text: string): string => foldName(text, language);
  return rows.map(([emoji, name, keywords]) => ({
    emoji,
    name,
    words: [fold(name), ...name.split(/[\s:,-]+/).map(fold)].filter(Boolean),
    keywords: keywords.split("|").map(fold).filter(Boolean),
  }));
}

/** Returns the emoji that a query finds, the nearest first; all in their usual order for an empty query. */
export function searchEmoji(entries: readonly EmojiEntry[], query: string, language: Language): EmojiEntry[] {
  const wanted = foldName(query, language);
  if (!wanted) return entries.slice(0, MAX_FOUND);
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, wanted) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MAX_FOUND)
    .map(({ entry }) => entry);
}

function rankOf({ words, keywords }: EmojiEntry, wanted: string): number {
  if (words[0] === wanted) return 0;
  if (words.includes(wanted)) return 1;
  if (words.some((word) => word.startsWith(wanted))) return 2;
  if (keywords.includes(wanted)) return 3;
  if (keywords.some((word) => word.startsWith(wanted))) return 4;
  return Infinity;
}
