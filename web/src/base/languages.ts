/** Languages of the pages. Each part has its texts in one object per language, with the same keys. */

export const LANGUAGES = ["en", "fr", "es", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français", es: "Español", de: "Deutsch" };

/** Returns its argument; the type ensures that no language lacks a key. */
export function define<Words>(words: Record<Language, Words>): Record<Language, Words> {
  return words;
}

/** Returns the first supported language among those wanted. */
export function firstSupported(wanted: readonly string[]): Language {
  const plain = wanted.map((tag) => tag.toLowerCase().split("-")[0]);
  return plain.find((tag): tag is Language => LANGUAGES.some((known) => known === tag)) ?? "en";
}

/** Returns a date such as 2026-11-16 as a language writes it; `medium` is for little space. */
export function dateIn(language: Language, date: string, dateStyle: "long" | "medium" = "long"): string {
  return new Intl.DateTimeFormat(language, { dateStyle, timeZone: "UTC" }).format(Date.parse(date));
}
