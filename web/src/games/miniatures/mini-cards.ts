/** The cards of the miniatures: four shapes each, and any two cards share exactly one, as in a real deck. */

interface Shape {
  /** Outline within a circle of radius 1. */
  path: string;
  /** Its colour in app.css. */
  paint: number;
}

export const SHAPES: readonly Shape[] = [
  { path: "M0-.95A.95.95 0 1 1 0 .95 .95.95 0 1 1 0-.95Z", paint: 1 },
  { path: "M0-1L.29-.4.95-.31.47.15.59.81 0 .5-.59.81-.47.15-.95-.31-.29-.4Z", paint: 4 },
  { path: "M0 .9C-1.3 0-1-.8-.5-.8-.2-.8 0-.6 0-.4 0-.6.2-.8.5-.8 1-.8 1.3 0 0 .9Z", paint: 7 },
  { path: "M0-1C.35-.4.72-.05.72.32A.72.68 0 0 1-.72.32C-.72-.05-.35-.4 0-1Z", paint: 2 },
  { path: "M.35-.95A.98.98 0 1 0 .9.55 .85.85 0 0 1 .35-.95Z", paint: 5 },
  { path: "M0-1L.75 0 0 1-.75 0Z", paint: 3 },
  { path: "M0-1A1 1 0 1 0 0 1 1 1 0 1 0 0-1ZM0-.5A.5.5 0 1 1 0 .5 .5.5 0 1 1 0-.5Z", paint: 4 },
  { path: "M-.85.85C-1-.5-.1-1 .9-.9 1 .1.5 1-.85.85Z", paint: 3 },
  { path: "M.2-1L-.7.2H-.1L-.3 1 .7-.25H.1Z", paint: 1 },
  {
    path: "M-.55-.8H.55A.25.25 0 0 1 .8-.55V.55A.25.25 0 0 1 .55.8H-.55A.25.25 0 0 1-.8.55V-.55A.25.25 0 0 1-.55-.8Z",
    paint: 6,
  },
  { path: "M0-.95L.95.75H-.95Z", paint: 2 },
  { path: "M-.3-.9H.3V-.3H.9V.3H.3V.9H-.3V.3H-.9V-.3H-.3Z", paint: 7 },
  { path: "M-.35 0C-.05-.75.7-.75 1 0 .7.75-.05.75-.35 0L-1 .6V-.6Z", paint: 5 },
];

/** The ring shape of the Ring Tower. */
export const RING = 6;

/** A perfect difference set modulo 13, so that any two cards share exactly one shape. */
const STEPS = [0, 1, 3, 9];

/** Returns the shapes of one of the thirteen cards. */
export function shapesOf(card: number): number[] {
  return STEPS.map((step) => (card + step) % SHAPES.length);
}

/** Returns the one shape that two cards share. */
export function shared(a: number, b: number): number {
  return shapesOf(a).find((shape) => shapesOf(b).includes(shape))!;
}

export interface Placed {
  shape: number;
  x: number;
  y: number;
  size: number;
  turn: number;
}

const SIZES = [0.34, 0.27, 0.31, 0.25];

/** Returns the positions of the shapes on a card of radius 1; different for every card. */
export function layoutOf(card: number): Placed[] {
  return shapesOf(card).map((shape, at) => {
    const angle = (at / STEPS.length) * 2 * Math.PI + card;
    return {
      shape,
      x: 0.53 * Math.cos(angle),
      y: 0.53 * Math.sin(angle),
      size: SIZES[at]!,
      turn: (Math.round(card * 47 + at * 25) % 50) - 25,
    };
  });
}
