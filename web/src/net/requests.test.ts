import { describe, expect, it } from "vitest";
import type { FromTable } from "../messages";
import {
  AGAIN_MS,
  ask,
  giveUp,
  GIVE_UP_MS,
  hear,
  isMove,
  lose,
  MOST_PENDING,
  nextTick,
  NO_REQUESTS,
  tick,
  TRY_AGAIN,
  type End,
  type Numbered,
  type Request,
  type Step,
} from "./requests";

const SEEDS = 200;
const STEPS = 120;

/** Returns random numbers below one that follow from a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A table as the protocol describes it, and a client of it, on a line that loses messages. */
class World {
  requests = NO_REQUESTS;
  now = 0;
  asked = 0;
  /** The end of each request, by this test's name for it. */
  ends = new Map<string, End[]>();
  #up: Numbered[] = [];
  #down: FromTable[] = [];
  #counted: number;
  #refused = new Set<string>();

  constructor(readonly random: () => number) {
    this.#counted = Math.floor(random() * 3) * 5;
  }

  ask(): void {
    this.asked += 1;
    const name = String(this.asked);
    const requests: Request[] = [
      { type: "call", symbol: name, turn: 0 },
      { type: "rename", name },
    ];
    this.#take(ask(this.requests, requests[Math.floor(this.random() * 2)]!, this.now));
  }

  /** Lets the table hear a request: it counts, is refused, or cannot be kept, and the answer may be lost. */
  hear(isKind = false): void {
    const message = this.#up.shift();
    if (!message) return;
    const { number } = message;
    const chance = isKind ? 0 : this.random();
    if (number <= this.#counted) {
      this.#down.push({ type: "counted", number });
    } else if (chance > 0.8) {
      this.#down.push({ type: "refused", code: TRY_AGAIN, text: "", number });
    } else {
      this.#counted = number;
      if (chance > 0.6) this.#refused.add(nameOf(message));
      if (isKind || this.random() < 0.6) this.#answer(message);
    }
  }

  tell(): void {
    const message = this.#down.shift();
    if (message) this.#take(hear(this.requests, message, this.now));
  }

  /** Connects; a server that is behind names an earlier number. */
  connect(isKind = false): void {
    this.lose();
    const behind = isKind ? 0 : Math.floor(this.random() * 3);
    // The very first number is what the client builds on, so it is right.
    const number = this.requests.isNumbered ? Math.max(0, this.#counted - behind) : this.#counted;
    this.#take(hear(this.requests, { type: "welcome", version: 1, seat: 0, number }, this.now));
  }

  /** Loses the connection; what was sent last may have arrived. */
  lose(): void {
    while (this.random() < 0.5) this.hear();
    this.#up = [];
    this.#down = [];
    this.requests = lose(this.requests);
  }

  wait(ms: number): void {
    this.now += ms;
    this.#take(tick(this.requests, this.now));
  }

  stop(): void {
    this.#take(giveUp(this.requests));
  }

  settleDown(): void {
    while (this.#up.length > 0) this.hear(true);
    while (this.#down.length > 0) this.tell();
  }

  #answer(message: Numbered): void {
    const { number } = message;
    if (this.#refused.has(nameOf(message))) this.#down.push({ type: "refused", code: "full", text: "", number });
    else if (message.type === "call") {
      const { symbol } = message;
      this.#down.push({ type: "ruled", event: 1, verdict: "late", seat: 0, turn: 1, symbol });
    }
  }

  #take({ requests, send, ended }: Step): void {
    this.requests = requests;
    if (send.length > 0) expect(requests.isOpen).toBe(true);
    this.#up.push(...send);
    for (const { message, how } of ended) {
      const name = nameOf(message);
      this.ends.set(name, [...(this.ends.get(name) ?? []), how]);
      if (how === "counted") expect(message.number).toBeLessThanOrEqual(this.#counted);
      if (how === "refused") expect(this.#refused).toContain(name);
    }
    expect(requests.pending.length).toBeLessThanOrEqual(MOST_PENDING);
    const numbers = requests.pending.map(({ message }) => message.number);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  }
}

function nameOf(message: Numbered): string {
  return message.type === "call" ? String(message.symbol) : message.type === "rename" ? message.name : "";
}

/** Runs a random story up to some point, and returns the world as it is then. */
function story(seed: number): World {
  const random = randomOf(seed);
  const world = new World(random);
  const acts = [
    () => world.ask(),
    () => world.hear(),
    () => world.tell(),
    () => world.hear(),
    () => world.tell(),
    () => world.wait(random() * 1500),
    () => (random() < 0.4 ? world.connect() : undefined),
    () => (random() < 0.2 ? world.lose() : undefined),
  ];
  for (let step = 0; step < STEPS; step += 1) acts[Math.floor(random() * acts.length)]!();
  return world;
}

function expectAllEndedOnce(world: World): void {
  expect(world.requests.pending).toEqual([]);
  expect(world.ends.size).toBe(world.asked);
  for (const ends of world.ends.values()) expect(ends).toHaveLength(1);
}

const seeds = Array.from({ length: SEEDS }, (_, seed) => seed);

describe("every request ends once", () => {
  it("by being given up, though the table never answers again", () => {
    for (const seed of seeds) {
      const world = story(seed);
      if (seed % 2) world.lose();
      const end = world.now + GIVE_UP_MS;
      for (let next = nextTick(world.requests); next !== null && next <= end; next = nextTick(world.requests)) {
        expect(next).toBeGreaterThan(world.now);
        world.wait(next - world.now);
      }
      expectAllEndedOnce(world);
    }
  });

  it("by what the table says, once the line is good", () => {
    for (const seed of seeds) {
      const world = story(seed);
      world.connect(true);
      const kept = world.requests.pending.map(({ message }) => message);
      world.settleDown();
      world.wait(AGAIN_MS);
      world.settleDown();
      expectAllEndedOnce(world);
      for (const message of kept.filter((one) => !isMove(one))) {
        expect(["counted", "refused"]).toContain(world.ends.get(nameOf(message))![0]);
      }
    }
  });

  it("when the connection ends for good", () => {
    for (const seed of seeds) {
      const world = story(seed);
      world.stop();
      expectAllEndedOnce(world);
    }
  });

  it("in all three ways, in these stories", () => {
    const ends = seeds.flatMap((seed) => [...story(seed).ends.values()].flat());
    expect(new Set(ends)).toEqual(new Set(["counted", "refused", "given-up"]));
  });
});
