// The messages of a table, version 1. Generated from src/sosie/table by `make messages`; changes here are lost.

export const VERSION = 1;

/** Messages from a client. */
export type FromClient =
  | Hello
  | Call
  | Take
  | Slap
  | Ready
  | Rename
  | Settle
  | AddBot
  | Remove
  | Lock
  | PassHost
  | Start
  | Choose
  | Stop
  | Leave;

/** Messages from the table. */
export type FromTable =
  | Welcome
  | View
  | Ruled
  | Flagged
  | Refused
  | Counted
  | Closing;

/** The first message: the table, the token of a seat (a spectator has none), and the last event received. */
export interface Hello {
  type: "hello";
  version: number;
  table: string;
  token?: string | null;
  last?: number | null;
  /** A random name of the browser window, which identifies its connections. "" by default. */
  window?: string;
  /** Counts the connections of that window, so that a delayed one does not end a later one. 0 by default. */
  attempt?: number;
}

/** Calls a symbol, as seen on a turn; `took` is the time from paint to touch by the page, in milliseconds. */
export interface Call {
  type: "call";
  number: number;
  symbol: number | string;
  turn: number;
  took?: number | null;
  /** The seat whose card is called, in games with a choice. */
  on?: number | null;
  place?: number | null;
  places?: [number, number, number] | null;
  /** The number of the mini-game; a move that arrives after its end is refused. */
  game?: number | null;
}

/** Takes the card of a tie. */
export interface Take {
  type: "take";
  number: number;
  turn: number;
  took?: number | null;
  /** The number of the mini-game; a move that arrives after its end is refused. */
  game?: number | null;
}

/** Slaps the pile. */
export interface Slap {
  type: "slap";
  number: number;
  turn: number;
  took?: number | null;
  /** The number of the mini-game; a move that arrives after its end is refused. */
  game?: number | null;
}

/** Says that the player is ready, or no longer ready. */
export interface Ready {
  type: "ready";
  number: number;
  /** true by default. */
  ready?: boolean;
}

/** Changes the player's name. */
export interface Rename {
  type: "rename";
  number: number;
  name: string;
}

/** Changes the settings (host only). */
export interface Settle {
  type: "settle";
  number: number;
  settings: NewSettings;
  edition?: string | null;
}

/** Settings as a client sends them: bounded, and without unknown fields. */
export interface NewSettings {
  /** "game" by default. */
  kind?: "game" | "match" | "practice" | "tournament";
  /** The mini-games: one, those of a match in their order, or those of a tournament to choose from. ["tower"] by default. */
  games?: string[];
  length?: number | null;
  /** 3 by default. */
  tie_ms?: number;
  /** 3000 by default. */
  take_ms?: number;
  /** 2000 by default. */
  freeze_ms?: number;
  /** "first-out" by default. */
  until?: "first-out" | "last-left";
  /** 5 by default. */
  rounds?: number;
  /** The options of each mini-game, by its name; those that are not there are as usual. {} by default. */
  own?: Record<string, Record<string, number | string>>;
}

/** Adds a bot, or lets one play for a disconnected player (host only). */
export interface AddBot {
  type: "add-bot";
  number: number;
  /** "adult" by default. */
  level?: "adult" | "child" | "expert";
  seat?: number | null;
}

/** Removes a bot or a person from the table (host only). */
export interface Remove {
  type: "remove";
  number: number;
  seat: number;
  /** Whether to ban the person's token; this also locks the table. false by default. */
  keep_out?: boolean;
}

/** Locks or unlocks the table: nobody new can sit down or watch (host only). */
export interface Lock {
  type: "lock";
  number: number;
  /** true by default. */
  locked?: boolean;
  /** Whether to lift all bans. false by default. */
  forgive?: boolean;
}

/** Makes another player host (host only). */
export interface PassHost {
  type: "pass-host";
  number: number;
  seat: number;
}

/** Starts a series, or the next one (host only). */
export interface Start {
  type: "start";
  number: number;
}

/** Chooses the next mini-game (only the loser of the last one). */
export interface Choose {
  type: "choose";
  number: number;
  game: string;
}

/** Stops the series, and returns to the lobby (host only). */
export interface Stop {
  type: "stop";
  number: number;
}

/** Leaves the table. */
export interface Leave {
  type: "leave";
  number: number;
}

/** The answer to a hello: the protocol version and the seat; a view or the missed events follow. */
export interface Welcome {
  type: "welcome";
  version: number;
  seat: number | null;
  /** The number of the last request that counted; the client continues from there. 0 by default. */
  number?: number;
}

/** The whole table after an event. */
export interface View {
  type: "view";
  event: number;
  code: string;
  phase: "closed" | "dealing" | "finished" | "lobby" | "playing";
  edition: string;
  games: string[];
  settings: Settings;
  seats: SeatView[];
  host: number | null;
  series?: SeriesView | null;
  game?: GameView | null;
  /** Whether the table is closed to new players and spectators. false by default. */
  locked?: boolean;
  /** The number of banned people. 0 by default. */
  kept_out?: number;
}

/** The settings that the host chooses. */
export interface Settings {
  /** "game" by default. */
  kind?: "game" | "match" | "practice" | "tournament";
  /** The mini-games: one, those of a match in their order, or those of a tournament to choose from. ["tower"] by default. */
  games?: string[];
  /** The number of mini-games of a match or tournament; None for each once. */
  length?: number | null;
  /** 3 by default. */
  tie_ms?: number;
  /** 3000 by default. */
  take_ms?: number;
  /** 2000 by default. */
  freeze_ms?: number;
  /** The option `until` of the well, for clients and logs from before `own`. "first-out" by default. */
  until?: "first-out" | "last-left";
  /** The option `rounds` of hot potato, for clients and logs from before `own`. 5 by default. */
  rounds?: number;
  /** The options of each mini-game, by its name; those that are not there are as usual. {} by default. */
  own?: Record<string, Record<string, number | string>>;
}

/** The player of a seat. */
export interface SeatView {
  seat: number;
  name: string;
  /** The level of the bot, if one plays here. */
  bot?: string | null;
  /** true by default. */
  person?: boolean;
  /** false by default. */
  present?: boolean;
  /** false by default. */
  ready?: boolean;
  /** "en" by default. */
  language?: string;
  /** Whether they left or were removed during a game; the seat keeps their name until it is over. false by default. */
  gone?: boolean;
}

/** A match or tournament: its results so far, and the next mini-game. */
export interface SeriesView {
  kind: "game" | "match" | "practice" | "tournament";
  length: number;
  seats: number[];
  played: PlayedView[];
  points: number[];
  wins: number[];
  ranking: number[][];
  /** [] by default. */
  choices?: string[];
  chooser?: number | null;
  /** The next mini-game, once it is known. */
  next?: string | null;
  /** false by default. */
  play_off?: boolean;
  champion?: number | null;
}

/** A finished mini-game of a series. */
export interface PlayedView {
  game: string;
  ranking: number[][];
  points: number[];
}

/** A mini-game as everybody sees it: only cards that lie face up. */
export interface GameView {
  number: number;
  game: string;
  /** The players; all fields refer to players by their seat at the table. */
  seats: number[];
  turn: number;
  /** The card that lies face up at each place, by its number in the edition. */
  places: (number | null)[];
  /** The number of cards of each player, as the game counts them, in the order of `seats`. */
  counts: number[];
  /** The number of cards still to come. */
  left: number;
  ranking: number[][];
  /** The remaining time for which each player is frozen, in milliseconds, in the order of `seats`. */
  frozen: number[];
  /** Players without a card to play with. [] by default. */
  out?: number[];
  /** [] by default. */
  ties?: TieView[];
  /** The player who has the Ring card. */
  ring?: number | null;
  /** false by default. */
  over?: boolean;
}

/** A tie that waits for a take: its seats, and the symbols that they called. */
export interface TieView {
  seats: number[];
  symbols: (number | string)[];
}

/** The ruling of a move, or of a tie that nobody took in time, and the table after it. */
export interface Ruled {
  type: "ruled";
  event: number;
  verdict: "frozen" | "late" | "tied" | "won" | "wrong" | "lapsed";
  /** The player of the move, or of the call that won a lapsed tie. */
  seat: number;
  /** The number of changes of the table so far. */
  turn: number;
  symbol?: number | string | null;
  /** false by default. */
  take?: boolean;
  /** false by default. */
  slap?: boolean;
  took?: number | null;
  /** The places of the match. [] by default. */
  reads?: number[];
  /** By how many milliseconds a late call was beaten. */
  margin?: number | null;
  /** The player who was faster. */
  rival?: number | null;
  /** The length of the player's freeze, in milliseconds. */
  frozen?: number | null;
  /** [] by default. */
  tied?: number[];
  /** The cards that lie face up now, if the table has changed. */
  places?: (number | null)[] | null;
  counts?: number[] | null;
  left?: number | null;
  ring?: number | null;
  /** [] by default. */
  out?: number[];
}

/** Tells the host that a player is faster than people are. */
export interface Flagged {
  type: "flagged";
  event: number;
  seat: number;
  calls: number;
}

/** Refuses a request, and says why. */
export interface Refused {
  type: "refused";
  code: string;
  text: string;
  number?: number | null;
}

/** Acknowledges a repeated request, so that the client stops sending it. */
export interface Counted {
  type: "counted";
  number: number;
}

/** Announces the end of the connection, and whether to reconnect. */
export interface Closing {
  type: "closing";
  code: string;
  text: string;
  /** true by default. */
  again?: boolean;
}

/** A finished mini-game, to be shown like a live one. */
export interface Replay {
  id: string;
  game: string;
  edition: string;
  /** The time of its end, by the server's clock. */
  finished: string;
  players: ReplayPlayer[];
  /** The table as it was dealt. */
  start: GameView;
  /** All rulings, numbered from 1; a client applies them to `start` as to a live game. */
  events: ReplayEvent[];
  /** The table after the last ruling. */
  end: GameView;
}

/** A player of a replay; seats are numbered from 0, in the order at the table. */
export interface ReplayPlayer {
  seat: number;
  name: string;
  /** The level of the bot, if one played here. */
  bot?: string | null;
}

/** A ruling and its time. */
export interface ReplayEvent {
  /** Milliseconds since the deal. */
  at: number;
  ruled: Ruled;
}
