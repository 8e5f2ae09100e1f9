import type { PassedMakeup } from '#domains/activities/server/index.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { enterHour } from './enter-hour.ts';

/**
 * The reaction to a past activity (补录) that the centre passed: an entry for everybody who served, entered by whoever handed it in. It
 * goes the way of every entry: the person's word, a second person at the centre, 公示, ledger.
 */
export async function enterMakeup(act: Act, passed: PassedMakeup): Promise<void> {
  const { makeupNo, activityId, shift, title, placeName, team, enteredBy } = passed;
  const { witnessName, witnessMobileTail } = passed;
  const reason = `补录活动 ${makeupNo}：${passed.reason}`;
  const shared = { activityId, shiftId: shift.id, postName: shift.postName, title, placeName, team };
  const told = { reason, enteredBy, witnessName, witnessMobileTail };
  for (const person of passed.people) await enterHour(act, { ...shared, ...told, ...person });
  await act.audit({
    action: 'enterMakeup',
    targetType: 'activity',
    targetId: activityId,
    detail: { makeupNo, count: passed.people.length },
  });
}
