import type { Hand, Laid, Parts, SeatSpot, Spot } from "./arrangement";
import { around, inset, labelOf, packed } from "./packing";
import { areApart, cutBottom, cutSide, GAP, isClear, LABEL, largest, type Box, type Circle, type Size } from "./shapes";

/** On desktops and televisions: a round table, with the seats around it. */

const RIBBON: Size = { width: 400, height: 68 };
const COLUMN = 128;
const SEAT = 46;
const NAME = 120;
/** How much larger than those around it the card in the middle is, at least and at best. */
const LARGER = 1.12;
const WORTH = 2;

export function round(parts: Parts, whole: Box, hand: Hand): Laid {
  const box = inset(whole, 14);
  if (parts.second) return aboutTwo(parts, box, hand);
  return parts.big ? aboutOne(parts, box) : inRows(parts, box);
}

/** Two cards in the middle of the table, the seats along its far side, the latest match at the near one. */
function aboutTwo({ big, second, seats }: Parts, box: Box, hand: Hand): Laid {
  const ribbon = { ...RIBBON, x: box.x + (box.width - RIBBON.width) / 2, y: box.y + box.height - RIBBON.height };
  const half = Math.min(0.29, 0.085 * (seats.length - 1) + 0.02);
  const r = Math.min(72, Math.max(SEAT, box.height * 0.07));
  const path = { ...box, x: box.x + r + 20, width: box.width - 2 * r - 40, y: box.y + r, height: box.height * 1.1 };
  const sat = around(seats.length, path, -half, half).map((at, index) => seated(seats[index]!, { ...at, r }));
  const most = Math.min(box.width / 4, box.height / 2);
  const fit = (size: number): [Circle, Circle] | null => {
    const y = ribbon.y - GAP - size;
    const [left, right] = [-1, 1].map((side) => ({ x: box.x + box.width / 2 + side * (size + GAP), y, r: size })) as [Circle, Circle];
    const isFree = sat.every((seat) => [left, right].every((card) => keepsClear(card, seat)));
    return isFree && y - size >= box.y ? (hand === "right" ? [right, left] : [left, right]) : null;
  };
  const [near, far] = largest(most, 40, fit) ?? [{ x: 0, y: 0, r: 0 }, { x: 0, y: 0, r: 0 }];
  const spots = [
    { ...second!, ...far },
    { ...big!, ...near },
  ];
  return { spots, seats: [...sat, ...owners(spots, false)], ribbon };
}

/** One card in the middle, the others around it. */
function aboutOne(parts: Parts, whole: Box): Laid {
  const [columns, inner] = sides(parts.seats, whole);
  const ribbon = { ...RIBBON, width: 270, x: whole.x, y: whole.y + whole.height - RIBBON.height };
  const { many, aside, big } = parts;
  const label = many.some((piece) => piece.owner !== null) ? LABEL : 0;
  const fit = (r: number, turned: number): About | null => {
    const path = { x: inner.x + r, y: inner.y + r, width: inner.width - 2 * r, height: inner.height - 2 * r - label };
    // One's own seat is at the near side; without one, the ring may start anywhere.
    const [from, count] = aside ? [0.5, many.length + 1] : [turned, many.length];
    const ring = around(count, path, from, from + 1).map((at) => ({ ...at, r }));
    const middle = { x: path.x + path.width / 2, y: path.y + path.height / 2, r: 0 };
    if (!ring.every((one) => isClear(one, ribbon, GAP) && isClear({ ...one, y: one.y + label }, ribbon, 0))) return null;
    if (!ring.every((one, at) => ring.every((other, index) => index <= at || areApart(one, other, GAP + label)))) return null;
    const room = Math.min(...ring.map((one) => Math.hypot(one.x - middle.x, one.y - middle.y) - r - GAP - (one.y < middle.y ? label : 0)));
    return room < LARGER * r ? null : { ring, middle: { ...middle, r: room } };
  };
  const turns = aside ? [0] : [0, 0.25, 0.5 / many.length];
  const { ring, middle } = bestOf(inner.height / 3, 30, turns, fit);
  const [own, rest] = aside ? [ring[0]!, ring.slice(1)] : [null, ring];
  const spots = [...many.map((piece, at) => ({ ...piece, ...rest[at]! })), { ...big!, ...middle }];
  const mine = aside && own ? [seated(aside, { ...own, y: own.y + own.r - SEAT, r: SEAT })] : [];
  return { spots, seats: [...columns, ...owners(spots, true), ...mine], ribbon };
}

interface About {
  ring: Circle[];
  middle: Circle;
}

/** Returns the sizes at which both the card in the middle and those around it can be read best. */
function bestOf(
  most: number,
  least: number,
  turns: readonly number[],
  fit: (r: number, turned: number) => About | null,
): About {
  let best: About = { ring: [], middle: { x: 0, y: 0, r: 0 } };
  let highest = 0;
  for (let r = most; r >= least; r *= 0.985) {
    for (const turned of turns) {
      const made = fit(r, turned);
      const worth = made ? Math.min(WORTH * r, made.middle.r) : 0;
      if (made && worth > highest + 1) [best, highest] = [made, worth];
    }
  }
  return best;
}

function inRows(parts: Parts, whole: Box): Laid {
  const [columns, middle] = sides(parts.seats, whole);
  const [band, box] = cutBottom(middle, RIBBON.height + GAP);
  const label = parts.many.some((piece) => piece.owner !== null) ? LABEL : 0;
  const { circles } = packed(parts.many.length, box, { label, isGrid: label === 0 });
  const spots = parts.many.map((piece, at) => ({ ...piece, ...circles[at]! }));
  const ribbon = { ...RIBBON, x: band.x + (band.width - RIBBON.width) / 2, y: band.y + GAP };
  return { spots, seats: [...columns, ...owners(spots, true)], ribbon };
}

/** Returns seats at both sides, and what is left between them. */
function sides(seats: Parts["seats"], box: Box): [SeatSpot[], Box] {
  if (seats.length === 0) return [[], box];
  const [left, rest] = cutSide(box, COLUMN, "left");
  const [right, middle] = cutSide(rest, COLUMN, "right");
  const half = Math.ceil(seats.length / 2);
  // The lower left corner may be where the latest match is told.
  const [, above] = cutBottom(left, RIBBON.height + GAP);
  const column = (some: Parts["seats"], room: Box): SeatSpot[] => {
    const { circles } = packed(some.length, room, { label: LABEL, most: SEAT });
    return some.map((seat, at) => seated(seat, circles[at]!));
  };
  return [[...column(seats.slice(0, half), above), ...column(seats.slice(half), right)], inset(middle, 4)];
}

function seated(seat: Parts["seats"][0], circle: Circle): SeatSpot {
  return { ...seat, ...circle, label: labelOf(circle, NAME) };
}

function owners(spots: readonly Spot[], isNamed: boolean): SeatSpot[] {
  return spots.flatMap(({ owner, place, role, x, y, r }) => {
    if (owner === null) return [];
    const label = isNamed && role !== "mine" ? labelOf({ x, y, r }, Math.min(NAME, 2 * r + 24)) : null;
    return [{ seat: owner, place, x, y, r, label }];
  });
}

function keepsClear(card: Circle, seat: SeatSpot): boolean {
  return areApart(card, seat) && (seat.label === null || isClear(card, seat.label));
}
