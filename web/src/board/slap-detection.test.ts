import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SlapDetector, HAND_MS, HOLD_MS, type Contact } from "./slap-detection";

const finger = (pointerId: number): Contact => ({ pointerId, pointerType: "touch", width: 20, height: 22 });

let slaps: number;
let calls: number;
let detector: SlapDetector;

beforeEach(() => {
  vi.useFakeTimers();
  slaps = calls = 0;
  detector = new SlapDetector(() => (slaps += 1));
});
afterEach(() => vi.useRealTimers());

function call(couldSlap = true): void {
  detector.call(() => (calls += 1), couldSlap);
}

test("long press on a symbol is a call", () => {
  detector.press(finger(1));
  call();
  vi.advanceTimersByTime(HAND_MS);
  expect(calls).toBe(1);
  vi.advanceTimersByTime(10 * HOLD_MS);
  expect(slaps).toBe(0);
});

test("call is immediate in games without slaps", () => {
  detector.press(finger(1));
  call(false);
  expect(calls).toBe(1);
  vi.advanceTimersByTime(10 * HOLD_MS);
  expect([slaps, calls]).toEqual([0, 1]);
});

test("mouse call is immediate", () => {
  detector.press({ pointerId: 1, pointerType: "mouse", width: 1, height: 1 });
  call();
  expect(calls).toBe(1);
});

test("only a long press between symbols is a slap", () => {
  detector.press(finger(1));
  vi.advanceTimersByTime(HOLD_MS - 1);
  detector.lift(1);
  vi.advanceTimersByTime(HOLD_MS);
  expect(slaps).toBe(0);
  detector.press(finger(1));
  vi.advanceTimersByTime(HOLD_MS);
  expect(slaps).toBe(1);
});

test("three fingers are a slap and cancel the call", () => {
  detector.press(finger(1));
  call();
  detector.press(finger(2));
  expect(detector.press(finger(3))).toBe(true);
  vi.advanceTimersByTime(10 * HOLD_MS);
  expect([slaps, calls]).toEqual([1, 0]);
});

test("palm is an immediate slap", () => {
  expect(detector.press({ ...finger(1), width: 130, height: 110 })).toBe(true);
  expect(slaps).toBe(1);
});

test("flat thumb on a symbol is a call", () => {
  expect(detector.press({ ...finger(1), width: 60, height: 100 })).toBe(false);
  call();
  vi.advanceTimersByTime(HAND_MS);
  expect([slaps, calls]).toEqual([0, 1]);
});
