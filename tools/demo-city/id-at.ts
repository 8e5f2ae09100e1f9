import { createIdGenerator } from '#database/ids.ts';

/** Ids as the product would have given them at an instant; ask in order of time, as a clock set back borrows ahead. */
export function createIdsInTime(): (at: Date) => number {
  let clock = 0;
  const next = createIdGenerator({ instance: 14, now: () => clock });
  return (at) => {
    clock = Math.max(clock, at.getTime());
    return next();
  };
}
