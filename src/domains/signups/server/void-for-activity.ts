import { changeWaiting, freePlaces } from '#domains/activities/server/index.ts';
import { notifyMany } from '#domains/messages/server/index.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { holdsPlace } from '../contract/signups.words.ts';
import { activityScenes, shiftScenes } from './lists/scene.queries.ts';
import { signUpNotices } from './signups.notices.ts';
import { lockShifts, voidLive } from './signups.store.ts';

/**
 * The reaction to a cancelled activity: every live sign-up ends without consequence, its place and turn are given back,
 * and everyone is told why. Its shifts are closed already, so nobody comes in meanwhile.
 */
export async function voidForActivity(act: Act, activityId: number, reason: string): Promise<void> {
  const [activity] = await activityScenes(act.sql, [activityId]);
  const shifts = await shiftScenes(act.sql, [activityId]);
  if (!activity || shifts.length === 0) return;
  await lockShifts(
    act.sql,
    shifts.map((shift) => shift.shiftId),
  );
  const ended = await voidLive(act.sql, activityId, { reason, now: act.now });
  for (const shift of shifts) {
    const here = ended.filter((row) => row.shiftId === shift.shiftId);
    const heldCount = here.reduce((sum, row) => sum + (holdsPlace(row.state) ? row.partySize : 0), 0);
    const waitingCount = here.filter((row) => row.state === 'waitlisted').length;
    if (heldCount > 0) await freePlaces(act.sql, shift.shiftId, heldCount);
    if (waitingCount > 0) await changeWaiting(act.sql, shift.shiftId, -waitingCount);
    await notifyMany(
      act,
      here.map((row) =>
        signUpNotices.voided({ ...activity, ...shift, volunteerId: row.volunteerId }, reason),
      ),
    );
  }
  await act.audit({
    action: 'voidSignUps',
    targetType: 'activity',
    targetId: activityId,
    reason,
    detail: { count: ended.length },
  });
}
