import { isOfPlayer, placesOf, type Place } from "../games/game-places";
import type { GameView } from "../protocol/messages";
import { around, inset, packed } from "../board/arrangements/packing";
import { areApart, GAP, isWithin, largest, type Box, type Circle, type Size } from "../board/arrangements/shapes";
import { cardAt, edgesOf, rimAt, rimThickness, type Side } from "./edges";

/** Arrangement of a game around a screen that lies flat: each player has an edge, and their card faces them. */

/** The part of a player: the rim along the edge, and the card behind it if the game has one. */
export interface Edge {
  seat: number;
  /** The angle at which things face the player, in degrees clockwise: 0 at the bottom, 90 at the left. */
  angle: number;
  rim: Box;
  card: Circle | null;
  place: number | null;
}

interface SharedSpot extends Circle {
  place: number;
}

export interface SharedArrangement {
  edges: Edge[];
  /** The cards that are nobody's. */
  spots: SharedSpot[];
  /** The pile of cards face down. */
  pile: Circle;
  menu: Box;
}

type Laid = Pick<SharedArrangement, "edges" | "spots">;

/** The smallest card of a player, as a share of the short side, by the number of players. */
export const MIN_SHARES: readonly number[] = [0.34, 0.34, 0.34, 0.3, 0.26, 0.24, 0.22, 0.19, 0.17];
const MAX_SHARE = 0.46;
/** Size of the card in the centre, relative to the players' own. */
const CENTRE = { least: 1.02, most: 1.35 };
const MAX_SPOT = 0.3;
const CORNER = 8;
const MENU = 44;
const PILE = 26;

/** Returns the arrangement; `order` has all seats of the table clockwise, also those that do not play now. */
export function arrangeAround(game: GameView, order: readonly number[], size: Size): SharedArrangement {
  const isTall = size.height > size.width;
  const wide = isTall ? { width: size.height, height: size.width } : size;
  const laid = arrangeWide(game, order, wide);
  return {
    ...(isTall ? turned(laid, wide.height) : laid),
    pile: { x: size.width - CORNER - PILE, y: size.height - CORNER - PILE, r: PILE },
    menu: { x: CORNER, y: CORNER, width: MENU, height: MENU },
  };
}

/** Returns the angle of a card that is nobody's: as good as random, so that it favours nobody. */
export function randomAngle(game: number, card: number): number {
  // Multiples of the golden ratio spread over the circle.
  return Math.floor((((card + 1) * 0.6180339887 + (game + 1) * 0.2360679775) % 1) * 360);
}

function arrangeWide(game: GameView, order: readonly number[], size: Size): Laid {
  const places = placesOf(game);
  const owned = places.filter(isOfPlayer);
  const shared = places.filter((one) => one.kind === "centre" || one.kind === "grid");
  const sides = edgesOf(order.length, size);
  const edges = (r: number): Edge[] =>
    order.map((seat, at) => {
      const place = owned[game.seats.indexOf(seat)]?.place ?? null;
      const { angle } = sides[at]!;
      const card = place === null ? null : cardAt(sides[at]!, size, r);
      return { seat, angle, rim: rimAt(sides[at]!, size, order.length), card, place };
    });
  const least = ((MIN_SHARES[order.length] ?? 0) * size.height) / 2;
  if (owned.length === 0) return { edges: edges(0), spots: inMiddle(shared, clearRoom(sides, size, 0), size) };
  if (shared.length > 1) return { edges: edges(least), spots: inMiddle(shared, clearRoom(sides, size, least), size) };
  const fit = (r: number): Laid | null => {
    const cards = sides.map((side) => cardAt(side, size, r));
    const spots = shared.map(({ place }) => ({ ...roomiest(cards, size, CENTRE.most * r), place }));
    const fits = areAllApart(cards) && spots.every((spot) => spot.r >= CENTRE.least * r);
    return fits ? { edges: edges(r), spots } : null;
  };
  return largest((MAX_SHARE * size.height) / 2, 1, fit) ?? { edges: edges(least), spots: [] };
}

/** Returns the box that is clear of the rims, and of cards of a size behind them. */
function clearRoom(sides: readonly Side[], size: Size, r: number): Box {
  const rim = rimThickness(size) + GAP;
  const band = (angle: number): number => rim + (r > 0 && sides.some((side) => side.angle === angle) ? 2 * r + GAP : 0);
  const [left, top] = [band(90), band(180)];
  return { x: left, y: top, width: size.width - left - band(270), height: size.height - top - band(0) };
}

function areAllApart(circles: readonly Circle[]): boolean {
  return circles.every((one, at) => circles.slice(at + 1).every((other) => areApart(one, other)));
}

const STEPS = 24;

/** Returns the largest circle on the middle axis that keeps clear of the cards and the rims; in the middle if it can. */
function roomiest(cards: readonly Circle[], size: Size, most: number): Circle {
  const { width, height } = size;
  const edge = rimThickness(size) + GAP;
  const spots = Array.from({ length: STEPS + 1 }, (_, step) => {
    // With as many players above as below, only the middle is fair.
    const [x, y] = [width / 2, height * (cards.length % 2 === 0 ? 0.5 : 0.3 + (0.4 * step) / STEPS)];
    const room = cards.map((card) => Math.hypot(card.x - x, card.y - y) - card.r - GAP);
    return { x, y, r: Math.min(...room, y - edge, height - y - edge, most) };
  });
  // Of equally large ones, the one nearest to the middle.
  const worth = ({ y, r }: Circle): number => r - Math.abs(y - height / 2) * 0.01;
  return spots.reduce((best, spot) => (worth(spot) > worth(best) ? spot : best));
}

/** Returns the cards that are nobody's: one with others around it, or all in rows. */
function inMiddle(shared: readonly Place[], room: Box, { height }: Size): SharedSpot[] {
  const [centre, ...others] = shared;
  const isRing = centre?.kind === "centre" && others.length > 1 && others.every(({ kind }) => kind === "grid");
  const ring = isRing ? largest(MAX_SPOT * height, 20, (r) => ringOf(others.length, room, r)) : null;
  const circles = ring ?? packed(shared.length, room, { isGrid: true, most: MAX_SPOT * height }).circles;
  return circles.map((circle, at) => ({ ...circle, place: shared[at]!.place }));
}

/** Returns a circle in the middle of a box with others around it, if they fit. */
function ringOf(count: number, room: Box, r: number): Circle[] | null {
  const path = inset(room, r);
  if (path.width <= 0 || path.height <= 0) return null;
  const middle = { x: room.x + room.width / 2, y: room.y + room.height / 2, r: CENTRE.least * r };
  const all = [middle, ...around(count, path, 0.25, 1.25).map((point) => ({ ...point, r }))];
  return areAllApart(all) && all.every((one) => isWithin(one, room)) ? all : null;
}

/** Turns a wide arrangement by a quarter, for a tall screen. */
function turned({ edges, spots }: Laid, height: number): Laid {
  const circle = <Shape extends Circle>(one: Shape): Shape => ({ ...one, x: height - one.y, y: one.x });
  const rim = (box: Box): Box => ({ x: height - box.y - box.height, y: box.x, width: box.height, height: box.width });
  return {
    edges: edges.map((edge) => ({
      ...edge,
      angle: (edge.angle + 90) % 360,
      rim: rim(edge.rim),
      card: edge.card && circle(edge.card),
    })),
    spots: spots.map(circle),
  };
}
