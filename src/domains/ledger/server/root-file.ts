import type { Sql } from '#database/transaction.ts';
import { ledgerLimits } from '../contract/ledger.words.ts';
import { rootsUntil } from './ledger.queries.ts';

/** What a root file says of itself; its form is written down in docs/ledger.md. */
export type RootFile = { format: 'volunteer-ledger-roots'; v: 1; site: string; heads: string[] };

/**
 * The file that everybody may keep: the heads of one day, or of all of them (the latest twelve years), oldest first, each as the
 * text that is hashed. Undefined when the day has none.
 */
export async function readRootFile(
  sql: Sql,
  { day, site }: { day?: string | undefined; site: string },
): Promise<RootFile | undefined> {
  const rows = await rootsUntil(sql, { until: day, limit: day ? 1 : ledgerLimits.daysInFile });
  if (day && rows.length === 0) return undefined;
  return { format: 'volunteer-ledger-roots', v: 1, site, heads: rows.map(({ head }) => head).reverse() };
}
