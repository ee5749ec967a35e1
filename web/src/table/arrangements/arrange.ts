import type { GameView } from "../../messages";
import type { Arrangement, Laid } from "./arrangement";
import { flat } from "./flat";
import { partsOf } from "./parts";
import { round } from "./round";
import type { Box, Circle, Size } from "./shapes";

/** Smallest screen for a round table. */
const ROUND: Size = { width: 900, height: 560 };
/** Screen sizes at which names and gaps have their minimum size; they grow on larger screens. */
const USUAL_ROUND: Size = { width: 1100, height: 680 };
const USUAL_FLAT = 520;
const MOST_GROWN = 1.6;

/** Returns the arrangement of a game for a player or a spectator. */
export function arrange(game: GameView, me: number | null, size: Size, leftHanded: boolean): Arrangement {
  const isRound = size.width >= ROUND.width && size.height >= ROUND.height && size.width > size.height;
  const unit = Math.min(
    MOST_GROWN,
    Math.max(1, isRound ? grown(size) : Math.min(size.width, size.height) / USUAL_FLAT),
  );
  const box = { x: 0, y: 0, width: size.width / unit, height: size.height / unit };
  const laid = (isRound ? round : flat)(partsOf(game, me), box, leftHanded ? "left" : "right");
  return { ...times(laid, unit), table: isRound, unit };
}

function grown({ width, height }: Size): number {
  return Math.min(width / USUAL_ROUND.width, height / USUAL_ROUND.height);
}

function times({ spots, seats, ribbon }: Laid, unit: number): Laid {
  const circle = <Shape extends Circle>(one: Shape): Shape => ({
    ...one,
    x: one.x * unit,
    y: one.y * unit,
    r: one.r * unit,
  });
  const box = ({ x, y, width, height }: Box): Box => ({
    x: x * unit,
    y: y * unit,
    width: width * unit,
    height: height * unit,
  });
  return {
    spots: spots.map(circle),
    seats: seats.map((seat) => ({ ...circle(seat), label: seat.label && box(seat.label) })),
    ribbon: box(ribbon),
  };
}
