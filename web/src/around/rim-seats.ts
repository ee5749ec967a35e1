/** The most people for whom a screen has rims. */
const MAX = 8;

/** Returns the seats that get a rim, in their order: those of the game, and others as long as there is room. */
export function rimSeats(seats: readonly number[], playing: readonly number[]): number[] {
  const waiting = seats.filter((seat) => !playing.includes(seat));
  const room = Math.max(0, MAX - (seats.length - waiting.length));
  return seats.filter((seat) => playing.includes(seat) || waiting.indexOf(seat) < room);
}
