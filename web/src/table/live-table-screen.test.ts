import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveTable } from "../live/live-table.svelte";

class Socket {
  static OPEN = 1;
  static last: Socket;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen = (): void => undefined;
  onclose = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;

  constructor() {
    Socket.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.onclose();
  }

  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "https:", host: "sosie.test" });
  vi.stubGlobal("document", { visibilityState: "visible", addEventListener: vi.fn(), removeEventListener: vi.fn() });
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  vi.stubGlobal("requestAnimationFrame", (then: (now: number) => void) => then(performance.now()));
});

afterEach(() => vi.unstubAllGlobals());

test("a screen that returns in mid-turn reports the turn once it is heads up", () => {
  const game = {
    number: 0,
    game: "tower",
    seats: [0, 1],
    turn: 4,
    places: [],
    counts: [],
    frozen: [0, 0],
    left: 0,
    ranking: [],
  };
  const view = { type: "view", event: 1, phase: "playing", seats: [], games: [], settings: { heads_up: true }, game };
  const live = new LiveTable("9FPFD", "token", true);
  Socket.last.onopen();
  Socket.last.say({ type: "welcome", version: 1, seat: null });
  Socket.last.say({ ...view, screen: false });
  const painted = (): unknown[] => Socket.last.sent.filter(({ type }) => type === "painted");
  expect(painted()).toEqual([]);
  Socket.last.say({ ...view, event: 2, screen: true });
  expect(painted()).toEqual([expect.objectContaining({ game: 0, turn: 4 })]);
  Socket.last.say({ ...view, event: 3, screen: true });
  expect(painted()).toHaveLength(1);
  live.close();
});
