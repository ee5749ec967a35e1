import type { View } from "../../protocol/messages";

/** The next mini-game, as far as the view shows it. */

export interface NextGame {
  /** The mini-game; null until it is chosen. */
  game: string | null;
  isPlayOff: boolean;
  /** Its number in the series, from 1, and the length of the series; null for a single game. */
  number: number | null;
  length: number;
  choices: readonly string[];
  chooser: number | null;
}

export function nextGame({ series, settings }: View): NextGame {
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

/** The time to choose the next mini-game; docs/reference/protocol.md has it. */
export const CHOICE_MS = 20_000;

/** Returns the end of the choice after a new view: as the welcome said, or the whole time if it begins now. */
export function choiceEnd(end: number | null, before: View | null, after: View, now: number): number | null {
  const isChoice = hasChoice(after);
  if (hasChoice(before) && !isChoice) return null;
  return isChoice ? (end ?? now + CHOICE_MS) : end;
}

function hasChoice(view: View | null): boolean {
  return (view?.series?.choices?.length ?? 0) > 0;
}
