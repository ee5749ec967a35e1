import { announcer } from "../announcer.svelte";
import type { Mark } from "../cards/Card.svelte";
import { buzz, play } from "../sound";
import type { LiveTable, Told } from "./live.svelte";
import type { Notice } from "./News.svelte";
import { noticeOf, refusal, said, type Telling } from "./sentences";

/** Visual, audible and haptic feedback on the player's moves: at once, then after the ruling. */

const NOTICE_MS = 2200;
const MARK_MS = 900;
/** Time without an answer after which the connection counts as slow. */
const SLOW_MS = 900;

type Marks = Readonly<Record<number, Readonly<Record<string, Mark>>>>;

export class Answers {
  marks = $state.raw<Marks>({});
  notice = $state.raw<Notice | null>(null);
  isSlow = $state(false);

  #touched: number[] = [];
  #timers: Partial<Record<"mark" | "notice" | "slow", ReturnType<typeof setTimeout>>> = {};

  constructor(
    private readonly live: LiveTable,
    private readonly telling: () => Telling,
  ) {}

  /** Marks a called symbol on its cards. */
  called(symbol: string, cards: readonly number[]): void {
    this.#touched = [...cards];
    this.#mark(symbol, "called", 2 * MARK_MS);
    buzz(8);
    clearTimeout(this.#timers.slow);
    this.#timers.slow = setTimeout(() => (this.isSlow = true), SLOW_MS);
  }

  hear(told: Told): void {
    const telling = this.telling();
    const { ruled } = told;
    if (ruled.seat === telling.me) this.#answer(told);
    else if (ruled.places) play("reveal");
    if (ruled.tied?.some((seat) => seat === telling.me)) {
      play("tie");
      buzz([30, 40, 30]);
    }
    this.say(noticeOf(told, telling));
    const isNews = ruled.places || ruled.seat === telling.me || ruled.tied?.length;
    if (isNews) announcer.say(said(told, { ...telling, nameOf: (seat) => this.live.name(seat) }));
  }

  /** Shows the reason of a refusal. */
  refuse(code: string): void {
    this.settle();
    this.marks = {};
    this.say({ kind: "late", text: refusal(code, this.telling().language) });
  }

  /** Stops waiting for the answer to a move. */
  settle(): void {
    clearTimeout(this.#timers.slow);
    this.isSlow = false;
  }

  say(notice: Notice | null): void {
    if (!notice) return;
    this.notice = notice;
    clearTimeout(this.#timers.notice);
    this.#timers.notice = setTimeout(() => (this.notice = null), NOTICE_MS);
  }

  close(): void {
    for (const timer of Object.values(this.#timers)) clearTimeout(timer);
  }

  #answer({ ruled }: Told): void {
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
    const shown = this.live.game?.places ?? [];
    this.marks = Object.fromEntries(
      this.#touched.filter((card) => shown.includes(card)).map((card) => [card, { [symbol]: mark }]),
    );
    clearTimeout(this.#timers.mark);
    this.#timers.mark = setTimeout(() => (this.marks = {}), ms);
  }
}
