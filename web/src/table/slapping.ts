/** Slap detection: a long press between symbols, several fingers or a palm, as opposed to a tap on a symbol. */

/** How long a touch between the symbols is pressed until it is a slap. */
export const HOLD_MS = 180;
/** How long a finger on a symbol waits for the rest of its hand. */
export const HAND_MS = 45;
/** How wide and high a touch is that no finger makes: 13 mm on a phone. A thumb is narrower, if it is laid flat too. */
const PALM_PX = 80;
const FINGERS = 3;

export type Contact = Pick<PointerEvent, "pointerId" | "pointerType" | "width" | "height">;

export class Hand {
  readonly #down = new Set<number>();
  #pressing: ReturnType<typeof setTimeout> | undefined;
  #calling: ReturnType<typeof setTimeout> | undefined;
  #isTouch = false;

  constructor(private readonly slap: () => void) {}

  /** Takes note of a touch of the pile; says whether it was a slap, so that it is no call. */
  press({ pointerId, pointerType, width, height }: Contact): boolean {
    this.#down.add(pointerId);
    this.#isTouch = pointerType === "touch";
    clearTimeout(this.#pressing);
    if (this.#isTouch && (this.#down.size >= FINGERS || Math.min(width, height) >= PALM_PX)) {
      clearTimeout(this.#calling);
      this.slap();
      return true;
    }
    this.#pressing = setTimeout(this.slap, HOLD_MS);
    return false;
  }

  /** Calls what was touched; where a slap makes sense, not if it turns out that a whole hand came down. */
  call(then: () => void, couldSlap: boolean): void {
    clearTimeout(this.#pressing);
    if (couldSlap && this.#isTouch && this.#down.size > 0) this.#calling = setTimeout(then, HAND_MS);
    else then();
  }

  lift(pointerId: number): void {
    this.#down.delete(pointerId);
    clearTimeout(this.#pressing);
  }
}
