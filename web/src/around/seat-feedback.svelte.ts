import { announcer } from "../base/announcer.svelte";
import type { Mark } from "../cards/mark";
import type { Refused } from "../protocol/messages";
import type { Ended } from "../net/requests";
import { play } from "../base/sound";
import type { LiveTable, RulingInContext } from "../live/live-table.svelte";
import { MoveFeedback } from "../board/move-feedback.svelte";
import { spokenRuling, type Notice, type SentenceContext } from "../live/news/ruling-sentences";

/** Feedback for each of the players around one screen. */

export class SeatFeedback {
  readonly #seats: ReadonlyMap<number, MoveFeedback>;

  constructor(
    live: LiveTable,
    private readonly context: () => SentenceContext,
  ) {
    const of = (seat: number): MoveFeedback => new MoveFeedback(live, () => ({ ...context(), me: seat }));
    this.#seats = new Map(live.mine.map((seat) => [seat, of(seat)]));
  }

  get marks(): Readonly<Record<number, Readonly<Record<string, Mark>>>> {
    return Object.fromEntries([...this.#seats.values()].flatMap(({ marks }) => Object.entries(marks)));
  }

  get isSlow(): boolean {
    return [...this.#seats.values()].some(({ isSlow }) => isSlow);
  }

  noticeFor(seat: number): Notice | null {
    return this.#seats.get(seat)?.notice ?? null;
  }

  markCall(seat: number, symbol: string, card: number | null): void {
    this.#seats.get(seat)?.markCall(symbol, card === null ? [] : [card]);
  }

  showNotice(seat: number, notice: Notice): void {
    this.#seats.get(seat)?.showNotice(notice);
  }

  showRuling(ruling: RulingInContext): void {
    const { ruled } = ruling;
    const about = ruled.tied?.length ? ruled.tied : [ruled.seat];
    const ours = about.flatMap((seat) => this.#seats.get(seat) ?? []);
    for (const feedback of ours) feedback.showRuling(ruling);
    for (const feedback of this.#seats.values()) feedback.showRound(ruling);
    if (ours.length > 0 || !ruled.places) return;
    play("reveal");
    announcer.say(spokenRuling(ruling, this.context()));
  }

  showRefusal({ seat, code }: Refused): void {
    this.#seats.get(seat ?? -1)?.showRefusal(code);
  }

  stopWaiting({ message }: Ended): void {
    this.#seats.get(message.by ?? -1)?.stopWaiting();
  }

  close(): void {
    for (const feedback of this.#seats.values()) feedback.close();
  }
}
