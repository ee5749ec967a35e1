import type {
  Check,
  FromClient,
  FromEvent,
  FromEventClient,
  FromTable,
  Hello,
  Painted,
  Ruled,
} from "../protocol/messages";

/**
 * The pending requests of a client: a state machine without socket and clock.
 *
 * Every request ends in one of three ways: the table accepts it, the table refuses it, or it times out. Until then it is
 * retried, after every welcome and whenever the table has been silent for a while.
 */

type WithoutNumber<Message> = Message extends { number: number } ? Omit<Message, "number"> : never;
export type Numbered = Exclude<FromClient | FromEventClient, Hello | Painted | Check>;
export type Request = WithoutNumber<Numbered>;
export type End = "counted" | "refused" | "given-up";

export interface Ended {
  message: Numbered;
  how: End;
}

interface Pending {
  message: Numbered;
  asked: number;
  /** Time of the last transmission; null before the first. */
  sent: number | null;
}

export interface Requests {
  /** The number of the latest request. */
  number: number;
  /** Whether a welcome has set the first number. */
  isNumbered: boolean;
  /** Whether requests can be sent: after a welcome, until the connection is lost. */
  isOpen: boolean;
  seat: number | null;
  pending: readonly Pending[];
}

/** Result of a transition: the new state, the requests to send now, and those that have ended. */
export interface Transition {
  requests: Requests;
  send: readonly Numbered[];
  ended: readonly Ended[];
}

export const NO_REQUESTS: Requests = { number: 0, isNumbered: false, isOpen: false, seat: null, pending: [] };
export const TRY_AGAIN = "try-again";
/** Retry interval. */
export const RETRY_MS = 2000;
export const TIMEOUT_MS = 20_000;
/** The longest that a move waits for its player's handicap before it is ruled. */
export const MAX_HANDICAP_MS = 1500;
/** Timeout of a move, beside its handicap; an older one can no longer win. */
const MOVE_TIMEOUT_MS = 3000;
export const MAX_PENDING = 30;

/** Adds a request and sends it if connected; drops the oldest if there are too many. */
export function ask(requests: Requests, request: Request, now: number): Transition {
  const number = requests.number + 1;
  const message = { ...request, number };
  const pending = [...requests.pending, { message, asked: now, sent: requests.isOpen ? now : null }];
  const added = { ...requests, number, pending };
  const oldest = pending.at(-1 - MAX_PENDING)?.message.number ?? 0;
  return { ...end(added, "given-up", (one) => one.number <= oldest), send: requests.isOpen ? [message] : [] };
}

/** Ends the requests that a message settles; a welcome resends the rest. */
export function receive(requests: Requests, message: FromTable | FromEvent, now: number): Transition {
  switch (message.type) {
    case "welcome":
      return welcome(requests, message.seat, message.number ?? 0, now);
    case "counted":
      return end(requests, "counted", ({ number }) => number === message.number);
    case "refused":
      return end(requests, "refused", ({ number }) => number === message.number && message.code !== TRY_AGAIN);
    case "event":
      // Another window of the host may have used higher numbers.
      return unchanged({ ...requests, number: Math.max(requests.number, message.number ?? 0) });
    case "ruled": {
      const ruled = requests.pending.find((one) => isRuledBy(one.message, message, requests.seat));
      return end(requests, "counted", (one) => one === ruled?.message);
    }
    default:
      return unchanged(requests);
  }
}

/** Returns a message as it concerns one of the seats that share a connection; null if it is about another seat. */
export function messageFor(message: FromTable | FromEvent, seat: number): FromTable | FromEvent | null {
  if (message.type === "counted" || message.type === "refused") return message.seat === seat ? message : null;
  if (message.type !== "welcome") return message;
  const held = message.seats?.find((one) => one.seat === seat);
  return held ? { ...message, ...held } : null;
}

/** Marks the connection as lost; requests wait for the next welcome. */
export function disconnect(requests: Requests): Requests {
  return { ...requests, isOpen: false };
}

/** Times out old requests and retries unanswered ones. */
export function tick(requests: Requests, now: number): Transition {
  const step = timeOut(requests, now);
  const due = (one: Pending): boolean => step.requests.isOpen && now >= (one.sent ?? 0) + RETRY_MS;
  return resend(step, due, now);
}

/** Gives up all requests, since the connection is closed for good. */
export function giveUp(requests: Requests): Transition {
  return end(disconnect(requests), "given-up", () => true);
}

/** Returns the time of the next tick. */
export function nextTick(requests: Requests): number | null {
  const times = requests.pending.flatMap((one) => {
    const old = one.asked + timeoutOf(one.message);
    return requests.isOpen ? [old, (one.sent ?? 0) + RETRY_MS] : [old];
  });
  return times.length > 0 ? Math.min(...times) : null;
}

export function isMove(message: FromClient | FromEventClient): boolean {
  return message.type === "call" || message.type === "take" || message.type === "slap" || message.type === "forfeit";
}

function welcome(requests: Requests, seat: number | null, counted: number, now: number): Transition {
  // Requests from before the first welcome are renumbered from there.
  const shift = requests.isNumbered ? 0 : counted;
  const pending = requests.pending.map((one) => ({
    ...one,
    message: { ...one.message, number: one.message.number + shift },
  }));
  // Another window may have used higher numbers for this seat.
  const number = Math.max(requests.number + shift, counted);
  // Also those below: the log may have lost one and stored a later one. The server answers those that have counted.
  return resend(timeOut({ number, isNumbered: true, isOpen: true, seat, pending }, now), () => true, now);
}

function timeOut(requests: Requests, now: number): Transition {
  const old = new Set(
    requests.pending.filter((one) => now >= one.asked + timeoutOf(one.message)).map((one) => one.message),
  );
  return end(requests, "given-up", (message) => old.has(message));
}

function resend(step: Transition, isDue: (one: Pending) => boolean, now: number): Transition {
  const due = step.requests.pending.filter(isDue);
  const pending = step.requests.pending.map((one) => (due.includes(one) ? { ...one, sent: now } : one));
  return { ...step, requests: { ...step.requests, pending }, send: due.map(({ message }) => message) };
}

function end(requests: Requests, how: End, hasEnded: (message: Numbered) => boolean): Transition {
  const ended = requests.pending.filter(({ message }) => hasEnded(message)).map(({ message }) => ({ message, how }));
  const pending = requests.pending.filter(({ message }) => !hasEnded(message));
  return { requests: { ...requests, pending }, send: [], ended };
}

function unchanged(requests: Requests): Transition {
  return { requests, send: [], ended: [] };
}

function timeoutOf(message: Numbered): number {
  return isMove(message) ? MOVE_TIMEOUT_MS + MAX_HANDICAP_MS : TIMEOUT_MS;
}

/** Tells whether a ruling answers a move; rulings do not carry the move's number. */
function isRuledBy(message: Numbered, ruled: Ruled, seat: number | null): boolean {
  if (ruled.seat !== seat || ruled.verdict === "lapsed") return false;
  if (message.type === "take") return ruled.take ?? false;
  if (message.type === "slap") return ruled.slap ?? false;
  // The server chooses the symbol of a forfeit.
  if (message.type === "forfeit") return !ruled.take && !ruled.slap;
  return message.type === "call" && !ruled.take && !ruled.slap && ruled.symbol === message.symbol;
}
