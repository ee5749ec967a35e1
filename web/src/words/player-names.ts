import type { Language } from "../base/languages";
import { preferences } from "../base/preferences.svelte";
import { texts } from "./texts";

/** Player names: this player's own, or a generated one. */

export const LONGEST_NAME = 24;

/** Returns a generated name in a language; `chance` is in [0, 1). */
export function friendlyName(language: Language, chance = Math.random()): string {
  const { names } = texts.friendlyNames[language];
  return names[Math.floor(chance * names.length)]!;
}

/** Returns this player's name; generates and saves one if there is none. */
export function ownName(): string {
  preferences.name = preferences.name.trim() || friendlyName(preferences.language);
  return preferences.name;
}
