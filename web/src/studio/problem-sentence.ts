import type { Language } from "../base/languages";
import { Problem } from "../net/api";
import { knownText } from "../words/known-text";
import { texts } from "../words/texts";

/** Returns a sentence about a failure, in the page's words. */
export function sentenceOf(error: unknown, language: Language): string {
  const code = error instanceof Problem ? error.code : "failed";
  if (code === "offline") return texts.common[language].offline;
  return knownText(texts.failure[language], code) ?? texts.common[language].notDone;
}
