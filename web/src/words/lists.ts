import type { Language } from "../base/languages";

/** Returns names as a list: "Ada, Ben and Cleo". */
export function listed(
  names: readonly string[],
  language: Language,
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  // American English would put a comma before the last name.
  return new Intl.ListFormat(language === "en" ? "en-GB" : language, { type }).format(names);
}
