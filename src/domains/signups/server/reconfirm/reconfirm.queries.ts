import { sql as raw } from 'kysely';
import { differencesSchema } from '#domains/activities/contract/activity-views.contract.ts';
import type { Sql } from '#database/transaction.ts';

/**
 * Confirmed people of changed activities whom the newest change that concerns them has not asked: who signed up before it,
 * for a shift still to come. Whoever is confirmed later is found then. `among` looks at these sign-ups again.
 */
export async function peopleToAsk(
  sql: Sql,
  now: Date,
  { limit, among }: { limit: number; among?: readonly number[] },
) {
  const { rows } = await raw<{ id: number; volunteerId: number; shiftId: number; changeId: number }>`
select u.id, u.volunteer_id, u.shift_id, max(c.id) as change_id
from activity_changes c join activities a on a.id = c.activity_id
  join sign_ups u on u.activity_id = c.activity_id
  left join reconfirmations r on r.sign_up_id = u.id
where c.status = 'passed' and a.status = 'published' and a.ends_at > ${now}
  and u.status = 'confirmed' and u.starts_at > ${now} and u.created_at <= c.decided_at
  and (c.asked_shift_ids is null or u.shift_id = any(c.asked_shift_ids))
  and (r.change_id is null or r.change_id < c.id)${among ? raw` and u.id = any(${[...among]}::bigint[])` : raw``}
group by u.id, u.volunteer_id, u.shift_id
order by u.id limit ${limit}`.execute(sql);
  return rows.map((row) => ({ ...row, changeId: Number(row.changeId) }));
}

/** Questions that nobody answered in time and whose silence was not told yet, the oldest first. */
export const untoldSilences = (sql: Sql, now: Date, limit: number) =>
  sql
    .selectFrom('reconfirmations')
    .select('signUpId')
    .where('answer', 'is', null)
    .where('toldAt', 'is', null)
    .where('expiresAt', '<=', now)
    .orderBy('expiresAt')
    .orderBy('signUpId')
    .limit(limit)
    .execute();

/** The accounts of some teams, by team. */
export async function accountsOfTeams(sql: Sql, teamIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await sql.selectFrom('teams').select(['id', 'accountId']).where('id', 'in', teamIds).execute();
  return new Map(rows.map(({ id, accountId }) => [id, accountId]));
}

/** The question of one sign-up with what has changed in words. */
export async function questionOf(sql: Sql, signUpId: number) {
  const row = await sql
    .selectFrom('reconfirmations as r')
    .innerJoin('activityChanges as c', 'c.id', 'r.changeId')
    .select(['r.changeId', 'r.expiresAt', 'r.answer', 'c.differences'])
    .where('r.signUpId', '=', signUpId)
    .executeTakeFirst();
  return row && { ...row, differences: differencesSchema.parse(row.differences) };
}
export type Question = NonNullable<Awaited<ReturnType<typeof questionOf>>>;

/** The questions of several sign-ups, by sign-up. */
export async function questionsOf(sql: Sql, signUpIds: readonly number[]): Promise<Map<number, Question>> {
  if (signUpIds.length === 0) return new Map();
  const rows = await sql
    .selectFrom('reconfirmations as r')
    .innerJoin('activityChanges as c', 'c.id', 'r.changeId')
    .select(['r.signUpId', 'r.changeId', 'r.expiresAt', 'r.answer', 'c.differences'])
    .where('r.signUpId', 'in', signUpIds)
    .execute();
  return new Map(
    rows.map(({ signUpId, ...row }) => [
      signUpId,
      { ...row, differences: differencesSchema.parse(row.differences) },
    ]),
  );
}
