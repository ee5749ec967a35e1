import type { Request } from "../net/connection";
import type { LiveTable } from "../table/live.svelte";

/** Part of the lobby that sent a request; a refusal is shown there. */
export type Topic = "seats" | "name" | "played" | "cards" | "options" | "start";

/** Asks the table, and remembers about what, so that a refusal is said next to what caused it. */
export class Requests {
  #topic = $state<Topic | null>(null);

  constructor(readonly live: LiveTable) {}

  ask(topic: Topic, request: Request): void {
    this.#topic = topic;
    this.live.ask(request);
  }

  /** Returns the code of what was refused about a topic last, if it was. */
  refused(topic: Topic): string | null {
    return this.#topic === topic ? (this.live.refused?.code ?? null) : null;
  }
}
