import type { RequestIn } from '#platform/server/calls/use-case.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { hourMs } from '#platform/contract/durations.ts';
import { tapLimits } from '#platform/contract/taps/tap-times.ts';
import type * as contract from '../../contract/attendance.contract.ts';

/** What a roll call answers: how many are recorded, and who is refused with the reason. */
export type RollCallAnswer = {
  doneCount: number;
  refused: { volunteerId: number; reason: string; msg: string }[];
};

/** A tap as it is sent: the number the device gave it, and its clock. */
export type Tap = NonNullable<RequestIn<typeof contract.rollCall>['tap']>;

/** Remembers a tap with its answer, so that it is recorded once. */
export async function insertTap(act: Act, tap: { accountId: number; tapId: string; answer: RollCallAnswer }) {
  await act.sql
    .insertInto('attendanceTaps')
    .values({ ...tap, answer: JSON.stringify(tap.answer), takenAt: act.now })
    .execute();
}

/** Forgets taps that no device sends again, twice as old as one may be; gives how many, hardly more than `limit`. */
export async function forgetTaps({ sql, now }: Pick<Act, 'sql' | 'now'>, limit: number): Promise<number> {
  const before = new Date(now.getTime() - 2 * tapLimits.keepsHours * hourMs);
  const old = sql
    .selectFrom('attendanceTaps')
    .select('takenAt')
    .where('takenAt', '<', before)
    .orderBy('takenAt')
    .limit(limit);
  const { numDeletedRows } = await sql
    .deleteFrom('attendanceTaps')
    .where('takenAt', 'in', old)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
