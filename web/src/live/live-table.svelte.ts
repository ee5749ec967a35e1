import type {
  Closing,
  Emoji,
  Flagged,
  FromEvent,
  GameView,
  Refused,
  Ruled,
  Unchecked,
  View,
} from "../protocol/messages";
import { Connection, type Identity, type Request, type Status } from "../net/connection";
import { TRY_AGAIN, type Ended } from "../net/requests";
import { afterUpdate } from "./fold";
import { isHeadsUp } from "./heads-up";
import { choiceEnd } from "./news/next-game";
import { RoundResults, type RoundResult } from "./news/round-result";
import { seenTurn } from "./seen-turn";

/** A live table: the latest view, recent rulings, and the player's requests. */

/** A ruling with the game before it, which has the cards of the match. */
export interface RulingInContext {
  ruled: Ruled;
  before: GameView;
  /** Time of arrival, by performance.now(). */
  at: number;
  /** The result of the round that the ruling ended, if it ended one. */
  round?: RoundResult | null;
}

/** The seat that made a move, if several share this screen, and its time by performance.now(). */
export interface Touch {
  by?: number;
  at?: number;
}

const KEPT = 200;
/** The time for which an emoji is shown, and the number at a time. */
const EMOJI_MS = 3000;
const MAX_EMOJI = 12;

export type Listener = (ruling: RulingInContext) => void;

export class LiveTable {
  view = $state.raw<View | null>(null);
  /** The player's seat; null for a spectator, and where several players share this screen. */
  me = $state<number | null>(null);
  /** The seats of this screen. */
  mine = $state.raw<readonly number[]>([]);
  status = $state<Status>("connecting");
  ending = $state.raw<Closing | null>(null);
  /** Rulings of the current game, latest last. */
  rulings = $state.raw<RulingInContext[]>([]);
  refused = $state.raw<Refused | null>(null);
  flagged = $state.raw<Flagged | null>(null);
  /** The seats of which the host was told in this mini-game that their connection could not be checked. */
  unchecked = $state.raw<ReadonlySet<number>>(new Set());
  /** Emoji that were sent lately, latest last. */
  emoji = $state.raw<readonly Emoji[]>([]);
  /** The request that ended last. */
  ended = $state.raw<Ended | null>(null);
  /** End of each seat's freeze, by performance.now(). */
  frozenUntil = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** End of the time to choose the next mini-game, by performance.now(); null if nobody chooses. */
  choiceEnd = $state<number | null>(null);

  readonly game = $derived(this.view?.game ?? null);
  readonly isHost = $derived(this.view?.host != null && this.mine.includes(this.view.host));
  /** Whether this player takes part in the current mini-game. */
  readonly isPlaying = $derived(this.me !== null && (this.game?.seats.includes(this.me) ?? false));

  /** Whether this page shows only the player's own card, and the table's screen the rest. */
  readonly isHeadsUp = $derived(this.isPlaying && this.view !== null && isHeadsUp(this.view));

  readonly #connection: Connection;
  readonly #listeners = new Set<Listener>();
  readonly #rounds = new RoundResults();
  /** Times at which each turn, and the latest tie, was painted. */
  #painted = new Map<number, number>();
  #tiePainted = 0;

  /** Times at which each turn was received. */
  #received = new Map<number, number>();

  /** `isScreen` tells whether this is the table's screen, which reports when it has painted a turn. */
  constructor(
    code: string,
    identity: Identity,
    private readonly isScreen = false,
  ) {
    this.#connection = new Connection(code, identity, {
      onMessage: (message) => this.#receive(message),
      onWelcome: ({ seat, seats = [], choice_ms }) => {
        this.me = seats.length > 0 ? null : seat;
        this.mine = seats.length > 0 ? seats.map((one) => one.seat) : seat === null ? [] : [seat];
        this.choiceEnd = choice_ms == null ? null : performance.now() + choice_ms;
      },
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

  /** Sends a request: of the given seat, or of the host or the first seat of this screen. */
  ask(request: Request, by: number | null = null): void {
    this.refused = null;
    this.#connection.send(request, by ?? (this.isHost ? (this.view?.host ?? null) : (this.mine[0] ?? null)));
  }

  /** Calls a symbol on the turn that is shown. */
  call(
    symbol: string | number,
    about: { on?: number; place?: number; places?: [number, number, number] } = {},
    touch: Touch = {},
  ): void {
    if (this.game) this.ask({ type: "call", symbol, ...this.#seen(touch), ...about }, touch.by);
  }

  slap(touch: Touch = {}): void {
    if (this.game) this.ask({ type: "slap", ...this.#seen(touch) }, touch.by);
  }

  /** Makes no call in time after a buzzer. */
  forfeit(touch: Touch): void {
    if (this.game) this.ask({ type: "forfeit", ...this.#seen(touch) }, touch.by);
  }

  take({ by, at = performance.now() }: Touch = {}): void {
    const turn = this.game?.turn;
    const took = Math.max(0, at - this.#tiePainted);
    if (turn !== undefined) this.ask({ type: "take", turn, took, game: this.game?.number ?? null }, by);
  }

  name(seat: number): string {
    return this.view?.seats.find((one) => one.seat === seat)?.name ?? "";
  }

  close(): void {
    this.#connection.close();
  }

  #seen({ at = performance.now() }: Touch): { turn: number; took: number | null; game: number | null } {
    // Heads up, the eyes are on the table's screen; the server adds when that has painted the turn.
    const times = this.isHeadsUp ? this.#received : this.#painted;
    const turn = seenTurn(times, this.game?.turn ?? 0, at);
    const since = times.get(turn);
    const took = since === undefined ? null : at - since;
    return { turn, took, game: this.game?.number ?? null };
  }

  #end(ended: Ended): void {
    this.ended = ended;
    const { message } = ended;
    if (message.type === "leave" && message.by != null && ended.how === "counted") this.#drop(message.by);
    // The outcome is unknown; the player may try again.
    if (ended.how !== "given-up") return;
    this.refused = { type: "refused", code: TRY_AGAIN, text: "", number: ended.message.number };
  }

  /** Gives up a seat of this screen. */
  #drop(seat: number): void {
    this.mine = this.mine.filter((one) => one !== seat);
    // The connection is just dealing with the requests of that seat.
    queueMicrotask(() => this.#connection.drop(seat));
  }

  #receive(message: View | Ruled | Emoji | Flagged | Unchecked | Refused | FromEvent): void {
    switch (message.type) {
      case "emoji":
        this.#showEmoji(message);
        return;
      case "refused":
        this.refused = message;
        return;
      case "flagged":
        this.flagged = message;
        return;
      case "unchecked":
        this.unchecked = new Set(this.unchecked).add(message.seat);
        return;
      case "ruled":
        this.#rule(message);
        return;
      case "view":
        this.#show(message);
    }
  }

  #showEmoji(emoji: Emoji): void {
    if (this.emoji.some(({ event }) => event === emoji.event)) return;
    this.emoji = [...this.emoji.slice(1 - MAX_EMOJI), emoji];
    setTimeout(() => (this.emoji = this.emoji.filter((one) => one !== emoji)), EMOJI_MS);
  }

  #rule(ruled: Ruled): void {
    const before = this.game;
    this.view = afterUpdate(this.view, ruled);
    if (!before) return;
    if (ruled.frozen) this.#freeze(ruled.seat, ruled.frozen);
    if (ruled.places) this.#notePaint(ruled.turn);
    if (ruled.tied?.length) this.#onPaint((now) => (this.#tiePainted = now));
    const ruling = { ruled, before, at: performance.now(), round: this.#rounds.after(before, ruled) };
    this.rulings = [...this.rulings.slice(-KEPT), ruling];
    for (const listener of this.#listeners) listener(ruling);
  }

  #show(view: View): void {
    const isNew = view.game?.number !== this.game?.number;
    // A refusal is about the screen on which the request was made.
    if (view.phase !== this.view?.phase) this.refused = null;
    // After a pause the cards are shown anew.
    if (this.view?.paused && !view.paused) this.#painted.clear();
    this.choiceEnd = choiceEnd(this.choiceEnd, this.view, view, performance.now());
    // A screen that comes back in mid-turn is known to the server only now.
    const isReported = !this.isScreen || !isHeadsUp(view) || (this.view !== null && isHeadsUp(this.view));
    this.view = view;
    // The next mini-game tells anew; in the lobby the seat may go to somebody else.
    const taken = isNew && view.game ? [] : view.seats.map(({ seat }) => seat);
    this.unchecked = new Set(taken.filter((seat) => this.unchecked.has(seat)));
    if (isNew) {
      this.rulings = [];
      this.#painted.clear();
      this.#received.clear();
    }
    const game = view.game;
    if (!game) return;
    this.frozenUntil = new Map();
    game.seats.forEach((seat, index) => game.frozen[index] && this.#freeze(seat, game.frozen[index]));
    if (!this.#painted.has(game.turn) || !isReported) this.#notePaint(game.turn);
  }

  /** Notes when a turn was received and painted; the table's screen reports it. */
  #notePaint(turn: number): void {
    const received = performance.now();
    this.#received.set(turn, received);
    this.#onPaint((now) => {
      this.#painted.set(turn, now);
      const game = this.game;
      if (!this.isScreen || !game || !this.view || !isHeadsUp(this.view)) return;
      this.#connection.tell({ type: "painted", game: game.number, turn, took: Math.max(0, now - received) });
    });
  }

  #freeze(seat: number, ms: number): void {
    this.frozenUntil = new Map(this.frozenUntil).set(seat, performance.now() + ms);
  }

  /** Calls back after the frame that paints the latest change. */
  #onPaint(then: (now: number) => void): void {
    requestAnimationFrame(() => requestAnimationFrame(then));
  }
}
