import type { EventView, PersonView } from "../protocol/messages";

/** Returns the people who take part, without those who have left with a result. */
export function participants({ people = [] }: EventView): PersonView[] {
  return people.filter(({ gone }) => !gone);
}

/** Returns the people who have no table in the plan or in the round in progress: they came late. */
export function unseatedPeople(event: EventView): PersonView[] {
  const { phase, tables = [] } = event;
  if (phase !== "seated" && phase !== "playing") return [];
  return participants(event).filter(({ person }) => !tables.some((table) => table.people.includes(person)));
}
