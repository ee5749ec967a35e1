// The HTTP API. Generated from src/sosie/server/http/api by `make messages`; changes here are lost.

import type { NewSettings, SeatView, Settings } from "./messages";

/** A new table and its host. */
export interface NewTable {
  /** 1 to 24 letters, in any script. */
  name: string;
  /** The language of symbol names. "en" by default. */
  language?: "de" | "en" | "es" | "fr";
  /** An edition, or the id of a deck. "classic" by default. */
  edition?: string;
  /** The settings; the host can change them later. */
  settings?: NewSettings | null;
}

/** A player who joins a table. */
export interface Joining {
  /** 1 to 24 letters, in any script. */
  name: string;
  /** The language of symbol names. "en" by default. */
  language?: "de" | "en" | "es" | "fr";
}

/** A seat and its token. Keep the token secret; send it only in headers and in the socket's hello. */
export interface Seated {
  code: string;
  seat: number;
  token: string;
}

/** A table, as it is shown before joining. */
export interface TableInfo {
  code: string;
  phase: "closed" | "dealing" | "finished" | "lobby" | "playing";
  edition: string;
  /** The mini-games that suit the edition. */
  games: string[];
  settings: Settings;
  seats: SeatView[];
  /** The number of free seats. */
  free: number;
  /** Whether somebody can join now. */
  joinable: boolean;
  /** Whether the host has locked the table: nobody new can join or watch. false by default. */
  locked?: boolean;
}

/** The URL of a table, for others. */
export interface Invitation {
  /** The URL of the table; a loopback host is replaced by the address on the local network. */
  address: string;
  /** Short enough to type; the home page asks for the code. */
  short: string;
}

/** An edition, in a list. */
export interface EditionTitle {
  id: string;
  title: Record<string, string>;
  cards: number;
  symbols: number;
  symbols_per_card: number;
  games: string[];
  /** Changes whenever the look of a card changes. */
  version: string;
}

/** Everything about an edition. */
export interface EditionInfo {
  id: string;
  title: Record<string, string>;
  /** For `v` in the URLs of pictures, which are then cached forever. */
  version: string;
  symbols: SymbolInfo[];
  /** The symbols on each card, by their ids. */
  cards: ((number | string)[])[];
  games: string[];
  /** Names of mini-games that this edition renames. */
  game_names: Record<string, Record<string, string>>;
  tie_break: string;
  tournament: boolean;
  ring_symbol: string | null;
  /** Cards that are not dealt; numbered after the others. */
  extra_cards: string[];
  shape: string;
  /** The shape as SVG path data, as high as a circle of radius 1. */
  outline: string;
  /** The layout of each card; null if it is not computed yet: request that one card. */
  layouts: (Placed[] | null)[];
}

/** A symbol and its names in each language, the most common first. */
export interface SymbolInfo {
  id: string;
  names: Record<string, string[]>;
  /** The number of its faces (variants of the drawing); most symbols have one. */
  faces: number;
  /** The view box of each face: left, top, width and height. */
  boxes: [number, number, number, number][];
}

/** The position of a symbol on a card of radius 1 around the origin. To place the drawing: move `pivot` to the origin, scale by `scale`, rotate clockwise by `degrees`, and move to `x` (rightwards) and `y` (downwards). */
export interface Placed {
  symbol: string;
  face: number;
  x: number;
  y: number;
  degrees: number;
  scale: number;
  pivot: [number, number];
}

/** Points spread over a symbol; a touch on a card means the symbol with the nearest point. */
export interface Silhouette {
  symbol: string;
  /** For each face, points all over the drawing, in its own units. */
  faces: [number, number][][];
}

/** The description of a mini-game for pages and programs. */
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

/** An option with a whole number, in the range that a host can choose from. */
export interface NumberOption {
  type: "number";
  name: string;
  least: number;
  most: number;
  default: number;
  labels: Record<string, string>;
}

/** An option with one of a few values; the first is the default. */
export interface ChoiceOption {
  type: "choice";
  name: string;
  values: Choice[];
  labels: Record<string, string>;
}

/** A value of an option, with its labels. */
export interface Choice {
  value: string;
  labels: Record<string, string>;
}

/** The texts of a mini-game in one language. */
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

/** A finished mini-game. */
export interface GameInfo {
  /** The id of its record and replay. */
  id: string;
  table: string;
  /** The number of mini-games dealt at the table before, as in a view's `game`. */
  number: number;
  game: string;
  edition: string;
  players: string[];
  winners: string[];
  moves: number;
  duration_ms: number;
  /** The time of its end. */
  finished: string;
}

/** The statistics of a player. */
export interface PlayerStatistics {
  games: GameTally[];
  /** The slowest first. */
  symbols: SymbolTally[];
}

/** A player's totals for one mini-game and edition; the times are those of right calls. */
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

/** A player's count and mean time for a symbol. */
export interface SymbolTally {
  edition: string;
  symbol: string;
  found: number;
  mean_ms: number;
}

/** The result of a deletion. */
export interface Deleted {
  /** The number of deleted games. */
  games: number;
}

/** An uploaded deck; its id works as the id of an edition. */
export interface DeckInfo {
  id: string;
  name: string;
  /** The size of the file in bytes. */
  size: number;
  created: string;
}

/** A newly uploaded deck, as an edition, and the secret of its owner. */
export interface UploadedDeck {
  id: string;
  title: Record<string, string>;
  cards: number;
  symbols: number;
  symbols_per_card: number;
  games: string[];
  /** Changes whenever the look of a card changes. */
  version: string;
  /** Needed to delete the deck. Send it with further uploads to own them with one secret. */
  secret: string;
}

/** The retention of data that nobody deletes; null is forever. */
export interface Retention {
  /** A table and the names at it, after its last use. */
  tables_hours: number;
  /** A game and the names in it, after its end; statistics, after the last game. */
  games_days: number | null;
  /** An uploaded deck, after its last use. */
  decks_days: number | null;
}

/** Whether the server is live, and ready for requests. */
export interface Health {
  live: boolean;
  ready: boolean;
  version: string;
  /** The log of tables: `embedded`, or `nats` for servers that share it. */
  log: string;
  /** The database of games: `sqlite` or `postgresql`. */
  store: string;
}

/** Why a request failed. */
export interface Problem {
  /** Stable, for programs. */
  code: string;
  /** A sentence for people. */
  text: string;
}
