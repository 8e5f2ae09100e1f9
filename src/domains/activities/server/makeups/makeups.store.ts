import { type Insertable, sql as raw, type Updateable } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import type { ActivityMakeupsTable } from '#database/tables/activities.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { toDay } from '#platform/contract/instants.ts';
import type { MakeupForm } from '../../contract/makeups.contract.ts';
import type { MakeupRow } from './makeups.queries.ts';
import { spanOf } from './makeups.rules.ts';

/** What a form fills of the row. */
const columnsOf = ({ day, from, to, fileIds: _files, people: _people, ...told }: MakeupForm) => ({
  ...told,
  servedOn: day || null,
  fromTime: from,
  toTime: to,
  ...spanOf({ day, from, to }),
});

type Owner = Pick<Insertable<ActivityMakeupsTable>, 'teamId' | 'organisationId'>;

/** Keeps a new draft and gives its id. */
export async function insertMakeup(act: Act, owner: Owner, form: MakeupForm): Promise<number> {
  const id = act.newId();
  await act.sql
    .insertInto('activityMakeups')
    .values({
      ...columnsOf(form),
      ...owner,
      id,
      makeupNo: `BL${toDay(act.now).replaceAll('-', '')}-${String(id % 10_000_000).padStart(7, '0')}`,
      createdAt: act.now,
      updatedAt: act.now,
    })
    .execute();
  await writePeople(act.sql, id, form);
  return id;
}

/** One, locked for the change that follows. */
export const lockMakeup = (sql: Sql, makeupId: number): Promise<MakeupRow | undefined> =>
  sql.selectFrom('activityMakeups').selectAll().where('id', '=', makeupId).forUpdate().executeTakeFirst();

type Change = Omit<Updateable<ActivityMakeupsTable>, 'id' | 'version' | 'updatedAt'>;

/** Changes a locked one and counts its version up; gives the new version. */
export async function changeMakeup(
  act: Pick<Act, 'sql' | 'now'>,
  makeupId: number,
  change: Change,
): Promise<number> {
  const { version } = await act.sql
    .updateTable('activityMakeups')
    .set({ ...change, updatedAt: act.now, version: raw`version + 1` })
    .where('id', '=', makeupId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Puts a form in the place of what was typed before; gives the new version. */
export async function rewriteMakeup(act: Act, makeupId: number, form: MakeupForm): Promise<number> {
  await writePeople(act.sql, makeupId, form);
  return changeMakeup(act, makeupId, columnsOf(form));
}

async function writePeople(sql: Sql, makeupId: number, { people }: MakeupForm): Promise<void> {
  await sql.deleteFrom('activityMakeupPeople').where('makeupId', '=', makeupId).execute();
  const rows = people.map(({ volunteerId, from, to, minutes, isFromSheet }, sort) => ({
    makeupId,
    volunteerId,
    sort,
    fromTime: from,
    toTime: to,
    minutes,
    isFromSheet,
  }));
  if (rows.length > 0) await sql.insertInto('activityMakeupPeople').values(rows).execute();
}

/** Deletes one that was never decided to be an activity; its people go with it. */
export async function deleteMakeupRow(sql: Sql, makeupId: number): Promise<void> {
  await sql.deleteFrom('activityMakeups').where('id', '=', makeupId).execute();
}

/** Closes the shifts of a new activity and counts its places as taken: nobody signs up for what is over. */
export async function fillPlaces(sql: Sql, activityId: number, count: number): Promise<void> {
  await sql
    .updateTable('shifts')
    .set({ status: 'closed', takenCount: count })
    .where('activityId', '=', activityId)
    .execute();
}

/** Empties the witnesses of what nobody touched since `before`, but for what waits for the centre, and gives how many. */
export async function forgetWitnesses(
  sql: Sql,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const old = sql
    .selectFrom('activityMakeups')
    .select('id')
    .where(raw<boolean>`state <> 'pending' and (witness_name <> '' or witness_mobile_tail <> '')`)
    .where('updatedAt', '<', before)
    .orderBy('updatedAt')
    .orderBy('id')
    .limit(limit);
  const { numUpdatedRows } = await sql
    .updateTable('activityMakeups')
    .set({ witnessName: '', witnessMobileTail: '' })
    .where('id', 'in', old)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
