import { shared } from "../miniatures/mini-cards";
import { CENTRE, LEFT, RIGHT, YOURS, leftHead, rightHead, spot, you, type Scene } from "../miniatures/scene-parts";

export const scene: Scene = {
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
