import type { GameView, Ruled } from "../protocol/messages";
import type { RulingInContext } from "../live/live-table.svelte";

/** Pairs of cards for one player, ruled on the device: for practice and Today's ten. */

export type Pair = readonly [number, number];
type Listener = (ruling: RulingInContext) => void;

/** The seat of the only player. */
export const ME = 0;

export class PairGame {
  game = $state.raw<GameView>(viewOf([null, null], 0));
  latest = $state.raw<RulingInContext | null>(null);
  /** Nobody is ever frozen. */
  readonly frozenUntil: ReadonlyMap<number, number> = new Map();

  /** The time at which the pair was painted, by performance.now(); null until then. */
  #shown: number | null = null;
  readonly #listeners = new Set<Listener>();

  constructor(
    /** The symbols of each card. */
    private readonly cards: readonly (readonly string[])[],
    /** Returns the next pair after a right call; null ends the game. */
    private readonly next: (symbol: string, took: number) => Pair | null,
  ) {}

  /** Shows a pair whose clock has run for `elapsed` milliseconds already. */
  show(pair: Pair, elapsed = 0): void {
    this.game = viewOf(pair, this.game.turn);
    this.#awaitPaint(elapsed);
  }

  /** The symbols that both cards have. */
  readonly shared = $derived.by(() => {
    const [first, second] = this.game.places.map((card) => this.cards[card ?? -1] ?? []);
    return (first ?? []).filter((symbol) => second?.includes(symbol));
  });

  /** Subscribes to rulings; returns the unsubscribe function. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  name(): string {
    return "";
  }

  /** Rules a call; ignored while no pair is shown. */
  call(symbol: string): void {
    if (this.#shown === null || this.game.over) return;
    const took = performance.now() - this.#shown;
    const before = this.game;
    const ruled = this.shared.includes(symbol) ? this.#won(symbol, took) : ruling("wrong", symbol, before.turn);
    const latest = { ruled, before, at: performance.now() };
    this.latest = latest;
    for (const listener of this.#listeners) listener(latest);
  }

  #won(symbol: string, took: number): Ruled {
    const pair = this.next(symbol, took);
    const turn = this.game.turn + 1;
    this.game = { ...viewOf(pair ?? this.game.places, turn), over: pair === null };
    this.#awaitPaint(0);
    return { ...ruling("won", symbol, turn), took: Math.round(took), reads: [0, 1], places: this.game.places };
  }

  /** Starts the clock after the frame that paints the pair. */
  #awaitPaint(elapsed: number): void {
    this.#shown = null;
    const { turn } = this.game;
    requestAnimationFrame(() =>
      requestAnimationFrame((now) => {
        if (this.game.turn === turn) this.#shown = now - elapsed;
      }),
    );
  }
}

function viewOf(places: readonly (number | null)[], turn: number): GameView {
  const counts = { counts: [0], left: 0, ranking: [[ME]], frozen: [0] };
  return { number: 0, game: "practice", seats: [ME], turn, places: [...places], ...counts };
}

function ruling(verdict: "won" | "wrong", symbol: string, turn: number): Ruled {
  return { type: "ruled", event: 0, verdict, seat: ME, turn, symbol };
}
