import type { Language } from "./languages";
import { preferences } from "./preferences.svelte";
import { friendlyNames } from "./words/names";

/** Player names: this player's own, or a generated one. */

export const LONGEST_NAME = 24;

/** Returns a friendly name in a language; `chance` is from 0 up to 1. */
export function friendlyName(language: Language, chance = Math.random()): string {
  const names = friendlyNames[language];
  return names[Math.floor(chance * names.length)]!;
}

/** Returns the name of this player: the one they gave, or else a friendly one, which they then keep. */
export function ownName(): string {
  preferences.name = preferences.name.trim() || friendlyName(preferences.language);
  return preferences.name;
}
