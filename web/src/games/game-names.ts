import type { GameWords } from "../protocol/api-types";
import { inLanguage, type Edition } from "../cards/edition.svelte";
import { gameOf } from "./game-descriptions.svelte";
import type { Language } from "../base/languages";

/** Names and one-sentence help of mini-games, from their descriptions. */

/** Returns a mini-game's name and help in a language, or in another if it lacks that one. */
export function gameWords(game: string, language: Language): GameWords {
  const { words } = gameOf(game);
  return inLanguage(words, language) ?? Object.values(words)[0] ?? { name: game, help: "" };
}

/** Returns the name of a mini-game; an edition can override it. */
export function gameName(game: string, language: Language, edition?: Edition | null): string {
  const own = edition?.info.game_names[game];
  return (own && inLanguage(own, language)) ?? gameWords(game, language).name;
}
