import type { View } from "../messages";

/** The next mini-game, as far as the view shows it. */

export interface Upcoming {
  /** The mini-game; null until it is chosen. */
  game: string | null;
  isPlayOff: boolean;
  /** Its number in the series, from 1, and the length of the series; null for a single game. */
  number: number | null;
  length: number;
  choices: readonly string[];
  chooser: number | null;
}

export function upcoming({ series, settings }: View): Upcoming {
  const isPlayOff = series?.play_off ?? false;
  return {
    game: settings.kind === "practice" ? "practice" : (series?.next ?? null),
    isPlayOff,
    number: series && series.length > 1 && !isPlayOff ? series.played.length + 1 : null,
    length: series?.length ?? 1,
    choices: series?.choices ?? [],
    chooser: series?.chooser ?? null,
  };
}
