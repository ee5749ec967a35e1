import type { GameView, Replay, Ruled, SeatView } from "../protocol/messages";
import { afterRuling } from "../live/fold";

/** Frames of a replay: the state of the table at any time, with its rulings. */

/** The state of the table until the next frame. */
export interface Frame {
  /** Start, in milliseconds of the replay. */
  at: number;
  game: GameView;
  /** The ruling at that moment, and the table before it; null for the deal. */
  ruled: Ruled | null;
  before: GameView;
}

/** A win: a player gains, or gets rid of, cards that the mini-game counts. */
export interface Win {
  at: number;
  seat: number;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Longest frame when thinking time is skipped; enough to see the common symbol. */
const BRIEF_MS = 1200;
/** Duration of the last frame. */
const TAIL_MS = 1500;

/** Returns all frames in order; `isBrief` skips thinking time. */
export function framesOf(replay: Replay, isBrief: boolean): Frame[] {
  const frames: Frame[] = [{ at: 0, game: replay.start, ruled: null, before: replay.start }];
  let last = 0;
  for (const { at, ruled } of replay.events) {
    const { at: start, game: before } = frames.at(-1)!;
    const gap = Math.max(0, at - last);
    last = Math.max(at, last);
    frames.push({
      at: start + (isBrief ? Math.min(gap, BRIEF_MS) : gap),
      game: afterRuling(before, ruled),
      ruled,
      before,
    });
  }
  // Only the last frame has the ranking.
  return frames.with(-1, { ...frames.at(-1)!, game: replay.end });
}

export function durationOf(frames: readonly Frame[]): number {
  return (frames.at(-1)?.at ?? 0) + TAIL_MS;
}

/** Returns the index of the frame at a time. */
export function frameAt(frames: readonly Frame[], time: number): number {
  let [low, high] = [0, frames.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (frames[middle]!.at <= time) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Returns the time of the ruling after or before a time. */
export function stepFrom(frames: readonly Frame[], time: number, step: 1 | -1): number {
  const shown = frameAt(frames, time);
  if (step > 0) return frames.find((frame, number) => number > shown && frame.at > time)?.at ?? durationOf(frames);
  return frames.findLast((frame) => frame.at < frames[shown]!.at)?.at ?? 0;
}

/** Maps a time between two timelines: the same share of the way to the next ruling. */
export function sameMoment(time: number, from: readonly Frame[], to: readonly Frame[]): number {
  const shown = frameAt(from, time);
  const length = (frames: readonly Frame[]): number =>
    (frames[shown + 1]?.at ?? durationOf(frames)) - frames[shown]!.at || 1;
  return to[shown]!.at + ((time - from[shown]!.at) / length(from)) * length(to);
}

export function winsOf(frames: readonly Frame[]): Win[] {
  return frames.flatMap(({ at, ruled }) => (ruled && ruled.places ? [{ at, seat: ruled.seat }] : []));
}

/** Returns the remaining freeze of each frozen player, in milliseconds of the replay. */
export function frozenAt(frames: readonly Frame[], time: number): Map<number, number> {
  const frozen = new Map<number, number>();
  for (const { at, ruled } of frames) {
    if (at > time) break;
    if (ruled?.frozen && at + ruled.frozen > time) frozen.set(ruled.seat, at + ruled.frozen - time);
  }
  return frozen;
}

/** Returns the players in the form of a table's seats. */
export function playersOf(replay: Replay): SeatView[] {
  return replay.players.map(({ seat, name, bot }) => ({ seat, name, bot, person: !bot, present: true }));
}

/** Returns the moment in the search part of a replay's link, in milliseconds since the deal; null if it has none. */
export function momentIn(search: string): number | null {
  const at = new URLSearchParams(search).get("at") ?? "";
  return /^\d+$/.test(at) ? Number(at) : null;
}
