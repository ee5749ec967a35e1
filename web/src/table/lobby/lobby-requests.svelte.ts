import type { Request } from "../../net/connection";
import type { LiveTable } from "../../live/live-table.svelte";

/** Part of the lobby that sent a request; a refusal is shown there. */
export type Topic = "seats" | "name" | "played" | "cards" | "options" | "start";

/** Sends requests and keeps the topic of the last, so that a refusal is shown in the right part of the lobby. */
export class Requests {
  #topic = $state<Topic | null>(null);

  constructor(readonly live: LiveTable) {}

  ask(topic: Topic, request: Request): void {
    this.#topic = topic;
    this.live.ask(request);
  }

  /** Returns the code of a topic's last refusal, if any. */
  refused(topic: Topic): string | null {
    return this.#topic === topic ? (this.live.refused?.code ?? null) : null;
  }
}
