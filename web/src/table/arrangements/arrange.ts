import type { GameView } from "../../messages";
import type { Arrangement } from "./arrangement";
import { flat } from "./flat";
import { partsOf } from "./parts";
import { round } from "./round";
import type { Size } from "./shapes";

/** From here on there is room for a round table. */
const ROUND: Size = { width: 900, height: 560 };

/** Returns where everything lies, for one who sits at the table or looks on. */
export function arrange(game: GameView, me: number | null, size: Size, leftHanded: boolean): Arrangement {
  const parts = partsOf(game, me);
  const hand = leftHanded ? "left" : "right";
  const isRound = size.width >= ROUND.width && size.height >= ROUND.height && size.width > size.height;
  const box = { x: 0, y: 0, ...size };
  return { ...(isRound ? round : flat)(parts, box, hand), table: isRound };
}
