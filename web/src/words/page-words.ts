import type { Language } from "virtual:words";
import { preferences } from "../base/preferences.svelte";
import { loadWords, type Part } from "./texts";

/** Which texts the page has: the parts that its screens named, in its language. */

const needed = new Set<Part>();

/** Loads parts in the page's language, before a screen shows them. */
export async function needWords(parts: readonly Part[]): Promise<void> {
  for (const part of parts) needed.add(part);
  await loadWords(preferences.language, parts);
}

/** Changes the page's language, once its texts are there; if they cannot be loaded, the language stays. */
export async function chooseLanguage(language: Language): Promise<void> {
  for (let count = -1; count < needed.size;) {
    count = needed.size;
    await loadWords(language, [...needed]);
  }
  preferences.language = language;
}
