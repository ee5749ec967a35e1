import type { Hand, Positions, Parts, SeatSpot, Spot } from "./arrangement";
import { around, inset, labelOf, packed } from "./packing";
import {
  areApart,
  cutBottom,
  cutSide,
  distance,
  GAP,
  isClear,
  LABEL,
  largest,
  overlap,
  type Box,
  type Circle,
  type Size,
} from "./shapes";

/** Arrangement for desktops and televisions: a round table with the seats around it. */

const RIBBON: Size = { width: 400, height: 68 };
const COLUMN = 128;
const SEAT = 46;
const NAME = 120;
/** Size of the central card relative to those around it: minimum and preferred. */
const LARGER = 1.12;
const WORTH = 2;
const SMALLEST = 30;

export function round(parts: Parts, whole: Box, hand: Hand): Positions {
  const box = inset(whole, 14);
  if (parts.second && parts.many.length > 0) return twoBelowMany(parts, box, hand);
  if (parts.second) return twoInCentre(parts, box, hand);
  return parts.big ? oneInCentre(parts, box) : inRows(parts, box);
}

/** Two cards in the middle of the table, the seats along its far side, the latest match at the near one. */
function twoInCentre({ big, second, seats }: Parts, box: Box, hand: Hand): Positions {
  const ribbon = { ...RIBBON, x: box.x + (box.width - RIBBON.width) / 2, y: box.y + box.height - RIBBON.height };
  const half = Math.min(0.29, 0.085 * (seats.length - 1) + 0.02);
  const r = Math.min(72, Math.max(SEAT, box.height * 0.07));
  const path = { ...box, x: box.x + r + 20, width: box.width - 2 * r - 40, y: box.y + r, height: box.height * 1.1 };
  const sat = around(seats.length, path, -half, half).map((at, index) => seated(seats[index]!, { ...at, r }));
  const most = Math.min(box.width / 4, box.height / 2);
  const fit = (size: number): [Circle, Circle] | null => {
    const y = ribbon.y - GAP - size;
    const [left, right] = [-1, 1].map((side) => ({ x: box.x + box.width / 2 + side * (size + GAP), y, r: size })) as [
      Circle,
      Circle,
    ];
    const isFree = sat.every((seat) => [left, right].every((card) => keepsClear(card, seat)));
    return isFree && y - size >= box.y ? (hand === "right" ? [right, left] : [left, right]) : null;
  };
  const [near, far] = largest(most, 40, fit) ?? [
    { x: 0, y: 0, r: 0 },
    { x: 0, y: 0, r: 0 },
  ];
  const spots = [
    { ...second!, ...far },
    { ...big!, ...near },
  ];
  return { spots, seats: [...sat, ...owners(spots, false)], ribbon };
}

/** Two cards at the near side of the table, the many along its far side, small seats at both sides. */
function twoBelowMany(parts: Parts, box: Box, hand: Hand): Positions {
  const { big, second, many } = parts;
  const [columns, inner] = sides(parts.seats, box);
  const ribbon = { ...RIBBON, x: inner.x + (inner.width - RIBBON.width) / 2, y: box.y + box.height - RIBBON.height };
  const isNamed = many.some((piece) => piece.owner !== null);
  let found: Spot[] | null = null;
  let highest = 0;
  for (let r = box.height / 4; r >= SMALLEST; r *= 0.96) {
    // A few cards stay together at the far side.
    for (const half of ARCS.filter((one) => one <= 0.06 * many.length)) {
      const path = { ...inner, x: inner.x + r, width: inner.width - 2 * r, y: inner.y + r, height: inner.height * 1.1 };
      const arc = around(many.length, path, -half, half).map((at) => ({ ...at, r }));
      const names = isNamed ? arc.map(nameBelow) : [];
      if (!keepApart(arc, names)) continue;
      const near = largestPair(inner, arc, names, ribbon.y - GAP);
      const worth = near ? Math.min(WORTH * r, near[0].r) : 0;
      if (!near || near[0].r < LARGER * r || worth <= highest + 1) continue;
      highest = worth;
      const [first, other] = hand === "right" ? [near[1], near[0]] : near;
      found = [
        ...many.map((piece, index) => ({ ...piece, ...arc[index]! })),
        { ...second!, ...other },
        { ...big!, ...first },
      ];
    }
  }
  if (!found) return inRows({ ...parts, big: null, second: null, many: [...many, second!, big!] }, box);
  const named = found.slice(0, many.length);
  return {
    spots: found,
    seats: [...columns, ...owners(named, true), ...owners(found.slice(many.length), false)],
    ribbon,
  };
}

/** Candidates for half of the arc of the many, on each side of the far end, in turns. */
const ARCS = [0.06, 0.12, 0.18, 0.22, 0.25];

/** Tells whether no card overlaps another or a name. */
function keepApart(circles: readonly Circle[], names: readonly Box[]): boolean {
  return circles.every(
    (one, index) =>
      circles.slice(index + 1).every((other) => areApart(one, other)) && names.every((name) => isClear(one, name)),
  );
}

/** Returns the largest two circles side by side above a line that overlap nothing: left and right. */
function largestPair(
  box: Box,
  circles: readonly Circle[],
  boxes: readonly Box[],
  bottom: number,
): [Circle, Circle] | null {
  return largest(Math.min(box.width / 4, box.height / 2), 40, (r) => {
    const y = bottom - r;
    const [left, right] = [-1, 1].map((side) => ({ x: box.x + box.width / 2 + side * (r + GAP / 2 + 2), y, r })) as [
      Circle,
      Circle,
    ];
    const isFree = [left, right].every(
      (card) => circles.every((other) => areApart(card, other)) && boxes.every((name) => isClear(card, name, GAP)),
    );
    return isFree && y - r >= box.y && left.x - r >= box.x ? [left, right] : null;
  });
}

interface CentreLayout {
  ring: Circle[];
  middle: Circle;
}

/** The seatings around the centre, in turns from the far side: along an arc, or all around. */
const WAYS = [
  [-0.25, 0.25],
  [-0.31, 0.31],
  [-0.37, 0.37],
  [0, 1],
  [0.5, 1.5],
] as const;

/** One card in the centre, the others around it. */
function oneInCentre({ big, many, seats, aside }: Parts, whole: Box): Positions {
  const [columns, inner] = sides(seats, whole);
  const ribbon = { ...RIBBON, width: 270, x: whole.x, y: whole.y + whole.height - RIBBON.height };
  const own = aside ? [inCorner(aside, whole)] : [];
  const kept = [ribbon, ...own.map(({ x, y, r }) => ({ x: x - r, y: y - r, width: 2 * r, height: 2 * r + LABEL }))];
  const { ring, middle } = bestCentreLayout(
    many.length,
    inner,
    kept,
    many.some((piece) => piece.owner !== null),
  );
  const spots = [...many.map((piece, index) => ({ ...piece, ...ring[index]! })), { ...big!, ...middle }];
  return { spots, seats: [...columns, ...owners(spots, true), ...own], ribbon };
}

/** Returns the seating and sizes at which the central card and those around it are most readable. */
function bestCentreLayout(count: number, box: Box, kept: readonly Box[], isNamed: boolean): CentreLayout {
  let best: CentreLayout = { ring: [], middle: { x: 0, y: 0, r: 0 } };
  let highest = 0;
  for (let r = box.height / 3; r >= SMALLEST; r *= 0.97) {
    for (const [from, to] of WAYS) {
      const made = about(count, box, kept, isNamed, r, from, to);
      const worth = made ? Math.min(WORTH * r, made.middle.r) : 0;
      if (made && worth > highest + 1) [best, highest] = [made, worth];
    }
  }
  return best;
}

function about(
  count: number,
  box: Box,
  kept: readonly Box[],
  isNamed: boolean,
  r: number,
  from: number,
  to: number,
): CentreLayout | null {
  const label = isNamed ? LABEL : 0;
  const path = { x: box.x + r, y: box.y + r, width: box.width - 2 * r, height: box.height - 2 * r - label };
  const ring = around(count, path, from, to).map((at) => ({ ...at, r }));
  const names = isNamed ? ring.map(nameBelow) : [];
  const isFree = ring.every(
    (one, index) =>
      [...kept, ...names].every((other) => isClear(one, other)) &&
      ring.slice(index + 1).every((other) => areApart(one, other)),
  );
  if (!isFree || names.some((name) => kept.some((other) => overlap(name, other)))) return null;
  const middle = largestBelow(box, ring, [...names, ...kept]);
  return middle.r < LARGER * r ? null : { ring, middle };
}

/** Returns the largest circle on the vertical centre line that overlaps nothing. */
function largestBelow(box: Box, circles: readonly Circle[], boxes: readonly Box[]): Circle {
  const x = box.x + box.width / 2;
  const tries = Array.from({ length: 9 }, (_, index) => {
    const y = box.y + box.height * (0.42 + index * 0.035);
    const room = [
      y - box.y,
      box.y + box.height - y,
      ...circles.map((one) => Math.hypot(one.x - x, one.y - y) - one.r - GAP),
      ...boxes.map((one) => distance({ x, y }, one) - 4),
    ];
    return { x, y, r: Math.max(0, Math.min(...room)) };
  });
  return tries.reduce((best, one) => (one.r > best.r ? one : best));
}

function inCorner(seat: Parts["seats"][0], { x, y, width, height }: Box): SeatSpot {
  return seated(seat, { x: x + width - NAME / 2, y: y + height - SEAT - LABEL, r: SEAT });
}

function inRows(parts: Parts, whole: Box): Positions {
  const [columns, middle] = sides(parts.seats, whole);
  const [band, box] = cutBottom(middle, RIBBON.height + GAP);
  const label = parts.many.some((piece) => piece.owner !== null) ? LABEL : 0;
  const { circles } = packed(parts.many.length, box, { label, isGrid: label === 0 });
  const spots = parts.many.map((piece, index) => ({ ...piece, ...circles[index]! }));
  const ribbon = { ...RIBBON, x: band.x + (band.width - RIBBON.width) / 2, y: band.y + GAP };
  return { spots, seats: [...columns, ...owners(spots, true)], ribbon };
}

/** Returns seats at both sides, and the box between them. */
function sides(seats: Parts["seats"], box: Box): [SeatSpot[], Box] {
  if (seats.length === 0) return [[], box];
  const [left, rest] = cutSide(box, COLUMN, "left");
  const [right, middle] = cutSide(rest, COLUMN, "right");
  const half = Math.ceil(seats.length / 2);
  // The lower left corner may show the latest match.
  const [, above] = cutBottom(left, RIBBON.height + GAP);
  const column = (some: Parts["seats"], room: Box): SeatSpot[] => {
    const { circles } = packed(some.length, room, { label: LABEL, most: SEAT });
    return some.map((seat, index) => seated(seat, circles[index]!));
  };
  return [[...column(seats.slice(0, half), above), ...column(seats.slice(half), right)], inset(middle, 4)];
}

function seated(seat: Parts["seats"][0], circle: Circle): SeatSpot {
  return { ...seat, ...circle, label: labelOf(circle, NAME) };
}

function owners(spots: readonly Spot[], isNamed: boolean): SeatSpot[] {
  return spots.flatMap(({ owner, place, role, x, y, r }) => {
    if (owner === null) return [];
    const label = isNamed && role !== "mine" ? nameBelow({ x, y, r }) : null;
    return [{ seat: owner, place, x, y, r, label }];
  });
}

function nameBelow(circle: Circle): Box {
  return labelOf(circle, Math.min(NAME, 2 * circle.r + 24));
}

function keepsClear(card: Circle, seat: SeatSpot): boolean {
  return areApart(card, seat) && (seat.label === null || isClear(card, seat.label));
}
