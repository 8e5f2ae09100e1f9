import { sql as raw } from 'kysely';
import { minuteMs } from '#platform/contract/durations.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { hourLimits } from '../../contract/hours.words.ts';

/** How many records the caller decided within the last minute. */
export async function decidedLately(act: Act<StaffCaller>): Promise<number> {
  const { count } = await act.sql
    .selectFrom('serviceHours')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('approvedBy', '=', act.caller.accountId)
    .where('decidedAt', '>', new Date(act.now.getTime() - minuteMs))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The caller's unused sample of these very records, if one was drawn lately: asking again draws no other. */
export async function openSample(act: Act<StaffCaller>, hourIds: readonly number[]) {
  return act.sql
    .selectFrom('hourSamples')
    .selectAll()
    .where('reviewerId', '=', act.caller.accountId)
    .where('usedAt', 'is', null)
    .where('createdAt', '>', new Date(act.now.getTime() - hourLimits.sampleMinutes * minuteMs))
    .where(raw<boolean>`hour_ids = ${[...hourIds]}::bigint[]`)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}
