import type { Hand, Positions, Parts, SeatSpot, Spot } from "./arrangement";
import { columns } from "./columns";
import { around, inset, labelOf, packed, pair, spacing } from "./packing";
import { areApart, cutBottom, cutSide, cutTop, EDGE, GAP, LABEL, type Box, type Circle } from "./shapes";

/** Arrangement for phones and tablets: opponents along an edge, the player's card near the thumb. */

const RIBBON = 54;
/** Width of the seats at a side: at most, and as a share of the board. */
const SIDE = { most: 156, share: 0.24 };
/** On the table's screen: rows of seats, and the width of a name. */
const SCREEN_SIDE = { rows: 3, name: 130, most: 260 };
const SEAT_GAP = 9;
const LARGEST_SEAT = 34;
const OWN_SEAT = 26;
/** Largest ratio of the main card's size to the others' before these get the space. */
const WORTH = 2.2;
/** Weight of the larger size: the main card does not shrink much for a small gain of the others. */
const EXTRA = 0.2;
const MAX_OF_BIG = 0.92;

/** Radius from which the smallest symbols of a card are easy to see. */
const COMFORTABLE = 88;
/** Radius below which many cards beside two large ones are hard to read. */
const READABLE = 36;

type Cards = Pick<Positions, "spots" | "seats"> & { ribbon?: Box };

interface Bands {
  seats: Box;
  main: Box;
  ribbon: Box;
}

/** A division of the space between the big card and the many. */
interface Split {
  big: Circle;
  rest: Box;
  /** Possible area for the player's own seat. */
  own: Box;
}

export function flat(parts: Parts, whole: Box, hand: Hand): Positions {
  const isTall = whole.height * 1.1 >= whole.width;
  const usual = inBands(parts, whole, hand, isTall);
  if (!isTall || smallest(usual) >= COMFORTABLE) return usual;
  const staggered = columns(parts, whole, hand);
  return staggered && smallest(staggered) > smallest(usual) ? staggered : usual;
}

/** Returns the arrangement of the table's screen: names have more room, and there is no ribbon, since a sentence below says it. */
export function onScreen(parts: Parts, whole: Box): Positions {
  const { rows, name, most } = SCREEN_SIDE;
  const [side, main] = cutSide(inset(whole), Math.min(most, name * Math.ceil(parts.seats.length / rows)), "left");
  const beside = cards(parts, main, "right", (r) => splitWide(main, r, parts, "right", 0), false);
  const ring =
    parts.big && !parts.second && parts.many.every(({ owner }) => owner === null) ? ringed(parts, main) : null;
  const laid = ring && worthOf(ring.spots) > worthOf(beside.spots) ? ring : beside;
  return { spots: laid.spots, seats: [...inBand(parts.seats, side, name), ...laid.seats], ribbon: null };
}

function smallest({ spots }: Positions): number {
  return Math.min(...spots.map(({ r }) => r));
}

/** Returns the arrangement in bands: seats, messages, the many cards, the main card. */
function inBands(parts: Parts, whole: Box, hand: Hand, isTall: boolean): Positions {
  const bands = isTall ? bandsAbove(parts, inset(whole)) : bandsBeside(parts, inset(whole), hand);
  const split = (r: number): Split =>
    isTall ? splitTall(bands.main, r, parts, hand) : splitWide(bands.main, r, parts, hand, hasSide(parts) ? 0 : RIBBON);
  const laid = cards(parts, bands.main, hand, split, isTall);
  const big = laid.spots.find((spot) => spot.place === parts.big?.place);
  const ribbon =
    hasSide(parts) || isTall || !big ? bands.ribbon : cutBottom(farFrom(bands.main, big.r, hand), RIBBON)[0];
  return {
    spots: laid.spots,
    seats: [...inBand(parts.seats, bands.seats), ...laid.seats],
    ribbon: inset(laid.ribbon ?? ribbon, 3),
  };
}

function bandsAbove({ seats }: Parts, box: Box): Bands {
  const r = Math.min(LARGEST_SEAT, (box.width / Math.max(seats.length, 1) - SEAT_GAP) / 2);
  const [band, rest] = cutTop(box, seats.length > 0 ? 2 * r + LABEL + SEAT_GAP : 0);
  const [ribbon, main] = cutTop(rest, RIBBON);
  return { seats: band, main, ribbon };
}

function bandsBeside(parts: Parts, box: Box, hand: Hand): Bands {
  const { most, share } = SIDE;
  const far = hand === "right" ? "left" : "right";
  const [side, rest] = cutSide(box, hasSide(parts) ? Math.min(most, box.width * share) : 0, far);
  const [ribbon, band] = cutBottom(side, RIBBON + LABEL);
  return { seats: band, main: cutSide(rest, hasSide(parts) ? EDGE : 0, far)[1], ribbon };
}

/** Tells whether seats go to a side; with many cards, they are in a ribbon below. */
function hasSide({ big, many, seats }: Parts): boolean {
  return seats.length > 0 || many.length === 0 || big === null;
}

function inBand(seats: Parts["seats"], band: Box, name?: number): SeatSpot[] {
  const room = { label: LABEL, gap: SEAT_GAP, most: LARGEST_SEAT, isNamed: true, name };
  const { circles } = packed(seats.length, band, room);
  const width = spacing(circles, band, name);
  return seats.map((seat, index) => ({ ...seat, ...circles[index]!, label: labelOf(circles[index]!, width) }));
}

function cards(parts: Parts, main: Box, hand: Hand, split: (r: number) => Split, isTall: boolean): Cards {
  const { big, second, many } = parts;
  if (!big) return crowd(many, main);
  const most = Math.min(main.width, main.height) / 2;
  if (!second) return bigAndMany(parts, most, split);
  if (many.length === 0) return two(parts, main, hand);
  const both = twoAndMany(parts, main, hand, isTall);
  // Without space for two large cards, the second becomes the first of the many.
  return both ?? bigAndMany({ ...parts, second: null, many: [second, ...many] }, most, split);
}

function two({ big, second }: Parts, box: Box, hand: Hand): Cards {
  const [first, other] = pair(box, hand);
  const spots = [
    { ...second!, ...other },
    { ...big!, ...first },
  ];
  return { spots, seats: owners(spots) };
}

/** Returns the division at which two large cards and the many are most readable, if all fit. */
function twoAndMany(parts: Parts, main: Box, hand: Hand, isTall: boolean): Cards | null {
  const least = isTall ? (main.width + EDGE) / 4 : main.height / 3;
  let found: Cards | null = null;
  let highest = -1;
  for (let share = 0.15; share <= 0.6; share += 0.01) {
    const [band, near] = isTall
      ? cutTop(main, main.height * share)
      : cutSide(main, main.width * share, hand === "right" ? "left" : "right");
    // In landscape there is no space for messages above the cards.
    const [ribbon, far] = isTall || hasSide(parts) ? [undefined, band] : cutBottom(band, RIBBON);
    const large = two(parts, cutTop(near, isTall ? GAP : 0)[1], hand);
    const worked = large.spots[1]!.r;
    const laid = crowd(parts.many, far, MAX_OF_BIG * worked);
    const worth = worthOf([laid.spots[0]!, large.spots[1]!]);
    if (laid.spots[0]!.r < READABLE || worked < least || worth <= highest) continue;
    highest = worth;
    const all = { spots: [...laid.spots, ...large.spots], seats: [...laid.seats, ...large.seats] };
    found = ribbon ? { ...all, ribbon } : all;
  }
  return found;
}

/** Returns the seats whose piles are big cards, with names at the cards' corners. */
function owners(spots: readonly Spot[]): SeatSpot[] {
  return spots.flatMap(({ owner, place, x, y, r }) =>
    owner === null ? [] : [{ seat: owner, place, x, y, r, label: null }],
  );
}

function crowd(many: Parts["many"], box: Box, most = Infinity): Cards {
  const label = many.some((piece) => piece.owner !== null) ? LABEL : 0;
  const { circles } = packed(many.length, box, { label, gap: label ? GAP : 8, most, isGrid: label === 0 });
  const width = spacing(circles, box);
  const spots = many.map((piece, index) => ({ ...piece, ...circles[index]! }));
  return { spots, seats: owners(spots).map((seat) => ({ ...seat, label: labelOf(seat, width) })) };
}

/** Returns the division at which both the big card and the many are most readable. */
function bigAndMany(parts: Parts, most: number, split: (r: number) => Split): Cards {
  let found: Cards | null = null;
  let highest = -1;
  for (let r = most; r >= most / 2; r *= 0.98) {
    const { big, rest, own } = split(r);
    const aside = parts.aside ? beside(parts.aside, big, own) : null;
    if (parts.aside && !aside) continue;
    const laid = crowd(parts.many, rest, MAX_OF_BIG * r);
    const spot = { ...parts.big!, ...big };
    const worth = worthOf([...laid.spots, spot]);
    if (worth <= highest) continue;
    highest = worth;
    found = { spots: [...laid.spots, spot], seats: [...laid.seats, ...owners([spot]), ...(aside ? [aside] : [])] };
  }
  return found ?? crowd([...parts.many, parts.big!], split(most / 2).own);
}

/** Returns the many around the big card, as they lie on a real table, at the division that is most readable. */
function ringed({ big, many }: Parts, main: Box): Cards | null {
  const half = Math.min(main.width, main.height) / 2;
  const middle = { ...big!, x: main.x + main.width / 2, y: main.y + main.height / 2 };
  let found: Cards | null = null;
  for (let r = half; r >= half / 3; r *= 0.98) {
    const size = Math.min((half - r - GAP) / 2, MAX_OF_BIG * r);
    const circles =
      size > 0 ? around(many.length, inset(main, size), 0, 1).map((point) => ({ ...point, r: size })) : [];
    if (!circles.length || !circles.every((circle, index) => index === 0 || areApart(circle, circles[index - 1]!)))
      continue;
    const spots = [...many.map((piece, index) => ({ ...piece, ...circles[index]! })), { ...middle, r }];
    if (!found || worthOf(spots) > worthOf(found.spots)) found = { spots, seats: [] };
  }
  return found;
}

/** Returns how readable the first of the many and the big card, which is the last, are together. */
function worthOf(spots: readonly Circle[]): number {
  const [others, big] = [spots.length > 1 ? WORTH * spots[0]!.r : 0, spots.at(-1)!.r];
  return Math.min(others, big) + EXTRA * Math.max(others, big);
}

function splitTall(main: Box, r: number, { aside }: Parts, hand: Hand): Split {
  const [below, rest] = cutBottom(main, 2 * r + GAP);
  const thumb = hand === "right" ? below.x + below.width - r : below.x + r;
  return { big: { x: aside ? thumb : below.x + below.width / 2, y: below.y + below.height - r, r }, rest, own: below };
}

function splitWide(main: Box, r: number, parts: Parts, hand: Hand, ribbon: number): Split {
  const [near] = cutSide(main, 2 * r + 2 * GAP, hand);
  const far = farFrom(main, r, hand);
  const x = hand === "right" ? near.x + near.width - r : near.x + r;
  const y = parts.aside ? near.y + r : near.y + near.height / 2;
  return { big: { x, y, r }, rest: cutBottom(far, ribbon)[1], own: near };
}

function farFrom(main: Box, r: number, hand: Hand): Box {
  return cutSide(main, 2 * r + 2 * GAP, hand)[1];
}

/** Returns the player's own seat in a corner that the big card leaves free, if any. */
function beside(seat: Parts["seats"][0], big: Circle, box: Box): SeatSpot | null {
  const y = box.y + box.height - OWN_SEAT - LABEL;
  const corners = [box.x + OWN_SEAT + 4, box.x + box.width - OWN_SEAT - 4];
  const free = corners.map((x) => ({ x, y, r: OWN_SEAT })).find((circle) => areApart(circle, big));
  return free ? { ...seat, ...free, label: labelOf(free, 2 * OWN_SEAT + 8) } : null;
}
