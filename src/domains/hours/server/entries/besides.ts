import type { Act } from '#platform/server/calls/act.ts';
import { overlapsOf } from './conflicts.queries.ts';
import { entriesOf } from './entries.queries.ts';

/** What is known of some records besides themselves: witness and answer of entries, and other records of their times. */
export async function besides(act: Act, rows: readonly { hourId: number }[]) {
  const hourIds = rows.map((row) => row.hourId);
  return { entries: await entriesOf(act.sql, hourIds), overlaps: await overlapsOf(act.sql, hourIds) };
}
