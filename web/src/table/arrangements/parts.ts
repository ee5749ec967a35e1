import type { GameView } from "../../messages";
import type { Parts, SeatSpot, Spot } from "./arrangement";

/** What there is to arrange in each mini-game; the places are those of docs/reference/protocol.md. */

type Piece = Pick<Spot, "place" | "owner" | "role">;
type Sitting = Pick<SeatSpot, "seat" | "place">;

const CENTRE: Piece = { place: 0, owner: null, role: "centre" };

export function partsOf(game: GameView, me: number | null): Parts {
  switch (game.game) {
    case "tower":
    case "well":
    case "ring-tower":
      return tower(game, me);
    case "poisoned-gift":
      return gift(game, me);
    case "hot-potato":
    case "duel":
      return potato(game, me);
    case "catch-them-all":
      return { big: CENTRE, second: null, many: range(1, game.places.length), seats: chips(game, me), aside: null };
    case "face-off":
    case "practice":
      return { big: { ...CENTRE, place: 1 }, second: CENTRE, many: [], seats: chips(game, me), aside: null };
    default:
      return { big: null, second: null, many: range(0, game.places.length), seats: chips(game, me), aside: null };
  }
}

function tower(game: GameView, me: number | null): Parts {
  const own = pieces(game, me, 1);
  const mine = own.find((piece) => piece.role === "mine");
  if (!mine) return { big: CENTRE, second: null, many: own, seats: [], aside: null };
  const seats = own.filter((piece) => piece !== mine).map(sitting);
  return { big: mine, second: CENTRE, many: [], seats, aside: null };
}

/** In the gift one's own card does not matter: it is shown small, and the others' are to be read. */
function gift(game: GameView, me: number | null): Parts {
  const own = pieces(game, me, 1);
  const mine = own.find((piece) => piece.role === "mine");
  const many = own.filter((piece) => piece !== mine);
  return { big: CENTRE, second: null, many, seats: [], aside: mine ? sitting(mine) : null };
}

function potato(game: GameView, me: number | null): Parts {
  const own = pieces(game, me, 0);
  const mine = own.find((piece) => piece.role === "mine") ?? null;
  const others = own.filter((piece) => piece !== mine);
  if (others.length === 1) return { big: mine, second: others[0]!, many: [], seats: [], aside: null };
  return { big: mine, second: null, many: others, seats: [], aside: null };
}

/** Returns the cards of the players, from the one next to this player round the table. */
function pieces(game: GameView, me: number | null, first: number): Piece[] {
  return around(game, me).map((seat) => ({
    place: game.seats.indexOf(seat) + first,
    owner: seat,
    role: seat === me ? "mine" : "other",
  }));
}

function around(game: GameView, me: number | null): number[] {
  const at = me === null ? -1 : game.seats.indexOf(me);
  return [...game.seats.slice(at + 1), ...game.seats.slice(0, at + 1)];
}

/** Returns the seats of a game in which cards lie before nobody; who practises alone needs none. */
function chips(game: GameView, me: number | null): Sitting[] {
  return game.seats.length === 1 ? [] : around(game, me).map((seat) => ({ seat, place: null }));
}

function sitting(piece: Piece): Sitting {
  return { seat: piece.owner!, place: piece.place };
}

function range(from: number, to: number): Piece[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => ({ place: from + at, owner: null, role: "many" }));
}
