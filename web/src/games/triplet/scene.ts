import { shapesOf } from "../miniatures/mini-cards";
import { other, spot, you, type Scene, type Spot } from "../miniatures/scene-parts";

/** Nine cards in three rows, three of them with the shape, and their replacements. */
const TRIPLET_SHAPE = 0;
const NINE = [2, 0, 7, 12, 5, 1, 6, 8, 10];
const FILL: Readonly<Record<number, number>> = { 0: 3, 12: 9, 10: 11 };
const inRows = (at: number): Spot => spot(((at % 3) - 1) * 42, (Math.floor(at / 3) - 1) * 42 - 18, 20);
const isTaken = (card: number): boolean => shapesOf(card).includes(TRIPLET_SHAPE);

export const scene: Scene = {
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
