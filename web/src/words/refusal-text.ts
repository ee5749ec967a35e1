import type { Language } from "../base/languages";
import { knownText } from "./known-text";
import { texts } from "./texts";

/** Returns the text of a refusal, by its code of docs/reference/protocol.md. */
export function refusalText(code: string, language: Language): string {
  const refusals = texts.refusal[language];
  return knownText(refusals, code) ?? refusals["try-again"];
}
