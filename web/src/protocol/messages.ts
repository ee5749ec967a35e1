// The messages of a table, version 1. Generated from src/sosie/table by `make messages`; changes here are lost.

export const VERSION = 1;

/** Messages from a client. */
export type FromClient =
  | Hello
  | Call
  | Take
  | Slap
  | Forfeit
  | Ready
  | Rename
  | Settle
  | AddBot
  | Remove
  | Lock
  | SetHandicap
  | SendEmoji
  | AllowEmoji
  | PassHost
  | Start
  | Choose
  | Stop
  | Leave
  | Painted
  | Check;

/** Messages from the table. */
export type FromTable =
  | Welcome
  | Redirect
  | View
  | Ruled
  | Emoji
  | Flagged
  | Unchecked
  | Refused
  | Counted
  | Checked
  | Closing;

/** Messages from a client to an event. */
export type FromEventClient =
  | SeatRound
  | StartRound
  | EndRound
  | Pause
  | MovePerson
  | RemovePerson
  | DismissAway
  | LockEvent
  | SwitchEmoji
  | RenamePerson
  | ChooseTeam
  | FinishEvent
  | LeaveEvent;

/** Messages from an event, besides `welcome`, `refused` and `closing`. */
export type FromEvent =
  | EventView
  | Board
  | Attending;

/** The first message: the table, the token of a seat (a spectator has none), and the last update received. */
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
  /** Whether the client follows a redirect; false on the connection that follows one, so that there is only one. false by default. */
  redirects?: boolean;
  /** The tokens of several seats that share this connection, instead of `token`. [] by default. */
  tokens?: string[];
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
  by?: number | null;
}

/** Takes the card of a tie. */
export interface Take {
  type: "take";
  number: number;
  turn: number;
  took?: number | null;
  /** The number of the mini-game; a move that arrives after its end is refused. */
  game?: number | null;
  by?: number | null;
}

/** Slaps the pile. */
export interface Slap {
  type: "slap";
  number: number;
  turn: number;
  took?: number | null;
  /** The number of the mini-game; a move that arrives after its end is refused. */
  game?: number | null;
  by?: number | null;
}

/** Makes no call in time after a buzzer: a wrong call, of a symbol that is not the match. */
export interface Forfeit {
  type: "forfeit";
  number: number;
  turn: number;
  took?: number | null;
  /** The number of the mini-game; a move that arrives after its end is refused. */
  game?: number | null;
  by?: number | null;
}

/** Says that the player is ready, or no longer ready. */
export interface Ready {
  type: "ready";
  number: number;
  /** true by default. */
  ready?: boolean;
  by?: number | null;
}

/** Changes the player's name. */
export interface Rename {
  type: "rename";
  number: number;
  name: string;
  by?: number | null;
}

/** Changes the settings (host only). */
export interface Settle {
  type: "settle";
  number: number;
  settings: NewSettings;
  edition?: string | null;
  by?: number | null;
}

/** Settings as a client sends them: bounded, and without unknown fields. */
export interface NewSettings {
  /** "game" by default. */
  kind?: "game" | "match" | "practice" | "tournament";
  /** The mini-games: one, those of a match in their order, or those of a tournament to choose from. ["tower"] by default. */
  games?: string[];
  length?: number | null;
  /** 30 by default. */
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
  /** false by default. */
  heads_up?: boolean;
}

/** Adds a bot, or lets one play for a disconnected player (host only). */
export interface AddBot {
  type: "add-bot";
  number: number;
  /** "adult" by default. */
  level?: "adult" | "child" | "expert";
  seat?: number | null;
  by?: number | null;
}

/** Removes a bot or a person from the table (host only). */
export interface Remove {
  type: "remove";
  number: number;
  seat: number;
  /** Whether to ban the person's token; this also locks the table. false by default. */
  keep_out?: boolean;
  by?: number | null;
}

/** Locks or unlocks the table: nobody new can sit down or watch (host only). */
export interface Lock {
  type: "lock";
  number: number;
  /** true by default. */
  locked?: boolean;
  /** Whether to lift all bans. false by default. */
  forgive?: boolean;
  by?: number | null;
}

/** Lets all moves of a player count later, from the next deal on (host only). */
export interface SetHandicap {
  type: "set-handicap";
  number: number;
  seat: number;
  handicap_ms: number;
  by?: number | null;
}

/** Shows an emoji to everybody at the table; rate limited. */
export interface SendEmoji {
  type: "send-emoji";
  number: number;
  emoji: "clap" | "cry" | "heart" | "hurry" | "laugh" | "wow";
  by?: number | null;
}

/** Allows emoji at the table, or switches them off (host only). */
export interface AllowEmoji {
  type: "allow-emoji";
  number: number;
  /** true by default. */
  allowed?: boolean;
  by?: number | null;
}

/** Makes another player host (host only). */
export interface PassHost {
  type: "pass-host";
  number: number;
  seat: number;
  by?: number | null;
}

/** Starts a series, or the next one (host only). */
export interface Start {
  type: "start";
  number: number;
  by?: number | null;
}

/** Chooses the next mini-game (only the loser of the last one). */
export interface Choose {
  type: "choose";
  number: number;
  game: string;
  by?: number | null;
}

/** Stops the series, and returns to the lobby (host only). */
export interface Stop {
  type: "stop";
  number: number;
  by?: number | null;
}

/** Leaves the table. */
export interface Leave {
  type: "leave";
  number: number;
  by?: number | null;
}

/** Tells when the table's screen has painted a turn: `took` milliseconds after the page received it. */
export interface Painted {
  type: "painted";
  game: number;
  turn: number;
  took?: number | null;
}

/** Asks for a sign of life: a page that asks for nothing else would not notice that its connection is dead. */
export interface Check {
  type: "check";
}

/** The answer to a hello: the protocol version and the seat; a view or the missed updates follow. */
export interface Welcome {
  type: "welcome";
  version: number;
  seat: number | null;
  /** The number of the last request that counted; the client continues from there. 0 by default. */
  number?: number;
  /** The seats of the `tokens` in the hello, in that order; a token that holds no seat is left out. [] by default. */
  seats?: SharedSeat[];
  /** The time that is left to choose the next mini-game, in milliseconds, while a person chooses it. */
  choice_ms?: number | null;
}

/** A seat of a connection that several seats share, and the number of its last request that counted. */
export interface SharedSeat {
  seat: number;
  number: number;
}

/** The other answer to a hello: the first person at the table is at another server, which has this address. The connection ends. The client says hello there or, if it cannot get there, here again. */
export interface Redirect {
  type: "redirect";
  /** An origin, such as https://s1.example.org; the path of the socket is the same. */
  address: string;
}

/** The whole table after an update. */
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
  /** The code of the event that runs this table; it has no host then. "" by default. */
  run_by?: string;
  /** Whether the event has paused the game: moves are refused until it goes on. false by default. */
  paused?: boolean;
  /** Whether the host has switched emoji off. false by default. */
  emoji_off?: boolean;
  /** Whether the table's screen is connected; None if the table has none. */
  screen?: boolean | null;
}

/** The settings that the host chooses. */
export interface Settings {
  /** "game" by default. */
  kind?: "game" | "match" | "practice" | "tournament";
  /** The mini-games: one, those of a match in their order, or those of a tournament to choose from. ["tower"] by default. */
  games?: string[];
  /** The number of mini-games of a match or tournament; None for each once. */
  length?: number | null;
  /** 30 by default. */
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
  /** Whether phones show only the player's own card, and the table's screen alone the centre. false by default. */
  heads_up?: boolean;
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
  /** The name of the bot whose seat they took in this series, with its points. "" by default. */
  replaced?: string;
  /** The delay of their moves in milliseconds, from the next deal on. 0 by default. */
  handicap_ms?: number;
  /** The handicap that would have made the last mini-game even. */
  suggested_ms?: number | null;
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
  /** The players of the play-off, if one is next. [] by default. */
  play_off_seats?: number[];
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
  /** The handicap of each player in milliseconds, in the order of `seats`; empty if nobody has one. [] by default. */
  handicaps?: number[];
  /** The number of the current round, from 1; 0 in a game without rounds. 0 by default. */
  round?: number;
  /** 0 by default. */
  rounds?: number;
  /** The players' scores, in the order of `seats`, if they are ranked by more than `counts`. [] by default. */
  scores?: number[];
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
  /** The delay of a late call behind the winner's, in milliseconds; None if only a handicap made the call late. */
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
  /** The number of the round that is played now, if the table has changed; 0 in a game without rounds. 0 by default. */
  round?: number;
}

/** An emoji that a player has sent. */
export interface Emoji {
  type: "emoji";
  event: number;
  seat: number;
  emoji: string;
}

/** Tells the host that a player is faster than people are. */
export interface Flagged {
  type: "flagged";
  event: number;
  seat: number;
  calls: number;
}

/** Tells the host that much is compensated for a player's trip, and that the server could not check the trip. */
export interface Unchecked {
  type: "unchecked";
  seat: number;
  compensated_ms: number;
}

/** Refuses a request, and says why. */
export interface Refused {
  type: "refused";
  code: string;
  text: string;
  number?: number | null;
  /** The seat of that request. */
  seat?: number | null;
}

/** Acknowledges a repeated request, so that the client stops sending it. */
export interface Counted {
  type: "counted";
  number: number;
  /** The seat of that request. */
  seat?: number | null;
}

/** Answers a check. */
export interface Checked {
  type: "checked";
}

/** Announces the end of the connection, and whether to reconnect. */
export interface Closing {
  type: "closing";
  code: string;
  text: string;
  /** true by default. */
  again?: boolean;
}

/** Makes the plan of the next round, or another one (host only). */
export interface SeatRound {
  type: "seat-round";
  number: number;
  by?: number | null;
}

/** Starts the planned round at all tables (host only). */
export interface StartRound {
  type: "start-round";
  number: number;
  by?: number | null;
}

/** Ends all games where they stand (host only). */
export interface EndRound {
  type: "end-round";
  number: number;
  by?: number | null;
}

/** Pauses all tables, or lets them go on (host only). */
export interface Pause {
  type: "pause";
  number: number;
  /** true by default. */
  paused?: boolean;
  by?: number | null;
}

/** Moves a person to another table of the plan, or of the next one; null takes that back (host only). */
export interface MovePerson {
  type: "move-person";
  number: number;
  person: number;
  table?: number | null;
  by?: number | null;
}

/** Removes a person from the event (host only). */
export interface RemovePerson {
  type: "remove-person";
  number: number;
  person: number;
  by?: number | null;
}

/** Lets everybody leave who is not connected; they may come back (host only). */
export interface DismissAway {
  type: "dismiss-away";
  number: number;
  by?: number | null;
}

/** Lets nobody new join, or lets people join again (host only). */
export interface LockEvent {
  type: "lock-event";
  number: number;
  /** true by default. */
  locked?: boolean;
  by?: number | null;
}

/** Switches emoji off at all tables, or allows them (host only). */
export interface SwitchEmoji {
  type: "switch-emoji";
  number: number;
  /** true by default. */
  off?: boolean;
  by?: number | null;
}

/** Changes a person's name (host only). */
export interface RenamePerson {
  type: "rename-person";
  number: number;
  person: number;
  name: string;
  by?: number | null;
}

/** Puts a person into another team (host only). */
export interface ChooseTeam {
  type: "choose-team";
  number: number;
  person: number;
  team: number;
  by?: number | null;
}

/** Ends the event before its last round (host only). */
export interface FinishEvent {
  type: "finish-event";
  number: number;
  by?: number | null;
}

/** Leaves the event. */
export interface LeaveEvent {
  type: "leave-event";
  number: number;
  by?: number | null;
}

/** The whole event, for the host and for boards. */
export interface EventView {
  type: "event";
  version: number;
  code: string;
  phase: "between" | "closed" | "finished" | "lobby" | "playing" | "seated";
  edition: string;
  settings: EventSettings;
  /** The number of the latest round, from 1; 0 before the first plan. */
  round: number;
  /** [] by default. */
  people?: PersonView[];
  /** [] by default. */
  tables?: PlannedTable[];
  /** The mini-game of the latest round, or of the first before there is a plan. "" by default. */
  game?: string;
  /** [] by default. */
  standings?: Standing[];
  /** [] by default. */
  teams?: TeamStanding[];
  /** The fastest call of the latest round. */
  fastest?: FastestCall | null;
  /** false by default. */
  paused?: boolean;
  /** Whether nobody new may join. false by default. */
  locked?: boolean;
  /** Whether the host has switched emoji off at all tables. false by default. */
  emoji_off?: boolean;
  /** The number of the host's last request that counted; each window of the host goes on from there. 0 by default. */
  number?: number;
  /** The time left of the round, if it has a clock. */
  left_ms?: number | null;
}

/** The settings that the host chooses before people join. */
export interface EventSettings {
  /** The programme: the mini-game of each round; it starts again if there are more rounds. ["tower"] by default. */
  games?: string[];
  /** 3 by default. */
  rounds?: number;
  /** The number of people at a table; where they do not divide evenly, tables differ by one. 4 by default. */
  size?: number;
  /** The number of teams; fewer than 2 means none. 0 by default. */
  teams?: number;
  /** Whether bots fill the tables that lack a player. false by default. */
  bots?: boolean;
  /** The length of a round, after which its games end where they stand; 0 for no clock. 0 by default. */
  minutes?: number;
  /** Whether people cannot send emoji at the tables; the host can change that later. false by default. */
  emoji_off?: boolean;
}

/** Somebody who takes part. */
export interface PersonView {
  person: number;
  name: string;
  /** 0 by default. */
  team?: number;
  /** Whether they are connected, as far as this server knows. false by default. */
  here?: boolean;
  /** The table that the host wants for them in the next round, from 0. */
  next_table?: number | null;
  /** Whether they have left; their results still count. false by default. */
  gone?: boolean;
}

/** A table of the latest round: the people in the order of their seats, then its bots. */
export interface PlannedTable {
  people: number[];
  /** 0 by default. */
  bots?: number;
  /** The points of the people, once the table has its result. */
  points?: number[] | null;
}

/** The standing of a person. */
export interface Standing {
  person: number;
  /** From 1; people with the same points share a rank. */
  rank: number;
  points: number;
  /** The points of the latest round. 0 by default. */
  gained?: number;
  /** The ranks that they have climbed since the round before; negative if they fell. 0 by default. */
  climbed?: number;
  /** The points of each round; None where they had no seat or there is no result yet. [] by default. */
  rounds?: (number | null)[];
}

/** The standing of a team: by points per person, so that the sizes of teams do not matter. */
export interface TeamStanding {
  team: number;
  rank: number;
  people: number;
  points: number;
  mean: number;
}

/** The fastest right call at a table: the person, the milliseconds, the symbol, and the cards that share it. */
export interface FastestCall {
  person: number;
  took: number;
  symbol: number | string;
  /** Their numbers in the edition. */
  cards: number[];
}

/** The tables that have changed since the last board, twice a second at most. */
export interface Board {
  type: "board";
  round: number;
  tables: BoardTable[];
}

/** A table as a board shows it while it plays. */
export interface BoardTable {
  table: number;
  phase: "closed" | "dealing" | "finished" | "lobby" | "playing";
  /** The cards of each seat, as the game counts them. [] by default. */
  counts?: number[];
  /** 0 by default. */
  left?: number;
  /** The seats that lead. [] by default. */
  leaders?: number[];
  /** The symbol of the latest right call ... */
  symbol?: number | string | null;
  /** ... and the seat that made it. */
  seat?: number | null;
  /** The cards in the centre, by their numbers in the edition: at most three. [] by default. */
  cards?: number[];
}

/** The event for one person: their own table and standing. */
export interface Attending {
  type: "attending";
  code: string;
  phase: "between" | "closed" | "finished" | "lobby" | "playing" | "seated";
  name: string;
  edition: string;
  game: string;
  round: number;
  rounds: number;
  /** The number of people who have a standing. */
  people: number;
  team?: number | null;
  /** Their table of the latest round, from 0. */
  table?: number | null;
  /** The code of that table, while they should be there. */
  table_code?: string | null;
  /** The names of the people with whom they sit. [] by default. */
  others?: string[];
  /** The number of tables that still play. 0 by default. */
  tables_left?: number;
  rank?: number | null;
  /** 0 by default. */
  points?: number;
  /** 0 by default. */
  gained?: number;
  /** 0 by default. */
  climbed?: number;
  /** false by default. */
  paused?: boolean;
  /** [] by default. */
  podium?: PodiumPerson[];
}

/** Somebody among the best three. */
export interface PodiumPerson {
  name: string;
  rank: number;
  points: number;
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
  /** The moves that would have won, the earliest first. */
  opportunities: Opportunity[];
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

/** A call, or a slap, that would have won. */
export interface Opportunity {
  /** The first moment, in milliseconds since the deal. */
  since: number;
  /** The moment at which it ended: somebody called, or the players were frozen. */
  until: number;
  /** The players who could have made it. */
  seats: number[];
  /** The symbol to call; none for a slap. */
  symbol?: number | string | null;
  /** The places of the match. [] by default. */
  reads?: number[];
  /** Those of the players who made it in time: the winner, or all tied ones. [] by default. */
  called?: number[];
}
