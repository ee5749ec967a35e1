import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showPart } from "../base/show-part.svelte";
import type { Edition } from "../cards/edition.svelte";
import { loadSampleGames } from "../games/sample-games";
import type { SeatView, SeriesView } from "../protocol/messages";
import Medians from "./Medians.svelte";
import Podium from "./Podium.svelte";
import PointsTable from "./PointsTable.svelte";
import type { Result } from "./result";

loadSampleGames();

const [ada, ben, cleo]: [SeatView, SeatView, SeatView] = [
  { seat: 0, name: "Ada", present: true },
  { seat: 1, name: "Ben", present: true },
  { seat: 2, name: "Cleo", present: true },
];
const name = (seat: number): string => [ada, ben, cleo][seat]!.name;

const EDITION = { info: { game_names: {} } } as Edition;

const score = (player: SeatView, amount: number) => ({ player, amount, handicap: 0 });
const RESULT: Result = {
  unit: "cards",
  isFewest: false,
  ranks: [
    { rank: 1, players: [score(ada, 17), score(ben, 17)] },
    { rank: 3, players: [score(cleo, 4)] },
  ],
  winner: 0,
  isPlayedOff: false,
};

const SERIES: SeriesView = {
  kind: "tournament",
  length: 2,
  seats: [0, 1],
  played: [{ game: "tower", ranking: [[1], [0]], points: [0, 2] }],
  points: [0, 2],
  wins: [0, 1],
  ranking: [[1], [0]],
};

test("podium lists the ranks in order, and says who is you", async () => {
  showPart(Podium, { result: RESULT, me: 1 });
  const steps = page.getByRole("list", { name: "Podium" }).getByRole("listitem").elements();
  expect(steps.map((step) => step.textContent?.replace(/\s+/g, " "))).toEqual([
    expect.stringMatching(/Ada, You.*17/),
    expect.stringMatching(/Cleo.*4/),
  ]);
});

test("points table has the winner first, and a link to each stored game", async () => {
  showPart(PointsTable, { series: SERIES, edition: EDITION, name, me: 0, replays: ["g7"] });
  const heads = page
    .getByRole("columnheader")
    .elements()
    .map((head) => head.textContent);
  expect(heads.slice(1)).toEqual(["Ben", "Ada"]);
  await expect.element(page.getByRole("link")).toHaveAttribute("href", "/replay/g7");
  await expect.element(page.getByRole("row").last()).toHaveTextContent(/Total\s*2\s*0/);
});

test("points table scrolls by keyboard", async () => {
  showPart(PointsTable, { series: SERIES, edition: EDITION, name, me: 0 });
  await userEvent.tab();
  await expect.element(page.getByRole("region")).toHaveFocus();
});

test("medians have a time for each player", async () => {
  const medians = [
    { seat: 0, median: 1500, calls: 4 },
    { seat: 2, median: 3000, calls: 1 },
  ];
  showPart(Medians, { medians, name, me: 0, label: "Reaction times" });
  const rows = page.getByRole("list", { name: "Reaction times" }).getByRole("listitem").elements();
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Ada.*1.5/),
    expect.stringMatching(/Cleo.*3/),
  ]);
});
