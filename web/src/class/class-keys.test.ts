import { expect, test } from "vitest";
import { commandOf } from "./class-keys";

const press = (code: string, key: string, held: object = {}) =>
  commandOf({ code, key, shiftKey: false, ctrlKey: false, metaKey: false, ...held });

test("numbers name a team, with Shift for a wrong call, on any keyboard", () => {
  expect(press("Digit2", "é")).toEqual({ does: "first", team: 1 });
  expect(press("Numpad6", "6")).toEqual({ does: "first", team: 5 });
  expect(press("Digit1", "!", { shiftKey: true })).toEqual({ does: "wrong", team: 0 });
  expect(press("Digit7", "7")).toBeNull();
});

test("U undoes with Caps Lock too", () => {
  for (const key of ["u", "U"]) expect(press("KeyU", key)).toEqual({ does: "undo" });
  expect(press("KeyZ", "z")).toBeNull();
  expect(press("KeyZ", "z", { ctrlKey: true })).toEqual({ does: "undo" });
});
