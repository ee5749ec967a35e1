import type { TableInfo } from "../api-types";
import type { Language } from "../languages";
import type { SeatView } from "../messages";

/** The options of a person who opens a table's link. */
export type Door = "open" | "full" | "playing" | "locked" | "closed";

export function doorOf({ phase, joinable, locked }: Pick<TableInfo, "phase" | "joinable" | "locked">): Door {
  if (joinable) return "open";
  if (phase === "closed") return "closed";
  if (locked) return "locked";
  return phase === "lobby" ? "full" : "playing";
}

/** Returns the players as a list in words: "Ada, Ben and Lulu (bot)". */
export function whoIsThere(seats: readonly SeatView[], language: Language, bot: (name: string) => string): string {
  const names = seats.map((seat) => (seat.person === false ? bot(seat.name) : seat.name));
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

/** Returns the position of a seat at a round table, clockwise from the top, as shares of its width. */
export function around(seat: number, seats: number): { x: number; y: number } {
  const angle = (2 * Math.PI * seat) / seats;
  return { x: 0.5 + Math.sin(angle) / 2, y: 0.5 - Math.cos(angle) / 2 };
}
