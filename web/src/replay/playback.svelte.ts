import { durationOf, stepFrom, type Frame } from "./replay-frames";

/** Where a replay is, and whether it plays by itself. Created with its component, whose end stops it. */
export class Playback {
  time = $state(0);
  speed = $state(1);
  isPlaying = $state(false);
  readonly #frames: () => readonly Frame[];

  /** Plays from the beginning, or waits at `start`. */
  constructor(start: number | null, frames: () => readonly Frame[]) {
    [this.time, this.isPlaying, this.#frames] = [start ?? 0, start === null, frames];
    $effect(() => {
      if (this.isPlaying) return this.#play();
    });
  }

  get duration(): number {
    return durationOf(this.#frames());
  }

  get hasEnded(): boolean {
    return this.time >= this.duration;
  }

  toggle(): void {
    if (this.hasEnded) this.time = 0;
    this.isPlaying = !this.isPlaying;
  }

  step(direction: 1 | -1): void {
    this.isPlaying = false;
    this.time = stepFrom(this.#frames(), this.time, direction);
  }

  /** Moves on with every frame of the screen; returns a function that stops it. */
  #play(): () => void {
    let last = performance.now();
    const run = (now: number): void => {
      this.time = Math.min(this.duration, this.time + Math.max(0, now - last) * this.speed);
      last = now;
      if (this.time < this.duration) next = requestAnimationFrame(run);
      else this.isPlaying = false;
    };
    let next = requestAnimationFrame(run);
    return () => cancelAnimationFrame(next);
  }
}
