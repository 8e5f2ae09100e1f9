import type { Insertable } from 'kysely';
import type { CertificateBatchesTable, CertificateWishesTable } from '#database/tables/certificates.ts';
import type { Sql } from '#database/transaction.ts';

/** A list with everybody on it, asked. */
export async function insertBatch(
  sql: Sql,
  batch: Insertable<CertificateBatchesTable>,
  volunteerIds: readonly number[],
): Promise<void> {
  await sql.insertInto('certificateBatches').values(batch).execute();
  await sql
    .insertInto('certificateWishes')
    .values(
      volunteerIds.map((volunteerId, place) => ({
        batchId: batch.id,
        volunteerId,
        place,
        state: 'asked' as const,
        answeredAt: null,
        certificateId: null,
      })),
    )
    .execute();
}

export const setBatchState = (
  sql: Sql,
  batchId: number,
  change: Pick<CertificateBatchesTable, 'state' | 'endedAt'>,
) => sql.updateTable('certificateBatches').set(change).where('id', '=', batchId).execute();

type WishState = CertificateWishesTable['state'];

/** Moves everybody of a list who stands in one of these states; how many they were. */
export async function moveWishes(
  sql: Sql,
  batchId: number,
  { from, to }: { from: readonly WishState[]; to: WishState },
): Promise<number> {
  const rows = await sql
    .updateTable('certificateWishes')
    .set({ state: to })
    .where('batchId', '=', batchId)
    .where('state', 'in', [...from])
    .returning('volunteerId')
    .execute();
  return rows.length;
}

/** One person's row of a list, locked. */
export const lockWish = (sql: Sql, batchId: number, volunteerId: number) =>
  sql
    .selectFrom('certificateWishes')
    .select(['state'])
    .where('batchId', '=', batchId)
    .where('volunteerId', '=', volunteerId)
    .forUpdate()
    .executeTakeFirst();

export const setWish = (
  sql: Sql,
  { batchId, volunteerId }: { batchId: number; volunteerId: number },
  change: Partial<Pick<CertificateWishesTable, 'state' | 'answeredAt' | 'certificateId'>>,
) =>
  sql
    .updateTable('certificateWishes')
    .set(change)
    .where('batchId', '=', batchId)
    .where('volunteerId', '=', volunteerId)
    .execute();

/** The list that has been at work longest and can go on: its time is over, or its certificates are being made. */
export const nextBatch = (sql: Sql, now: Date) =>
  sql
    .selectFrom('certificateBatches')
    .selectAll()
    .where('state', 'in', ['asking', 'making'])
    .where((row) => row.or([row('state', '=', 'making'), row('lapsesAt', '<=', now)]))
    .orderBy('lapsesAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** The next person of a list who agreed, the row locked: whoever thinks better of it comes before or after. */
export const nextAgreed = (sql: Sql, batchId: number) =>
  sql
    .selectFrom('certificateWishes')
    .select('volunteerId')
    .where('batchId', '=', batchId)
    .where('state', '=', 'agreed')
    .orderBy('place')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
