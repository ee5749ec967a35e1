import type { GameOption } from "../../games/game-descriptions.svelte";
import { defaultGame } from "../../games/game-descriptions.svelte";
import type { Settings } from "../../protocol/messages";

/** Table settings and the host's changes to them. The server validates them. */

export type Kind = "game" | "match" | "tournament";

/** Settings with all defaults filled in. */
export type FullSettings = Required<Omit<Settings, "kind" | "until" | "rounds">> & { kind: Kind };

const DEFAULTS: Omit<FullSettings, "games"> = {
  kind: "game",
  length: null,
  tie_ms: 30,
  take_ms: 3000,
  freeze_ms: 2000,
  own: {},
  heads_up: false,
};

export const MAX_GAMES = 50;

/** Returns settings with defaults filled in; practice has its own screen. */
export function withDefaults(settings: Settings): FullSettings {
  // The table has these two in `own` as well.
  const { kind = "game", until: _until, rounds: _rounds, ...others } = settings;
  return { ...DEFAULTS, games: [defaultGame()], ...others, kind: kind === "practice" ? "game" : kind };
}

/** Returns the number of mini-games to play. */
export function lengthOf({ kind, games, length }: FullSettings): number {
  return kind === "game" ? 1 : (length ?? games.length);
}

/** Chooses a single game or a series; a series starts with all mini-games that the deck supports. */
export function withKind(chosen: FullSettings, kind: Kind, available: readonly string[]): FullSettings {
  if (kind === "game") return { ...chosen, kind, games: chosen.games.slice(0, 1), length: null };
  return { ...chosen, kind, games: chosen.kind === "game" ? [...available] : chosen.games };
}

/** Chooses a mini-game; in a series, toggles it, but never removes the last one. */
export function withGame(chosen: FullSettings, game: string): FullSettings {
  if (chosen.kind === "game") return { ...chosen, games: [game] };
  const others = chosen.games.filter((other) => other !== game);
  if (others.length === 0) return chosen;
  const games = others.length < chosen.games.length ? others : [...others, game];
  return { ...chosen, games };
}

/** Changes the length of a series; by default each mini-game is played once. */
export function withLength(chosen: FullSettings, length: number): FullSettings {
  return { ...chosen, length: length === chosen.games.length ? null : length };
}

/** Returns the chosen value of a mini-game's option. */
export function optionOf({ own }: FullSettings, game: string, option: GameOption): number | string {
  return own[game]?.[option.name] ?? (option.type === "number" ? option.default : option.values[0]!.value);
}

/** Sets an option of a mini-game. */
export function withOption(
  chosen: FullSettings,
  game: string,
  option: GameOption,
  value: number | string,
): FullSettings {
  return { ...chosen, own: { ...chosen.own, [game]: { ...chosen.own[game], [option.name]: value } } };
}

/** Keeps the chosen mini-games that another deck supports, or else takes that deck's own. */
export function withDeck(chosen: FullSettings, available: readonly string[]): FullSettings {
  if (chosen.games.every((game) => available.includes(game))) return chosen;
  return { ...chosen, games: available.slice(0, chosen.kind === "game" ? 1 : undefined), length: null };
}
