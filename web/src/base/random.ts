/** Random numbers that follow from a text, the same in every browser. */

export type Random = () => number;

/** Returns a generator of whole numbers below a bound: xoshiro128** by Blackman and Vigna, seeded by FNV-1a. */
export function randomFrom(seed: string): (bound: number) => number {
  const next = xoshiro([0, 1, 2, 3].map((word) => fnv1a(`${seed}#${word}`)));
  return (bound) => {
    // Numbers above the last whole multiple of the bound would favour the small ones.
    const limit = 2 ** 32 - (2 ** 32 % bound);
    for (;;) {
      const number = next();
      if (number < limit) return number % bound;
    }
  };
}

/** Returns the first `count` numbers of a shuffled 0, 1 … `from` - 1 (Fisher and Yates). */
export function sample(from: number, count: number, below: (bound: number) => number): number[] {
  const all = Array.from({ length: from }, (_, at) => at);
  for (let at = 0; at < count; at += 1) {
    const other = at + below(from - at);
    [all[at], all[other]] = [all[other]!, all[at]!];
  }
  return all.slice(0, count);
}

/** Returns the FNV-1a hash of a text's UTF-8 bytes, in 32 bits. */
export function fnv1a(text: string): number {
  return new TextEncoder().encode(text).reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0, 0x811c9dc5);
}

/** Returns xoshiro128** from a state of four words. */
export function xoshiro(state: readonly number[]): Random {
  let [a = 0, b = 0, c = 0, d = 0] = state;
  return () => {
    const result = Math.imul(rotated(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotated(d, 11);
    return result;
  };
}

function rotated(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
