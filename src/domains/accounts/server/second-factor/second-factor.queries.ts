import type { Sql } from '#database/transaction.ts';

/** Since when the second factor of an account is asked for, and how many recovery codes are left; undefined without one. */
export const findFactor = (sql: Sql, accountId: number) =>
  sql
    .selectFrom('secondFactors as f')
    .select(['f.confirmedAt'])
    .select((row) =>
      row
        .selectFrom('recoveryCodes as r')
        .select((one) => one.fn.countAll<number>().as('count'))
        .whereRef('r.accountId', '=', 'f.accountId')
        .where('r.usedAt', 'is', null)
        .as('codesLeft'),
    )
    .where('f.accountId', '=', accountId)
    .where('f.confirmedAt', 'is not', null)
    .executeTakeFirst();

/** Whether the login of an account asks for a second factor. */
export const hasSecondFactor = async (sql: Sql, accountId: number): Promise<boolean> =>
  (await findFactor(sql, accountId)) !== undefined;
