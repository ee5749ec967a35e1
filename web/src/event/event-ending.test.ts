import { expect, test } from "vitest";
import { isForgotten } from "./event-ending";

test("only an event that is gone is forgotten", () => {
  expect(["closed", "no-such-event", "bad-token"].every(isForgotten)).toBe(true);
  expect(["version", "too-many", "elsewhere", "removed", "restart"].some(isForgotten)).toBe(false);
});
