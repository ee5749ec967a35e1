// The HTTP API. Generated from src/sosie/server/http/api by `make messages`; changes here are lost.

import type { EventSettings, NewSettings, SeatView, Settings } from "./messages";

/** A new table and its host. */
export interface NewTable {
  /** 1 to 24 letters, in any script. */
  name: string;
  /** The language of symbol names. "en" by default. */
  language?: "de" | "en" | "es" | "fr" | "it" | "nl" | "pl" | "pt";
  /** An edition, or the id of a deck. "classic" by default. */
  edition?: string;
  /** The settings; the host can change them later. */
  settings?: NewSettings | null;
}

/** A new table whose screen is not anybody's: a TV or a projector. */
export interface NewScreen {
  /** An edition, or the id of a deck. "classic" by default. */
  edition?: string;
  /** The settings; the host can change them later. */
  settings?: NewSettings | null;
}

/** A table and the token of its screen, for the socket's hello. It has no seat. */
export interface Screen {
  code: string;
  token: string;
}

/** A player who joins a table. */
export interface Joining {
  /** 1 to 24 letters, in any script. */
  name: string;
  /** The language of symbol names. "en" by default. */
  language?: "de" | "en" | "es" | "fr" | "it" | "nl" | "pl" | "pt";
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
  /** The number of people who can still join; they may take bots' seats. */
  free: number;
  /** Whether somebody can join now; during a game they play from the next one on. */
  joinable: boolean;
  /** Whether the host has locked the table: nobody new can join or watch. false by default. */
  locked?: boolean;
}

/** A new event. */
export interface NewEvent {
  /** An edition, or the id of a deck. "classic" by default. */
  edition?: string;
  /** Mini-games, rounds, people per table, teams. {"games":["tower"],"rounds":3,"size":4,"teams":0,"bots":false,"minutes":0,"emoji_off":false} by default. */
  settings?: EventSettings;
}

/** An event and the token of its host. Keep the token secret; send it only in headers and in the socket's hello. */
export interface OpenedEvent {
  code: string;
  token: string;
}

/** A person who takes part, and their token, which is also valid at the tables of the event. */
export interface JoinedEvent {
  code: string;
  /** Their number, from 0. */
  person: number;
  token: string;
}

/** An event, as it is shown before joining. It has no names. */
export interface EventInfo {
  code: string;
  phase: "between" | "closed" | "finished" | "lobby" | "playing" | "seated";
  edition: string;
  settings: EventSettings;
  /** The number of people who take part. */
  people: number;
  /** Whether somebody can join now. */
  joinable: boolean;
  /** Whether the host lets nobody new join. false by default. */
  locked?: boolean;
}

/** The URL of a table, a deck or a collection, for others. */
export interface Invitation {
  /** The URL; a loopback host is replaced by the address on the local network. */
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
  /** The colours of the cards and their backs. */
  colours: Colours;
}

/** A symbol and its names in each language, the most common first. */
export interface SymbolInfo {
  id: string;
  names: Record<string, string[]>;
  /** The number of its faces (variants of the drawing); most symbols have one. */
  faces: number;
  /** The view box of each face: left, top, width and height. */
  boxes: [number, number, number, number][];
  /** The faces that are words, not pictures. */
  words: number[];
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

/** The colour of the cards, and that of their backs and of the box. */
export interface Colours {
  /** "#ffffff" by default. */
  card?: string;
  /** "#1F2A44" by default. */
  back?: string;
}

/** Points spread over a symbol; a touch on a card means the symbol with the nearest point. */
export interface TouchPoints {
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

/** Somebody's own deck; its id works as the id of an edition. */
export interface DeckInfo {
  id: string;
  name: string;
  /** The size of the file in bytes. */
  size: number;
  created: string;
}

/** A new own deck, as an edition, and the secret of its owner. */
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
  /** Somebody's own deck, after its last use. */
  decks_days: number | null;
  /** A draft with its pictures, after its last use. */
  drafts_days: number | null;
  /** A contribution to a draft, after it was sent. */
  contributions_days: number;
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
  /** The id of the request, as in the header X-Request-ID. "" by default. */
  request?: string;
}

/** The limits of drafts and collections on this server, and the choices for a deck. */
export interface StudioInfo {
  /** The most bytes of a picture. */
  picture_bytes: number;
  /** The most pixels of a picture. */
  pixels: number;
  /** The least width and height of a picture, in pixels. */
  least_side: number;
  picture_types: string[];
  /** The most pictures of a draft. */
  pictures: number;
  /** The most bytes of all pictures of a draft. */
  draft_bytes: number;
  /** The most bytes of a document. */
  document_bytes: number;
  /** The most symbols of a draft. */
  symbols: number;
  /** The fewest symbols that make a deck. */
  least_symbols: number;
  /** The most faces of a symbol. */
  faces: number;
  /** The most names of a symbol in one language. */
  names: number;
  /** The most letters of a name or a title. */
  letters: number;
  /** The most letters of a word on a card. */
  word_letters: number;
  /** The most contributions that wait for a decision. */
  contributions: number;
  /** The most contributions of one contributor. */
  contributions_each: number;
  /** Days for which a collection is open. */
  collection_days: number;
  /** Days for which an unused draft is kept; null is forever. */
  drafts_days: number | null;
  /** The most bytes of a .sosie file. */
  deck_file_bytes: number;
  /** Usual headings of tables, folded; such a row is no pair. */
  headings: string[];
  languages: string[];
  shapes: string[];
  difficulties: string[];
  papers: string[];
  /** The parts that can be printed. */
  parts: string[];
  /** The least height of a printed card, in millimetres. */
  least_diameter: number;
  /** The largest height of a printed card, by paper and shape. */
  largest_diameter: Record<string, Record<string, number>>;
  /** The largest bleed, in millimetres. */
  largest_bleed: number;
}

/** The decks that a number of symbols gives. */
export interface DeckPlans {
  symbols: number;
  /** The decks, with the most cards first. */
  options: PlanOption[];
  /** The deck that is made if nothing is chosen. */
  best: PlanOption;
  /** The largest deck that uses all symbols. */
  with_all: PlanOption | null;
  /** The next larger decks, with a few more symbols. */
  next: PlanStep[];
  /** The most cards of any size. */
  bound: PlanBound;
  /** The most cards of each size in `options`. */
  bounds: PlanBound[];
}

/** A deck that can be made. */
export interface PlanOption {
  cards: number;
  /** Symbols on each card. */
  per_card: number;
  /** Symbols that it uses. */
  symbols: number;
  /** Symbols that it leaves out. */
  left_out: number;
  /** How it is built, for programs. */
  recipe: string;
  /** How it is built, in English. */
  note: string;
  /** Whether every symbol is the match of some two cards. */
  all_match: boolean;
}

/** The deck that a few more symbols would give. */
export interface PlanStep {
  /** How many more symbols. */
  more: number;
  cards: number;
  per_card: number;
}

/** The most cards that any deck can have, and the theorem that says so. */
export interface PlanBound {
  cards: number;
  /** Stable, for programs. */
  theorem: "deza" | "fisher" | "no-plane" | "second-moment" | "ten-on-a-card";
  /** The reason, in English. */
  reason: string;
  /** For cards of this size only; null for all sizes. */
  per_card?: number | null;
}

/** A new draft and the secret of its owner, which is needed for everything else. */
export interface CreatedDraft {
  id: string;
  secret: string;
  version: number;
}

/** A draft with its document. */
export interface Draft {
  id: string;
  version: number;
  changed: string;
  document: DeckDocument;
  state: DraftState;
  pictures: PictureInfo[];
  collection: CollectionInfo | null;
}

/** The document of a draft: everything that its maker edits. */
export interface DeckDocument {
  title: string;
  symbols: DraftSymbol[];
  /** The language of the title. "en" by default. */
  language?: "de" | "en" | "es" | "fr" | "it" | "nl" | "pl" | "pt";
  /** "circle" by default. */
  shape?: "circle" | "hexagon" | "square";
  /** "normal" by default. */
  difficulty?: "easy" | "hard" | "normal";
  /** The tile of photographs. "round" by default. */
  tile?: "round" | "rounded";
  /** "#ffffff" by default. */
  card_colour?: string;
  /** "#1F2A44" by default. */
  back_colour?: string;
  /** The number of cards; null for the most. */
  cards?: number | null;
  /** Symbols per card; null for the best. */
  per_card?: number | null;
  /** 0 by default. */
  seed?: number;
}

/** A symbol of a document; names and faces may still be missing. */
export interface DraftSymbol {
  /** Chosen by the client. */
  id: string;
  /** Names by language, the usual one first. */
  names: Record<string, string[]>;
  faces: (PictureFace | WordFace | EmojiFace | DrawnFace)[];
  /** Its origin, such as a file name. "" by default. */
  source?: string;
}

/** A face made from a picture. */
export interface PictureFace {
  type: "picture";
  /** The SHA-256 of a picture file, in hexadecimal. */
  picture: string;
  /** Left, top, width and height of the part to keep, as shares of the upright picture. */
  crop?: [number, number, number, number] | null;
  /** Degrees clockwise, after the crop. 0 by default. */
  turn?: 0 | 90 | 180 | 270;
  /** Whether to remove the background; automatically if it is plain and light. "auto" by default. */
  cut_out?: "always" | "auto" | "never";
  /** How far the colours of the background may differ. 30 by default. */
  tolerance?: number;
  /** The tile of a photograph; null for that of the document. */
  tile?: "round" | "rounded" | null;
  /** Whether to draw a dark outline; automatically where the edge is pale. "auto" by default. */
  outline?: "always" | "auto" | "never";
}

/** A face made from a word or a few; newlines break the line. */
export interface WordFace {
  type: "word";
  text: string;
}

/** A face made from an emoji. */
export interface EmojiFace {
  type: "emoji";
  emoji: string;
}

/** A finished face, from a deck file or an edition. */
export interface DrawnFace {
  type: "drawn";
  /** The SHA-256 of a picture file, in hexadecimal. */
  picture: string;
}

/** The state of a draft on the server: its faces, problems and deck. */
export interface DraftState {
  version: number;
  /** Pictures that the document names and the server lacks. */
  missing: string[];
  /** The number of faces that are being made. */
  pending: number;
  /** The faces of each symbol; null if one is missing, pending or cannot be made. */
  faces: Record<string, (FaceInfo | null)[]>;
  problems: SymbolProblem[];
  /** Whether the deck can be printed, saved and played. */
  ready: boolean;
  /** Null if there are too few symbols. */
  deck: DeckPreview | null;
}

/** A made face. */
export interface FaceInfo {
  /** Changes whenever the face looks different. */
  key: string;
  /** Its view box: left, top, width and height. */
  box: [number, number, number, number];
}

/** A problem to solve before a deck can be printed, saved or played. */
export interface SymbolProblem {
  /** Stable, for programs. */
  code: "bad-name" | "blank" | "no-cut-out" | "no-deck" | "no-emoji" | "no-face" | "no-font" | "no-name" | "no-title" | "same-name" | "same-picture" | "too-complicated" | "too-few" | "too-small" | "unreadable";
  /** A sentence for people, in English. */
  text: string;
  /** The id of the symbol; null for the whole deck. */
  symbol?: string | null;
  /** The number of the face, from 0. */
  face?: number | null;
  /** The id of the other symbol of two. */
  other?: string | null;
}

/** The deck that a draft makes at present. */
export interface DeckPreview {
  cards: CardPreview[];
  /** Symbols on the largest card. */
  per_card: number;
  /** The number of symbols in use. */
  symbols: number;
  /** The ids of the symbols that are on no card. */
  left_out: string[];
  shape: string;
  /** The shape as SVG path data, as high as a circle of radius 1. */
  outline: string;
  /** The share of matches in which the two faces differ, from 0 to 1. */
  different_faces: number;
}

/** A card of a draft's deck. */
export interface CardPreview {
  /** Changes whenever the card looks different. */
  key: string;
  symbols: string[];
}

/** A picture of a draft; its size is that of the upright picture. */
export interface PictureInfo {
  /** The SHA-256 of the file as it was sent. */
  sha256: string;
  /** The media type, as it is kept. */
  type: string;
  width: number;
  height: number;
  /** In bytes, as it is kept. */
  size: number;
  /** Features that were dropped from an SVG picture. [] by default. */
  left_out?: string[];
}

/** The latest collection of a draft, and the number of contributions in each state. */
export interface CollectionInfo {
  code: string;
  open: boolean;
  /** When it closes or has closed. */
  closes: string;
  waiting: number;
  accepted: number;
  declined: number;
}

/** A whole document, and the version of the draft that it is based on. */
export interface DraftChange {
  version: number;
  document: DeckDocument;
}

/** Two symbols that are easy to confuse. */
export interface AlikePair {
  first: string;
  second: string;
  what: "names" | "pictures";
}

/** An edition or a deck to copy. */
export interface Copying {
  /** An edition, or the id of a deck. */
  edition: string;
  /** The language of the copy, if the edition has it. */
  language?: "de" | "en" | "es" | "fr" | "it" | "nl" | "pl" | "pt" | null;
}

/** The pages of a printed draft. */
export interface PrintedPages {
  /** In order. */
  pages: PageSize[];
}

/** The size of a page, in millimetres. */
export interface PageSize {
  width: number;
  height: number;
}

/** Contributions that are new or have changed, oldest change first. */
export interface Contributions {
  contributions: Contribution[];
  /** For `after` in the next request. */
  cursor: number;
  /** Whether there are more of them. */
  more: boolean;
  collection: CollectionInfo | null;
}

/** A contribution, as the maker of the deck sees it. */
export interface Contribution {
  id: string;
  /** The name of the symbol; empty once declined or withdrawn. */
  name: string;
  /** The name of the contributor, if they gave it. */
  by: string;
  state: "accepted" | "declined" | "waiting" | "withdrawn";
  /** The SHA-256 of the picture; once accepted, it is in the draft. */
  picture: string;
  width: number;
  height: number;
  at: string;
}

/** The maker's decision about a contribution. */
export interface Decision {
  accept: boolean;
}

/** A collection, as contributors see it. */
export interface CollectionPage {
  title: string;
  language: "de" | "en" | "es" | "fr" | "it" | "nl" | "pl" | "pt";
  open: boolean;
  closes: string;
  /** The most bytes of a picture. */
  picture_bytes: number;
  /** The most contributions of one contributor. */
  contributions_each: number;
}

/** A picture and its name. */
export interface NewContribution {
  name: string;
  /** A JPEG, PNG, WebP, GIF or SVG file, in Base64. */
  picture: string;
  /** The name of the contributor, if given. "" by default. */
  by?: string;
}

/** A contribution, as its contributor sees it. */
export interface OwnContribution {
  id: string;
  name: string;
  state: "accepted" | "declined" | "waiting" | "withdrawn";
  at: string;
}
