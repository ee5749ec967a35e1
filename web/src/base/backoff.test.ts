import { expect, it } from "vitest";
import { backoff } from "./backoff";

it("doubles up to a limit, with jitter", () => {
  expect([1, 2, 3, 20].map((failures) => backoff(failures, 0, 1))).toEqual([1000, 2000, 4000, 30_000]);
  expect(backoff(1, 0, 0)).toBe(500);
});

it("waits as long as the server asks", () => expect(backoff(1, 7, 1)).toBe(7000));
