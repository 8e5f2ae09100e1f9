import type { Sql } from '#database/transaction.ts';

/** What an account has chosen, by channel and category. */
export const storedPreferences = (sql: Sql, accountId: number) =>
  sql
    .selectFrom('messagePreferences')
    .select(['channel', 'category', 'isOn'])
    .where('accountId', '=', accountId)
    .execute();

/** Teams whose bulk messages an account keeps away, the latest first. */
export const mutedTeams = (sql: Sql, accountId: number) =>
  sql
    .selectFrom('messageMutes as m')
    .innerJoin('teams as t', 't.id', 'm.teamId')
    .select(['t.id as teamId', 't.name'])
    .where('m.accountId', '=', accountId)
    .orderBy('m.createdAt', 'desc')
    .limit(100)
    .execute();

/** The masked number that text messages go to. */
export async function maskedMobileOf(sql: Sql, accountId: number): Promise<string | null> {
  const account = await sql
    .selectFrom('accounts')
    .select('mobileMasked')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return account.mobileMasked;
}
