import loaders from "virtual:emoji-names";
import type { Language } from "../../base/languages";
import type { EmojiRow } from "./emoji-search";

/** Loads the names of emoji in a language. */
export async function loadEmojiNames(language: Language): Promise<readonly EmojiRow[]> {
  return (await loaders[language]()).default;
}
