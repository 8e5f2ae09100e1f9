import type { Sql } from '#database/transaction.ts';

/** Replaces who leads an activity; who stays keeps the day of appointment. */
export async function replaceLeaders(
  sql: Sql,
  activityId: number,
  { volunteerIds, by, at }: { volunteerIds: readonly number[]; by: number; at: Date },
): Promise<void> {
  const others = sql.deleteFrom('activityLeaders').where('activityId', '=', activityId);
  if (volunteerIds.length === 0) return void (await others.execute());
  await others.where('volunteerId', 'not in', volunteerIds).execute();
  await sql
    .insertInto('activityLeaders')
    .values(
      volunteerIds.map((volunteerId) => ({ activityId, volunteerId, appointedAt: at, appointedBy: by })),
    )
    .onConflict((conflict) => conflict.columns(['activityId', 'volunteerId']).doNothing())
    .execute();
}
