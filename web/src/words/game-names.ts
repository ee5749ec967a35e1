import type { GameWords } from "../api-types";
import { inLanguage, type Edition } from "../cards/edition.svelte";
import { gameOf } from "../games/games.svelte";
import type { Language } from "../languages";

/** Names and one-sentence help of mini-games, from their descriptions. */

/** Returns what a game says about itself in a language, or in another that it has. */
export function gameWords(game: string, language: Language): GameWords {
  const { words } = gameOf(game);
  return inLanguage(words, language) ?? Object.values(words)[0] ?? { name: game, help: "" };
}

/** Returns the name of a mini-game: an edition may have one of its own for it. */
export function gameName(game: string, language: Language, edition?: Edition | null): string {
  const own = edition?.info.game_names[game];
  return (own && inLanguage(own, language)) ?? gameWords(game, language).name;
}
