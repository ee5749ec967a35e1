import type { Mode } from "./class-game";

/** The choices before a game on the projector; they stay for the next game. */
export interface ClassChoices {
  mode: Mode;
  teams: number;
  /** The names of the teams; empty for the usual ones. */
  named: string[];
  questions: number;
  /** 0 for no clock. */
  minutes: number;
}

export const usualChoices = (): ClassChoices => ({
  mode: "pair",
  teams: 3,
  named: Array<string>(6).fill(""),
  questions: 15,
  minutes: 0,
});
