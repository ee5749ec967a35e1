import { expect, test } from "vitest";
import type { GameView, SeatView, View } from "../../protocol/messages";
import { NewsFinder } from "./table-news";

const ada: SeatView = { seat: 0, name: "Ada", present: true };
const ben: SeatView = { seat: 1, name: "Ben", present: true };
const bot: SeatView = { seat: 2, name: "Vega", bot: "adult", person: false };
const game = { number: 3, ring: 1 } as GameView;

function view(changes: Partial<View>): View {
  const settings = {};
  const base = { event: 1, code: "9FPFD", phase: "lobby" as const, edition: "classic", games: [], settings, host: 0 };
  return { type: "view", ...base, seats: [ada, ben, bot], ...changes };
}

/** Returns the news of each view but the first, for Ada unless told otherwise. */
function allTold(views: Partial<View>[], me: number | null = 0): string[][] {
  const finder = new NewsFinder();
  const found = views.map((changes) => finder.find(view(changes), me));
  return found.slice(1).map((news) => news.map((one) => ("name" in one ? `${one.name} ${one.kind}` : one.kind)));
}

const told = (before: Partial<View>, after: Partial<View>, me: number | null = 0): string[] =>
  allTold([before, after], me)[0]!;

test("dropped and returning players are news", () => {
  const away = [ada, { ...ben, present: false }, bot];
  expect(allTold([{}, { seats: away }, {}])).toEqual([["Ben dropped"], ["Ben back"]]);
});

test("leaving is news, once", () => {
  const left = [ada, { ...ben, gone: true }, bot];
  expect(told({}, { seats: left })).toEqual(["Ben left"]);
  expect(told({ seats: left }, { seats: [ada, { ...ben, gone: true, present: false }, bot] })).toEqual([]);
});

test("new players and the player's own connection are no news", () => {
  expect(allTold([{ seats: [ada] }, { seats: [ada, { ...ben, present: false }] }, {}])).toEqual([[], []]);
  expect(told({ seats: [{ ...ada, present: false }, ben] }, {})).toEqual([]);
});

test("new host is news, and the player as host in particular", () => {
  expect(told({}, { host: 1 })).toEqual(["Ben host"]);
  expect(told({}, { host: 1 }, 1)).toEqual(["you-host"]);
});

test("owner of the Ring is news at the deal", () => {
  expect(told({ phase: "dealing" }, { phase: "playing", game })).toEqual(["Ben ring"]);
  expect(told({ phase: "playing", game }, { phase: "playing", game: { ...game, ring: 0 } })).toEqual([]);
});
