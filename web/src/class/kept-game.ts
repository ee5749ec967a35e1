import { MODES, type ClassGame, type Match } from "./class-game";

/** The game on the projector, kept in this tab so that a reload does not lose it. Closing the tab deletes it. */

export interface KeptGame {
  edition: string;
  game: ClassGame;
  names: readonly string[];
  /** The length of the clock, 0 for none, and the milliseconds that are left of it. */
  minutes: number;
  left: number;
}

const KEY = "sosie.class";

export function readGame(): KeptGame | null {
  try {
    return parseKept(sessionStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps a game; null forgets it. */
export function keepGame(kept: KeptGame | null): void {
  try {
    if (kept) sessionStorage.setItem(KEY, JSON.stringify(kept));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage, a game lasts as long as the page.
  }
}

/** Returns a stored game that can go on; null if it is over or invalid. */
export function parseKept(stored: string): KeptGame | null {
  try {
    const kept = JSON.parse(stored) as KeptGame;
    return isKept(kept) && !kept.game.isOver ? kept : null;
  } catch {
    return null;
  }
}

/** Tells whether the cards are still those with which a game was begun. */
export function isOfDeck({ game }: KeptGame, cards: ClassGame["cards"]): boolean {
  return JSON.stringify(game.cards) === JSON.stringify(cards);
}

/** Checks stored data; throws, or returns false, where it is no game. */
function isKept({ edition, game, names, minutes, left }: KeptGame): boolean {
  const isCard = (card: number | null): boolean => card === null || game.cards[card] !== undefined;
  const isTeam = (team: number | null): boolean => team === null || game.points[team] !== undefined;
  const isMatch = ({ places }: Match): boolean => places.every((place) => game.places[place] !== undefined);
  return (
    typeof edition === "string" &&
    MODES.includes(game.mode) &&
    [minutes, left, game.question, game.questions, ...game.points].every(Number.isFinite) &&
    game.points.length === names.length &&
    [...game.pile, ...game.places].every(isCard) &&
    [...game.out, game.calling, game.winner].every(isTeam) &&
    (game.match === null || isMatch(game.match))
  );
}
