import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import { type AccountMarks, type Person, personOf } from './persons.rules.ts';

/**
 * The persons of some accounts, by account: a volunteer or a member of staff is themselves, a team's account is everybody
 * who leads it (captain, vice captains, managers). An account that is not there has no marks.
 */
export async function personsOf(
  sql: Sql,
  accountIds: readonly (number | null)[],
): Promise<(accountId: number) => Person> {
  const ids = [...new Set(accountIds.filter((id) => id !== null))];
  const { rows } = await raw<AccountMarks & { standsFor: number }>`
    select c.id as stands_for, c.id as account_id, c.mobile_hash, v.id_hash from accounts c
      left join volunteers v on v.account_id = c.id where c.id = any(${ids}::bigint[])
    union all
    select t.account_id, c.id, c.mobile_hash, v.id_hash from teams t
      join team_members m on m.team_id = t.id and m.status in ('active', 'paused')
        and m.member_role in ('captain', 'viceCaptain', 'manager')
      join volunteers v on v.id = m.volunteer_id
      join accounts c on c.id = v.account_id where t.account_id = any(${ids}::bigint[])`.execute(sql);
  return (accountId) => personOf(rows.filter((row) => row.standsFor === accountId));
}
