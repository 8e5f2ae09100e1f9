import type { Sql } from '#database/transaction.ts';
import { spotShare } from '../../contract/spot-checks.words.ts';
import { drawnNumbers, findDraw, recordsOfWeek } from './spot-checks.queries.ts';

/** What a draw file says; its form is written down in docs/ledger.md. */
export type DrawFile = {
  format: 'volunteer-hour-draw';
  v: 1;
  week: string;
  seedDay: string;
  seed: string;
  share: number;
  /** Numbers of all records that took effect in the week, in the order of their characters. */
  records: string[];
  /** Those that were drawn, in the order in which they were. */
  drawn: string[];
};

/** Weeks whose list is kept: those that people look at. A week of a large city has a hundred thousand numbers, 2 MB. */
const most = 4;

/**
 * Reads the whole list of a drawn week beside its seed, so that everybody can draw again (decision 0046): numbers of records, which
 * name nobody. What was drawn never changes, so a list is read once and kept by week and seed. Undefined when the week, a Monday, was
 * not drawn.
 */
export function createDrawFiles(sql: Sql): (week: string) => Promise<DrawFile | undefined> {
  const kept = new Map<string, Promise<DrawFile>>();
  return async (week) => {
    const draw = await findDraw(sql, week);
    if (!draw) return undefined;
    const key = `${week} ${draw.seed}`;
    const before = kept.get(key);
    if (before) return before;
    const file = readDrawFile(sql, { week, ...draw });
    if (kept.size >= most) kept.clear();
    kept.set(key, file);
    file.catch(() => kept.delete(key));
    return file;
  };
}

async function readDrawFile(
  sql: Sql,
  { week, seedDay, seed }: { week: string; seedDay: string; seed: string },
): Promise<DrawFile> {
  const rows = await recordsOfWeek(sql, week).select('h.hourNo').execute();
  return {
    format: 'volunteer-hour-draw',
    v: 1,
    week,
    seedDay,
    seed,
    share: spotShare,
    records: rows.map(({ hourNo }) => hourNo).toSorted(),
    drawn: await drawnNumbers(sql, { week, seed }),
  };
}
