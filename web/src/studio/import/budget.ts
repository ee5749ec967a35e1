/** Bounds the memory of jobs that run at once: each takes its share of a budget, in turn. */
export class Budget {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(readonly total: number) {
    this.#free = total;
  }

  /** Runs a job when there is room for it; one that is larger than the budget runs alone. */
  async run<T>(share: number, job: () => Promise<T>): Promise<T> {
    const taken = Math.min(share, this.total);
    // Those that came first go first, also if a smaller one would fit.
    if (this.#waiting.length || taken > this.#free) await this.#turn(taken);
    else this.#free -= taken;
    try {
      return await job();
    } finally {
      this.#free += taken;
      this.#waiting[0]?.();
    }
  }

  #turn(taken: number): Promise<void> {
    return new Promise((start) => {
      this.#waiting.push(() => {
        if (taken > this.#free) return;
        this.#free -= taken;
        this.#waiting.shift();
        start();
        this.#waiting[0]?.();
      });
    });
  }
}
