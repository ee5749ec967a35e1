import { gameOf } from "../game-descriptions.svelte";
import { layoutOf, RING, shapesOf, shared } from "./mini-cards";

/**
 * The scene of each mini-game, on a round table of radius 100: the cards, the shape that is found on some of them, and
 * the movement that follows. docs/reference/rules.md has the same in words.
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

const spot = (x: number, y: number, r: number): Spot => ({ x, y, r });

const you = (mood?: Mood): Head => ({ x: 0, y: 95, isYou: true, ...(mood && { mood }) });
const other = (x: number, y: number, mood?: Mood): Head => ({ x, y, isYou: false, ...(mood && { mood }) });

const CENTRE = spot(0, -24, 31);
const YOURS = spot(0, 46, 31);
const LEFT = spot(-60, -26, 21);
const RIGHT = spot(60, -26, 21);
const leftHead = (mood?: Mood): Head => other(-84, -46, mood);
const rightHead = (mood?: Mood): Head => other(84, -46, mood);

/** Two cards and their common shape. */
const pair: Scene = {
  shape: shared(2, 5),
  seen: [2, 5],
  cards: [
    { card: 2, at: spot(-47, 0, 44) },
    { card: 5, at: spot(47, 0, 44) },
  ],
  heads: [],
};

const tower: Scene = {
  shape: shared(0, 8),
  seen: [0, 8],
  cards: [
    { card: 4, at: LEFT },
    { card: 11, at: RIGHT, under: 1 },
    { card: 6, at: CENTRE, under: 3 },
    { card: 8, at: YOURS },
    { card: 0, at: CENTRE, to: spot(2, 41, 31) },
  ],
  heads: [leftHead(), rightHead(), you("glad")],
};

const well: Scene = {
  shape: shared(1, 5),
  seen: [1, 5],
  cards: [
    { card: 4, at: LEFT, under: 2 },
    { card: 11, at: RIGHT, under: 3 },
    { card: 5, at: CENTRE, under: 1 },
    { card: 9, at: YOURS, under: 1 },
    { card: 1, at: spot(0, 43, 31), to: spot(2, -28, 31) },
  ],
  heads: [leftHead(), rightHead(), you("glad")],
};

const hotPotato: Scene = {
  shape: shared(3, 12),
  seen: [3, 12],
  cards: [
    { card: 7, at: spot(0, -58, 24) },
    { card: 10, at: spot(58, -8, 24) },
    { card: 12, at: spot(-58, -8, 24) },
    { card: 3, at: spot(0, 48, 30), to: spot(-54, -14, 24) },
  ],
  heads: [other(0, -97), other(95, -22), other(-95, -22, "sad"), you("glad")],
};

const poisonedGift: Scene = {
  shape: shared(6, 9),
  seen: [6, 9],
  cards: [
    { card: 1, at: spot(58, -22, 24) },
    { card: 9, at: spot(-58, -22, 24) },
    { card: 4, at: spot(0, 58, 20), faded: true },
    { card: 11, at: spot(0, -4, 30), under: 3 },
    { card: 6, at: spot(0, -4, 30), to: spot(-54, -28, 24) },
  ],
  heads: [leftHead("sad"), rightHead(), you("glad")],
};

/** Nine cards in three rows, three of them with the shape, and their replacements. */
const TRIPLET_SHAPE = 0;
const NINE = [2, 0, 7, 12, 5, 1, 6, 8, 10];
const FILL: Readonly<Record<number, number>> = { 0: 3, 12: 9, 10: 11 };
const inRows = (at: number): Spot => spot(((at % 3) - 1) * 42, (Math.floor(at / 3) - 1) * 42 - 18, 20);
const isTaken = (card: number): boolean => shapesOf(card).includes(TRIPLET_SHAPE);

const triplet: Scene = {
  shape: TRIPLET_SHAPE,
  seen: NINE.filter(isTaken),
  cards: [
    ...NINE.map((card, at) => ({ card: FILL[card] ?? card, at: inRows(at) })),
    ...NINE.flatMap((card, at) =>
      isTaken(card) ? [{ card, at: inRows(at), to: spot((at % 3) * 9 - 9, 70, 20) }] : [],
    ),
  ],
  heads: [other(-96, -18), other(96, -18), you("glad")],
};

const AROUND = [200, 247, 293, 340].map((degrees) => (degrees * Math.PI) / 180);
const around = (at: number): Spot => spot(59 * Math.cos(AROUND[at]!), 59 * Math.sin(AROUND[at]!), 21);

const catchThemAll: Scene = {
  shape: shared(5, 8),
  seen: [5, 8],
  cards: [
    { card: 5, at: spot(0, 2, 28) },
    { card: 11, at: around(0) },
    { card: 2, at: around(1) },
    { card: 10, at: around(3) },
    { card: 3, at: spot(-3, 66, 20) },
    { card: 8, at: around(2), to: spot(2, 62, 21) },
  ],
  heads: [other(-95, -24), other(0, -98), other(95, -24), you("glad")],
};

const ringTower: Scene = {
  shape: RING,
  seen: [3],
  cards: [
    { card: 4, at: LEFT },
    { card: 11, at: RIGHT, under: 1 },
    { card: 3, at: CENTRE, under: 3 },
    { card: 8, at: YOURS },
  ],
  heads: [leftHead("sad"), rightHead(), you("glad")],
  slap: spot(-7, -14, 31),
  ring: { at: spot(-70, -2, 15), to: spot(46, 62, 18) },
};

const SCENES: Readonly<Record<string, Scene>> = {
  tower,
  well,
  "hot-potato": hotPotato,
  "poisoned-gift": poisonedGift,
  triplet,
  "catch-them-all": catchThemAll,
  "ring-tower": ringTower,
};

/** Returns the scene of a mini-game, or of one with a similar table; two cards for practice and play-offs. */
export function sceneOf(game: string): Scene {
  return SCENES[game] ?? SCENES[gameOf(game).picture] ?? pair;
}

/** Returns the position of the shape on each of the highlighted cards. */
export function seenAt({ shape, seen, cards }: Scene): Spot[] {
  return seen.map((number) => {
    const { at } = cards.find(({ card }) => card === number)!;
    const { x, y, size } = layoutOf(number).find((placed) => placed.shape === shape)!;
    return { x: at.x + x * at.r, y: at.y + y * at.r, r: size * at.r };
  });
}

/** Returns the movements in a scene: start and end of each. */
export function moves({ cards, ring }: Scene): { at: Spot; to: Spot }[] {
  const moving = cards.flatMap(({ at, to }) => (to ? [{ at, to }] : []));
  return ring ? [...moving, ring] : moving;
}
