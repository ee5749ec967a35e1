import type { Language } from "../base/languages";

/** Links to printable decks. */

const LETTER_REGIONS = new Set(["US", "CA", "MX", "PH", "CO", "CL", "VE"]);

/** Returns the usual paper size in the region of a browser's languages. */
export function defaultPaper(tags: readonly string[]): "a4" | "letter" {
  const region = tags.map((tag) => /-([A-Z]{2})$/i.exec(tag)?.[1]?.toUpperCase()).find(Boolean);
  return region && LETTER_REGIONS.has(region) ? "letter" : "a4";
}

/** Returns the URL of an edition's printable PDF. */
export function printUrl(id: string, language: Language): string {
  const paper = defaultPaper(navigator.languages);
  return `/api/editions/${encodeURIComponent(id)}/print.pdf?paper=${paper}&language=${language}`;
}
