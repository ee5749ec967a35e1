import { preferences } from "./preferences.svelte";

/** Sound effects and vibration. Five short synthesized sounds on one scale; one at a time, never loud. */

export type Sound = "reveal" | "right" | "wrong" | "tie" | "win";

interface Tone {
  /** Steps of a pentatonic scale above the base note. */
  step: number;
  /** Start and duration, in seconds. */
  at: number;
  duration: number;
}

const BASE_HZ = 329.63;
const PENTATONIC = [0, 2, 4, 7, 9] as const;
const VOLUME = 0.07;

const TONES: Record<Sound, readonly Tone[]> = {
  reveal: [{ step: 0, at: 0, duration: 0.05 }],
  right: [
    { step: 3, at: 0, duration: 0.09 },
    { step: 5, at: 0.07, duration: 0.16 },
  ],
  wrong: [
    { step: -3, at: 0, duration: 0.12 },
    { step: -5, at: 0.1, duration: 0.2 },
  ],
  tie: [
    { step: 4, at: 0, duration: 0.07 },
    { step: 4, at: 0.11, duration: 0.07 },
    { step: 4, at: 0.22, duration: 0.07 },
  ],
  win: [
    { step: 0, at: 0, duration: 0.12 },
    { step: 2, at: 0.1, duration: 0.12 },
    { step: 3, at: 0.2, duration: 0.12 },
    { step: 5, at: 0.3, duration: 0.4 },
  ],
};

/** Priorities: a less important sound does not cut off a more important one. */
const RANK: Record<Sound, number> = { reveal: 0, right: 2, wrong: 2, tie: 3, win: 4 };

let context: AudioContext | null = null;
let current: { sound: Sound; until: number; gain: GainNode } | null = null;

/** Enables audio on the first touch, as browsers require. */
function unlock(): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}
addEventListener("pointerdown", unlock, { passive: true });
addEventListener("keydown", unlock);

let isMuted = false;

/** Mutes this device, because the table's screen plays the sounds. */
export function mute(muted: boolean): void {
  isMuted = muted;
}

export function play(sound: Sound): void {
  if (isMuted || !preferences.sound || !context || context.state !== "running") return;
  const now = context.currentTime;
  const isOn = current !== null && now < current.until;
  if (isOn && current && RANK[sound] < RANK[current.sound]) return;
  if (isOn && current) current.gain.gain.setTargetAtTime(0, now, 0.01);
  const gain = new GainNode(context, { gain: sound === "reveal" ? VOLUME / 3 : VOLUME });
  gain.connect(context.destination);
  for (const tone of TONES[sound]) playTone(context, gain, tone, now);
  current = { sound, gain, until: now + Math.max(...TONES[sound].map(({ at, duration }) => at + duration)) };
}

function playTone(audio: AudioContext, out: AudioNode, { step, at, duration }: Tone, now: number): void {
  const oscillator = new OscillatorNode(audio, { type: "triangle", frequency: pitch(step) });
  const shape = new GainNode(audio, { gain: 0 });
  shape.gain.setValueAtTime(0, now + at);
  shape.gain.linearRampToValueAtTime(1, now + at + 0.008);
  shape.gain.exponentialRampToValueAtTime(0.001, now + at + duration);
  oscillator.connect(shape).connect(out);
  oscillator.start(now + at);
  oscillator.stop(now + at + duration + 0.02);
}

/** Returns the frequency of a scale step. */
function pitch(step: number): number {
  const octave = Math.floor(step / PENTATONIC.length);
  const semitones = 12 * octave + PENTATONIC[step - octave * PENTATONIC.length]!;
  return BASE_HZ * 2 ** (semitones / 12);
}

/** Vibrates the device, if it can. */
export function buzz(pattern: number | number[]): void {
  if (preferences.vibration && "vibrate" in navigator) navigator.vibrate(pattern);
}
