import type { Language } from "../base/languages";
import { texts } from "../words/texts";
import { countNameProblems, type NameProblem } from "./draft/document";

/** Returns how many names are missing, and how many are used twice. */
export function nameProblemsText(problems: ReadonlyMap<string, NameProblem>, language: Language): string {
  const [missing, doubled] = countNameProblems(problems);
  const words = texts.problem[language];
  return `${[missing && words.missingNames(missing), doubled && words.doubledNames(doubled)].filter(Boolean).join(", ")}.`;
}
