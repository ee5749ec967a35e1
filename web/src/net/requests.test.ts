import { describe, expect, it } from "vitest";
import type { FromTable } from "../protocol/messages";
import {
  ask,
  disconnect,
  giveUp,
  isMove,
  MAX_HANDICAP_MS,
  MAX_PENDING,
  nextTick,
  NO_REQUESTS,
  receive,
  RETRY_MS,
  tick,
  TIMEOUT_MS,
  TRY_AGAIN,
  type End,
  type Numbered,
  type Request,
  type Transition,
} from "./requests";

const SEEDS = 200;
const STEPS = 120;

/** Returns a seeded random number generator (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Simulation of a table and a client over a lossy connection. */
class Simulation {
  requests = NO_REQUESTS;
  now = 0;
  asked = 0;
  /** Outcomes of each request, by its name in this test. */
  ends = new Map<string, End[]>();
  #up: Numbered[] = [];
  #down: FromTable[] = [];
  /** The number before the first request, those that have counted, and the highest of both. */
  #first: number;
  #numbers = new Set<number>();
  #counted: number;
  #refused = new Set<string>();

  constructor(readonly random: () => number) {
    this.#first = this.#counted = Math.floor(random() * 3) * 5;
  }

  ask(): void {
    this.asked += 1;
    const name = String(this.asked);
    const requests: Request[] = [
      { type: "call", symbol: name, turn: 0 },
      { type: "rename", name },
    ];
    this.#apply(ask(this.requests, requests[Math.floor(this.random() * 2)]!, this.now));
  }

  /** Delivers a request: the table counts it, refuses it or asks for a retry; the answer may be lost. */
  deliverRequest(isReliable = false): void {
    const message = this.#up.shift();
    if (!message) return;
    const { number } = message;
    const chance = isReliable ? 0 : this.random();
    if (this.hasCounted(number)) {
      this.#down.push({ type: "counted", number });
    } else if (chance > 0.8) {
      this.#down.push({ type: "refused", code: TRY_AGAIN, text: "", number });
    } else {
      this.#counted = Math.max(this.#counted, number);
      this.#numbers.add(number);
      if (chance > 0.6) this.#refused.add(nameOf(message));
      if (isReliable || this.random() < 0.6) this.#answer(message);
    }
  }

  hasCounted(number: number): boolean {
    return number <= this.#first || this.#numbers.has(number);
  }

  deliverAnswer(): void {
    const message = this.#down.shift();
    if (message) this.#apply(receive(this.requests, message, this.now));
  }

  /** Connects; a stale server names an earlier number. */
  connect(isReliable = false): void {
    this.disconnect();
    const behind = isReliable ? 0 : Math.floor(this.random() * 3);
    // The first number is always right, since the client counts on from it.
    const number = this.requests.isNumbered ? Math.max(0, this.#counted - behind) : this.#counted;
    this.#apply(receive(this.requests, { type: "welcome", version: 1, seat: 0, number }, this.now));
  }

  /** Loses the connection; the latest requests may have arrived. */
  disconnect(): void {
    while (this.random() < 0.5) this.deliverRequest();
    this.#up = [];
    this.#down = [];
    this.requests = disconnect(this.requests);
  }

  wait(ms: number): void {
    this.now += ms;
    this.#apply(tick(this.requests, this.now));
  }

  stop(): void {
    this.#apply(giveUp(this.requests));
  }

  deliverAll(): void {
    while (this.#up.length > 0) this.deliverRequest(true);
    while (this.#down.length > 0) this.deliverAnswer();
  }

  #answer(message: Numbered): void {
    const { number } = message;
    if (this.#refused.has(nameOf(message))) this.#down.push({ type: "refused", code: "full", text: "", number });
    else if (message.type === "call") {
      const { symbol } = message;
      this.#down.push({ type: "ruled", event: 1, verdict: "late", seat: 0, turn: 1, symbol });
    }
  }

  #apply({ requests, send, ended }: Transition): void {
    this.requests = requests;
    if (send.length > 0) expect(requests.isOpen).toBe(true);
    this.#up.push(...send);
    for (const { message, how } of ended) {
      const name = nameOf(message);
      this.ends.set(name, [...(this.ends.get(name) ?? []), how]);
      if (how === "counted") expect(this.hasCounted(message.number)).toBe(true);
      if (how === "refused") expect(this.#refused).toContain(name);
    }
    expect(requests.pending.length).toBeLessThanOrEqual(MAX_PENDING);
    const numbers = requests.pending.map(({ message }) => message.number);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  }
}

function nameOf(message: Numbered): string {
  return message.type === "call" ? String(message.symbol) : message.type === "rename" ? message.name : "";
}

/** Runs random steps, and returns the resulting state. */
function runRandom(seed: number): Simulation {
  const random = randomOf(seed);
  const simulation = new Simulation(random);
  const acts = [
    () => simulation.ask(),
    () => simulation.deliverRequest(),
    () => simulation.deliverAnswer(),
    () => simulation.deliverRequest(),
    () => simulation.deliverAnswer(),
    () => simulation.wait(random() * 1500),
    () => (random() < 0.4 ? simulation.connect() : undefined),
    () => (random() < 0.2 ? simulation.disconnect() : undefined),
  ];
  for (let step = 0; step < STEPS; step += 1) acts[Math.floor(random() * acts.length)]!();
  return simulation;
}

function expectAllEndedOnce(simulation: Simulation): void {
  expect(simulation.requests.pending).toEqual([]);
  expect(simulation.ends.size).toBe(simulation.asked);
  for (const ends of simulation.ends.values()) expect(ends).toHaveLength(1);
}

const seeds = Array.from({ length: SEEDS }, (_, seed) => seed);

it("a move waits for its handicap before it is given up", () => {
  const { requests } = ask(NO_REQUESTS, { type: "call", symbol: "owl", turn: 0 }, 0);
  const late = tick(requests, 2999 + MAX_HANDICAP_MS);
  expect(late.ended).toEqual([]);
  expect(tick(late.requests, 3000 + MAX_HANDICAP_MS).ended).toMatchObject([{ how: "given-up" }]);
});

describe("each request ends exactly once", () => {
  it("by a timeout if the table stays silent", () => {
    for (const seed of seeds) {
      const simulation = runRandom(seed);
      if (seed % 2) simulation.disconnect();
      const end = simulation.now + TIMEOUT_MS;
      for (
        let next = nextTick(simulation.requests);
        next !== null && next <= end;
        next = nextTick(simulation.requests)
      ) {
        expect(next).toBeGreaterThan(simulation.now);
        simulation.wait(next - simulation.now);
      }
      expectAllEndedOnce(simulation);
    }
  });

  it("by an answer over a reliable connection", () => {
    for (const seed of seeds) {
      const simulation = runRandom(seed);
      simulation.connect(true);
      const kept = simulation.requests.pending.map(({ message }) => message);
      simulation.deliverAll();
      simulation.wait(RETRY_MS);
      simulation.deliverAll();
      expectAllEndedOnce(simulation);
      for (const message of kept.filter((one) => !isMove(one))) {
        expect(["counted", "refused"]).toContain(simulation.ends.get(nameOf(message))![0]);
      }
    }
  });

  it("when the connection closes for good", () => {
    for (const seed of seeds) {
      const simulation = runRandom(seed);
      simulation.stop();
      expectAllEndedOnce(simulation);
    }
  });

  it("in all three ways over the random runs", () => {
    const ends = seeds.flatMap((seed) => [...runRandom(seed).ends.values()].flat());
    expect(new Set(ends)).toEqual(new Set(["counted", "refused", "given-up"]));
  });
});
