import { sql as raw, type Updateable } from 'kysely';
import type { ActivitiesTable } from '#database/tables/activities.ts';
import type { Sql } from '#database/transaction.ts';
import { toDay } from '#platform/contract/instants.ts';
import { searchTokens } from '#platform/contract/search-tokens.ts';
import type { ActivityForm } from '../contract/activity-form.contract.ts';
import type { ActivityStatus } from '../contract/activities.words.ts';
import { cleanContent } from './content/content.rules.ts';
import { type ActivityRow, columnsOf } from './publish/form.rules.ts';

/** Whose activity a new one is; taken from the team when it is made. */
export type Owner = { teamId: number; organisationId: number; category: string };

/**
 * Locks an activity with its shifts for a change. Shifts come first: a sign-up takes its shift before the
 * activity, and two orders would be a deadlock.
 */
export async function lockActivity(sql: Sql, activityId: number): Promise<ActivityRow | undefined> {
  await sql
    .selectFrom('shifts')
    .select('id')
    .where('activityId', '=', activityId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return sql.selectFrom('activities').selectAll().where('id', '=', activityId).forUpdate().executeTakeFirst();
}

/** Stores a new draft and gives its id. The number is the day and the last digits of the id (HD20261103-0218). */
export async function insertActivity(
  sql: Sql,
  form: ActivityForm,
  { owner, now }: { owner: Owner; now: Date },
): Promise<number> {
  const { rows } = await raw<{
    id: number;
  }>`select nextval(pg_get_serial_sequence('activities', 'id')) as id`.execute(sql);
  const id = rows[0]?.id ?? 0;
  const activityNo = `HD${toDay(now).replaceAll('-', '')}-${String(id % 10_000).padStart(4, '0')}`;
  await sql
    .insertInto('activities')
    .values({
      ...columnsOf(form, owner.category),
      id,
      activityNo,
      teamId: owner.teamId,
      organisationId: owner.organisationId,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  await writeSearchTokens(sql, id, form);
  return id;
}

export type ActivityChange = Omit<Updateable<ActivitiesTable>, 'id' | 'version' | 'updatedAt'>;

/** Changes columns of a locked activity and counts its version up; gives the new version. */
export async function changeActivity(
  sql: Sql,
  activityId: number,
  { change, now }: { change: ActivityChange; now: Date },
): Promise<number> {
  const { version } = await sql
    .updateTable('activities')
    .set({ ...change, updatedAt: now, version: raw`version + 1` })
    .where('id', '=', activityId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** The words an activity is found by; written in the transaction that writes the text. */
export async function writeSearchTokens(
  sql: Sql,
  activityId: number,
  { title, summary, content, placeName, address }: ActivityForm,
): Promise<void> {
  const tokens = raw<string>`${searchTokens(title, [summary, cleanContent(content).text, placeName, address].join('\n'))}::tsvector`;
  await sql
    .insertInto('activitySearch')
    .values({ activityId, tokens })
    .onConflict((conflict) => conflict.column('activityId').doUpdateSet({ tokens }))
    .execute();
}

/** Deletes an activity that nobody ever signed up for; its shifts and search words go with it. */
export async function deleteActivityRow(sql: Sql, activityId: number): Promise<void> {
  await sql.deleteFrom('activities').where('id', '=', activityId).execute();
}

/** Lets go of the contacts of activities that are over and ended before; gives how many. */
export async function forgetContacts(
  sql: Sql,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const over = sql
    .selectFrom('activities')
    .select('id')
    .where(raw<boolean>`status in ('closed', 'cancelled') and (contact_name <> '' or contact_phone <> '')`)
    .where('endsAt', '<', before)
    .orderBy('endsAt')
    .orderBy('id')
    .limit(limit);
  const { numUpdatedRows } = await sql
    .updateTable('activities')
    .set({ contactName: '', contactPhone: '', isContactPublic: false })
    .where('id', 'in', over)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Moves up to `limit` activities from one state to the next where `due` says so; gives what moved. */
export async function moveDue(
  sql: Sql,
  move: { from: ActivityStatus; to: ActivityStatus; endedBy: Date; limit: number },
) {
  const due = sql
    .selectFrom('activities')
    .select('id')
    .where('status', '=', raw.lit(move.from))
    .where('endsAt', '<=', move.endedBy)
    .orderBy('endsAt')
    .orderBy('id')
    .limit(move.limit)
    .forUpdate()
    .skipLocked();
  return sql
    .updateTable('activities')
    .set({ status: move.to, updatedAt: move.endedBy, version: raw`version + 1` })
    .where('id', 'in', due)
    .returning(['id', 'title', 'teamId'])
    .execute();
}
