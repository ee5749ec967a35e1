/** The right to point at cards that are nobody's: the first player to press their buzzer has it for a moment. */

export const CLAIM_MS = 3000;

export class TableClaim {
  seat = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `onexpire` is called for a player who points at nothing in time. */
  constructor(private readonly onexpire: (seat: number) => void) {}

  /** Gives the table to a player, unless another has it. */
  press(seat: number): void {
    if (this.seat !== null) return;
    this.seat = seat;
    this.#timer = setTimeout(() => {
      this.seat = null;
      this.onexpire(seat);
    }, CLAIM_MS);
  }

  release(): void {
    clearTimeout(this.#timer);
    this.seat = null;
  }
}
