import { sql as raw } from 'kysely';
import type { Insertable } from 'kysely';
import type { LedgerEntriesTable, LedgerRootsTable } from '#database/tables/ledger.ts';
import type { Sql } from '#database/transaction.ts';
import type { ChainHead } from './compose-line.ts';
import type { HashedNode } from './merkle-tree.rules.ts';

/** Where the chains of some teams stand, locked in the order of the teams until the transaction is over. */
export async function lockChains(sql: Sql, teamIds: readonly number[]): Promise<Map<number, ChainHead>> {
  const sorted = [...new Set(teamIds)].sort((a, b) => a - b);
  await sql
    .insertInto('ledgerChains')
    .values(sorted.map((teamId) => ({ teamId })))
    .onConflict((conflict) => conflict.column('teamId').doNothing())
    .execute();
  const rows = await sql
    .selectFrom('ledgerChains')
    .selectAll()
    .where('teamId', 'in', sorted)
    .orderBy('teamId')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ teamId, ...head }) => [teamId, head]));
}

export type NewLine = Omit<Insertable<LedgerEntriesTable>, 'fields'> & {
  fields: Record<string, string | number>;
  name: string;
};

const rowsAtOnce = 200;
const parts = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, at) =>
    rows.slice(at * rowsAtOnce, (at + 1) * rowsAtOnce),
  );

/** Adds lines and moves their chains on. */
export async function insertLines(
  sql: Sql,
  lines: readonly NewLine[],
  heads: ReadonlyMap<number, ChainHead>,
): Promise<void> {
  for (const part of parts(lines)) {
    await sql
      .insertInto('ledgerEntries')
      .values(part.map(({ name: _name, fields, ...line }) => ({ ...line, fields: JSON.stringify(fields) })))
      .execute();
    await sql
      .insertInto('ledgerNames')
      .values(part.map(({ id, name }) => ({ entryId: id, name })))
      .execute();
  }
  const moved = [...heads];
  await raw`update ledger_chains c set length = m.length, last_hash = m.last_hash
    from unnest(${moved.map(([teamId]) => teamId)}::bigint[], ${moved.map(([, head]) => head.length)}::bigint[],
      ${moved.map(([, head]) => head.lastHash)}::bytea[]) as m (team_id, length, last_hash)
    where c.team_id = m.team_id`.execute(sql);
}

/** Puts lines into the tree: their leaves from `size` on, and every node that is complete by them. */
export async function insertLeaves(
  sql: Sql,
  { size, entryIds, nodes }: { size: number; entryIds: readonly number[]; nodes: readonly HashedNode[] },
): Promise<void> {
  const leaves = entryIds.map((entryId, at) => ({ entryId, position: size + at }));
  for (const part of parts(leaves)) await sql.insertInto('ledgerLeaves').values(part).execute();
  for (const part of parts(nodes)) await sql.insertInto('ledgerNodes').values(part).execute();
}

export const insertRoot = (sql: Sql, root: Insertable<LedgerRootsTable>) =>
  sql.insertInto('ledgerRoots').values(root).execute();

/** Notes that what took effect before the ledger began has been entered. */
export const noteCaughtUp = (sql: Sql, at: Date) =>
  sql.updateTable('ledgerStart').set({ caughtUpAt: at }).where('caughtUpAt', 'is', null).execute();
