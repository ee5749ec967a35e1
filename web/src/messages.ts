// The messages of a table, version 1. Made from src/sosie/table by `make messages`; changes here are lost.

export const VERSION = 1;

/** What a client says. */
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

/** What the table says. */
export type FromTable =
  | Welcome
  | View
  | Ruled
  | Flagged
  | Refused
  | Counted
  | Closing;

/** The first message: which table, the token of a seat (a spectator has none), and the last event that is known. */
export interface Hello {
  type: "hello";
  version: number;
  table: string;
  token?: string | null;
  last?: number | null;
  /** A name that the client has made up for itself, so that its own connections can be told from those of others. "" if it is not there. */
  window?: string;
  /** Which connection of that client's this is: one that comes in late does not end a later one. 0 if it is not there. */
  attempt?: number;
}

/** Names a symbol, as seen on a turn; `took` is what the page measured from paint to touch, in milliseconds. */
export interface Call {
  type: "call";
  number: number;
  symbol: number | string;
  turn: number;
  took?: number | null;
  /** The seat that the call is about, where there is a choice. */
  on?: number | null;
  place?: number | null;
  places?: [number, number, number] | null;
  /** The number of the mini-game that it is about; if that is over by the time it arrives, it is refused. */
  game?: number | null;
}

/** Takes the card of a tie. */
export interface Take {
  type: "take";
  number: number;
  turn: number;
  took?: number | null;
  /** The number of the mini-game that it is about; if that is over by the time it arrives, it is refused. */
  game?: number | null;
}

/** Slaps the pile. */
export interface Slap {
  type: "slap";
  number: number;
  turn: number;
  took?: number | null;
  /** The number of the mini-game that it is about; if that is over by the time it arrives, it is refused. */
  game?: number | null;
}

/** Says that the player is ready, or not any more. */
export interface Ready {
  type: "ready";
  number: number;
  /** true if it is not there. */
  ready?: boolean;
}

/** Asks for another name. */
export interface Rename {
  type: "rename";
  number: number;
  name: string;
}

/** Chooses what is played (the host). */
export interface Settle {
  type: "settle";
  number: number;
  settings: NewSettings;
  edition?: string | null;
}

/** Settings as a client sends them: bounded, and without unknown fields. */
export interface NewSettings {
  /** "game" if it is not there. */
  kind?: "game" | "match" | "practice" | "tournament";
  /** The mini-games: one, those of a match in their order, or those of a tournament to choose from. ["tower"] if it is not there. */
  games?: string[];
  length?: number | null;
  /** 3 if it is not there. */
  tie_ms?: number;
  /** 3000 if it is not there. */
  take_ms?: number;
  /** 2000 if it is not there. */
  freeze_ms?: number;
  /** "first-out" if it is not there. */
  until?: "first-out" | "last-left";
  /** 5 if it is not there. */
  rounds?: number;
  /** The options of each mini-game, by its name; those that are not there are as usual. {} if it is not there. */
  own?: Record<string, Record<string, number | string>>;
}

/** Adds a bot, or lets one sit in for a player who has gone (the host). */
export interface AddBot {
  type: "add-bot";
  number: number;
  /** "adult" if it is not there. */
  level?: "adult" | "child" | "expert";
  seat?: number | null;
}

/** Removes a bot or a person from the table (the host). */
export interface Remove {
  type: "remove";
  number: number;
  seat: number;
  /** Whether the person may not come back; this also locks the table. false if it is not there. */
  keep_out?: boolean;
}

/** Locks or unlocks the table: nobody new can sit down or watch (the host). */
export interface Lock {
  type: "lock";
  number: number;
  /** true if it is not there. */
  locked?: boolean;
  /** Whether those who were kept out may sit down again. false if it is not there. */
  forgive?: boolean;
}

/** Makes somebody else the host (the host). */
export interface PassHost {
  type: "pass-host";
  number: number;
  seat: number;
}

/** Starts to play, or to play again (the host). */
export interface Start {
  type: "start";
  number: number;
}

/** Chooses the next mini-game (the loser of the last one). */
export interface Choose {
  type: "choose";
  number: number;
  game: string;
}

/** Ends what is played; all are in the lobby again (the host). */
export interface Stop {
  type: "stop";
  number: number;
}

/** Gets up for good. */
export interface Leave {
  type: "leave";
  number: number;
}

/** The answer to a hello: the version that is spoken, and which seat it is; a view, or what was missed, follows. */
export interface Welcome {
  type: "welcome";
  version: number;
  seat: number | null;
  /** The number of the last request that counted, from which the client goes on. 0 if it is not there. */
  number?: number;
}

/** The whole table as it is after an event. */
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
  /** Whether nobody new can sit down or watch. false if it is not there. */
  locked?: boolean;
  /** The number of people who may not sit down again. 0 if it is not there. */
  kept_out?: number;
}

/** What the host has chosen. */
export interface Settings {
  /** "game" if it is not there. */
  kind?: "game" | "match" | "practice" | "tournament";
  /** The mini-games: one, those of a match in their order, or those of a tournament to choose from. ["tower"] if it is not there. */
  games?: string[];
  /** How many mini-games a match or tournament has; each once, when it is not said. */
  length?: number | null;
  /** 3 if it is not there. */
  tie_ms?: number;
  /** 3000 if it is not there. */
  take_ms?: number;
  /** 2000 if it is not there. */
  freeze_ms?: number;
  /** The option `until` of the well, for clients and logs from before `own`. "first-out" if it is not there. */
  until?: "first-out" | "last-left";
  /** The option `rounds` of hot potato, for clients and logs from before `own`. 5 if it is not there. */
  rounds?: number;
  /** The options of each mini-game, by its name; those that are not there are as usual. {} if it is not there. */
  own?: Record<string, Record<string, number | string>>;
}

/** Who sits in a seat. */
export interface SeatView {
  seat: number;
  name: string;
  /** The level of the bot that plays here, if one does. */
  bot?: string | null;
  /** true if it is not there. */
  person?: boolean;
  /** false if it is not there. */
  present?: boolean;
  /** false if it is not there. */
  ready?: boolean;
  /** "en" if it is not there. */
  language?: string;
  /** Left for good or was removed; the seat is theirs in name until the game is over. false if it is not there. */
  gone?: boolean;
}

/** A match or tournament: what was played, who leads, and what is next. */
export interface SeriesView {
  kind: "game" | "match" | "practice" | "tournament";
  length: number;
  seats: number[];
  played: PlayedView[];
  points: number[];
  wins: number[];
  ranking: number[][];
  /** [] if it is not there. */
  choices?: string[];
  chooser?: number | null;
  /** The mini-game that is dealt next, once it is known. */
  next?: string | null;
  /** false if it is not there. */
  play_off?: boolean;
  champion?: number | null;
}

/** A mini-game of a series that is over. */
export interface PlayedView {
  game: string;
  ranking: number[][];
  points: number[];
}

/** A mini-game as everybody sees it: only what lies face up. */
export interface GameView {
  number: number;
  game: string;
  /** Who plays in it; players are meant by their seat at the table everywhere. */
  seats: number[];
  turn: number;
  /** The card that lies face up at each place, by its number in the edition. */
  places: (number | null)[];
  /** How many cards each has, as the game counts them, in the order of `seats`. */
  counts: number[];
  /** How many cards are still to come. */
  left: number;
  ranking: number[][];
  /** For how many milliseconds from now each is frozen, in the order of `seats`. */
  frozen: number[];
  /** Who has no card to play with any more. [] if it is not there. */
  out?: number[];
  /** [] if it is not there. */
  ties?: TieView[];
  /** Who has the Ring card. */
  ring?: number | null;
  /** false if it is not there. */
  over?: boolean;
}

/** A tie that waits for a take: the seats that are in it, and what they called. */
export interface TieView {
  seats: number[];
  symbols: (number | string)[];
}

/** What the referee says of a move, or of a tie that nobody took in time, and the table after it. */
export interface Ruled {
  type: "ruled";
  event: number;
  verdict: "frozen" | "late" | "tied" | "won" | "wrong" | "lapsed";
  /** Whose move it was, or whose call stands. */
  seat: number;
  /** How many times the table has changed now. */
  turn: number;
  symbol?: number | string | null;
  /** false if it is not there. */
  take?: boolean;
  /** false if it is not there. */
  slap?: boolean;
  took?: number | null;
  /** The places where the match was. [] if it is not there. */
  reads?: number[];
  /** How many milliseconds the winner was faster, for a call that was beaten. */
  margin?: number | null;
  /** Who was faster. */
  rival?: number | null;
  /** For how long the player is frozen. */
  frozen?: number | null;
  /** [] if it is not there. */
  tied?: number[];
  /** The cards that lie face up now, if something has changed. */
  places?: (number | null)[] | null;
  counts?: number[] | null;
  left?: number | null;
  ring?: number | null;
  /** [] if it is not there. */
  out?: number[];
}

/** Tells the host that a player is quicker than people are. */
export interface Flagged {
  type: "flagged";
  event: number;
  seat: number;
  calls: number;
}

/** Says that a request does not count, and why. */
export interface Refused {
  type: "refused";
  code: string;
  text: string;
  number?: number | null;
}

/** Answers a repeated request: its number has been used, so it is not to be sent again. */
export interface Counted {
  type: "counted";
  number: number;
}

/** Says that the connection ends, and whether to come back. */
export interface Closing {
  type: "closing";
  code: string;
  text: string;
  /** true if it is not there. */
  again?: boolean;
}

/** A mini-game that was played, to be shown as a live one is. */
export interface Replay {
  id: string;
  game: string;
  edition: string;
  /** When, by the server's clock. */
  finished: string;
  players: ReplayPlayer[];
  /** The table as it was dealt. */
  start: GameView;
  /** All rulings up to the one that ends it, numbered from 1; they change `start` as they change a live game. */
  events: ReplayEvent[];
  /** The table after the last of them. */
  end: GameView;
}

/** Who played; seats are numbered anew, from 0, in the order in which they sat. */
export interface ReplayPlayer {
  seat: number;
  name: string;
  /** The level of the bot that played here, if one did. */
  bot?: string | null;
}

/** What the referee said, and when. */
export interface ReplayEvent {
  /** Milliseconds since the deal. */
  at: number;
  ruled: Ruled;
}
