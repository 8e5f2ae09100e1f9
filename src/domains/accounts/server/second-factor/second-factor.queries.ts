import type { Sql } from '#database/transaction.ts';

/** Passkeys of an account, the oldest first; their number is bounded where they are added. */
export const findPasskeys = (sql: Sql, accountId: number) =>
  sql
    .selectFrom('passkeys')
    .select(['id', 'name', 'credentialId', 'transports', 'createdAt', 'lastUsedAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(20)
    .execute();

/** The second factors of an account: codes of an application since when, passkeys, and how many recovery codes are left. */
export async function findFactors(sql: Sql, accountId: number) {
  const { confirmedAt, codesLeft } = await sql
    .selectFrom('accounts as a')
    .leftJoin('secondFactors as f', 'f.accountId', 'a.id')
    .select(['f.confirmedAt'])
    .select((row) =>
      row
        .selectFrom('recoveryCodes as r')
        .select((one) => one.fn.countAll<number>().as('count'))
        .whereRef('r.accountId', '=', 'a.id')
        .where('r.usedAt', 'is', null)
        .as('codesLeft'),
    )
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow();
  const passkeys = await findPasskeys(sql, accountId);
  const hasAny = confirmedAt !== null || passkeys.length > 0;
  return { confirmedAt, codesLeft: Number(codesLeft ?? 0), passkeys, hasAny };
}

/** Whether the login of an account asks for a second factor. */
export const hasSecondFactor = async (sql: Sql, accountId: number): Promise<boolean> =>
  (await findFactors(sql, accountId)).hasAny;
