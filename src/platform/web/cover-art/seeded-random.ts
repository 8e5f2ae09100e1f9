/** A stable 32-bit hash (FNV-1a, then the murmur3 finaliser, without which neighbouring ids look alike). */
export function hashOf(text: string): number {
  let h = 0x811c9dc5;
  for (const character of text) {
    h ^= character.codePointAt(0) ?? 0;
    h = Math.imul(h, 0x01000193) >>> 0;
  }
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b) >>> 0;
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35) >>> 0;
  h ^= h >>> 16;
  return h >>> 0;
}

/** Draws the next number in [0, 1). */
export type Random = () => number;

/** A repeatable source of numbers (mulberry32): the same seed gives the same sequence everywhere. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of the choices by a hash that may be any non-negative integer. */
export function pick<T>(choices: readonly [T, ...T[]], hash: number): T {
  return choices[hash % choices.length] ?? choices[0];
}
