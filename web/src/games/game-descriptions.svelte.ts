import type { GameDescription } from "../protocol/api-types";
import { ask } from "../net/api";

/** The mini-game descriptions, fetched from the server. Screens that need them wait for them. */

export type PlaceKind = GameDescription["places"][number];
export type GameOption = GameDescription["options"][number];

let known = $state.raw<ReadonlyMap<string, GameDescription>>(new Map());
let loading: Promise<void> | null = null;
const missed = new Set<string>();

/** Stores descriptions in their order. */
export function setGames(all: readonly GameDescription[]): void {
  known = new Map(all.map((game) => [game.name, game]));
}

/** Fetches the descriptions once. */
function loadGames(): Promise<void> {
  loading ??= fetchGames().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Returns a screen once the descriptions are loaded. */
export async function afterGamesLoad<Screen>(screen: Promise<Screen>): Promise<Screen> {
  await loadGames();
  return screen;
}

/** Refetches the descriptions when a table names a game that the server has added since. */
export function refetchUnknownGames(names: readonly string[]): void {
  const fresh = names.filter((name) => !known.has(name) && !missed.has(name));
  if (fresh.length === 0) return;
  for (const name of fresh) missed.add(name);
  fetchGames().catch(() => fresh.forEach((name) => missed.delete(name)));
}

/** Returns the description of a game; a default for an unknown one. */
export function gameOf(name: string): GameDescription {
  return known.get(name) ?? { ...UNKNOWN, name };
}

/** Returns all games: mini-games, play-offs and practice. */
export function allGames(): GameDescription[] {
  return [...known.values()];
}

/** Returns the mini-games that players can choose. */
export function miniGames(): GameDescription[] {
  return allGames().filter(({ kind }) => kind === "mini-game");
}

/** Returns the mini-game of a new table, and of a page that knows no other: the first, as on the server. */
export function defaultGame(): string {
  return miniGames()[0]?.name ?? "";
}

export function isPlayOff(name: string): boolean {
  return gameOf(name).kind === "tie-break";
}

const UNKNOWN: Omit<GameDescription, "name"> = {
  kind: "mini-game",
  places: ["centre", "own"],
  targets: [],
  best: "most",
  slap: false,
  options: [],
  picture: "",
  words: {},
};

async function fetchGames(): Promise<void> {
  setGames(await ask<GameDescription[]>("/api/mini-games"));
}
