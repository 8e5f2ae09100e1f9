import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import { differencesSchema } from '../../contract/activity-views.contract.ts';
import { withCleanContent } from '../content/content.rules.ts';
import { activityFormSchema } from '../../contract/activity-form.contract.ts';

const columns = [
  'id',
  'form',
  'fields',
  'differences',
  'askedShiftIds',
  'status',
  'submittedAt',
  'decidedAt',
  'note',
] as const;

const parsed = <Row extends { form: unknown; differences: unknown }>({ form, differences, ...row }: Row) => ({
  ...row,
  form: withCleanContent(activityFormSchema.parse(form)),
  differences: differencesSchema.parse(differences),
});

/** The change of an activity that waits for review. */
export async function pendingChange(sql: Sql, activityId: number) {
  const row = await sql
    .selectFrom('activityChanges')
    .select(columns)
    .where('activityId', '=', activityId)
    .where(raw<boolean>`status = 'pending'`)
    .executeTakeFirst();
  return row && parsed(row);
}

/** The newest change that the team still has in hand: it waits, or was returned and not replaced. */
export async function openChange(sql: Sql, activityId: number) {
  const row = await sql
    .selectFrom('activityChanges')
    .select(columns)
    .where('activityId', '=', activityId)
    .where('status', 'in', ['pending', 'returned'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && parsed(row);
}

/** When an activity last changed and how, in words; undefined when it never did. */
export async function lastPassedChange(sql: Sql, activityId: number) {
  const row = await sql
    .selectFrom('activityChanges')
    .select(['decidedAt', 'differences'])
    .where('activityId', '=', activityId)
    .where(raw<boolean>`status = 'passed'`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, differences: differencesSchema.parse(row.differences) };
}

/** Names of areas by their codes. */
export async function areaNames(sql: Sql): Promise<Map<string, string>> {
  const rows = await sql.selectFrom('areas').select(['code', 'name']).execute();
  return new Map(rows.map(({ code, name }) => [code, name]));
}

/** How many people have a place in shifts still to come, in all of an activity or in some of its shifts. */
export async function confirmedAhead(
  sql: Sql,
  asked: { activityId: number; shiftIds: readonly number[] | null; now: Date },
): Promise<number> {
  if (asked.shiftIds?.length === 0) return 0;
  const { count } = await sql
    .selectFrom('signUps')
    .select(raw<number>`count(*)::int`.as('count'))
    .where('activityId', '=', asked.activityId)
    .where('status', '=', 'confirmed')
    .where('startsAt', '>', asked.now)
    .$if(asked.shiftIds !== null, (query) => query.where('shiftId', 'in', asked.shiftIds ?? []))
    .executeTakeFirstOrThrow();
  return count;
}

/** Of an activity's people with a place or who left by the newest change: how many answered how, and how many were silent. */
export async function answersOf(sql: Sql, activityId: number, now: Date) {
  const { rows } = await raw<{ kept: number; asked: number; silent: number; left: number }>`
select count(*) filter (where r.answer = 'keep' and u.status = 'confirmed')::int as kept,
  count(*) filter (where r.answer is null and r.expires_at > ${now} and u.status = 'confirmed')::int as asked,
  count(*) filter (where r.answer is null and r.expires_at <= ${now} and u.status = 'confirmed')::int as silent,
  count(*) filter (where r.answer = 'leave')::int as left
from reconfirmations r join sign_ups u on u.id = r.sign_up_id
where u.activity_id = ${activityId}`.execute(sql);
  const counts = rows[0] ?? { kept: 0, asked: 0, silent: 0, left: 0 };
  return counts.kept + counts.asked + counts.silent + counts.left > 0 ? counts : null;
}
