import type { Box, Circle } from "./shapes";

/** Types for the positions of everything on the board. */

/** A card's role for the viewer: their own, the central one, another player's, or one of many. */
export type Role = "mine" | "centre" | "other" | "many";

export interface Spot extends Circle {
  place: number;
  owner: number | null;
  role: Role;
}

export interface SeatSpot extends Circle {
  seat: number;
  /** Place of the card on the seat's pile, if the game has one. */
  place: number | null;
  /** Position of the name; null if the seat is the player's own big card. */
  label: Box | null;
}

/** Positions of cards, seats and messages. */
export interface Positions {
  spots: Spot[];
  seats: SeatSpot[];
  /** Box for the latest match; null where another part of the screen tells it. */
  ribbon: Box | null;
}

export interface Arrangement extends Positions {
  /** Whether the table itself is drawn. */
  table: boolean;
  /** Scale of names and messages. */
  unit: number;
}

/** The items to arrange, derived from the game, so that arrangements deal with sizes only. */
export interface Parts {
  /** The player's main card, if any; it is the largest. */
  big: Pick<Spot, "place" | "owner" | "role"> | null;
  /** A second card of the same size. */
  second: Pick<Spot, "place" | "owner" | "role"> | null;
  /** Other cards that must be readable. */
  many: Pick<Spot, "place" | "owner" | "role">[];
  /** Seats shown small. */
  seats: Pick<SeatSpot, "seat" | "place">[];
  /** The player's own seat, if its card does not matter: small, beside the big card. */
  aside: Pick<SeatSpot, "seat" | "place"> | null;
}

export type Hand = "left" | "right";
