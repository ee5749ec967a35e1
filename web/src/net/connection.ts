import type {
  Checked,
  Closing,
  Counted,
  FromClient,
  FromEvent,
  FromEventClient,
  FromTable,
  Hello,
  Painted,
  Redirect,
  Refused,
  Welcome,
} from "../protocol/messages";
import { VERSION } from "../protocol/messages";
import type { Ended, Request, Transition } from "./requests";
import {
  ask,
  disconnect,
  giveUp,
  messageFor,
  nextTick,
  NO_REQUESTS,
  receive,
  tick,
  TRY_AGAIN,
  type Requests,
} from "./requests";

/** WebSocket connection to a table or an event that reconnects by itself and resends unconfirmed requests. */

export type { Request } from "./requests";
/** A seat and the token that holds it. */
export interface SeatToken {
  seat: number;
  token: string;
}
/** The token of a seat, the tokens of several seats that share the connection, or null to watch. */
export type Identity = string | null | readonly SeatToken[];
export type Status = "connecting" | "open" | "lost" | "ended";

export interface Handlers {
  onMessage(message: Exclude<FromTable | FromEvent, Welcome | Redirect | Closing | Counted | Checked>): void;
  onWelcome(welcome: Welcome): void;
  onStatus(status: Status, ending: Closing | null): void;
  /** Called once for every request that ends, unless the page closes the connection first. */
  onEnded(ended: Ended): void;
}

const LONGEST_WAIT_MS = 8000;
/** Response timeout; afterwards the client reconnects, possibly to another server. */
const SILENT_MS = 5000;
/** Silence after which the client checks that the connection is alive: a TV asks for nothing else. */
const CHECK_MS = 20_000;
/** Connect timeout; longer, for slow mobile networks. */
const OPENING_MS = 12_000;
/** Connect timeout at the address of a redirect; shorter, since the page's own server is there too. */
const REDIRECT_MS = 3000;
/** Pause after a redirect in which the client follows no other one. */
const STAY_MS = 60_000;

export class Connection {
  #socket: WebSocket | null = null;
  /** The requests of each seat; the key of a connection that is not shared is null. */
  readonly #requests = new Map<number | null, Requests>();
  #last: number | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #check: ReturnType<typeof setTimeout> | undefined;
  readonly #window = Math.random().toString(36).slice(2);
  #attempt = 0;
  /** The origin of a redirect, for the next connection only. */
  #address: string | null = null;
  /** Whether the present connection follows a redirect, and has no welcome yet. */
  #isMoving = false;
  #redirected = -Infinity;
  #ended = false;
  readonly #wake = (): void => {
    if (document.visibilityState === "visible" && !this.#socket && !this.#ended) this.#open();
  };

  constructor(
    readonly code: string,
    private identity: Identity,
    private readonly handlers: Handlers,
  ) {
    for (const seat of isShared(identity) ? identity.map((one) => one.seat) : [null]) {
      this.#requests.set(seat, NO_REQUESTS);
    }
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#open();
  }

  /** Sends a request, now or after reconnecting; a shared connection needs the seat that makes it. */
  send(request: Request, by: number | null = null): void {
    const seat = isShared(this.identity) ? by : null;
    const requests = this.#requests.get(seat);
    if (requests)
      this.#take(seat, ask(requests, seat === null ? request : { ...request, by: seat }, performance.now()));
  }

  /** Sends a message that needs no answer, unless the connection is lost. */
  tell(message: Painted): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Gives up a seat of a shared connection, so that reconnecting does not take it again. */
  drop(seat: number): void {
    if (!isShared(this.identity)) return;
    this.identity = this.identity.filter((one) => one.seat !== seat);
    this.#requests.delete(seat);
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
    const origin = this.#address ?? `${location.protocol}//${location.host}`;
    this.#isMoving = this.#address !== null;
    this.#address = null;
    // Balancers and servers route connections by the table in the address.
    const socket = this.#dial(`${origin.replace(/^http/, "ws")}/socket?table=${encodeURIComponent(this.code)}`);
    if (socket === null) return;
    this.#socket = socket;
    this.#attempt += 1;
    const attempt = this.#attempt;
    const redirects = performance.now() - this.#redirected > STAY_MS;
    socket.onopen = () => {
      const { identity, code: table } = this;
      const held = isShared(identity) ? { tokens: identity.map(({ token }) => token) } : { token: identity };
      const about = { window: this.#window, attempt, redirects };
      const hello: Hello = { type: "hello", version: VERSION, table, ...held, last: this.#last, ...about };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket === socket) this.#hear(JSON.parse(event.data) as FromTable | FromEvent);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lose();
    };
    this.#expectAnswer(this.#isMoving ? REDIRECT_MS : OPENING_MS);
  }

  /** Opens a socket, or returns to the page's own server if the page's policy forbids the address. */
  #dial(address: string): WebSocket | null {
    try {
      return new WebSocket(address);
    } catch (error) {
      if (!this.#isMoving) throw error;
      this.#open();
      return null;
    }
  }

  /**
   * Connects to the server of the table's other players, once. Only the page's own server is asked to redirect,
   * and the browser connects only to servers in the policy of the page, so the token stays in the cluster.
   */
  #follow(address: string): void {
    const old = this.#socket;
    this.#redirected = performance.now();
    this.#address = isOrigin(address) ? address : null;
    this.#open();
    old?.close();
  }

  #say(message: FromClient | FromEventClient): void {
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

  #hear(message: FromTable | FromEvent): void {
    this.#stopWaiting();
    this.#check = setTimeout(() => this.#say({ type: "check" }), CHECK_MS);
    this.#settle(message);
    switch (message.type) {
      case "redirect":
        this.#follow(message.address);
        return;
      case "welcome":
        this.#tries = 0;
        this.#isMoving = false;
        this.handlers.onWelcome(message);
        this.handlers.onStatus("open", null);
        return;
      case "closing":
        this.#ended = message.again === false;
        if (this.#ended) for (const [seat, requests] of this.#requests) this.#take(seat, giveUp(requests));
        this.handlers.onStatus(this.#ended ? "ended" : "lost", message);
        return;
      case "counted":
      case "checked":
        return;
      case "refused":
        // The request is retried, and reported only if it times out.
        if (message.code === TRY_AGAIN && this.#isPending(message)) return;
        break;
      case "view":
      case "ruled":
      case "emoji":
        this.#last = message.event;
    }
    this.handlers.onMessage(message);
  }

  /** Passes a message to the requests of each seat that it concerns. */
  #settle(message: FromTable | FromEvent): void {
    const now = performance.now();
    for (const [seat, requests] of this.#requests) {
      const about = seat === null ? message : messageFor(message, seat);
      if (about) this.#take(seat, receive(requests, about, now));
      // A seat that the welcome leaves out is lost.
      else if (message.type === "welcome") this.#take(seat, giveUp(requests));
    }
  }

  /** Carries out a transition of a seat's requests and schedules the next tick. */
  #take(seat: number | null, { requests, send, ended }: Transition): void {
    this.#requests.set(seat, requests);
    for (const message of send) this.#say(message);
    for (const one of ended) this.handlers.onEnded(one);
    clearTimeout(this.#again);
    const due = [...this.#requests.values()].map(nextTick).filter((time) => time !== null);
    if (due.length === 0 || this.#ended) return;
    this.#again = setTimeout(() => this.#tick(), Math.max(0, Math.min(...due) - performance.now()));
  }

  #tick(): void {
    for (const [seat, requests] of this.#requests) this.#take(seat, tick(requests, performance.now()));
  }

  #isPending({ number, seat }: Refused): boolean {
    const requests = this.#requests.get(isShared(this.identity) ? (seat ?? null) : null);
    return requests?.pending.some(({ message }) => message.number === number) ?? false;
  }

  #stopWaiting(): void {
    clearTimeout(this.#check);
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  #lose(): void {
    this.#stopWaiting();
    this.#socket = null;
    for (const [seat, requests] of this.#requests) this.#requests.set(seat, disconnect(requests));
    if (this.#ended) return;
    if (this.#isMoving) {
      // The address of the redirect cannot be reached; the page's own server can.
      this.#open();
      return;
    }
    this.handlers.onStatus("lost", null);
    const wait = Math.min(LONGEST_WAIT_MS, 500 * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#open(), wait);
  }
}

function isShared(identity: Identity): identity is readonly SeatToken[] {
  return Array.isArray(identity);
}

/** Whether a text is an origin with the scheme of the page. */
function isOrigin(text: string): boolean {
  try {
    const { origin, protocol } = new URL(text);
    return origin === text && protocol === location.protocol;
  } catch {
    return false;
  }
}
