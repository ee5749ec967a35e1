import type { Hand, Parts, Positions, SeatSpot, Spot } from "./arrangement";
import { inset, labelOf } from "./packing";
import { areApart, cutSide, cutTop, GAP, isClear, LABEL, largest, overlap, type Box, type Circle } from "./shapes";

/** Arrangement for many cards on a tall screen: one or two in each row, staggered, the main card in the last row. */

const RIBBON = 54;
const EDGE = 6;
/** Gap between cards without owners, which have no ring around them. */
const NARROW = 4;
/** Space below a row of cards with names. */
const NAME = LABEL + 2;
const SMALLEST = 26;
/** Limits of the search. */
const MAX_CARDS = 12;
const MAX_PATTERNS = 12;
/** The other cards are never as large as the main card. */
const MAX_OF_BIG = 0.92;
/** A seat without a card, at the edge between two cards. */
const SEAT = 16;
const SEAT_NAME = 52;
const OWN_SEAT = 20;
const OWN_NAME = 64;

/** Cards in rows from the top; the main card, if any, is the last one. */
interface Rows {
  circles: Circle[];
  big: Circle | null;
}

/** Returns the staggered arrangement; null if it does not suit these parts or the screen. */
export function columns(parts: Parts, whole: Box, hand: Hand): Positions | null {
  const { big, second, many, seats, aside } = parts;
  const hasNames = many.some(({ owner }) => owner !== null);
  if (second || many.length < 2 || (hasNames && seats.length > 0)) return null;
  const [band, main] = cutTop(inset(whole, EDGE), RIBBON);
  const patterns = rowsOf(many.length);
  const laid = largest(hasNames ? main.width / 2 : main.width / 4, SMALLEST, (r) => {
    const rows = hasNames
      ? (zigzag(many.length, r, big !== null, main, hand) ?? namedRows(many.length, r, big !== null, main, hand))
      : firstNested(patterns, r, big !== null, main);
    const sitting = rows && edgeSeats(seats, main, [...rows.circles, ...(rows.big ? [rows.big] : [])]);
    return rows && sitting ? { rows, sitting } : null;
  });
  if (!laid) return null;
  const { circles, big: mainCircle } = laid.rows;
  const spots: Spot[] = many.map((piece, index) => ({ ...piece, ...circles[index]! }));
  const owned = spots.flatMap((spot) => seatOf(spot, labelOf(spot, Math.min(2 * spot.r, 110))));
  const worked: Spot[] = big && mainCircle ? [{ ...big, ...mainCircle }] : [];
  const [own, ribbon] = aside ? ownSeat(aside, band, hand) : [null, band];
  return {
    spots: [...spots, ...worked],
    seats: [...laid.sitting, ...owned, ...worked.flatMap((spot) => seatOf(spot, null)), ...(own ? [own] : [])],
    ribbon: inset(ribbon, 3),
  };
}

function seatOf({ owner, place, x, y, r }: Spot, label: Box | null): SeatSpot[] {
  return owner === null ? [] : [{ seat: owner, place, x, y, r, label }];
}

/** Returns the player's own seat at the end of the ribbon, and the rest of the ribbon. */
function ownSeat(seat: Parts["seats"][0], band: Box, hand: Hand): [SeatSpot, Box] {
  const [end, rest] = cutSide(band, 2 * OWN_SEAT + OWN_NAME + EDGE, hand);
  const x = hand === "right" ? end.x + end.width - OWN_SEAT : end.x + OWN_SEAT;
  const y = end.y + end.height / 2;
  const left = hand === "right" ? end.x : end.x + end.width - OWN_NAME;
  return [{ ...seat, x, y, r: OWN_SEAT, label: { x: left, y: y - 9, width: OWN_NAME - 4, height: 18 } }, rest];
}

/** Returns cards with names that alternate between left and right, the main card last, at the thumb; null if they do not fit. */
function zigzag(count: number, r: number, hasBig: boolean, box: Box, hand: Hand): Rows | null {
  const most = Math.min(r / MAX_OF_BIG, box.width / 2);
  if (!hasBig || !isLargeEnough(most, r, box)) return null;
  const placed: Circle[] = [];
  for (let index = 0; index <= count; index += 1) {
    const size = index === count ? most : r;
    const isRight = ((count - index) % 2 === 0) === (hand === "right");
    const x = isRight ? box.x + box.width - size : box.x + size;
    const start = placed.at(-1) ? placed.at(-1)!.y : box.y + size;
    const y = firstLevel(start, box.y + box.height - size, (level) =>
      placed.every((other) => fitsBelow({ x, y: level, r: size }, other)),
    );
    if (y === null) return null;
    placed.push({ x, y, r: size });
  }
  const last = placed.at(-1)!;
  // Space to spare goes between the cards.
  const spare = (box.y + box.height - last.y - last.r) / count;
  const spread = placed.map((circle, index) => ({ ...circle, y: circle.y + index * spare }));
  return { circles: spread.slice(0, count), big: spread[count]! };
}

/** Tells whether a card keeps its distance from a higher one and from the name below that. */
function fitsBelow(card: Circle, above: Circle): boolean {
  const name = { ...labelOf(above, Math.min(2 * above.r, 110)), y: above.y + above.r, height: NAME };
  return areApart(card, above) && isClear(card, name);
}

/** Returns the first level between two at which a condition holds, if any. */
function firstLevel(from: number, to: number, holds: (level: number) => boolean): number | null {
  for (let level = from; level <= to; level += 2) if (holds(level)) return level;
  return null;
}

/** Returns rows of two cards with names; an odd one lies beside the main card. */
function namedRows(count: number, r: number, hasBig: boolean, box: Box, hand: Hand): Rows | null {
  if (4 * r + GAP > box.width) return null;
  const isShared = hasBig && count % 2 === 1;
  const rows = isShared ? (count - 1) / 2 : Math.ceil(count / 2);
  const rest = box.height - rows * (2 * r + NAME);
  const most = Math.min(isShared ? box.width - 2 * r - GAP : box.width, rest) / 2;
  if (rest < (isShared ? 2 * r + NAME : 0) || (hasBig && !isLargeEnough(most, r, box))) return null;
  const pitch = 2 * r + NAME + (hasBig ? Math.max(0, (rest - 2 * most) / (rows + 1)) : rest / rows);
  const columns = [box.x + r, box.x + box.width - r];
  const bottom = box.y + box.height;
  const circles = Array.from({ length: count }, (_, index): Circle => {
    const isAlone = index === count - 1 && count % 2 === 1;
    if (isAlone && isShared) return { x: hand === "right" ? columns[0]! : columns[1]!, y: bottom - NAME - r, r };
    const x = isAlone ? box.x + box.width / 2 : columns[index % 2]!;
    return { x, y: box.y + pitch * Math.floor(index / 2) + r, r };
  });
  if (!hasBig) return { circles, big: null };
  const thumb = hand === "right" ? box.x + box.width - most : box.x + most;
  return { circles, big: { x: isShared ? thumb : box.x + box.width / 2, y: bottom - most, r: most } };
}

/** The main card is the largest, and half as wide as the screen. */
function isLargeEnough(big: number, r: number, box: Box): boolean {
  return r <= MAX_OF_BIG * big && big >= (box.width + 2 * EDGE) / 4 - 1;
}

/** Returns the first division into rows that fits, if any. */
function firstNested(patterns: readonly number[][], r: number, hasBig: boolean, box: Box): Rows | null {
  for (const rows of patterns) {
    const made = nested(rows, r, hasBig, box);
    if (made) return made;
  }
  return null;
}

/** Returns the best ways to lay a number of cards in rows of one and two: those that alternate most. */
function rowsOf(count: number): number[][] {
  if (count > MAX_CARDS) return [];
  const all: number[][] = [];
  const extend = (rows: number[], left: number): void => {
    if (left === 0) all.push(rows);
    for (const next of [1, 2]) if (next <= left) extend([...rows, next], left - next);
  };
  extend([], count);
  const repeats = (rows: number[]): number => rows.filter((row, index) => row === rows[index - 1]).length;
  return all.sort((a, b) => repeats(a) - repeats(b)).slice(0, MAX_PATTERNS);
}

/** Returns rows whose cards lie in the gaps of the row above, if they fit. */
function nested(rows: readonly number[], r: number, hasBig: boolean, box: Box): Rows | null {
  if (rows.includes(2) && 4 * r + NARROW > box.width) return null;
  const middle = box.x + box.width / 2;
  const across = rows.map((row) => (row === 1 ? [middle] : [box.x + r, box.x + box.width - r]));
  const levels = [box.y + r];
  for (let row = 1; row < rows.length; row += 1)
    levels.push(below(across.slice(0, row), levels, across[row]!, 2 * r + NARROW));
  const bottom = box.y + box.height;
  const low = levels.at(-1)!;
  const spare = (lowest: number): number => (bottom - lowest) / rows.length;
  if (!hasBig)
    return low + r > bottom ? null : spreadOut(across, levels, r, Math.min(spare(low + r), 2 * NARROW), null);
  const large = largest(box.width / 2, r / MAX_OF_BIG, (most) => {
    const y = below(across, levels, [middle], r + most + NARROW);
    return y + most <= bottom ? { x: middle, y, r: most } : null;
  });
  return large && isLargeEnough(large.r, r, box) ? spreadOut(across, levels, r, 0, large) : null;
}

/** Returns the highest level for a row whose cards are at least `apart` from those of all rows above it. */
function below(above: readonly number[][], levels: readonly number[], row: readonly number[], apart: number): number {
  const step = (x: number, other: number): number => Math.sqrt(Math.max(0, apart ** 2 - (x - other) ** 2));
  return Math.max(
    ...above.flatMap((xs, index) => xs.flatMap((x) => row.map((other) => levels[index]! + step(x, other)))),
  );
}

function spreadOut(
  across: readonly number[][],
  levels: readonly number[],
  r: number,
  extra: number,
  big: Circle | null,
): Rows {
  const circles = across.flatMap((row, index) => row.map((x) => ({ x, y: levels[index]! + index * extra, r })));
  return { circles, big };
}

/** Returns seats without cards in the gaps along the left and right edges; null if there are too few gaps. */
function edgeSeats(seats: Parts["seats"], box: Box, circles: readonly Circle[]): SeatSpot[] | null {
  const found: SeatSpot[] = [];
  const taken: Box[] = [];
  for (let y = box.y + SEAT; y + SEAT + LABEL <= box.y + box.height && found.length < seats.length; y += 4) {
    for (const x of [box.x + SEAT_NAME / 2, box.x + box.width - SEAT_NAME / 2]) {
      const circle = { x, y, r: SEAT };
      const label = labelOf(circle, SEAT_NAME);
      const room = { x: label.x, y: y - SEAT, width: SEAT_NAME, height: 2 * SEAT + LABEL };
      const isFree =
        circles.every(
          (card) => isClear(card, label, 1) && Math.hypot(card.x - x, card.y - y) >= card.r + SEAT + NARROW,
        ) && !taken.some((other) => overlap(room, other));
      if (!isFree || found.length === seats.length) continue;
      taken.push(room);
      found.push({ ...seats[found.length]!, ...circle, label });
    }
  }
  return found.length === seats.length ? found : null;
}
