import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Status } from "./connection";
import type { End } from "./requests";

/** The browser's end of a socket, in the hands of the test. */
class Socket {
  static opened: Socket[] = [];
  sent: Record<string, unknown>[] = [];
  onopen = (): void => undefined;
  onclose = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;

  constructor(readonly address: string) {
    Socket.opened.push(this);
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

  static get last(): Socket {
    return Socket.opened.at(-1)!;
  }
}

let statuses: Status[] = [];
let heard: unknown[] = [];
let ended: [number, End][] = [];

function connect(): Connection {
  return new Connection("9FPFD", "token", {
    onMessage: (message) => heard.push(message),
    onWelcome: () => undefined,
    onStatus: (status) => statuses.push(status),
    onEnded: ({ message, how }) => ended.push([message.number, how]),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  Socket.opened = [];
  statuses = [];
  heard = [];
  ended = [];
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "https:", host: "sosie.test" });
  vi.stubGlobal("document", { visibilityState: "visible", addEventListener: vi.fn(), removeEventListener: vi.fn() });
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a connection", () => {
  it("says hello with its token, which is not in the address", () => {
    connect();
    Socket.last.onopen();
    expect(Socket.last.address).toBe("wss://sosie.test/socket");
    expect(Socket.last.sent).toMatchObject([{ type: "hello", version: 1, table: "9FPFD", token: "token", last: null }]);
  });

  it("counts its connections, by a name of its own", () => {
    connect();
    Socket.last.onopen();
    const [first] = Socket.last.sent;
    Socket.last.close();
    vi.advanceTimersByTime(1000);
    Socket.last.onopen();
    expect(Socket.last.sent).toMatchObject([{ window: first!.window, attempt: 2 }]);
    connect();
    Socket.last.onopen();
    expect(Socket.last.sent[0]!.attempt).toBe(1);
    expect(Socket.last.sent[0]!.window).not.toBe(first!.window);
  });

  it("gives up a server that answers nothing, and hears no more of it", () => {
    const connection = connect();
    const silent = Socket.last;
    silent.say({ type: "welcome", version: 1, seat: 0, number: 0 });
    vi.advanceTimersByTime(60_000);
    expect(Socket.last).toBe(silent);
    connection.send({ type: "start" });
    vi.advanceTimersByTime(4900);
    expect(Socket.last).toBe(silent);
    vi.advanceTimersByTime(1100);
    expect(Socket.last).not.toBe(silent);
    expect(statuses).toEqual(["open", "lost"]);
    silent.say({ type: "closing", code: "elsewhere", text: "", again: false });
    expect(statuses).toEqual(["open", "lost"]);
    Socket.last.say({ type: "welcome", version: 1, seat: 0, number: 0 });
    expect(Socket.last.sent).toEqual([{ type: "start", number: 1 }]);
  });

  it("goes on from the number of the welcome, with what was asked before it too", () => {
    const connection = connect();
    connection.send({ type: "start" });
    expect(Socket.last.sent).toEqual([]);
    Socket.last.say({ type: "welcome", version: 1, seat: 0, number: 5 });
    connection.send({ type: "stop" });
    expect(Socket.last.sent).toEqual([
      { type: "start", number: 6 },
      { type: "stop", number: 7 },
    ]);
  });

  it("comes back, names the last event it knows, and sends again what may not have arrived", () => {
    const connection = connect();
    Socket.last.say({ type: "welcome", version: 1, seat: 0 });
    connection.send({ type: "ready" });
    connection.send({ type: "start" });
    Socket.last.say({ type: "view", event: 41 });
    Socket.last.close();
    vi.advanceTimersByTime(1000);
    expect(Socket.opened).toHaveLength(2);
    Socket.last.onopen();
    expect(Socket.last.sent[0]).toMatchObject({ type: "hello", last: 41 });
    Socket.last.say({ type: "welcome", version: 1, seat: 0, number: 1 });
    expect(Socket.last.sent.slice(1)).toEqual([{ type: "start", number: 2 }]);
    expect(statuses).toEqual(["open", "lost", "open"]);
  });

  it("does not send a call again that is too old to win anything", () => {
    const connection = connect();
    Socket.last.say({ type: "welcome", version: 1, seat: 0 });
    connection.send({ type: "call", symbol: "igloo", turn: 3 });
    Socket.last.close();
    vi.advanceTimersByTime(4000);
    Socket.last.say({ type: "welcome", version: 1, seat: 0 });
    expect(Socket.last.sent).toEqual([]);
  });

  it("repeats a request on the same connection until the table says that it has counted", () => {
    const connection = connect();
    Socket.last.say({ type: "welcome", version: 1, seat: 0 });
    connection.send({ type: "start" });
    Socket.last.say({ type: "view", event: 41 });
    vi.advanceTimersByTime(2000);
    expect(Socket.last.sent).toEqual([
      { type: "start", number: 1 },
      { type: "start", number: 1 },
    ]);
    Socket.last.say({ type: "counted", number: 1 });
    vi.advanceTimersByTime(60_000);
    expect(Socket.opened).toHaveLength(1);
    expect(Socket.last.sent).toHaveLength(2);
    expect(ended).toEqual([[1, "counted"]]);
    expect(heard).toEqual([{ type: "view", event: 41 }]);
  });

  it("repeats what could not be kept, and tells of it only when it gives up", () => {
    const connection = connect();
    Socket.last.say({ type: "welcome", version: 1, seat: 0 });
    connection.send({ type: "start" });
    for (let seconds = 0; seconds < 22; seconds += 1) {
      Socket.last.say({ type: "refused", code: "try-again", text: "", number: 1 });
      vi.advanceTimersByTime(1000);
    }
    expect(Socket.last.sent.length).toBeGreaterThan(8);
    expect(ended).toEqual([[1, "given-up"]]);
    expect(heard.length).toBeLessThan(3);
  });

  it("gives everything up when it is told to stay away", () => {
    const connection = connect();
    connection.send({ type: "start" });
    Socket.last.say({ type: "closing", code: "elsewhere", text: "", again: false });
    expect(ended).toEqual([[1, "given-up"]]);
  });

  it("waits longer each time that it fails, and not for ever", () => {
    connect();
    for (let tries = 1; tries <= 8; tries += 1) {
      const lost = Date.now();
      Socket.last.close();
      vi.advanceTimersToNextTimer();
      expect(Socket.opened).toHaveLength(tries + 1);
      expect(Date.now() - lost).toBeLessThanOrEqual(10_000);
    }
  });

  it("stays away when it is told to", () => {
    connect();
    Socket.last.say({ type: "closing", code: "elsewhere", text: "", again: false });
    Socket.last.close();
    vi.advanceTimersByTime(60_000);
    expect(Socket.opened).toHaveLength(1);
    expect(statuses).toEqual(["ended"]);
  });

  it("comes back when a server restarts", () => {
    connect();
    Socket.last.say({ type: "closing", code: "restarting", text: "" });
    Socket.last.close();
    vi.advanceTimersByTime(1000);
    expect(Socket.opened).toHaveLength(2);
  });

  it("passes on everything else as it comes", () => {
    connect();
    Socket.last.say({ type: "refused", code: "full", text: "" });
    expect(heard).toEqual([{ type: "refused", code: "full", text: "" }]);
  });
});
