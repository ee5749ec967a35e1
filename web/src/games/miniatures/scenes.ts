import { gameOf } from "../game-descriptions.svelte";
import { layoutOf, shared } from "./mini-cards";
import { spot, type Scene, type Spot } from "./scene-parts";

/** The scenes of the mini-games, each in the folder of its name. */

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

const modules = import.meta.glob<Scene>("../*/scene.ts", { import: "scene", eager: true });

function drawnScene(game: string): Scene | undefined {
  return modules[`../${game}/scene.ts`];
}

/** Returns the scene of a mini-game, or of one with a similar table; two cards for practice and play-offs. */
export function sceneOf(game: string): Scene {
  return drawnScene(game) ?? drawnScene(gameOf(game).picture) ?? pair;
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
