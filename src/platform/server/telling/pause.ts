/**
 * When something that happens often may be told again: gives how often it was left untold since the last time, undefined within `everyMs`
 * of it. `now` in milliseconds, of whichever clock.
 */
export function createPause(everyMs: number): (now: number) => number | undefined {
  let toldAt = Number.NEGATIVE_INFINITY;
  let untold = 0;
  return (now) => {
    if (now - toldAt < everyMs) {
      untold += 1;
      return undefined;
    }
    const before = untold;
    [toldAt, untold] = [now, 0];
    return before;
  };
}
