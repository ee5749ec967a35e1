import { languages, type Language } from "virtual:words";

/** Languages of the pages: the folders of src/sosie/languages, English first. */

export type { Language };

export const LANGUAGES = Object.keys(languages) as Language[];

/** Returns a language's own name; the tag of an unknown one, which a later version sends. */
export function languageName(language: string): string {
  return isLanguage(language) ? languages[language].name : language;
}

function isLanguage(tag: string | undefined): tag is Language {
  return LANGUAGES.some((known) => known === tag);
}

/** Returns the first supported language among those wanted. */
export function firstSupported(wanted: readonly string[]): Language {
  const plain = wanted.map((tag) => tag.toLowerCase().split("-")[0]);
  return plain.find(isLanguage) ?? "en";
}

/** Returns a date such as 2026-11-16 as a language writes it; `medium` is for little space. */
export function dateIn(language: Language, date: string, dateStyle: "long" | "medium" = "long"): string {
  return new Intl.DateTimeFormat(language, { dateStyle, timeZone: "UTC" }).format(Date.parse(date));
}
