import type { Closing, Flagged, GameView, Refused, Ruled, View } from "../messages";
import { Connection, type Request, type Status } from "../net/connection";
import { TRY_AGAIN, type Ended } from "../net/requests";
import { afterEvent } from "./fold";

/** A live table: the latest view, recent rulings, and the player's requests. */

/** A ruling, with the game before it, which has the cards of the match. */
export interface Told {
  ruled: Ruled;
  before: GameView;
  /** Time of arrival, by performance.now(). */
  at: number;
}

const KEPT = 200;

export type Listener = (told: Told) => void;

export class LiveTable {
  view = $state.raw<View | null>(null);
  me = $state<number | null>(null);
  status = $state<Status>("connecting");
  ending = $state.raw<Closing | null>(null);
  /** Rulings of the current game, latest last. */
  told = $state.raw<Told[]>([]);
  refused = $state.raw<Refused | null>(null);
  flagged = $state.raw<Flagged | null>(null);
  /** The request that ended last. */
  ended = $state.raw<Ended | null>(null);
  /** End of each seat's freeze, by performance.now(). */
  frozenUntil = $state.raw<ReadonlyMap<number, number>>(new Map());

  readonly game = $derived(this.view?.game ?? null);
  readonly isHost = $derived(this.me !== null && this.view?.host === this.me);
  /** Whether this player takes part in the current mini-game. */
  readonly isPlaying = $derived(this.me !== null && (this.game?.seats.includes(this.me) ?? false));

  readonly #connection: Connection;
  readonly #listeners = new Set<Listener>();
  /** Times at which each turn, and the latest tie, was painted. */
  #painted = new Map<number, number>();
  #tiePainted = 0;

  constructor(code: string, token: string | null) {
    this.#connection = new Connection(code, token, {
      onMessage: (message) => this.#hear(message),
      onWelcome: (seat) => (this.me = seat),
      onStatus: (status, ending) => {
        this.status = status;
        this.ending = ending ?? this.ending;
      },
      onEnded: (ended) => this.#end(ended),
    });
  }

  /** Subscribes to rulings; returns the unsubscribe function. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  ask(request: Request): void {
    this.refused = null;
    this.#connection.send(request);
  }

  /** Calls a symbol on the turn that is shown. */
  call(symbol: string | number, about: { on?: number; place?: number; places?: [number, number, number] } = {}): void {
    if (this.game) this.ask({ type: "call", symbol, ...this.#seen(), ...about });
  }

  slap(): void {
    if (this.game) this.ask({ type: "slap", ...this.#seen() });
  }

  take(): void {
    const turn = this.game?.turn;
    const took = Math.max(0, performance.now() - this.#tiePainted);
    if (turn !== undefined) this.ask({ type: "take", turn, took, game: this.game?.number ?? null });
  }

  name(seat: number): string {
    return this.view?.seats.find((one) => one.seat === seat)?.name ?? "";
  }

  close(): void {
    this.#connection.close();
  }

  #seen(): { turn: number; took: number | null; game: number | null } {
    const turn = this.game?.turn ?? 0;
    const painted = this.#painted.get(turn);
    const took = painted === undefined ? null : performance.now() - painted;
    return { turn, took, game: this.game?.number ?? null };
  }

  #end(ended: Ended): void {
    this.ended = ended;
    // The outcome is unknown; the player may try again.
    if (ended.how !== "given-up") return;
    this.refused = { type: "refused", code: TRY_AGAIN, text: "", number: ended.message.number };
  }

  #hear(message: View | Ruled | Flagged | Refused): void {
    switch (message.type) {
      case "refused":
        this.refused = message;
        return;
      case "flagged":
        this.flagged = message;
        return;
      case "ruled":
        this.#rule(message);
        return;
      case "view":
        this.#show(message);
    }
  }

  #rule(ruled: Ruled): void {
    const before = this.game;
    this.view = afterEvent(this.view, ruled);
    if (!before) return;
    if (ruled.frozen) this.#freeze(ruled.seat, ruled.frozen);
    if (ruled.places) this.#onPaint((now) => this.#painted.set(ruled.turn, now));
    if (ruled.tied?.length) this.#onPaint((now) => (this.#tiePainted = now));
    const told = { ruled, before, at: performance.now() };
    this.told = [...this.told.slice(-KEPT), told];
    for (const listener of this.#listeners) listener(told);
  }

  #show(view: View): void {
    const isNew = view.game?.number !== this.game?.number;
    this.view = view;
    if (isNew) {
      this.told = [];
      this.#painted.clear();
    }
    const game = view.game;
    if (!game) return;
    this.frozenUntil = new Map();
    game.seats.forEach((seat, index) => game.frozen[index] && this.#freeze(seat, game.frozen[index]));
    if (!this.#painted.has(game.turn)) this.#onPaint((now) => this.#painted.set(game.turn, now));
  }

  #freeze(seat: number, ms: number): void {
    this.frozenUntil = new Map(this.frozenUntil).set(seat, performance.now() + ms);
  }

  /** Calls back after the frame that paints the latest change. */
  #onPaint(then: (now: number) => void): void {
    requestAnimationFrame(() => requestAnimationFrame(then));
  }
}
