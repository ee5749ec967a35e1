import { shared } from "../miniatures/mini-cards";
import { other, spot, you, type Scene } from "../miniatures/scene-parts";

export const scene: Scene = {
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
