import { minuteMs, hourMs } from '#platform/contract/durations.ts';
import { toDay } from '#platform/contract/instants.ts';
import type { Act } from '#platform/server/calls/act.ts';
import type { BackgroundTask } from '#platform/server/background.ts';
import type { VolunteerStatus } from '../../contract/volunteers.words.ts';
import type { VolunteersReactions } from '../reactions.ts';
import { birthdaysOf, freeStatusOf } from './standing.rules.ts';
import { endedRestrictions, grownUpsWaiting, saveStanding } from './standing.store.ts';

const batch = 100;

type Release = {
  action: string;
  volunteer: { id: number; accountId: number };
  before: VolunteerStatus;
  after: VolunteerStatus;
  notice: { title: string; body: string };
};

/** What held a volunteer back is over: the new standing is written, told and noted. */
async function release(
  act: Act,
  tell: VolunteersReactions['tell'],
  { action, volunteer: { id, accountId }, before, after, notice }: Release,
): Promise<void> {
  await saveStanding(act.sql, id, { status: after, statusReason: null, restrictedUntil: null });
  await tell(act, { accountId, ...notice });
  await act.audit({ action, targetType: 'volunteer', targetId: id, detail: { before, after } });
}

/** A restriction ends with its last day: the volunteer is active again and told so. */
export const liftEndedRestrictions = ({ tell }: VolunteersReactions): BackgroundTask => ({
  name: 'volunteers.liftEndedRestrictions',
  label: '解除到期的报名限制',
  everyMs: 10 * minuteMs,
  run: async (act) => {
    const ended = await endedRestrictions(act.sql, { now: act.now, limit: batch });
    for (const volunteer of ended)
      await release(act, tell, {
        action: 'volunteers.liftEndedRestrictions',
        volunteer,
        before: 'restricted',
        after: freeStatusOf(volunteer, toDay(act.now)),
        notice: { title: '报名限制已到期', body: '你可以继续报名参加活动了。' },
      });
    return ended.length === batch;
  },
});

/** Who waited for a guardian and is eighteen by now waits no longer; rules judge so from the birthday on (`standingOn`). */
export const freeGrownUps = ({ tell }: VolunteersReactions): BackgroundTask => ({
  name: 'volunteers.freeGrownUps',
  label: '成年后解除监护确认',
  everyMs: hourMs,
  run: async (act) => {
    const bornUntil = birthdaysOf('young', toDay(act.now)).to;
    const grownUp = await grownUpsWaiting(act.sql, { bornUntil, limit: batch });
    for (const volunteer of grownUp)
      await release(act, tell, {
        action: 'volunteers.freeGrownUps',
        volunteer,
        before: 'pendingGuardian',
        after: 'active',
        notice: {
          title: '账号已可正常使用',
          body: '你已年满 18 周岁，不再需要监护人确认，可以报名参加活动了。',
        },
      });
    return grownUp.length === batch;
  },
});
