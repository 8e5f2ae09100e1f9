import type { Selectable } from 'kysely';
import type { LedgerRootsTable } from '#database/tables/ledger.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/ledger.contract.ts';
import type { DayRoot } from '../contract/ledger.contract.ts';
import { rootsPage } from './ledger.queries.ts';

/** A day's root as everybody reads it. */
export const rootOnTheWire = (row: Selectable<LedgerRootsTable>): DayRoot => ({
  day: row.day,
  size: row.size,
  added: row.added,
  root: row.root.toString('hex'),
  previous: row.previous.toString('hex'),
  hash: row.hash.toString('hex'),
  madeAt: toInstant(row.madeAt),
});

/** The daily roots, the latest first. */
export const listRoots: UseCase<typeof contract.listRoots> = async (act, request) => {
  const { rows, total } = await rootsPage(act.sql, request);
  return { list: rows.map(rootOnTheWire), total, pageNum: request.pageNum, pageSize: request.pageSize };
};
