import type { Sql } from '#database/transaction.ts';
import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import type { Difference } from '../../contract/activity-views.contract.ts';

export type NewChange = {
  activityId: number;
  form: ActivityForm;
  fields: string[];
  differences: Difference[];
  askedShiftIds: number[] | null;
};

/** Hands a change in for review, or stores one that was made at once. */
export async function insertChange(
  sql: Sql,
  { form, differences, ...change }: NewChange,
  { status, now }: { status: 'pending' | 'passed'; now: Date },
): Promise<void> {
  await sql
    .insertInto('activityChanges')
    .values({
      ...change,
      form: JSON.stringify(form),
      differences: JSON.stringify(differences),
      status,
      submittedAt: now,
      decidedAt: status === 'passed' ? now : null,
    })
    .execute();
}

type Decided = { status: 'passed' | 'returned'; decidedAt: Date; decidedBy: number; note: string | null };

/** Decides a pending change of a locked activity. */
export const decideChangeRow = (sql: Sql, changeId: number, decided: Decided) =>
  sql.updateTable('activityChanges').set(decided).where('id', '=', changeId).execute();

/** Withdraws what a locked activity's team has in hand, waiting or returned; true when there was any. */
export async function dropOpenChanges(sql: Sql, activityId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await sql
    .updateTable('activityChanges')
    .set({ status: 'withdrawn', decidedAt: now })
    .where('activityId', '=', activityId)
    .where('status', 'in', ['pending', 'returned'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
