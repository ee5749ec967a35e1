import { expect, test } from "vitest";
import type { Edition } from "../cards/edition.svelte";
import { KeyboardInput } from "./keyboard-input.svelte";

const NAMES: Record<string, string> = { cat: "Cat", castle: "Castle", dog: "Dog" };
const edition = {
  info: {
    cards: [
      ["cat", "castle"],
      ["dog", "cat"],
    ],
  },
  name: (symbol: string) => NAMES[symbol],
  names: (symbol: string) => [NAMES[symbol]],
} as unknown as Edition;

function typed(text: string): KeyboardInput {
  const input = new KeyboardInput(
    () => edition,
    () => "en",
    () => [0, 1],
  );
  input.typed = text;
  return input;
}

test("ambiguous letters call nothing and ask which", () => {
  expect(typed("ca").aim).toBeNull();
  expect(typed("ca").question).toBe("Cat or Castle? Type a few more letters.");
});

test("letters of one symbol call it", () => {
  expect([typed("d").aim, typed("d").question]).toEqual(["dog", null]);
  expect([typed("x").aim, typed("x").question]).toEqual([null, null]);
});
