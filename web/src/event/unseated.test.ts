import { expect, test } from "vitest";
import type { EventView } from "../protocol/messages";
import { participants, unseatedPeople } from "./unseated";

const people = ["Ada", "Ben", "Cleo"].map((name, person) => ({ person, name }));

function event(phase: EventView["phase"]): EventView {
  return { phase, people, tables: [{ people: [0, 2] }] } as unknown as EventView;
}

test("late comers have no table while there is a plan or a round", () => {
  for (const phase of ["seated", "playing"] as const) expect(unseatedPeople(event(phase))).toEqual([people[1]]);
  expect(unseatedPeople(event("between"))).toEqual([]);
});

test("people who have left are not late", () => {
  const left = { ...event("playing"), people: people.map((person) => ({ ...person, gone: person.person === 1 })) };
  expect(unseatedPeople(left)).toEqual([]);
  expect(participants(left).map(({ name }) => name)).toEqual(["Ada", "Cleo"]);
});
