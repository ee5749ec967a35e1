import type { GameDescription } from "../api-types";
import { keepGames } from "./games.svelte";
import samples from "./samples.json";

/** Test data: the built-in mini-games as the server describes them. */

export const SAMPLES = samples as unknown as GameDescription[];

/** Has the mini-games of Sosie at hand, and others. */
export function keepSamples(...others: GameDescription[]): void {
  keepGames([...SAMPLES, ...others]);
}

/** Returns a mini-game of others whose table has these places. */
export function sampleWith(name: string, places: GameDescription["places"], more: Partial<GameDescription> = {}): GameDescription {
  return { ...SAMPLES[0]!, name, places, targets: [], ...more };
}
