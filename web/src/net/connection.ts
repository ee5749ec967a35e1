import { VERSION, type Closing, type FromClient, type FromTable, type Hello, type Welcome } from "../messages";

/** A socket to a table that comes back by itself, and sends again what may not have arrived. */

type WithoutNumber<Message> = Message extends { number: number } ? Omit<Message, "number"> : never;
export type Request = WithoutNumber<Exclude<FromClient, Hello>>;
export type Status = "connecting" | "open" | "lost" | "ended";

export interface Handlers {
  onMessage(message: Exclude<FromTable, Welcome | Closing>): void;
  onWelcome(seat: number | null): void;
  onStatus(status: Status, ending: Closing | null): void;
}

interface Pending {
  message: Exclude<FromClient, Hello>;
  sent: number;
}

/** A move that is older than this cannot win anything any more. */
const STALE_MS = 3000;
const MOST_PENDING = 30;
const LONGEST_WAIT_MS = 8000;
/** A server that has been asked for something and says nothing for so long is given up for another. */
const SILENT_MS = 5000;
/** To connect at all may take longer, on a slow phone far away. */
const OPENING_MS = 12_000;

export class Connection {
  #socket: WebSocket | null = null;
  #pending: Pending[] = [];
  #number = 0;
  #last: number | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  readonly #window = Math.random().toString(36).slice(2);
  #attempt = 0;
  #ended = false;
  #welcomed = false;
  #isNumbered = false;
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

  /** Sends a request, at once or when the connection is back. */
  send(request: Request): void {
    this.#number += 1;
    const message = { ...request, number: this.#number } as Exclude<FromClient, Hello>;
    this.#pending.push({ message, sent: performance.now() });
    this.#pending.splice(0, this.#pending.length - MOST_PENDING);
    if (this.#welcomed) this.#say(message);
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
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

  /** Gives the connection up if nothing at all comes back: a line may be dead long before the browser says so. */
  #expectAnswer(ms: number): void {
    this.#silence ??= setTimeout(() => {
      const socket = this.#socket;
      this.#lose();
      socket?.close();
    }, ms);
  }

  #hear(message: FromTable): void {
    this.#stopWaiting();
    switch (message.type) {
      case "welcome":
        this.#tries = 0;
        this.#welcomed = true;
        this.#sendAgain(message.number ?? 0);
        this.handlers.onWelcome(message.seat);
        this.handlers.onStatus("open", null);
        return;
      case "closing":
        this.#ended = message.again === false;
        this.handlers.onStatus(this.#ended ? "ended" : "lost", message);
        return;
      case "view":
      case "ruled":
        this.#last = message.event;
    }
    this.handlers.onMessage(message);
  }

  #sendAgain(counted: number): void {
    const now = performance.now();
    if (!this.#isNumbered) {
      // What was asked before the first welcome goes on from there.
      this.#isNumbered = true;
      this.#number += counted;
      for (const { message } of this.#pending) message.number += counted;
    }
    // The seat may have asked for more through another window.
    this.#number = Math.max(this.#number, counted);
    this.#pending = this.#pending.filter(
      ({ message, sent }) => message.number > counted && (now - sent < STALE_MS || !isMove(message)),
    );
    for (const { message } of this.#pending) this.#say(message);
  }

  #stopWaiting(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  #lose(): void {
    this.#stopWaiting();
    this.#socket = null;
    this.#welcomed = false;
    if (this.#ended) return;
    this.handlers.onStatus("lost", null);
    const wait = Math.min(LONGEST_WAIT_MS, 500 * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#open(), wait);
  }
}

function isMove(message: FromClient): boolean {
  return message.type === "call" || message.type === "take" || message.type === "slap";
}
