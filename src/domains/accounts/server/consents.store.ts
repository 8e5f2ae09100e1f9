import type { Insertable } from 'kysely';
import type { ConsentsTable } from '#database/tables/accounts.ts';
import type { Sql } from '#database/transaction.ts';
import type { ConsentPurpose } from '../contract/consents.words.ts';

/** Keeps consents, one that stands for each version of a text; of two equal ones the first stays. */
export const insertConsents = (sql: Sql, rows: readonly Insertable<ConsentsTable>[]) =>
  sql
    .insertInto('consents')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['accountId', 'purpose', 'version', 'givenBy'])
        .where('withdrawnAt', 'is', null)
        .doNothing(),
    )
    .execute();

/** Ends the consents to one purpose that stand; the rows stay as proof that they were given (domain.md B). Gives how many. */
export async function endConsents(
  sql: Sql,
  { accountId, purpose, at }: { accountId: number; purpose: ConsentPurpose; at: Date },
): Promise<number> {
  const { numUpdatedRows } = await sql
    .updateTable('consents')
    .set({ withdrawnAt: at })
    .where('accountId', '=', accountId)
    .where('purpose', '=', purpose)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes at most `limit` consents that were withdrawn before then; gives how many. */
export async function deleteWithdrawn(
  sql: Sql,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const old = sql
    .selectFrom('consents')
    .select('id')
    .where('withdrawnAt', '<', before)
    .orderBy('withdrawnAt')
    .limit(limit);
  const { numDeletedRows } = await sql.deleteFrom('consents').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Ends whatever somebody agreed to and has not withdrawn; the rows stay as proof. */
export const endAllConsents = async (sql: Sql, accountId: number, at: Date): Promise<void> => {
  await sql
    .updateTable('consents')
    .set({ withdrawnAt: at })
    .where('accountId', '=', accountId)
    .where('withdrawnAt', 'is', null)
    .execute();
};
