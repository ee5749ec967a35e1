import { expect, test } from "vitest";
import type { SeriesView, Settings, View } from "../messages";
import { upcoming } from "./upcoming";

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

test("a single game has no number", () => {
  expect(upcoming(view({ games: ["well"] }, { next: "well" }))).toMatchObject({ game: "well", number: null });
});

test("a game of a match has its number", () => {
  const settings: Settings = { kind: "match", games: ["tower", "well"] };
  const next = upcoming(view(settings, { length: 3, played: [played], next: "well" }));
  expect(next).toMatchObject({ game: "well", number: 2, length: 3 });
});

test("what is still to be chosen has no name yet", () => {
  const settings: Settings = { kind: "tournament", games: ["tower", "well"] };
  const next = upcoming(view(settings, { length: 2, played: [played], choices: ["well"], chooser: 1 }));
  expect(next).toMatchObject({ game: null, choices: ["well"], chooser: 1, number: 2 });
});

test("a play-off is no further game of the series", () => {
  expect(upcoming(view({ games: ["tower"] }, { play_off: true, next: "duel" }))).toMatchObject({
    game: "duel",
    isPlayOff: true,
    number: null,
  });
});
