import type { Database } from '#database/connection.ts';
import { activityById, shiftsOf } from '#domains/activities/server/activities.queries.ts';
import { judgeForm, submittedCounts } from '#domains/activities/server/publish/verdict.ts';
import { formOf } from '#domains/activities/server/publish/form.rules.ts';
import type { City } from './city.ts';

/** Gives every loaded activity under review what the linter found when it was submitted. */
export async function judgePending({ kysely: sql }: Database, city: City): Promise<void> {
  for (const { id, state } of city.activities) {
    if (state !== 'pending') continue;
    const row = await activityById(sql, id);
    if (!row) throw new Error(`activity ${id} of the demo city was not loaded`);
    const form = formOf(row, await shiftsOf(sql, id));
    const subject = { teamId: row.teamId, activityId: id, leadMinutes: null };
    const verdict = await judgeForm({ sql, now: row.submittedAt ?? city.now }, form, subject);
    await sql.updateTable('activities').set(submittedCounts(verdict)).where('id', '=', id).execute();
  }
}
