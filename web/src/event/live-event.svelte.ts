import type { Attending, BoardTable, Closing, EventView, FromEvent, FromTable, Refused } from "../protocol/messages";
import { Connection, type Request, type Status } from "../net/connection";
import { TRY_AGAIN } from "../net/requests";

/** A live event: the view of its host or of a board, or the own view of a person. */

export class LiveEvent {
  /** The whole event, for the host and for boards. */
  event = $state.raw<EventView | null>(null);
  /** The tables of the round in progress, by number. */
  boards = $state.raw<ReadonlyMap<number, BoardTable>>(new Map());
  /** The own view of a person. */
  attending = $state.raw<Attending | null>(null);
  status = $state<Status>("connecting");
  ending = $state.raw<Closing | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** The time at which the event was received, by performance.now(): the clock of the round counts from there. */
  receivedAt = $state(0);

  #round = 0;
  readonly #connection: Connection;

  constructor(code: string, token: string | null) {
    this.#connection = new Connection(code, token, {
      onMessage: (message) => this.#receive(message),
      onWelcome: () => undefined,
      onStatus: (status, ending) => {
        this.status = status;
        this.ending = ending ?? this.ending;
      },
      onEnded: ({ how, message }) => {
        if (how === "given-up") this.refused = { type: "refused", code: TRY_AGAIN, text: "", number: message.number };
      },
    });
  }

  ask(request: Request): void {
    this.refused = null;
    this.#connection.send(request);
  }

  name(person: number): string {
    return this.event?.people?.find((one) => one.person === person)?.name ?? "";
  }

  close(): void {
    this.#connection.close();
  }

  #receive(message: FromEvent | FromTable): void {
    switch (message.type) {
      case "event":
        if (message.round !== this.#round) this.boards = new Map();
        this.#round = message.round;
        [this.event, this.receivedAt] = [message, performance.now()];
        return;
      case "board": {
        const before = message.round === this.#round ? this.boards : new Map<number, BoardTable>();
        this.#round = message.round;
        this.boards = new Map([...before, ...message.tables.map((table) => [table.table, table] as const)]);
        return;
      }
      case "attending":
        this.attending = message;
        return;
      case "refused":
        this.refused = message;
    }
  }
}
