/** The freezes that are still running; their ends are not announced, so a timer ends them. */

export class FreezeClock {
  #now = $state(performance.now());
  /** Seats that are frozen now. */
  readonly frozen: ReadonlySet<number> = $derived.by(() => {
    const running = [...this.until()].filter(([, end]) => end > this.#now);
    return new Set(running.map(([seat]) => seat));
  });

  constructor(private readonly until: () => ReadonlyMap<number, number>) {
    $effect(() => {
      void this.until();
      this.#now = performance.now();
    });
    $effect(() => {
      const ends = [...this.until().values()].filter((end) => end > this.#now);
      if (ends.length === 0) return;
      const timer = setTimeout(() => (this.#now = performance.now()), Math.min(...ends) - performance.now() + 10);
      return () => clearTimeout(timer);
    });
  }

  isFrozen(seat: number): boolean {
    return this.frozen.has(seat);
  }

  /** Returns the rest of a freeze, in milliseconds. */
  rest(seat: number): number {
    return Math.max(0, (this.until().get(seat) ?? 0) - this.#now);
  }
}
