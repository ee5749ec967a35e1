/**
 * A scene is the picture of a mini-game, on a round table of radius 100: the cards, the shape that is found on some of
 * them, and the movement that follows. docs/reference/rules.md has the same in words.
 */

export interface Spot {
  x: number;
  y: number;
  r: number;
}

export interface SceneCard {
  card: number;
  at: Spot;
  /** Final position, if it moves. */
  to?: Spot;
  /** Number of cards under it. */
  under?: number;
  /** Irrelevant in this game, and drawn faint. */
  faded?: boolean;
}

type Mood = "glad" | "sad";

export interface Head {
  x: number;
  y: number;
  isYou: boolean;
  /** Final expression. */
  mood?: Mood;
}

export interface Scene {
  /** The shape to find. */
  shape: number;
  /** The cards on which it is highlighted; others may have it too. */
  seen: readonly number[];
  cards: readonly SceneCard[];
  heads: readonly Head[];
  /** Position of a slapping hand, in place of a finger. */
  slap?: Spot;
  /** The Ring card, which is not part of the deck, and its destination. */
  ring?: { at: Spot; to: Spot };
}

export const spot = (x: number, y: number, r: number): Spot => ({ x, y, r });

export const you = (mood?: Mood): Head => ({ x: 0, y: 95, isYou: true, ...(mood && { mood }) });
export const other = (x: number, y: number, mood?: Mood): Head => ({ x, y, isYou: false, ...(mood && { mood }) });

export const CENTRE = spot(0, -24, 31);
export const YOURS = spot(0, 46, 31);
export const LEFT = spot(-60, -26, 21);
export const RIGHT = spot(60, -26, 21);
export const leftHead = (mood?: Mood): Head => other(-84, -46, mood);
export const rightHead = (mood?: Mood): Head => other(84, -46, mood);
