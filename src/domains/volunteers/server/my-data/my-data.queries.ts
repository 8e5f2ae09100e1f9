import type { Sql } from '#database/transaction.ts';
import { volunteerConsents } from '../../contract/my-data.words.ts';

/** The latest consent of an account to each purpose. */
export const latestConsents = (sql: Sql, accountId: number) =>
  sql
    .selectFrom('consents')
    .distinctOn('purpose')
    .select(['purpose', 'version', 'givenBy', 'givenAt', 'withdrawnAt'])
    .where('accountId', '=', accountId)
    .where('purpose', 'in', volunteerConsents)
    .orderBy('purpose')
    .orderBy('givenAt', 'desc')
    .orderBy('id', 'desc')
    .limit(volunteerConsents.length)
    .execute();

/** Whether an ID number of the person lies here: the verified one, or one in a check. */
export async function holdsIdNumber(sql: Sql, volunteerId: number): Promise<boolean> {
  const row = await sql
    .selectFrom('volunteers as v')
    .select('v.id')
    .where('v.id', '=', volunteerId)
    .where((row) =>
      row.or([
        row('v.idHash', 'is not', null),
        row.exists(
          row
            .selectFrom('realNameChecks as k')
            .select('k.id')
            .whereRef('k.volunteerId', '=', 'v.id')
            .where('k.idCipher', '<>', ''),
        ),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}
