import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepAwake } from "./keep-awake";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function stubPage(more: object = {}): void {
  vi.stubGlobal("document", {
    visibilityState: "visible",
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
    ...more,
  });
}

test("a lock that is granted after the end is released", async () => {
  const release = vi.fn(async () => undefined);
  let grant = (_: object): void => undefined;
  stubPage();
  vi.stubGlobal("navigator", { wakeLock: { request: () => new Promise((resolve) => (grant = resolve)) } });
  const end = keepAwake();
  end();
  grant({ release });
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce());
});

test("the moving picture stops at the end", async () => {
  const fillRect = vi.fn();
  const canvas = { getContext: () => ({ fillRect }), captureStream: () => ({}) };
  const video = {
    play: async () => undefined,
    setAttribute: vi.fn(),
    remove: vi.fn(),
    style: {},
    addEventListener: vi.fn(),
  };
  stubPage({ createElement: (kind: string) => (kind === "canvas" ? canvas : video), body: { append: vi.fn() } });
  vi.stubGlobal("navigator", {});
  const end = keepAwake();
  await vi.advanceTimersByTimeAsync(2500);
  expect(fillRect).toHaveBeenCalledTimes(2);
  end();
  await vi.advanceTimersByTimeAsync(5000);
  expect(fillRect).toHaveBeenCalledTimes(2);
  expect(video.remove).toHaveBeenCalledOnce();
});
