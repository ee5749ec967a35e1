import { languages, loaders, type Language } from "virtual:words";
import { loadWords, type Part } from "./texts";

/** Loads all texts in all languages: for tests. */
for (const language of Object.keys(languages) as Language[]) {
  await loadWords(language, Object.keys(loaders[language]) as Part[]);
}
