import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Hand, HAND_MS, HOLD_MS, type Contact } from "./slapping";

const finger = (pointerId: number): Contact => ({ pointerId, pointerType: "touch", width: 20, height: 22 });

let slaps: number;
let calls: number;
let hand: Hand;

beforeEach(() => {
  vi.useFakeTimers();
  slaps = calls = 0;
  hand = new Hand(() => (slaps += 1));
});
afterEach(() => vi.useRealTimers());

function call(couldSlap = true): void {
  hand.call(() => (calls += 1), couldSlap);
}

test("a finger on a symbol is a call, and no slap however long it stays", () => {
  hand.press(finger(1));
  call();
  vi.advanceTimersByTime(HAND_MS);
  expect(calls).toBe(1);
  vi.advanceTimersByTime(10 * HOLD_MS);
  expect(slaps).toBe(0);
});

test("a finger does not wait for its hand where nothing is to be slapped", () => {
  hand.press(finger(1));
  call(false);
  expect(calls).toBe(1);
  vi.advanceTimersByTime(10 * HOLD_MS);
  expect([slaps, calls]).toEqual([0, 1]);
});

test("a mouse does not wait for a hand", () => {
  hand.press({ pointerId: 1, pointerType: "mouse", width: 1, height: 1 });
  call();
  expect(calls).toBe(1);
});

test("a press between the symbols is a slap once it was held, and nothing if it was not", () => {
  hand.press(finger(1));
  vi.advanceTimersByTime(HOLD_MS - 1);
  hand.lift(1);
  vi.advanceTimersByTime(HOLD_MS);
  expect(slaps).toBe(0);
  hand.press(finger(1));
  vi.advanceTimersByTime(HOLD_MS);
  expect(slaps).toBe(1);
});

test("three fingers are a slap, and what the first of them touched is not called", () => {
  hand.press(finger(1));
  call();
  hand.press(finger(2));
  expect(hand.press(finger(3))).toBe(true);
  vi.advanceTimersByTime(10 * HOLD_MS);
  expect([slaps, calls]).toEqual([1, 0]);
});

test("a palm is a slap at once", () => {
  expect(hand.press({ ...finger(1), width: 130, height: 110 })).toBe(true);
  expect(slaps).toBe(1);
});

test("a thumb that is laid flat on a symbol is a call", () => {
  expect(hand.press({ ...finger(1), width: 60, height: 100 })).toBe(false);
  call();
  vi.advanceTimersByTime(HAND_MS);
  expect([slaps, calls]).toEqual([0, 1]);
});
