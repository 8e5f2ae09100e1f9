import type { Insertable } from 'kysely';
import type { PasskeyChallengesTable, PasskeysTable } from '#database/tables/accounts.ts';
import type { Sql } from '#database/transaction.ts';

/** Keeps a passkey; false when it is known, here or at another account. */
export async function insertPasskey(sql: Sql, row: Insertable<PasskeysTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await sql
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.constraint('passkeys_credential').doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

/** One passkey of an account, its row locked: of one counter sent twice at once the second is refused. */
export const lockPasskey = (
  sql: Sql,
  accountId: number,
  key: { passkeyId: number } | { credentialId: string },
) =>
  sql
    .selectFrom('passkeys')
    .selectAll()
    .where('accountId', '=', accountId)
    .where((row) =>
      'passkeyId' in key ? row('id', '=', key.passkeyId) : row('credentialId', '=', key.credentialId),
    )
    .forUpdate()
    .executeTakeFirst();

/** Notes a use and what the authenticator counts now. */
export const noteUse = (sql: Sql, passkeyId: number, use: { signCount: number; lastUsedAt: Date }) =>
  sql.updateTable('passkeys').set(use).where('id', '=', passkeyId).execute();

export const renameKey = (sql: Sql, passkeyId: number, name: string) =>
  sql.updateTable('passkeys').set({ name }).where('id', '=', passkeyId).execute();

export const deletePasskey = (sql: Sql, passkeyId: number) =>
  sql.deleteFrom('passkeys').where('id', '=', passkeyId).execute();

export const insertChallenge = (sql: Sql, row: Insertable<PasskeyChallengesTable>) =>
  sql.insertInto('passkeyChallenges').values(row).execute();

type Asked = Omit<PasskeyChallengesTable, 'expiresAt'> & { now: Date };

/** Takes a challenge back, whatever becomes of the answer; false when it was not out for this, taken before, or is too old. */
export async function spendChallenge(
  sql: Sql,
  { challenge, accountId, purpose, now }: Asked,
): Promise<boolean> {
  const taken = await sql
    .deleteFrom('passkeyChallenges')
    .where('challenge', '=', challenge)
    .where('accountId', '=', accountId)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return Number(taken.numDeletedRows) === 1;
}
