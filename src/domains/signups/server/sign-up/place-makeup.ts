import type { PassedMakeup } from '#domains/activities/server/index.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { insertPlaced } from '../signups.store.ts';

/** The reaction to a past activity (补录) that the centre passed: everybody who served has a place in it. The activities room counted them. */
export async function placeMakeup(
  act: Act,
  { activityId, shift, enteredBy, people }: PassedMakeup,
): Promise<void> {
  await insertPlaced(
    act.sql,
    people.map(({ volunteerId }) => ({
      id: act.newId(),
      activityId,
      shiftId: shift.id,
      volunteerId,
      startsAt: shift.startsAt,
      endsAt: shift.endsAt,
      decidedBy: enteredBy,
      at: act.now,
    })),
  );
  await act.audit({
    action: 'placeMakeup',
    targetType: 'activity',
    targetId: activityId,
    detail: { count: people.length },
  });
}
