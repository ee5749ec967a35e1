import { announcer } from "../base/announcer.svelte";
import type { Mark } from "../cards/mark";
import { buzz, play } from "../base/sound";
import type { LiveTable, RulingInContext } from "../live/live-table.svelte";
import {
  noticeOf,
  refusal,
  roundSentence,
  spokenRuling,
  type Notice,
  type SentenceContext,
} from "../live/news/ruling-sentences";

/** Visual, audible and haptic feedback on the player's moves: at once, then after the ruling. */

const NOTICE_MS = 2200;
const ROUND_MS = 3500;
const MARK_MS = 900;
/** Time without an answer after which the connection counts as slow. */
const SLOW_MS = 900;

type Marks = Readonly<Record<number, Readonly<Record<string, Mark>>>>;

export class MoveFeedback {
  marks = $state.raw<Marks>({});
  notice = $state.raw<Notice | null>(null);
  isSlow = $state(false);

  #touched: number[] = [];
  #timers: Partial<Record<"mark" | "notice" | "slow", ReturnType<typeof setTimeout>>> = {};

  constructor(
    private readonly table: Pick<LiveTable, "game" | "name" | "frozenUntil">,
    private readonly context: () => SentenceContext,
  ) {}

  /** Marks a called symbol on its cards. */
  markCall(symbol: string, cards: readonly number[]): void {
    this.#touched = [...cards];
    this.#mark(symbol, "called", 2 * MARK_MS);
    buzz(8);
    clearTimeout(this.#timers.slow);
    this.#timers.slow = setTimeout(() => (this.isSlow = true), SLOW_MS);
  }

  showRuling(ruling: RulingInContext): void {
    const context = this.context();
    const { ruled } = ruling;
    if (ruled.seat === context.me) this.#answer(ruling);
    else if (ruled.places) play("reveal");
    if (ruled.tied?.some((seat) => seat === context.me)) {
      play("tie");
      buzz([30, 40, 30]);
    }
    const wait = (this.table.frozenUntil.get(ruled.seat) ?? 0) - performance.now();
    this.showNotice(noticeOf(ruling, context, Math.max(1, wait)));
    this.showRound(ruling);
    const isNews = ruled.places || ruled.seat === context.me || ruled.tied?.length;
    if (isNews) announcer.say(spokenRuling(ruling, { ...context, me: null, nameOf: (seat) => this.table.name(seat) }));
  }

  /** Shows the result of the round that a ruling ended, if it ended one. */
  showRound(ruling: RulingInContext): void {
    const text = roundSentence(ruling, this.context());
    if (text) this.showNotice({ kind: "round", text }, ROUND_MS);
  }

  /** Shows the reason of a refusal. */
  showRefusal(code: string): void {
    this.stopWaiting();
    this.marks = {};
    this.showNotice({ kind: "late", text: refusal(code, this.context().language) });
  }

  /** Stops waiting for the answer to a move. */
  stopWaiting(): void {
    clearTimeout(this.#timers.slow);
    this.isSlow = false;
  }

  showNotice(notice: Notice | null, ms = NOTICE_MS): void {
    if (!notice) return;
    this.notice = notice;
    clearTimeout(this.#timers.notice);
    this.#timers.notice = setTimeout(() => (this.notice = null), ms);
  }

  close(): void {
    for (const timer of Object.values(this.#timers)) clearTimeout(timer);
  }

  #answer({ ruled }: RulingInContext): void {
    const isWrong = ruled.verdict === "wrong" || ruled.verdict === "frozen";
    if (isWrong && ruled.symbol != null) this.#mark(String(ruled.symbol), "wrong", MARK_MS);
    else if (ruled.verdict !== "tied") this.marks = {};
    if (ruled.verdict === "won" || ruled.verdict === "lapsed") this.#right();
    if (ruled.verdict === "wrong") {
      play("wrong");
      buzz(60);
    }
  }

  #right(): void {
    // A correct call clears earlier messages.
    this.notice = null;
    play("right");
    buzz([15, 30, 15]);
  }

  #mark(symbol: string, mark: Mark, ms: number): void {
    const shown = this.table.game?.places ?? [];
    this.marks = Object.fromEntries(
      this.#touched.filter((card) => shown.includes(card)).map((card) => [card, { [symbol]: mark }]),
    );
    clearTimeout(this.#timers.mark);
    this.#timers.mark = setTimeout(() => (this.marks = {}), ms);
  }
}
