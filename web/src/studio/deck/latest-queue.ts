interface Task {
  readonly key: string;
  readonly run: () => Promise<void>;
}

/** Runs a few tasks at once, in order, each key once; those that still wait can be dropped when they are out of date. */
export class LatestQueue {
  readonly #atOnce: number;
  readonly #running = new Set<string>();
  #waiting: Task[] = [];

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  add(key: string, run: () => Promise<void>): void {
    if (this.#running.has(key) || this.#waiting.some((task) => task.key === key)) return;
    this.#waiting.push({ key, run });
    this.#next();
  }

  /** Drops the tasks that have not started. */
  dropWaiting(): void {
    this.#waiting = [];
  }

  #next(): void {
    const task = this.#running.size < this.#atOnce ? this.#waiting.shift() : undefined;
    if (!task) return;
    this.#running.add(task.key);
    void task.run().finally(() => {
      this.#running.delete(task.key);
      this.#next();
    });
  }
}
