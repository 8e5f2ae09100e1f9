import { notify } from '#domains/messages/server/index.ts';
import { decidedAlready } from '#platform/server/calls/overtaken.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/activity-review.contract.ts';
import { teamFactsOf } from '../activities.queries.ts';
import { changeActivity } from '../activities.store.ts';
import { lockForReview } from '../activity-guards.ts';
import { contestedActivity } from '../life/contested-activity.ts';
import { setShiftStatus } from '../publish/shifts.store.ts';
import { requireActiveTeam } from '../publish/submit-activity.ts';
import { linkTo } from './activity-link.ts';

/** Puts a suspended activity back. */
export const resumeActivity: UseCase<typeof contract.resumeActivity> = async (act, target) => {
  const row = await lockForReview(act, target);
  if (row.status !== 'suspended') throw await decidedAlready(act, contestedActivity(row.id), 'wrongStatus');
  const team = await teamFactsOf(act.sql, row.teamId);
  requireActiveTeam(act, team);
  await setShiftStatus(act.sql, row.id, { from: 'closed', to: 'open' });
  const version = await changeActivity(act.sql, row.id, {
    change: { status: 'published', reviewNote: null },
    now: act.now,
  });
  await notify(act, {
    accountId: team.accountId,
    category: 'review',
    title: '活动已恢复',
    body: `“${row.title}”已恢复发布。`,
    link: linkTo(row.id),
  });
  await act.audit({
    targetType: 'activity',
    targetId: row.id,
    detail: { from: row.status, to: 'published' },
  });
  return { activityId: row.id, version, status: 'published' };
};
