import { expect, test } from "vitest";
import type { SeriesView, Settings, View } from "../../protocol/messages";
import { CHOICE_MS, choiceEnd, nextGame } from "./next-game";

const played = { game: "tower", ranking: [[0], [1]], points: [9, 4] };

function view(settings: Settings, series: Partial<SeriesView> = {}): View {
  const whole = {
    kind: settings.kind ?? "game",
    length: 1,
    seats: [0, 1],
    played: [],
    points: [0, 0],
    wins: [0, 0],
    ranking: [[0, 1]],
  };
  return {
    type: "view",
    event: 1,
    code: "9FPFD",
    phase: "dealing",
    edition: "classic",
    games: [],
    settings,
    seats: [],
    host: 0,
    series: { ...whole, ...series },
  };
}

test("single game has no number", () => {
  expect(nextGame(view({ games: ["well"] }, { next: "well" }))).toMatchObject({ game: "well", number: null });
});

test("game of a match has its number", () => {
  const settings: Settings = { kind: "match", games: ["tower", "well"] };
  const next = nextGame(view(settings, { length: 3, played: [played], next: "well" }));
  expect(next).toMatchObject({ game: "well", number: 2, length: 3 });
});

test("game still to be chosen is null", () => {
  const settings: Settings = { kind: "tournament", games: ["tower", "well"] };
  const next = nextGame(view(settings, { length: 2, played: [played], choices: ["well"], chooser: 1 }));
  expect(next).toMatchObject({ game: null, choices: ["well"], chooser: 1, number: 2 });
});

test("play-off has no number", () => {
  expect(nextGame(view({ games: ["tower"] }, { play_off: true, next: "duel" }))).toMatchObject({
    game: "duel",
    isPlayOff: true,
    number: null,
  });
});

test("choice ends when the welcome says, or after the whole time", () => {
  const playing = view({ kind: "tournament" });
  const choosing = view({ kind: "tournament" }, { choices: ["well", "tower"], chooser: 0 });
  expect(choiceEnd(null, playing, choosing, 1000)).toBe(1000 + CHOICE_MS);
  expect(choiceEnd(7000, null, choosing, 1000)).toBe(7000);
  expect(choiceEnd(7000, playing, playing, 1000)).toBe(7000);
  expect(choiceEnd(7000, choosing, choosing, 3000)).toBe(7000);
  expect(choiceEnd(7000, choosing, playing, 3000)).toBeNull();
});
