import type { Box, Circle } from "./shapes";

/** Types for the positions of everything on the board. */

/** What a card is to the one who looks: their own, the one in the middle, another's, or one of many. */
export type Role = "mine" | "centre" | "other" | "many";

export interface Spot extends Circle {
  place: number;
  owner: number | null;
  role: Role;
}

export interface SeatSpot extends Circle {
  seat: number;
  /** The place of the card that lies on the seat's pile, if the game has one there. */
  place: number | null;
  /** Where the name goes; null where the seat is the player's own big card. */
  label: Box | null;
}

/** Where cards, seats and words are. */
export interface Laid {
  spots: Spot[];
  seats: SeatSpot[];
  /** Where the latest match is told. */
  ribbon: Box;
}

export interface Arrangement extends Laid {
  /** Whether there is room to show the table itself. */
  table: boolean;
  /** How much larger than usual names and words are. */
  unit: number;
}

/** What there is to arrange: worked out from the game, so that arrangements know sizes only. */
export interface Parts {
  /** The card that is worked with, if there is one; it is the largest. */
  big: Pick<Spot, "place" | "owner" | "role"> | null;
  /** One that is as large. */
  second: Pick<Spot, "place" | "owner" | "role"> | null;
  /** Cards that have to be read as well. */
  many: Pick<Spot, "place" | "owner" | "role">[];
  /** Seats that are shown small. */
  seats: Pick<SeatSpot, "seat" | "place">[];
  /** One's own seat, where its card does not matter: small, beside the big card. */
  aside: Pick<SeatSpot, "seat" | "place"> | null;
}

export type Hand = "left" | "right";
