import type { Sql } from '#database/transaction.ts';
import { decryptText, lookupHash } from '../encryption.ts';
import { deriveKey, type Secret } from './keys.ts';
import { followHashes, type Move, moveValues, rowsAfter, type SealedRow } from './sealed-rows.store.ts';
import type { KeptUnderSecret, Lookup, SealedColumn, SealedTable } from './sealed-table.ts';

const batch = 1_000;
type Place = { table: SealedTable; sealed: SealedColumn; lookup: Lookup };

/**
 * Makes every look-up hash anew under the secret in force, out of the value that lies sealed beside it; hashes without one follow. All in
 * the transaction of the start: nobody ever meets hashes under two keys, so what is unique stays so. Gives how many, and how many
 * values nobody could open.
 */
export async function rekeyLookups(
  sql: Sql,
  rooms: readonly KeptUnderSecret[],
  secret: Secret,
): Promise<{ moved: number; unreadable: number }> {
  const places = rooms
    .flatMap(({ tables = [] }) => tables)
    .flatMap((table) =>
      table.columns.flatMap((sealed) => (sealed.lookups ?? []).map((lookup) => ({ table, sealed, lookup }))),
    );
  const total = { moved: 0, unreadable: 0 };
  for (const place of places) {
    const followers = rooms
      .flatMap(({ follows = [] }) => follows)
      .filter(({ purpose }) => purpose === place.lookup.purpose);
    for (let after: string | null = null, more = true; more; ) {
      const rows: SealedRow[] = await rowsOfPlace(sql, place, after);
      const { moves, unreadable } = movesOf(rows, place, secret);
      const { table, id } = place.table;
      total.moved += await moveValues(sql, { table, id, column: place.lookup.column }, moves);
      for (const follower of followers) await followHashes(sql, follower, moves);
      total.unreadable += unreadable;
      after = rows.at(-1)?.id ?? null;
      more = rows.length === batch;
    }
  }
  return total;
}

const rowsOfPlace = (sql: Sql, { table: { table, id }, sealed, lookup }: Place, after: string | null) =>
  rowsAfter(sql, { table, id, columns: [sealed.column, lookup.column], after, limit: batch });

function movesOf(
  rows: readonly SealedRow[],
  { sealed, lookup }: Place,
  secret: Secret,
): { moves: Move[]; unreadable: number } {
  const [cipherKey, hashKey] = [deriveKey(secret, sealed.purpose), deriveKey(secret, lookup.purpose)];
  let unreadable = 0;
  const moves = rows.flatMap(({ id, values: [cipher, was] }) => {
    if (!cipher || !was) return [];
    try {
      const value = lookup.hashed(decryptText(cipherKey, cipher));
      if (value === undefined) return [];
      const becomes = lookupHash(hashKey, value);
      return becomes === was ? [] : [{ id, was, becomes }];
    } catch {
      unreadable += 1;
      return [];
    }
  });
  return { moves, unreadable };
}
