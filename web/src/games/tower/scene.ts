import { shared } from "../miniatures/mini-cards";
import { CENTRE, LEFT, RIGHT, YOURS, leftHead, rightHead, spot, you, type Scene } from "../miniatures/scene-parts";

export const scene: Scene = {
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
