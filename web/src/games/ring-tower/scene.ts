import { RING } from "../miniatures/mini-cards";
import { CENTRE, LEFT, RIGHT, YOURS, leftHead, rightHead, spot, you, type Scene } from "../miniatures/scene-parts";

export const scene: Scene = {
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
