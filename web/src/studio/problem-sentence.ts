import type { Language } from "../base/languages";
import { Problem } from "../net/api";
import { commonWords } from "../words/common-words";
import { failureWords } from "../words/studio-failure-words";

/** Returns a sentence about a failure, in the page's words. */
export function sentenceOf(error: unknown, language: Language): string {
  const code = error instanceof Problem ? error.code : "failed";
  if (code === "offline") return commonWords[language].offline;
  return (failureWords[language] as Record<string, string>)[code] ?? commonWords[language].notDone;
}
