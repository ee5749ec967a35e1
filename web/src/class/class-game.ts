import type { Row } from "../results/ranking";

/**
 * A game for teams on one screen, without devices: the first team to call out gets the point. All functions are pure.
 * src/sosie/rules/projector.py has the same rules; tests/projector.json has games that both replay.
 */

export type Mode = "pair" | "tower" | "middle" | "grid";
/** Two cards; a card for each team and one in the middle; one with others around it; nine of which three share a symbol. */
export const MODES: readonly Mode[] = ["pair", "tower", "middle", "grid"];

/** Returns the modes that suit some cards: nine cards need a symbol that is on three. */
export function modesFor(cards: ClassGame["cards"]): Mode[] {
  const counts = new Map<string, number>();
  for (const symbol of cards.flat()) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  const hasThree = [...counts.values()].some((count) => count >= SET);
  return MODES.filter((mode) => mode !== "grid" || hasThree);
}

export interface Match {
  symbol: string;
  /** The places of the cards that share it. */
  places: number[];
}

export interface ClassGame {
  mode: Mode;
  /** The symbols of each card. */
  cards: readonly (readonly string[])[];
  /** The cards that are still to come. */
  pile: readonly number[];
  /** The card at each place; null where it has gone. */
  places: readonly (number | null)[];
  points: readonly number[];
  /** The number of questions so far, from 1, and of all. */
  question: number;
  questions: number;
  /** Teams that called wrong on this question. */
  out: readonly number[];
  /** The team whose call the teacher points out now. */
  calling: number | null;
  /** The match, once it is shown, and the team that found it; null if nobody did. */
  match: Match | null;
  winner: number | null;
  isOver: boolean;
}

const AROUND = 5;
const GRID = 9;
const SET = 3;

/** Starts a game; `shuffled` has the numbers of all cards in a random order. */
export function begin(
  mode: Mode,
  cards: readonly (readonly string[])[],
  shuffled: readonly number[],
  teams: number,
  questions: number,
): ClassGame {
  const points = Array.from({ length: teams }, () => 0);
  const game = { mode, cards, pile: shuffled, places: [], points, question: 0, questions, match: null, winner: null };
  return dealNext({ ...game, out: [], calling: null, isOver: false });
}

/** A team was first. Where it can mean only one match, that is shown at once; otherwise the teacher points at the symbol. */
export function first(game: ClassGame, team: number): ClassGame {
  if (game.isOver || game.match || game.out.includes(team) || !(team in game.points)) return game;
  if (game.mode !== "pair" && game.mode !== "tower") return { ...game, calling: team };
  const match = game.mode === "tower" ? matchOfTeam(game, team) : anyMatch(game);
  return match ? won(game, team, match) : game;
}

/** A team was wrong: the question passes to the others. When all were wrong, the match is shown. */
export function wrong(game: ClassGame, team: number): ClassGame {
  if (game.isOver || game.match || game.out.includes(team) || !(team in game.points)) return game;
  const out = [...game.out, team];
  const match = out.length === game.points.length ? anyMatch(game) : null;
  return { ...game, out, calling: null, match, winner: null };
}

/** The calling team named a symbol on a card: right, or the question passes to the others. */
export function call(game: ClassGame, symbol: string, place?: number): ClassGame {
  if (game.calling === null || game.match) return game;
  const match = matchOf(game, symbol, place);
  return match ? won(game, game.calling, match) : wrong(game, game.calling);
}

/** Shows the match though nobody found it. */
export function giveUp(game: ClassGame): ClassGame {
  return game.isOver || game.match ? game : { ...game, match: anyMatch(game), calling: null, winner: null };
}

/** Goes on to the next question, or to the end. */
export function next(game: ClassGame): ClassGame {
  if (game.isOver || !game.match) return game;
  return game.question >= game.questions ? finish(game) : dealNext(game);
}

export function finish(game: ClassGame): ClassGame {
  return { ...game, isOver: true, calling: null };
}

/** The teams with the most points. */
export function leaders(game: ClassGame): number[] {
  const most = Math.max(...game.points);
  return game.points.flatMap((points, team) => (points === most ? [team] : []));
}

/** Rows of the podium: the teams with their ranks, best first; teams with the same points share a rank. */
export function ranked({ points }: ClassGame, names: readonly string[]): Row[] {
  const rows = points.map((count, team) => {
    const rank = 1 + points.filter((other) => other > count).length;
    return { key: team, rank, name: names[team] ?? "", points: count, gained: count, climbed: 0, team };
  });
  return rows.sort((a, b) => a.rank - b.rank);
}

function won(game: ClassGame, team: number, match: Match): ClassGame {
  const points = game.points.map((count, one) => (one === team ? count + 1 : count));
  return { ...game, points, match, winner: team, calling: null };
}

/** Removes the cards of the match where the mini-game does, and lays out new ones. */
function dealNext(game: ClassGame): ClassGame {
  const asked = { ...game, question: game.question + 1, out: [], match: null, winner: null };
  if (game.mode === "pair") return deal(asked, 2);
  if (game.mode === "tower")
    return game.places.length ? withNewCentre(asked, game) : deal(asked, 1 + game.points.length);
  if (game.mode === "middle") {
    const around = (game.match?.places ?? []).filter((place) => place > 0);
    const places = game.places.map((card, place) => (around.includes(place) ? null : card));
    const isLeft = places.slice(1).some((card) => card !== null);
    return isLeft ? { ...asked, places } : deal(asked, 1 + AROUND);
  }
  const taken = game.match?.places ?? [];
  return withSet({ ...asked, places: game.places.map((card, place) => (taken.includes(place) ? null : card)) });
}

/** Puts the card in the middle on that of the team that has found the match, and lays out another. */
function withNewCentre(asked: ClassGame, { places, winner }: ClassGame): ClassGame {
  const won = places.map((card, place) => (winner !== null && place === 1 + winner ? (places[0] ?? null) : card));
  return fill({ ...asked, places: won.with(0, null) });
}

/** Fills up to nine cards, then adds three at a time until three share a symbol. Gaps stay, as in the mini-game. */
function withSet(game: ClassGame): ClassGame {
  let filled = game;
  for (let room = GRID - game.places.filter((card) => card !== null).length; ; room -= 1) {
    if (room <= 0) {
      if (anyMatch(filled)) return filled;
      room = SET;
    }
    const { drawn, pile } = draw(filled, 1);
    if (drawn.length === 0) return filled;
    const gap = filled.places.indexOf(null);
    const places = gap < 0 ? [...filled.places, drawn[0]!] : filled.places.with(gap, drawn[0]!);
    filled = { ...filled, pile, places };
  }
}

function fill(game: ClassGame): ClassGame {
  const missing = game.places.filter((card) => card === null).length;
  const { drawn, pile } = draw(game, missing);
  const rest = [...drawn];
  return { ...game, pile, places: game.places.map((card) => card ?? rest.shift() ?? null) };
}

function deal(game: ClassGame, count: number): ClassGame {
  const { drawn, pile } = draw({ ...game, places: [] }, Math.min(count, game.cards.length));
  return { ...game, pile, places: drawn };
}

/** Takes cards from the pile; when it is empty, the cards that do not lie on the table come again. */
function draw(game: ClassGame, count: number): { drawn: number[]; pile: number[] } {
  const onTable = new Set(game.places);
  const again = game.cards.map((_, card) => card).filter((card) => !onTable.has(card) && !game.pile.includes(card));
  const all = game.pile.length < count ? [...game.pile, ...again] : [...game.pile];
  return { drawn: all.slice(0, count), pile: all.slice(count) };
}

/** Returns the match of a symbol, with the card at a place if that has it. */
function matchOf(game: ClassGame, symbol: string, place?: number): Match | null {
  const showing = game.places.flatMap((card, at) => (card !== null && game.cards[card]!.includes(symbol) ? [at] : []));
  const needed = game.mode === "grid" ? SET : 2;
  const hasCentre = game.mode === "middle" || game.mode === "tower";
  if (showing.length < needed || (hasCentre && showing[0] !== 0)) return null;
  const wanted = (at: number): number => (hasCentre && at === 0 ? 0 : at === place ? 1 : 2);
  const places = showing.sort((a, b) => wanted(a) - wanted(b) || a - b).slice(0, needed);
  return { symbol, places: places.sort((a, b) => a - b) };
}

/** Returns the match of a team's own card with the one in the middle. */
function matchOfTeam(game: ClassGame, team: number): Match | null {
  const [centre, own] = [game.places[0], game.places[1 + team]].map((card) => (card == null ? [] : game.cards[card]!));
  const symbol = centre!.find((one) => own!.includes(one));
  return symbol === undefined ? null : { symbol, places: [0, 1 + team] };
}

function anyMatch(game: ClassGame): Match | null {
  const symbols = new Set(game.places.flatMap((card) => (card === null ? [] : [...game.cards[card]!])));
  for (const symbol of symbols) {
    const match = matchOf(game, symbol);
    if (match) return match;
  }
  return null;
}
