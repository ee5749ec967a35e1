import { expect, test } from "vitest";
import type { SeatView, View } from "../protocol/messages";
import { hasSeat, isWaiting } from "./seating";

const person = (seat: number): SeatView => ({ seat, name: `Person ${seat}` });
const bot = (seat: number): SeatView => ({ seat, name: `Bot ${seat}`, person: false, bot: "adult" });

function view(seats: SeatView[], more: Partial<View> = {}): View {
  return {
    type: "view",
    event: 1,
    code: "7KQ2M",
    phase: "playing",
    edition: "",
    games: [],
    settings: {},
    seats,
    host: 0,
    ...more,
  };
}

test("a person can sit down where a bot sits", () => {
  expect(hasSeat(view([person(0), ...[1, 2, 3, 4, 5, 6, 7].map(bot)]))).toBe(true);
});

test("a person can sit down where somebody has left", () => {
  const left = { ...person(7), gone: true };
  expect(hasSeat(view([...[0, 1, 2, 3, 4, 5, 6].map(person), left]))).toBe(true);
});

test("nobody can sit down among eight people, or at a locked table", () => {
  expect(hasSeat(view([0, 1, 2, 3, 4, 5, 6, 7].map(person)))).toBe(false);
  expect(hasSeat(view([person(0)], { locked: true }))).toBe(false);
  expect(hasSeat(view([person(0)], { run_by: "E7KQ2M" }))).toBe(false);
});

test("person who came during a series waits", () => {
  const series = { kind: "match", length: 2, seats: [0, 1], played: [], points: [], wins: [], ranking: [] } as const;
  const during = view([person(0), person(1), person(2)], { series: series as unknown as NonNullable<View["series"]> });
  expect([0, 1, 2, null].map((seat) => isWaiting(during, seat))).toEqual([false, false, true, false]);
  expect(isWaiting({ ...during, phase: "finished" }, 2)).toBe(false);
});
