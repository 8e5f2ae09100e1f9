import { createHash } from 'node:crypto';
import { sql as raw } from 'kysely';
import type { Database } from '#database/connection.ts';
import { inTransaction, type Sql } from '#database/transaction.ts';
import type { Digest } from '#domains/ledger/contract/merkle.rules.ts';
import { checkProof, type HourProof, readRoots } from '#domains/ledger/contract/verify-proof.rules.ts';
import { proveHours, readRootFile } from '#domains/ledger/server/index.ts';
import { consistencyPath, inclusionPaths } from '#domains/ledger/server/prove-lines.ts';
import { grownRoots } from './grow-ledger.ts';
import { timedEach } from './timed.ts';
import { metLabel } from '../report.ts';

/** What was promised of one proof, ms (issue 14). */
const aim = 5;
const proofs = 1_000;

/**
 * Proves records one by one and two hundred at once, any leaf and any two days, and says how many rows of the ledger one proof reads at most.
 * @throws Error when a proof does not hold
 */
export async function measureProofs(
  database: Database,
  { hourIds, entries, say }: { hourIds: readonly number[]; entries: number; say: (line: string) => void },
): Promise<void> {
  const sql = database.kysely;
  const site = 'http://localhost';
  const given: (HourProof | undefined)[] = [];
  const prove = async (ids: readonly number[]): Promise<void> => {
    given.push(await proveHours({ sql }, { hourIds: ids, fields: ['day', 'minutes', 'name'], site }));
  };
  const some = (count: number, from: number) =>
    Array.from({ length: count }, (_, at) => hourIds[(from * 7_919 + at * 104_729) % hourIds.length] ?? 0);
  await timedEach(database, 100, (at) => prove(some(1, at)));
  const single = await timedEach(database, proofs, (at) => prove(some(1, at)));
  const read = await mostRowsRead(database, 100, (tx, at) =>
    proveHours({ sql: tx }, { hourIds: some(1, at), fields: ['day', 'minutes', 'name'], site }),
  );
  say(
    `${eachOf('proof of a record', single)}, at most ${read} rows read (${metLabel(single.p50 <= aim)}: p50 ${aim} ms)`,
  );
  say(
    eachOf(
      'proof of a certificate of 200 records',
      await timedEach(database, 50, (at) => prove(some(200, at))),
    ),
  );
  const inside = (at: number) => inclusionPaths(sql, [(at * 999_983) % entries], entries);
  say(eachOf('path of any leaf in the tree', await timedEach(database, proofs, inside)));
  const sizeOf = (at: number) => Math.floor((entries * (1 + (at % (grownRoots - 1)))) / grownRoots);
  const days = (at: number) => consistencyPath(sql, sizeOf(at), entries);
  say(eachOf('consistency of two days', await timedEach(database, proofs, days)));
  await requireProved(database, given);
}

const digest: Digest = async (bytes) => createHash('sha256').update(bytes).digest();

/** Figures of proofs that prove nothing would be worth nothing. */
async function requireProved(database: Database, given: readonly (HourProof | undefined)[]): Promise<void> {
  const file = await readRootFile(database.kysely, { site: 'http://localhost' });
  const roots = await readRoots(digest, JSON.stringify(file));
  for (const proof of given) {
    if (!proof) throw new Error('a record that has its root has no proof');
    const { verdict } = await checkProof(digest, proof, roots);
    if (verdict !== 'proved') throw new Error(`a proof is ${verdict}`);
  }
}

/** The most rows of the ledger's tables that one of so many acts read, each in a transaction of its own, as PostgreSQL counts them. */
async function mostRowsRead(
  database: Database,
  count: number,
  act: (sql: Sql, at: number) => Promise<unknown>,
): Promise<number> {
  let most = 0;
  for (let at = 0; at < count; at += 1) {
    const read = await inTransaction(database, async (sql) => {
      // What this connection read before and has not told yet is counted too.
      const before = await rowsRead(sql);
      await act(sql, at);
      return (await rowsRead(sql)) - before;
    });
    most = Math.max(most, read);
  }
  return most;
}

async function rowsRead(sql: Sql): Promise<number> {
  const { rows } = await raw<{
    read: string;
  }>`select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0) as read
    from pg_stat_xact_user_tables where relname like 'ledger%'`.execute(sql);
  return Number(rows[0]?.read);
}

const eachOf = (name: string, { p50, p99, cpuMs }: Awaited<ReturnType<typeof timedEach>>): string =>
  `${name}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${cpuMs.toFixed(1)} ms of processor`;
