import type { Language } from "../../base/languages";
import type { EmojiRow } from "./emoji-search";

/** Names of emoji, one lazily loaded file for each language. */

const files: Record<Language, () => Promise<{ default: readonly EmojiRow[] }>> = {
  en: () => import("virtual:emoji-names/en"),
  fr: () => import("virtual:emoji-names/fr"),
  es: () => import("virtual:emoji-names/es"),
  de: () => import("virtual:emoji-names/de"),
};

export async function loadEmojiNames(language: Language): Promise<readonly EmojiRow[]> {
  return (await files[language]()).default;
}
