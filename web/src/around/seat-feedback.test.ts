import { expect, test, vi } from "vitest";
import { loadSampleGames } from "../games/sample-games";
import type { GameView } from "../protocol/messages";
import type { LiveTable } from "../live/live-table.svelte";
import { SeatFeedback } from "./seat-feedback.svelte";

vi.mock("../base/sound", () => ({ play: vi.fn(), buzz: vi.fn() }));

const NAMES = ["Ada", "Ben", "Cleo"];
const before: GameView = {
  number: 0,
  game: "hot-potato",
  seats: [0, 1, 2],
  turn: 2,
  places: [7, 8, null],
  counts: [0, 0, 0],
  left: 9,
  ranking: [],
  frozen: [],
  round: 1,
  rounds: 5,
};

test("everybody around the screen reads the result of a round", () => {
  vi.useFakeTimers();
  loadSampleGames();
  const nameOf = (seat: number): string => NAMES[seat]!;
  const live = { mine: [0, 1, 2], name: nameOf, frozenUntil: new Map(), game: before } as unknown as LiveTable;
  const feedback = new SeatFeedback(live, () => ({ language: "en", me: null, nameOf, symbolOf: String }));
  feedback.showRuling({
    ruled: { type: "ruled", event: 1, verdict: "won", seat: 0, turn: 3, symbol: "igloo", places: [1, 2, 3], round: 2 },
    before,
    at: 0,
    round: { round: 1, seats: [1], cards: 3 },
  });
  expect([0, 1, 2].map((seat) => feedback.noticeFor(seat)?.text)).toEqual([
    "Ben lost round 1: 3 cards.",
    "You lost round 1: 3 cards.",
    "Ben lost round 1: 3 cards.",
  ]);
  feedback.close();
  vi.useRealTimers();
});
