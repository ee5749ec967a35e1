import { describe, expect, it } from "vitest";
import type { GameView, Replay } from "../protocol/messages";
import { sampleGame, sampleRuling } from "../live/sample-table";
import {
  durationOf,
  frameAt,
  framesOf,
  frozenAt,
  momentIn,
  playersOf,
  sameMoment,
  stepFrom,
  winsOf,
} from "./replay-frames";

const start = sampleGame({ left: 2 });

const end: GameView = { ...start, turn: 2, places: [null, 2, 3], counts: [2, 2], left: 0, over: true };

const replay: Replay = {
  id: "g",
  opportunities: [],
  game: "tower",
  edition: "classic",
  finished: "",
  players: [
    { seat: 0, name: "Ada" },
    { seat: 1, name: "Ben", bot: "adult" },
  ],
  start,
  events: [
    { at: 800, ruled: sampleRuling({ verdict: "wrong", seat: 1, turn: 0, frozen: 2000 }) },
    { at: 1000, ruled: sampleRuling({ places: [3, 2, 1], counts: [2, 1], left: 1 }) },
    { at: 9000, ruled: sampleRuling({ seat: 1, turn: 2, places: [null, 2, 3], counts: [2, 2], left: 0 }) },
  ],
  end,
};

const frames = framesOf(replay, false);

describe("replay frames", () => {
  it("start with the deal, then one per ruling", () => {
    expect(frames.map((frame) => frame.at)).toEqual([0, 800, 1000, 9000]);
    expect(frames[0]).toMatchObject({ game: start, ruled: null });
  });

  it("fold the rulings into the table", () => {
    expect(frames.map((frame) => frame.game.places)).toEqual([
      [2, 4, 1],
      [2, 4, 1],
      [3, 2, 1],
      [null, 2, 3],
    ]);
    expect(frames[2]!.before).toBe(frames[1]!.game);
  });

  it("end with the final state", () => {
    expect(frames.at(-1)!.game).toBe(end);
  });

  it("come sooner when thinking time is skipped", () => {
    const brief = framesOf(replay, true);
    expect(brief.map((frame) => frame.at)).toEqual([0, 800, 1000, 2200]);
    expect(brief.map((frame) => frame.game)).toEqual(frames.map((frame) => frame.game));
  });

  it("are one if there are no rulings", () => {
    expect(framesOf({ ...replay, events: [] }, false)).toHaveLength(1);
  });
});

describe("frame at a time", () => {
  it.each([
    [0, 0],
    [799, 0],
    [800, 1],
    [1500, 2],
    [9000, 3],
    [99_999, 3],
  ])("at %i is number %i", (time, number) => {
    expect(frameAt(frames, time)).toBe(number);
  });
});

describe("step", () => {
  it("forward goes to the next ruling or the end", () => {
    expect(stepFrom(frames, 0, 1)).toBe(800);
    expect(stepFrom(frames, 1500, 1)).toBe(9000);
    expect(stepFrom(frames, 9000, 1)).toBe(durationOf(frames));
  });

  it("back goes to the previous ruling or the deal", () => {
    expect(stepFrom(frames, 1500, -1)).toBe(800);
    expect(stepFrom(frames, 800, -1)).toBe(0);
    expect(stepFrom(frames, 0, -1)).toBe(0);
  });
});

describe("change of timeline", () => {
  const brief = framesOf(replay, true);

  it("stays between the same rulings", () => {
    expect(sameMoment(5000, frames, brief)).toBe(1600);
    expect(sameMoment(1600, brief, frames)).toBe(5000);
  });

  it("stays at the end", () => {
    expect(sameMoment(durationOf(frames), frames, brief)).toBe(durationOf(brief));
  });
});

it("wins have their player and time", () => {
  expect(winsOf(frames)).toEqual([
    { at: 1000, seat: 0 },
    { at: 9000, seat: 1 },
  ]);
});

it("frozen players have their remaining time", () => {
  expect(frozenAt(frames, 700).size).toBe(0);
  expect(frozenAt(frames, 1800)).toEqual(new Map([[1, 1000]]));
  expect(frozenAt(frames, 2800).size).toBe(0);
});

it("players have the form of a table's seats", () => {
  expect(playersOf(replay)[1]).toMatchObject({ seat: 1, name: "Ben", bot: "adult", person: false });
});

it("reads the moment of a link, also the deal itself", () => {
  expect(["?at=0", "?at=1200", "?at=soon", ""].map(momentIn)).toEqual([0, 1200, null, null]);
});
