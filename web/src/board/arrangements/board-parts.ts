import { isOfPlayer, placesOf } from "../../games/game-places";
import type { GameView } from "../../protocol/messages";
import type { Parts, SeatSpot, Spot } from "./arrangement";

/** Items to arrange, for any combination of place kinds: see docs/howto/add-a-mini-game.md. */

type Piece = Pick<Spot, "place" | "owner" | "role">;
type Sitting = Pick<SeatSpot, "seat" | "place">;

/** `isScreen` tells whether this is the table's screen: its players have their own cards in their hands. */
export function partsOf(game: GameView, me: number | null, isScreen = false): Parts {
  const places = placesOf(game);
  const kind = places.find(isOfPlayer)?.kind;
  const players = pieces(game, me);
  const mine = players.find((piece) => piece.role === "mine");
  const others = players.filter((piece) => piece !== mine);
  // A spectator reads the cards of all players.
  const areOthersRead = (!mine && !isScreen) || kind !== "own";
  const isMineRead = mine !== undefined && kind !== "other";
  const centres = places.filter((one) => one.kind === "centre").map(({ place }) => piece(place, "centre"));
  const grid = places.filter((one) => one.kind === "grid").map(({ place }) => piece(place, "many"));
  const [big = null, second = null, ...more] = [...(isMineRead ? [mine] : []), ...centres.toReversed()];
  const many = [...more, ...(areOthersRead ? others : []), ...grid];
  const seats = kind === undefined ? chips(game, me) : areOthersRead ? [] : others.map(sitting);
  if (big === mine && second === null && many.length === 1 && big)
    return { big, second: many[0]!, many: [], seats, aside: null };
  if (!mine || isMineRead) return { big, second, many, seats, aside: null };
  // The player's own card does not matter: it is small, and the others' are readable.
  const isBeside = big !== null && second === null;
  return {
    big,
    second,
    many,
    seats: isBeside ? seats : [...seats, sitting(mine)],
    aside: isBeside ? sitting(mine) : null,
  };
}

/** Returns the player's own card alone. */
export function ownPart(game: GameView, me: number | null): Parts {
  const mine = pieces(game, me).find((piece) => piece.role === "mine");
  return { big: mine ?? null, second: null, many: [], seats: [], aside: null };
}

function piece(place: number, role: Piece["role"]): Piece {
  return { place, owner: null, role };
}

/** Returns the players' cards, clockwise from this player's neighbour. */
function pieces(game: GameView, me: number | null): Piece[] {
  const places = placesOf(game).filter(isOfPlayer);
  return around(game, me).flatMap((seat) => {
    const own = places[game.seats.indexOf(seat)];
    return own ? [{ place: own.place, owner: seat, role: seat === me ? "mine" : "other" } as const] : [];
  });
}

function around(game: GameView, me: number | null): number[] {
  const index = me === null ? -1 : game.seats.indexOf(me);
  return [...game.seats.slice(index + 1), ...game.seats.slice(0, index + 1)];
}

/** Returns the seats of a game without cards of players; none for practice. */
function chips(game: GameView, me: number | null): Sitting[] {
  return game.seats.length === 1 ? [] : around(game, me).map((seat) => ({ seat, place: null }));
}

function sitting(piece: Piece): Sitting {
  return { seat: piece.owner!, place: piece.place };
}
