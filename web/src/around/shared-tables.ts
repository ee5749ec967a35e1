import type { SeatToken } from "../net/connection";
import { readJson, writeJson } from "../base/stored-json";

/** The people around this screen: at each table their seats, tokens and colours, and their names for the next table. */

export interface Person {
  name: string;
  /** The number of a paint: see app.css. */
  colour: number;
}

export interface SeatedPerson extends SeatToken {
  colour: number;
}

const TABLES = "sosie.around.tables";
const PEOPLE = "sosie.around.people";
const MAX_TABLES = 5;
/** The paints in the order in which people get them; the last is the least bright. */
export const COLOURS = [1, 2, 3, 4, 5, 7, 8, 6] as const;

/** Returns the people at a shared table; none if it was not opened on this device. */
export function peopleAt(code: string): SeatedPerson[] {
  return readTables()[code] ?? [];
}

/** Returns the codes of the shared tables of this device, the latest first. */
export function sharedTables(): string[] {
  return Object.keys(readTables());
}

export function rememberPeople(code: string, people: readonly SeatedPerson[]): void {
  const others = Object.entries(readTables()).filter(([other]) => other !== code);
  writeJson(TABLES, Object.fromEntries([[code, people] as const, ...others].slice(0, MAX_TABLES)));
}

/** Forgets somebody who has stopped playing; their seat is free for others. */
export function forgetPerson(code: string, seat: number): void {
  rememberPeople(
    code,
    peopleAt(code).filter((person) => person.seat !== seat),
  );
}

export function forgetPeople(code: string): void {
  writeJson(TABLES, Object.fromEntries(Object.entries(readTables()).filter(([other]) => other !== code)));
}

/** Returns the people of the last set-up. */
export function lastPeople(): Person[] {
  return readJson<Person[]>(PEOPLE, []);
}

export function saveLastPeople(people: readonly Person[]): void {
  writeJson(PEOPLE, people);
}

function readTables(): Record<string, SeatedPerson[]> {
  return readJson<Record<string, SeatedPerson[]>>(TABLES, {});
}
