import { afterEach, expect, it, vi } from "vitest";
import type { View } from "../protocol/messages";
import type { Handlers } from "../net/connection";
import { LiveTable } from "./live-table.svelte";

let handlers: Handlers;

vi.mock("../net/connection", () => ({
  Connection: class {
    constructor(_code: string, _identity: string | null, given: Handlers) {
      handlers = given;
    }
  },
}));

it("shows an emoji once, also if a reconnect repeats it", () => {
  const live = new LiveTable("9FPFD", null);
  handlers.onMessage({ type: "emoji", event: 7, seat: 0, emoji: "wow" });
  handlers.onMessage({ type: "emoji", event: 7, seat: 0, emoji: "wow" });
  handlers.onMessage({ type: "emoji", event: 8, seat: 0, emoji: "wow" });
  expect(live.emoji.map(({ event }) => event)).toEqual([7, 8]);
});

afterEach(() => vi.unstubAllGlobals());

it("keeps an unchecked connection until the next mini-game, or until the seat is free", () => {
  vi.stubGlobal("requestAnimationFrame", () => 0);
  const live = new LiveTable("9FPFD", null);
  const seats = [{ seat: 0 }, { seat: 1 }, { seat: 2 }];
  const game = { number: 4, seats: [], frozen: [], turn: 0 };
  const view = { type: "view", event: 1, phase: "playing", seats, games: [], settings: {}, game } as unknown as View;
  handlers.onMessage(view);
  handlers.onMessage({ type: "unchecked", seat: 1, compensated_ms: 140 });
  handlers.onMessage({ type: "unchecked", seat: 2, compensated_ms: 90 });
  handlers.onMessage({ ...view, event: 2 });
  expect([...live.unchecked]).toEqual([1, 2]);
  handlers.onMessage({ ...view, event: 3, phase: "lobby", game: null, seats: view.seats.slice(0, 2) });
  expect([...live.unchecked]).toEqual([1]);
  handlers.onMessage({ ...view, event: 4, game: { ...view.game!, number: 5 } });
  expect([...live.unchecked]).toEqual([]);
});

it("forgets a refusal when the phase changes", () => {
  const live = new LiveTable("9FPFD", null);
  const view = { type: "view", event: 1, phase: "playing", seats: [], games: [], settings: {} } as unknown as View;
  handlers.onMessage(view);
  handlers.onMessage({ type: "refused", code: "too-soon", text: "", number: 1 });
  handlers.onMessage({ ...view, event: 2 });
  expect(live.refused?.code).toBe("too-soon");
  handlers.onMessage({ ...view, event: 3, phase: "finished" });
  expect(live.refused).toBeNull();
});
