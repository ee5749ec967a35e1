import type { GameView } from "../../protocol/messages";
import type { Arrangement, Positions } from "./arrangement";
import { flat, onScreen } from "./flat";
import { ownPart, partsOf } from "./board-parts";
import { round } from "./round";
import type { Box, Circle, Size } from "./shapes";

/** Smallest screen for a round table. */
const ROUND: Size = { width: 900, height: 560 };
/** Screen sizes at which names and gaps have their minimum size; they grow on larger screens. */
const USUAL_ROUND: Size = { width: 1100, height: 680 };
const USUAL_FLAT = 520;
const MAX_GROWN = 1.6;

export interface Looks {
  /** Whether only the player's own card is shown. */
  headsUp?: boolean;
  /** Whether this is the table's screen. */
  isScreen?: boolean;
  /** Scale of names and gaps; by default it follows from the size. */
  unit?: number | null;
}

/** Returns the arrangement of a game for a player or a spectator. */
export function arrange(
  game: GameView,
  me: number | null,
  size: Size,
  leftHanded: boolean,
  { headsUp = false, isScreen = false, unit: fixed = null }: Looks = {},
): Arrangement {
  // In units of large type a TV is as small as a phone held across.
  const isRound = !isScreen && size.width >= ROUND.width && size.height >= ROUND.height && size.width > size.height;
  const usual = Math.min(
    MAX_GROWN,
    Math.max(1, isRound ? grown(size) : Math.min(size.width, size.height) / USUAL_FLAT),
  );
  const unit = fixed ?? usual;
  const box = { x: 0, y: 0, width: size.width / unit, height: size.height / unit };
  const parts = headsUp ? ownPart(game, me) : partsOf(game, me, isScreen);
  const hand = leftHanded ? "left" : "right";
  const laid = isScreen ? onScreen(parts, box) : isRound ? round(parts, box, hand) : flat(parts, box, hand);
  return { ...times(laid, unit), table: isRound, unit };
}

function grown({ width, height }: Size): number {
  return Math.min(width / USUAL_ROUND.width, height / USUAL_ROUND.height);
}

function times({ spots, seats, ribbon }: Positions, unit: number): Positions {
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
    ribbon: ribbon && box(ribbon),
  };
}
