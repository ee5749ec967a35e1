import type { Closing, Counted, FromClient, FromTable, Hello, Welcome } from "../messages";
import { VERSION } from "../messages";
import type { Ended, Request, Step } from "./requests";
import { ask, giveUp, hear, lose, nextTick, NO_REQUESTS, tick, TRY_AGAIN } from "./requests";

/** WebSocket connection to a table that reconnects by itself and resends unconfirmed requests. */

export type { Request } from "./requests";
export type Status = "connecting" | "open" | "lost" | "ended";

export interface Handlers {
  onMessage(message: Exclude<FromTable, Welcome | Closing | Counted>): void;
  onWelcome(seat: number | null): void;
  onStatus(status: Status, ending: Closing | null): void;
  /** Called once for every request that ends, unless the page closes the connection first. */
  onEnded(ended: Ended): void;
}

const LONGEST_WAIT_MS = 8000;
/** Response timeout; afterwards the client reconnects, possibly to another server. */
const SILENT_MS = 5000;
/** Connect timeout; longer, for slow mobile networks. */
const OPENING_MS = 12_000;

export class Connection {
  #socket: WebSocket | null = null;
  #requests = NO_REQUESTS;
  #last: number | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  readonly #window = Math.random().toString(36).slice(2);
  #attempt = 0;
  #ended = false;
  readonly #wake = (): void => {
    if (document.visibilityState === "visible" && !this.#socket && !this.#ended) this.#open();
  };

  constructor(
    readonly code: string,
    private readonly token: string | null,
    private readonly handlers: Handlers,
  ) {
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#open();
  }

  /** Sends a request, now or after reconnecting. */
  send(request: Request): void {
    this.#take(ask(this.#requests, request, performance.now()));
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#again);
    this.#stopWaiting();
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#socket?.close();
  }

  #open(): void {
    clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/socket`);
    this.#socket = socket;
    this.#attempt += 1;
    const attempt = this.#attempt;
    socket.onopen = () => {
      const { code: table, token } = this;
      const hello: Hello = { type: "hello", version: VERSION, table, token, last: this.#last, window: this.#window, attempt };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket === socket) this.#hear(JSON.parse(event.data) as FromTable);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lose();
    };
    this.#expectAnswer(OPENING_MS);
  }

  #say(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
    this.#expectAnswer(SILENT_MS);
  }

  /** Reconnects if the server stays silent: a dead connection can go unnoticed by the browser for long. */
  #expectAnswer(ms: number): void {
    this.#silence ??= setTimeout(() => {
      const socket = this.#socket;
      this.#lose();
      socket?.close();
    }, ms);
  }

  #hear(message: FromTable): void {
    this.#stopWaiting();
    this.#take(hear(this.#requests, message, performance.now()));
    switch (message.type) {
      case "welcome":
        this.#tries = 0;
        this.handlers.onWelcome(message.seat);
        this.handlers.onStatus("open", null);
        return;
      case "closing":
        this.#ended = message.again === false;
        if (this.#ended) this.#take(giveUp(this.#requests));
        this.handlers.onStatus(this.#ended ? "ended" : "lost", message);
        return;
      case "counted":
        return;
      case "refused":
        // The request is retried, and the page is told if it times out.
        if (message.code === TRY_AGAIN && this.#isPending(message.number)) return;
        break;
      case "view":
      case "ruled":
        this.#last = message.event;
    }
    this.handlers.onMessage(message);
  }

  /** Carries out a transition and schedules the next tick. */
  #take({ requests, send, ended }: Step): void {
    this.#requests = requests;
    for (const message of send) this.#say(message);
    for (const one of ended) this.handlers.onEnded(one);
    clearTimeout(this.#again);
    const next = nextTick(this.#requests);
    if (next === null || this.#ended) return;
    const wait = Math.max(0, next - performance.now());
    this.#again = setTimeout(() => this.#take(tick(this.#requests, performance.now())), wait);
  }

  #isPending(number: number | null | undefined): boolean {
    return this.#requests.pending.some(({ message }) => message.number === number);
  }

  #stopWaiting(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  #lose(): void {
    this.#stopWaiting();
    this.#socket = null;
    this.#requests = lose(this.#requests);
    if (this.#ended) return;
    this.handlers.onStatus("lost", null);
    const wait = Math.min(LONGEST_WAIT_MS, 500 * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#open(), wait);
  }
}
