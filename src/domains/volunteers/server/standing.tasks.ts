import { toDay } from '#platform/contract/instants.ts';
import type { BackgroundTask } from '#platform/server/background.ts';
import type { VolunteersReactions } from './reactions.ts';
import { freeStatusOf } from './standing.rules.ts';
import { endedRestrictions, saveStanding } from './standing.store.ts';

const batch = 100;

/** A restriction ends with its last day: the volunteer is active again and told so. */
export const liftEndedRestrictions = ({ tell }: VolunteersReactions): BackgroundTask => ({
  name: 'volunteers.liftEndedRestrictions',
  everyMs: 10 * 60_000,
  run: async (act) => {
    const ended = await endedRestrictions(act.sql, { now: act.now, limit: batch });
    for (const { id, accountId, ...person } of ended) {
      const status = freeStatusOf(person, toDay(act.now));
      await saveStanding(act.sql, id, { status, statusReason: null, restrictedUntil: null });
      await tell(act, { accountId, title: '报名限制已到期', body: '你可以继续报名参加活动了。' });
      await act.audit({
        action: 'volunteers.liftEndedRestrictions',
        targetType: 'volunteer',
        targetId: id,
        detail: { before: 'restricted', after: status },
      });
    }
    return ended.length === batch;
  },
});
