import { notify } from '#domains/messages/server/index.ts';
import { decidedAlready } from '#platform/server/calls/overtaken.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/activity-review.contract.ts';
import { teamFactsOf } from '../activities.queries.ts';
import { changeActivity } from '../activities.store.ts';
import { lockForReview } from '../activity-guards.ts';
import { contestedActivity } from '../life/contested-activity.ts';
import { setShiftStatus } from '../publish/shifts.store.ts';
import { linkTo } from './activity-link.ts';

/** Takes a published activity off the public site; people keep their places, nobody can take one. */
export const suspendActivity: UseCase<typeof contract.suspendActivity> = async (
  act,
  { reason, ...target },
) => {
  const row = await lockForReview(act, target);
  if (row.status !== 'published') throw await decidedAlready(act, contestedActivity(row.id), 'wrongStatus');
  await setShiftStatus(act.sql, row.id, { from: 'open', to: 'closed' });
  const change = {
    status: 'suspended' as const,
    reviewNote: reason,
    reviewedAt: act.now,
    reviewedBy: act.caller.accountId,
  };
  const version = await changeActivity(act.sql, row.id, { change, now: act.now });
  const { accountId } = await teamFactsOf(act.sql, row.teamId);
  await notify(act, {
    accountId,
    category: 'review',
    level: 'urgent',
    title: '活动已被停用',
    body: `“${row.title}”已从网站下架。原因：${reason}`,
    link: linkTo(row.id),
  });
  await act.audit({
    targetType: 'activity',
    targetId: row.id,
    reason,
    detail: { from: row.status, to: 'suspended' },
  });
  return { activityId: row.id, version, status: 'suspended' };
};
