/** Slap detection: a long press between symbols, several fingers or a palm, as opposed to a tap on a symbol. */

/** Duration of a press between symbols that makes it a slap. */
export const HOLD_MS = 180;
/** Delay of a call, during which further fingers turn it into a slap. */
export const HAND_MS = 45;
/** Palm threshold: width and height of a contact, 13 mm on a phone. A thumb laid flat is narrower. */
const PALM_PX = 80;
const FINGERS = 3;

export type Contact = Pick<PointerEvent, "pointerId" | "pointerType" | "width" | "height">;

export class SlapDetector {
  readonly #down = new Set<number>();
  #pressing: ReturnType<typeof setTimeout> | undefined;
  #calling: ReturnType<typeof setTimeout> | undefined;
  #isTouch = false;

  constructor(private readonly slap: () => void) {}

  /** Records a touch of the pile; tells whether it was a slap, and so not a call. */
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

  /** Calls the touched symbol; in games with slaps, only unless a whole hand follows. */
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
