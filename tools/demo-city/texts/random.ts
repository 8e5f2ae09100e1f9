/** A seeded source of numbers: the same seed always tells the same story. */
export type Random = {
  /** Next number in [0, 1). */
  next(): number;
  /** Whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean;
  /** One element; throws on an empty list. */
  pick<T>(list: readonly T[]): T;
  /** One value, drawn in proportion to its weight; weights must add up to more than 0. */
  weighted<T>(choices: readonly (readonly [value: T, weight: number])[]): T;
  /** A shuffled copy; the list given stays as it was. */
  shuffle<T>(list: readonly T[]): T[];
  /** `count` different elements in random order (fewer if the list is shorter). */
  sample<T>(list: readonly T[], count: number): T[];
};

const HASH_OFFSET = 0x811c9dc5;
const HASH_PRIME = 0x01000193;

/** FNV-1a of a text as an unsigned 32-bit number, to turn a label into a seed. */
function seedFrom(text: string): number {
  let hash = HASH_OFFSET;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), HASH_PRIME);
  }
  return hash >>> 0;
}

/** The mulberry32 generator: 32 bits of state, full period, good enough for stories and never for secrets. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A random source from a number or a label such as `'people'`. */
export function createRandom(seed: number | string): Random {
  const next = mulberry32(typeof seed === 'number' ? seed : seedFrom(seed));
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const shuffle = <T>(list: readonly T[]): T[] => {
    const copy = [...list];
    for (let last = copy.length - 1; last > 0; last -= 1) {
      const other = int(0, last);
      [copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
    }
    return copy;
  };
  return {
    next,
    int,
    shuffle,
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]): T => {
      if (list.length === 0) throw new Error('pick from an empty list');
      return list[int(0, list.length - 1)] as T;
    },
    weighted: <T>(choices: readonly (readonly [value: T, weight: number])[]): T =>
      drawWeighted(choices, next()),
    sample: (list, count) => shuffle(list).slice(0, count),
  };
}

function drawWeighted<T>(choices: readonly (readonly [value: T, weight: number])[], roll: number): T {
  const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
  if (!(total > 0)) throw new Error('weights must add up to more than 0');
  let left = roll * total;
  for (const [value, weight] of choices) {
    left -= weight;
    if (left < 0) return value;
  }
  return (choices[choices.length - 1] as readonly [T, number])[0];
}
