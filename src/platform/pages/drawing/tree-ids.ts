/** The way to a place in a tree: of each list on it how long it is, and which of its members, from 0. */
export type TreeWay = readonly number[];

/**
 * The id that React's `useId` gives at this place (`pushTreeContext` in its sources): bits of the way, the nearest list first, five to a
 * digit; what is more than thirty bits goes over into text.
 */
export function treeId(way: TreeWay): string {
  let bits = 1;
  let overflow = '';
  for (let step = 0; step < way.length; step += 2) {
    let length = 31 - Math.clz32(bits);
    let base = bits & ~(1 << length);
    const own = 32 - Math.clz32(way[step] ?? 1);
    const place = (way[step + 1] ?? 0) + 1;
    if (own + length > 30) {
      const whole = length - (length % 5);
      overflow = (base & ((1 << whole) - 1)).toString(32) + overflow;
      base >>= whole;
      length -= whole;
    }
    bits = (1 << (own + length)) | (place << length) | base;
  }
  return (bits & ~(1 << (31 - Math.clz32(bits)))).toString(32) + overflow;
}
