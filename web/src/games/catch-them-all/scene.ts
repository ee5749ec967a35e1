import { shared } from "../miniatures/mini-cards";
import { other, spot, you, type Scene, type Spot } from "../miniatures/scene-parts";

const AROUND = [200, 247, 293, 340].map((degrees) => (degrees * Math.PI) / 180);
const around = (at: number): Spot => spot(59 * Math.cos(AROUND[at]!), 59 * Math.sin(AROUND[at]!), 21);

export const scene: Scene = {
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
