import type { Sql } from '#database/transaction.ts';
import { issuedEntries } from './awards.queries.ts';
import { onTheWire } from './on-the-wire.ts';

/** A page of entries as who made them reads them. */
export async function listIssued(sql: Sql, asked: Parameters<typeof issuedEntries>[1]) {
  const { rows, total } = await issuedEntries(sql, asked);
  const shown = await onTheWire(sql, rows);
  const list = rows.map((row) => ({
    ...shown(row),
    volunteerName: row.volunteerName,
    volunteerNo: row.volunteerNo,
    version: row.version,
  }));
  return { list, total, pageNum: asked.pageNum, pageSize: asked.pageSize };
}
