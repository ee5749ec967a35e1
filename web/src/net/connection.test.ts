import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Status } from "./connection";
import type { End } from "./requests";

/** Fake browser WebSocket, whose server answers checks unless the line is dead. */
class Socket {
  static opened: Socket[] = [];
  isDead = false;
  sent: Record<string, unknown>[] = [];
  onopen = (): void => undefined;
  onclose = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;

  constructor(readonly address: string) {
    Socket.opened.push(this);
  }

  send(text: string): void {
    const message = JSON.parse(text) as Record<string, unknown>;
    if (message.type !== "check") this.sent.push(message);
    else if (!this.isDead) setTimeout(() => this.say({ type: "checked" }), 20);
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

describe("redirect", () => {
  const OTHER = "wss://s2.sosie.test/socket?table=9FPFD";
  const OWN = "wss://sosie.test/socket?table=9FPFD";
  const redirect = (address = "https://s2.sosie.test"): void => Socket.last.say({ type: "redirect", address });

  it("is followed once, with the same token", () => {
    connect();
    Socket.last.onopen();
    const [first] = Socket.last.sent;
    expect(first).toMatchObject({ attempt: 1, redirects: true });
    redirect();
    expect(Socket.last.address).toBe(OTHER);
    Socket.last.onopen();
    expect(Socket.last.sent).toMatchObject([{ token: "token", window: first!.window, attempt: 2, redirects: false }]);
    Socket.last.say({ type: "welcome", version: 1, seat: 0 });
    expect(statuses).toEqual(["open"]);
    expect(Socket.opened).toHaveLength(2);
  });

  it("to an unreachable server falls back to its own", () => {
    connect();
    redirect();
    Socket.last.close();
    expect(Socket.opened.map(({ address }) => address)).toEqual([OWN, OTHER, OWN]);
    Socket.last.onopen();
    expect(Socket.last.sent).toMatchObject([{ attempt: 3, redirects: false }]);
    Socket.last.say({ type: "welcome", version: 1, seat: 0 });
    expect(statuses).toEqual(["open"]);
  });

  it("to a silent server times out soon", () => {
    connect();
    redirect();
    vi.advanceTimersByTime(3100);
    expect(Socket.last.address).toBe(OWN);
    expect(Socket.opened).toHaveLength(3);
  });

  it("that the policy forbids falls back", () => {
    connect();
    const forbid = class extends Socket {
      constructor(address: string) {
        if (address === OTHER) throw new DOMException("forbidden", "SecurityError");
        super(address);
      }
    };
    vi.stubGlobal("WebSocket", forbid);
    redirect();
    expect(Socket.opened.map(({ address }) => address)).toEqual([OWN, OWN]);
  });

  it.each([
    "http://s2.sosie.test",
    "https://s2.sosie.test/path",
    "https://user@s2.sosie.test",
    "javascript:alert(1)",
    "s2",
  ])("to %s is not followed", (address) => {
    connect();
    redirect(address);
    expect(Socket.last.address).toBe(OWN);
    Socket.last.onopen();
    expect(Socket.last.sent).toMatchObject([{ redirects: false }]);
  });

  it("lasts for one connection", () => {
    connect();
    redirect();
    Socket.last.say({ type: "welcome", version: 1, seat: 0 });
    Socket.last.close();
    vi.advanceTimersByTime(1000);
    expect(Socket.last.address).toBe(OWN);
    Socket.last.onopen();
    expect(Socket.last.sent).toMatchObject([{ redirects: false }]);
    Socket.last.say({ type: "welcome", version: 1, seat: 0 });
    vi.advanceTimersByTime(60_000);
    Socket.last.close();
    vi.advanceTimersByTime(1000);
    Socket.last.onopen();
    expect(Socket.last.sent).toMatchObject([{ redirects: true }]);
  });

  it("keeps requests from before the welcome", () => {
    const connection = connect();
    connection.send({ type: "start" });
    redirect();
    Socket.last.say({ type: "welcome", version: 1, seat: 0, number: 0 });
    expect(Socket.last.sent).toEqual([{ type: "start", number: 1 }]);
  });
});

describe("connection", () => {
  it("sends its token in hello, not in the URL", () => {
    connect();
    Socket.last.onopen();
    expect(Socket.last.address).toBe("wss://sosie.test/socket?table=9FPFD");
    expect(Socket.last.sent).toMatchObject([{ type: "hello", version: 1, table: "9FPFD", token: "token", last: null }]);
  });

  it("numbers its attempts under one window id", () => {
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

  it("replaces a dead line while it asks for nothing", () => {
    connect();
    const first = Socket.last;
    first.say({ type: "welcome", version: 1, seat: null });
    vi.advanceTimersByTime(600_000);
    first.say({ type: "view", event: 1 });
    first.isDead = true;
    vi.advanceTimersByTime(24_900);
    expect(Socket.last).toBe(first);
    vi.advanceTimersByTime(1100);
    expect(Socket.last).not.toBe(first);
    expect(statuses).toEqual(["open", "lost"]);
  });

  it("replaces a silent server and ignores it afterwards", () => {
    const connection = connect();
    const silent = Socket.last;
    silent.say({ type: "welcome", version: 1, seat: 0, number: 0 });
    vi.advanceTimersByTime(60_000);
    expect(Socket.last).toBe(silent);
    silent.isDead = true;
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

  it("numbers requests from the welcome on, earlier ones included", () => {
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

  it("reconnects from the last update and resends requests", () => {
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
    expect(Socket.last.sent.slice(1)).toEqual([
      { type: "ready", number: 1 },
      { type: "start", number: 2 },
    ]);
    expect(statuses).toEqual(["open", "lost", "open"]);
  });

  it("reconnects from an emoji, if that is the last update", () => {
    connect();
    Socket.last.say({ type: "view", event: 41 });
    Socket.last.say({ type: "emoji", event: 42, seat: 0, emoji: "wow" });
    Socket.last.close();
    vi.advanceTimersByTime(1000);
    Socket.last.onopen();
    expect(Socket.last.sent[0]).toMatchObject({ type: "hello", last: 42 });
  });

  it("does not resend a stale call", () => {
    const connection = connect();
    Socket.last.say({ type: "welcome", version: 1, seat: 0 });
    connection.send({ type: "call", symbol: "igloo", turn: 3 });
    Socket.last.close();
    vi.advanceTimersByTime(5000);
    Socket.last.say({ type: "welcome", version: 1, seat: 0 });
    expect(Socket.last.sent).toEqual([]);
  });

  it("retries a request until the table confirms it", () => {
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

  it("retries after try-again and reports only the timeout", () => {
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

  it("gives up all requests when closed for good", () => {
    const connection = connect();
    connection.send({ type: "start" });
    Socket.last.say({ type: "closing", code: "elsewhere", text: "", again: false });
    expect(ended).toEqual([[1, "given-up"]]);
  });

  it("caps the delay between attempts", () => {
    connect();
    for (let tries = 1; tries <= 8; tries += 1) {
      const lost = Date.now();
      Socket.last.close();
      vi.advanceTimersToNextTimer();
      expect(Socket.opened).toHaveLength(tries + 1);
      expect(Date.now() - lost).toBeLessThanOrEqual(10_000);
    }
  });

  it("does not reconnect when closed for good", () => {
    connect();
    Socket.last.say({ type: "closing", code: "elsewhere", text: "", again: false });
    Socket.last.close();
    vi.advanceTimersByTime(60_000);
    expect(Socket.opened).toHaveLength(1);
    expect(statuses).toEqual(["ended"]);
  });

  it("reconnects after a server restart", () => {
    connect();
    Socket.last.say({ type: "closing", code: "restarting", text: "" });
    Socket.last.close();
    vi.advanceTimersByTime(1000);
    expect(Socket.opened).toHaveLength(2);
  });

  it("passes other messages on unchanged", () => {
    connect();
    Socket.last.say({ type: "refused", code: "full", text: "" });
    expect(heard).toEqual([{ type: "refused", code: "full", text: "" }]);
  });
});

describe("a connection that several seats share", () => {
  const people = [
    { seat: 2, token: "first" },
    { seat: 5, token: "second" },
  ];

  function share(): Connection {
    const connection = new Connection("9FPFD", people, {
      onMessage: (message) => heard.push(message),
      onWelcome: () => undefined,
      onStatus: (status) => statuses.push(status),
      onEnded: ({ message, how }) => ended.push([message.by!, how]),
    });
    Socket.last.onopen();
    return connection;
  }

  function welcome(...seats: { seat: number; number: number }[]): void {
    Socket.last.say({ type: "welcome", version: 1, ...seats[0], seats });
  }

  it("says hello with all tokens, and numbers the requests of each seat", () => {
    const connection = share();
    expect(Socket.last.sent[0]).toMatchObject({ type: "hello", tokens: ["first", "second"] });
    expect(Socket.last.sent[0]).not.toHaveProperty("token");
    welcome({ seat: 2, number: 7 }, { seat: 5, number: 0 });
    for (const seat of [2, 5, 2]) connection.send({ type: "ready" }, seat);
    const sent = Socket.last.sent.slice(1).map(({ by, number }) => [by, number]);
    expect(sent).toEqual([
      [2, 8],
      [5, 1],
      [2, 9],
    ]);
    connection.close();
  });

  it("ends only the requests of the seat that an answer names", () => {
    const connection = share();
    welcome({ seat: 2, number: 0 }, { seat: 5, number: 0 });
    for (const seat of [2, 5]) connection.send({ type: "ready" }, seat);
    Socket.last.say({ type: "counted", number: 1, seat: 5 });
    expect(ended).toEqual([[5, "counted"]]);
    Socket.last.say({ type: "refused", code: "playing", text: "", number: 1, seat: 2 });
    expect(ended).toEqual([
      [5, "counted"],
      [2, "refused"],
    ]);
    connection.close();
  });

  it("gives up the requests of a seat that the next welcome leaves out", () => {
    const connection = share();
    welcome({ seat: 2, number: 0 }, { seat: 5, number: 0 });
    for (const seat of [2, 5]) connection.send({ type: "ready" }, seat);
    Socket.last.onclose();
    vi.advanceTimersByTime(1000);
    Socket.last.onopen();
    welcome({ seat: 2, number: 0 });
    expect(ended).toEqual([[5, "given-up"]]);
    expect(Socket.last.sent.slice(1)).toMatchObject([{ type: "ready", by: 2, number: 1 }]);
    connection.close();
  });

  it("does not name the token of a seat again whose player has stopped", () => {
    const people = [0, 1].map((seat) => ({ seat, token: `token ${seat}` }));
    const connection = new Connection("9FPFD", people, {
      onMessage: () => undefined,
      onWelcome: () => undefined,
      onStatus: () => undefined,
      onEnded: () => undefined,
    });
    Socket.last.onopen();
    expect(Socket.last.sent[0]!.tokens).toEqual(["token 0", "token 1"]);
    connection.drop(0);
    Socket.last.close();
    vi.advanceTimersByTime(2000);
    Socket.last.onopen();
    expect(Socket.last.sent[0]!.tokens).toEqual(["token 1"]);
    connection.close();
  });
});
