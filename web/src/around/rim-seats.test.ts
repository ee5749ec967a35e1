import { expect, test } from "vitest";
import { rimSeats } from "./rim-seats";

test("the rims have room for eight: players first, then those who wait", () => {
  const seats = Array.from({ length: 10 }, (_, seat) => seat);
  expect(rimSeats(seats.slice(0, 5), [0, 1])).toEqual([0, 1, 2, 3, 4]);
  expect(rimSeats(seats, [0, 1, 2, 3, 4, 5, 6, 9])).toEqual([0, 1, 2, 3, 4, 5, 6, 9]);
  expect(rimSeats(seats, [1, 2, 9])).toEqual([0, 1, 2, 3, 4, 5, 6, 9]);
});
