import { shared } from "../miniatures/mini-cards";
import { leftHead, rightHead, spot, you, type Scene } from "../miniatures/scene-parts";

export const scene: Scene = {
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
