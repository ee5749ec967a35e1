import type { View } from "../messages";

/** What is dealt next, as far as the view tells. */

export interface Upcoming {
  /** The mini-game; null while it is being chosen, or was chosen by another. */
  game: string | null;
  isPlayOff: boolean;
  /** Which mini-game of the series it is, from 1, and of how many; null for a single one. */
  number: number | null;
  length: number;
  choices: readonly string[];
  chooser: number | null;
}

export function upcoming({ series, settings }: View): Upcoming {
  const { kind = "game", games = [] } = settings;
  const played = series?.played.length ?? 0;
  const isPlayOff = series?.play_off ?? false;
  const choices = series?.choices ?? [];
  const isKnown = !isPlayOff && choices.length === 0 && (kind === "game" || kind === "match");
  return {
    game: isKnown ? (games[played % games.length] ?? null) : kind === "practice" ? "practice" : null,
    isPlayOff,
    number: series && series.length > 1 && !isPlayOff ? played + 1 : null,
    length: series?.length ?? 1,
    choices,
    chooser: series?.chooser ?? null,
  };
}
