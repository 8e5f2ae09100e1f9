import { notify } from '#domains/messages/server/index.ts';
import type { Act } from '#platform/server/calls/act.ts';
import type { BackgroundTask } from '#platform/server/background.ts';
import { forgetting } from '#platform/server/forgetting.ts';
import { settledActivities, teamFactsOf } from '../activities.queries.ts';
import { changeActivity, forgetContacts, moveDue } from '../activities.store.ts';
import { forgetMakeupWitnesses } from '../makeups/forget-makeup-witnesses.ts';
import type { ActivitiesReactions } from '../reactions.ts';

const batch = 200;

/** 已发布 → 待结项 once the last shift has ended; the team is asked to settle. */
async function endActivities(act: Act): Promise<boolean> {
  const ended = await moveDue(act.sql, {
    from: 'published',
    to: 'settling',
    endedBy: act.now,
    limit: batch,
  });
  for (const row of ended) {
    const { accountId } = await teamFactsOf(act.sql, row.teamId);
    await notify(act, {
      accountId,
      category: 'hours',
      title: '活动结束了，请结项',
      body: `“${row.title}”的最后一场已结束。请核对考勤和时长，写好小结后结项。`,
      link: `/teamcenter/index/teamactivity/timelist/${row.id}`,
      dedupeKey: `ended:${row.id}`,
    });
    await act.audit({
      action: 'endActivity',
      targetType: 'activity',
      targetId: row.id,
      detail: { from: 'published', to: 'settling' },
    });
  }
  return ended.length === batch;
}

/** 公示中 → 已结项 once none of its hours is open. Walks all settled activities in steps; they are few, three workdays' worth. */
const closeActivities =
  ({ whoseHoursAreFinal }: Pick<ActivitiesReactions, 'whoseHoursAreFinal'>) =>
  async (act: Act): Promise<void> => {
    for (let afterId = 0; ; ) {
      const settled = await settledActivities(act.sql, { afterId, limit: batch });
      const settledIds = settled.map(({ id }) => id);
      for (const id of await whoseHoursAreFinal(act, settledIds)) {
        await changeActivity(act.sql, id, { change: { status: 'closed', closedAt: act.now }, now: act.now });
        await act.audit({
          action: 'closeActivity',
          targetType: 'activity',
          targetId: id,
          detail: { from: 'publicity', to: 'closed' },
        });
      }
      if (settled.length < batch) return;
      afterId = settled.at(-1)?.id ?? afterId;
    }
  };

/** Whom to ask about an activity is nobody's business once it is long over (PIPL 19): the team typed it, of whoever it was. */
const forgetOldContacts = forgetting({
  name: 'activities.forgetContacts',
  label: '清空往年活动的联系人',
  rule: { what: '活动的联系人和电话（队伍填写）', days: 365, since: '活动结束', ending: '清空' },
  batch,
  told: { action: 'forgetContacts', targetType: 'activity' },
  forget: forgetContacts,
});

/** What moves by the clock. */
export const activitiesTasks = (reactions: ActivitiesReactions): BackgroundTask[] => [
  { name: 'activities.endActivities', label: '活动到时结束', everyMs: 30_000, run: endActivities },
  {
    name: 'activities.closeActivities',
    label: '活动结项',
    everyMs: 600_000,
    run: closeActivities(reactions),
  },
  forgetOldContacts,
  forgetMakeupWitnesses,
];
