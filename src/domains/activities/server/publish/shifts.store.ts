import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import type { ShiftForm } from '../../contract/activity-form.contract.ts';
import type { ShiftStatus } from '../../contract/activities.words.ts';
import { toShift } from './shifts.rules.ts';

/** Makes the stored shifts of a locked activity those of the form: known ids are changed, others made, missing ones deleted. */
export async function replaceShifts(
  sql: Sql,
  activityId: number,
  shifts: readonly ShiftForm[],
): Promise<void> {
  const kept = shifts.flatMap(({ id }) => (id === undefined ? [] : [id]));
  await sql
    .deleteFrom('shifts')
    .where('activityId', '=', activityId)
    .$if(kept.length > 0, (query) => query.where('id', 'not in', kept))
    .execute();
  for (const [sort, form] of shifts.entries()) {
    const { id, ...shift } = toShift(form);
    if (id === undefined)
      await sql
        .insertInto('shifts')
        .values({ ...shift, activityId, sort })
        .execute();
    else
      await sql
        .updateTable('shifts')
        .set({ ...shift, sort })
        .where('id', '=', id)
        .where('activityId', '=', activityId)
        .execute();
  }
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
