import type { View } from "../messages";

/** The next mini-game, as far as the view shows it. */

export interface Upcoming {
  /** The mini-game; null while it is being chosen. */
  game: string | null;
  isPlayOff: boolean;
  /** Which mini-game of the series it is, from 1, and of how many; null for a single one. */
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
