// The HTTP API. Generated from src/sosie/server/http/api by `make messages`; changes here are lost.

import type { NewSettings, SeatView, Settings } from "./messages";

/** Who makes a table, and what is to be played there. */
export interface NewTable {
  /** 1 to 24 letters, in any script. */
  name: string;
  /** For the names of symbols. "en" by default. */
  language?: "de" | "en" | "es" | "fr";
  /** An edition, or the id of a deck. "classic" by default. */
  edition?: string;
  /** What is played; the host can change it later. */
  settings?: NewSettings | null;
}

/** Who sits down. */
export interface Joining {
  /** 1 to 24 letters, in any script. */
  name: string;
  /** For the names of symbols. "en" by default. */
  language?: "de" | "en" | "es" | "fr";
}

/** A seat, and the token that holds it: keep it, and send it in headers and the socket's hello only. */
export interface Seated {
  code: string;
  seat: number;
  token: string;
}

/** What somebody may see who has not joined yet. */
export interface TableInfo {
  code: string;
  phase: "closed" | "dealing" | "finished" | "lobby" | "playing";
  edition: string;
  /** The mini-games that the edition is for. */
  games: string[];
  settings: Settings;
  seats: SeatView[];
  /** How many seats are free. */
  free: number;
  /** Whether somebody can sit down now. */
  joinable: boolean;
  /** Whether the host lets nobody new sit down or watch. false by default. */
  locked?: boolean;
}

/** Where others find a table. */
export interface Invitation {
  /** What another phone opens: where this was asked, or the local network's name for it. */
  address: string;
  /** What people type; they are then asked for the code. */
  short: string;
}

/** An edition in the list of them. */
export interface EditionTitle {
  id: string;
  title: Record<string, string>;
  cards: number;
  symbols: number;
  symbols_per_card: number;
  games: string[];
  /** Another one as soon as any card looks different. */
  version: string;
}

/** Everything about an edition. */
export interface EditionInfo {
  id: string;
  title: Record<string, string>;
  /** For `v` in the addresses of pictures, which can then be kept forever. */
  version: string;
  symbols: SymbolInfo[];
  /** The symbols on each card, by their ids. */
  cards: ((number | string)[])[];
  games: string[];
  /** Names of games that are its own. */
  game_names: Record<string, Record<string, string>>;
  tie_break: string;
  tournament: boolean;
  ring_symbol: string | null;
  /** Cards that are not dealt; they come after the others. */
  extra_cards: string[];
  shape: string;
  /** The shape as SVG path data, as high as a circle of radius 1. */
  outline: string;
  /** How each card is laid out; null where that is not worked out yet: ask for the one card. */
  layouts: (Placed[] | null)[];
}

/** A symbol: what people call it in each language, the usual name first. */
export interface SymbolInfo {
  id: string;
  names: Record<string, string[]>;
  /** How many looks it has; most have one. */
  faces: number;
  /** For each look, the part of the plane that its drawing shows: left, top, width and height. */
  boxes: [number, number, number, number][];
}

/** Where a symbol lies on a card of radius 1 about the origin. Its drawing is moved so that `pivot` is at the origin, made `scale` times as large, turned clockwise, and moved to `x` (rightwards) and `y` (downwards). */
export interface Placed {
  symbol: string;
  face: number;
  x: number;
  y: number;
  degrees: number;
  scale: number;
  pivot: [number, number];
}

/** By which points a touch on a card is understood: it means the symbol with the nearest of them. */
export interface Silhouette {
  symbol: string;
  /** For each of its looks, points all over the drawing, in its own units. */
  faces: [number, number][][];
}

/** A mini-game, as pages and programs need to know it. */
export interface GameDescription {
  name: string;
  kind: "mini-game" | "practice" | "tie-break";
  places: ("centre" | "each" | "grid" | "other" | "own" | "pile")[];
  targets: ("card" | "cards" | "on")[];
  best: "fewest" | "most";
  slap: boolean;
  options: (NumberOption | ChoiceOption)[];
  picture: string;
  words: Record<string, GameWords>;
}

/** An option that is a whole number, and the range that a host can choose from. */
export interface NumberOption {
  type: "number";
  name: string;
  least: number;
  most: number;
  default: number;
  labels: Record<string, string>;
}

/** An option that is one of a few words; the first is the default. */
export interface ChoiceOption {
  type: "choice";
  name: string;
  values: Choice[];
  labels: Record<string, string>;
}

/** A value of an option, and what people call it. */
export interface Choice {
  value: string;
  labels: Record<string, string>;
}

/** What a mini-game says about itself in one language. */
export interface GameWords {
  name: string;
  help: string;
  rules?: RulesText | null;
}

/** The rules in a few sentences, for a leaflet. */
export interface RulesText {
  goal: string;
  deal: string;
  play: string;
  end: string;
  points: string;
}

/** A mini-game that was played. */
export interface GameInfo {
  /** For its record and its replay. */
  id: string;
  table: string;
  /** How many were dealt at the table before; as in a view's `game`. */
  number: number;
  game: string;
  edition: string;
  players: string[];
  winners: string[];
  moves: number;
  duration_ms: number;
  /** When, by the server's clock. */
  finished: string;
}

/** What a player has done. */
export interface PlayerStatistics {
  games: GameTally[];
  /** The slowest first. */
  symbols: SymbolTally[];
}

/** What a player has done in all games of one kind; the times are those of right calls. */
export interface GameTally {
  edition: string;
  game: string;
  games: number;
  wins: number;
  right: number;
  wrong: number;
  fastest_ms: number | null;
  mean_ms: number | null;
}

/** How often a player has found a symbol, and how long that took. */
export interface SymbolTally {
  edition: string;
  symbol: string;
  found: number;
  mean_ms: number;
}

/** What was deleted. */
export interface Deleted {
  /** How many games. */
  games: number;
}

/** A deck that somebody has brought; as an edition it goes by its id. */
export interface DeckInfo {
  id: string;
  name: string;
  /** Of the file, in bytes. */
  size: number;
  created: string;
}

/** A deck that was brought just now, as an edition, and the secret of its owner. */
export interface UploadedDeck {
  id: string;
  title: Record<string, string>;
  cards: number;
  symbols: number;
  symbols_per_card: number;
  games: string[];
  /** Another one as soon as any card looks different. */
  version: string;
  /** Deletes the deck; send it when you bring others, and they have the same owner. */
  secret: string;
}

/** How long things are kept that nobody deletes; null is for ever. */
export interface Retention {
  /** A table and the names at it, after its last use. */
  tables_hours: number;
  /** A game and the names in it; statistics, after the last game. */
  games_days: number | null;
  /** A deck that somebody has brought, after its last use. */
  decks_days: number | null;
}

/** Whether the server is there, and whether it takes new tables. */
export interface Health {
  live: boolean;
  ready: boolean;
  version: string;
  /** What keeps the tables: `embedded`, or `nats` for servers that share them. */
  log: string;
  /** What keeps the games: `sqlite` or `postgresql`. */
  store: string;
}

/** Why something was not done. */
export interface Problem {
  /** Stable, for programs. */
  code: string;
  /** A sentence for people. */
  text: string;
}
