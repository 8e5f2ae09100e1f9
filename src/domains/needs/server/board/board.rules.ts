import {
  type BoardRow,
  type BoardShares,
  fewest,
  sharesFrom,
  timesFrom,
} from '../../contract/board.contract.ts';

/** What was counted of one class, one district or all. */
export type Counted = {
  count: number;
  solved: number;
  part: number;
  unsolved: number;
  unrated: number;
  medianMinutes: number | null;
  slowMinutes: number | null;
  /** Needs whose clocks are known, and those of them that kept both. */
  timedCount: number;
  inTimeCount: number;
};
export type NamedCount = Counted & { key: string; name: string };

const isFew = (count: number): boolean => count > 0 && count < fewest;

/** Whole percents of these counts that make a hundred, by the largest remainders. */
export function percentsOf(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count * 100) / total);
  const whole = exact.map(Math.floor);
  const byRemainder = exact
    .map((share, place) => ({ place, rest: share - Math.floor(share) }))
    .toSorted((one, other) => other.rest - one.rest);
  const missing = 100 - whole.reduce((sum, share) => sum + share, 0);
  for (const { place } of byRemainder.slice(0, missing)) whole[place] = (whole[place] ?? 0) + 1;
  return whole;
}

/** Results in percent: what is few is joined, and where it still is few nothing is told. */
export function sharesOf({ count, solved, part, unsolved, unrated }: Counted): BoardShares | null {
  if (count < sharesFrom || isFew(solved) || isFew(unrated)) return null;
  if (!isFew(part) && !isFew(unsolved)) {
    const [a = 0, b = 0, c = 0, d = 0] = percentsOf([solved, part, unsolved, unrated]);
    return { solved: a, part: b, unsolved: c, notWhole: null, unrated: d };
  }
  if (isFew(part + unsolved)) return null;
  const [a = 0, b = 0, d = 0] = percentsOf([solved, part + unsolved, unrated]);
  return { solved: a, part: null, unsolved: null, notWhole: b, unrated: d };
}

/** What of a count may be told. */
export const toldOf = (counted: Counted) => {
  const hasTimes = counted.count >= timesFrom;
  const { timedCount, inTimeCount } = counted;
  return {
    count: counted.count,
    medianMinutes: hasTimes ? counted.medianMinutes : null,
    slowMinutes: hasTimes ? counted.slowMinutes : null,
    inTime: hasTimes && timedCount >= timesFrom ? Math.round((inTimeCount * 100) / timedCount) : null,
    shares: sharesOf(counted),
  };
};

const addUp = (rows: readonly NamedCount[], pick: (row: NamedCount) => number): number =>
  rows.reduce((sum, row) => sum + pick(row), 0);

/**
 * Rows in their order; those of fewer than five needs stand together at the end, with the next smallest when they alone would
 * be few, so that no total gives one away.
 */
export function boardRows(counted: readonly NamedCount[], joinedName: (count: number) => string): BoardRow[] {
  const bySize = counted.filter(({ count }) => count > 0).toSorted((one, other) => one.count - other.count);
  const small = bySize.filter(({ count }) => isFew(count));
  const isAlone = small.length === 1 || isFew(addUp(small, ({ count }) => count));
  const joined = small.length > 0 && isAlone ? bySize.slice(0, small.length + 1) : small;
  const rows = counted
    .filter((row) => row.count > 0 && !joined.includes(row))
    .map((row) => ({ key: row.key, name: row.name, ...toldOf(row) }));
  const together = addUp(joined, ({ count }) => count);
  // What is few even together is left out.
  if (together < fewest) return rows;
  const nothing = { medianMinutes: null, slowMinutes: null, inTime: null, shares: null };
  return [...rows, { key: null, name: joinedName(joined.length), count: together, ...nothing }];
}
