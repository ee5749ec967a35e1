import type { TableInfo } from "../protocol/api-types";
import type { Language } from "../base/languages";
import type { SeatView } from "../protocol/messages";
import { Problem } from "../net/api";
import { texts } from "../words/texts";

/** Whether a visitor can join the table, or the reason if not. */
export type JoinState = "open" | "full" | "locked" | "closed";

export function joinState({ phase, joinable, locked }: Pick<TableInfo, "phase" | "joinable" | "locked">): JoinState {
  if (joinable) return "open";
  if (phase === "closed") return "closed";
  return locked ? "locked" : "full";
}

/** Returns why a person could not sit down. */
export function joinProblem(error: unknown, language: Language): string {
  const words = texts.join[language];
  if (!(error instanceof Problem)) return words.failed;
  const known: Record<string, string> = {
    full: words.full,
    locked: words.locked,
    "kept-out": words.keptOut,
    offline: texts.common[language].offline,
    "bad-name": words.badName,
    "bad-request": words.badName,
    "too-many": words.tooMany(error.wait),
  };
  return known[error.code] ?? words.failed;
}

/** Returns the number of seats at a table where some people can still join; they may take bots' seats. */
export function seatCount(seats: readonly SeatView[], free: number): number {
  return seats.filter(({ person }) => person !== false).length + free;
}

/** Returns the players as a list in words: "Ada, Ben and Lulu (bot)". */
export function playerList(seats: readonly SeatView[], language: Language, bot: (name: string) => string): string {
  const names = seats.map((seat) => (seat.person === false ? bot(seat.name) : seat.name));
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}
