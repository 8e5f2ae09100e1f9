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

/**
 * The whole list of a drawn week beside its seed, so that everybody can draw again (decision 0046): numbers of records, which name
 * nobody. Undefined when the week, a Monday, was not drawn.
 */
export async function readDrawFile(sql: Sql, week: string): Promise<DrawFile | undefined> {
  const draw = await findDraw(sql, week);
  if (!draw) return undefined;
  const rows = await recordsOfWeek(sql, week).select('h.hourNo').execute();
  const { seedDay, seed } = draw;
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
