import type { Act } from '#platform/server/calls/act.ts';
import type { StaffCaller } from '#platform/server/calls/act.ts';
import type { MakeupForm } from '../../contract/makeups.contract.ts';
import { shiftsOf, teamFactsOf } from '../activities.queries.ts';
import { changeActivity } from '../activities.store.ts';
import { storeDraft } from '../publish/create-activity.ts';
import type { ActivitiesReactions } from '../reactions.ts';
import { activityFormOf } from './makeup-form.ts';
import type { MakeupRow } from './makeups.queries.ts';
import { servedBy } from './makeups.rules.ts';
import { fillPlaces } from './makeups.store.ts';

type Becoming = { form: MakeupForm } & Pick<ActivitiesReactions, 'onMakeupPassed'>;

/**
 * Makes the activity of a past one that the centre passed: over, waiting to be settled, every place taken. The rooms above give
 * each person their place and their hour. Its people are locked by the caller.
 */
export async function becomeActivity(
  act: Act<StaffCaller>,
  row: MakeupRow,
  { form, onMakeupPassed }: Becoming,
): Promise<number> {
  const { sql, now, caller } = act;
  const { activityId } = await storeDraft(act, activityFormOf(form), row.teamId);
  const count = form.people.length;
  await changeActivity(sql, activityId, {
    change: {
      status: 'settling',
      takenCount: count,
      signUpClosesAt: row.startsAt,
      submittedAt: row.submittedAt,
      reviewedAt: now,
      reviewedBy: caller.accountId,
      publishedAt: now,
    },
    now,
  });
  await fillPlaces(sql, activityId, count);
  const [shift] = await shiftsOf(sql, activityId);
  if (!shift) throw new Error('a past activity has a shift');
  const team = await teamFactsOf(sql, row.teamId);
  await onMakeupPassed(act, {
    makeupNo: row.makeupNo,
    activityId,
    shift,
    title: row.title,
    placeName: row.placeName,
    team: { id: team.id, name: team.name },
    reason: row.reason,
    enteredBy: row.submittedBy ?? team.accountId,
    witnessName: row.witnessName,
    witnessMobileTail: row.witnessMobileTail,
    people: form.people.flatMap((person) => {
      const served = servedBy(person, form);
      return served ? [{ volunteerId: person.volunteerId, ...served }] : [];
    }),
  });
  await act.audit({
    action: 'becomeActivity',
    targetType: 'activity',
    targetId: activityId,
    detail: { makeupNo: row.makeupNo, title: row.title, to: 'settling', peopleCount: count },
  });
  return activityId;
}
