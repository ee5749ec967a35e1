import type { GameDescription } from "../api-types";
import { keepGames } from "./games.svelte";
import samples from "./samples.json";

/** Test data: the built-in mini-games as the server describes them. */

export const SAMPLES = samples as unknown as GameDescription[];

/** Loads the built-in mini-games, and any others given. */
export function keepSamples(...others: GameDescription[]): void {
  keepGames([...SAMPLES, ...others]);
}

/** Returns a custom mini-game with the given places. */
export function sampleWith(name: string, places: GameDescription["places"], more: Partial<GameDescription> = {}): GameDescription {
  return { ...SAMPLES[0]!, name, places, targets: [], ...more };
}
