import { type Insertable, sql as raw } from 'kysely';
import type { ShiftsTable } from '#database/tables/activities.ts';
import type { Sql } from '#database/transaction.ts';
import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import type { ShiftStatus } from '../../contract/activities.words.ts';
import { isFit } from '../../contract/shift-faults.rules.ts';
import { closesAtOf, toShift } from './shifts.rules.ts';

/**
 * Makes the stored shifts of a locked activity those of the form: known ids are changed, others made, missing ones deleted.
 * A row that is no shift yet leaves the one it was as it is.
 */
export async function replaceShifts(
  sql: Sql,
  activityId: number,
  { shifts, shiftClosesHours }: Pick<ActivityForm, 'shifts' | 'shiftClosesHours'>,
): Promise<void> {
  const kept = shifts.flatMap(({ id }) => (id === undefined ? [] : [id]));
  await sql
    .deleteFrom('shifts')
    .where('activityId', '=', activityId)
    .$if(kept.length > 0, (query) => query.where('id', 'not in', kept))
    .execute();
  const rows = shifts.flatMap((form, sort) => {
    const shift = toShift(form);
    const closesAt = closesAtOf(shift, shiftClosesHours);
    return isFit(form) ? [{ ...shift, closesAt, activityId, sort }] : [];
  });
  const made = rows.flatMap(({ id, ...row }) => (id === undefined ? [row] : []));
  if (made.length > 0) await sql.insertInto('shifts').values(made).execute();
  const known = rows.flatMap(({ id, ...row }) => (id === undefined ? [] : [{ ...row, id }]));
  if (known.length > 0) await changeShifts(sql, known);
}

/** All of them in one statement: an activity has hundreds, and it saves itself while it is written. */
async function changeShifts(sql: Sql, rows: readonly Insertable<ShiftsTable>[]): Promise<void> {
  await sql
    .insertInto('shifts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((of) => ({
          postName: of.ref('excluded.postName'),
          startsAt: of.ref('excluded.startsAt'),
          endsAt: of.ref('excluded.endsAt'),
          breakMinutes: of.ref('excluded.breakMinutes'),
          capacity: of.ref('excluded.capacity'),
          minNeeded: of.ref('excluded.minNeeded'),
          closesHours: of.ref('excluded.closesHours'),
          closesAt: of.ref('excluded.closesAt'),
          sort: of.ref('excluded.sort'),
        }))
        .whereRef('shifts.activityId', '=', 'excluded.activityId'),
    )
    .execute();
}

/**
 * Opens or closes all shifts of a locked activity together with its state: the guarded update that takes a place
 * looks at the shift alone, so an activity that stops being published must leave no open shift.
 */
export async function setShiftStatus(
  sql: Sql,
  activityId: number,
  { from, to }: { from: ShiftStatus; to: ShiftStatus },
): Promise<void> {
  await sql
    .updateTable('shifts')
    .set({ status: to })
    .where('activityId', '=', activityId)
    .where('status', '=', raw.lit(from))
    .execute();
}
