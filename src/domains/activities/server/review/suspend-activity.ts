import { notify } from '#domains/messages/server/index.ts';
import type { ParsedRequestOf } from '#platform/contract/operation.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { decidedAlready } from '#platform/server/calls/overtaken.ts';
import type {
  resumeActivity as resumeOperation,
  suspendActivity as operation,
} from '../../contract/activity-review.contract.ts';
import { teamFactsOf } from '../activities.queries.ts';
import { changeActivity } from '../activities.store.ts';
import { lockForReview, type Written } from '../activity-guards.ts';
import { contestedActivity } from '../life/contested-activity.ts';
import { setShiftStatus } from '../publish/shifts.store.ts';
import { requireActiveTeam } from '../publish/submit-activity.ts';

const linkTo = (activityId: number): string => `/teamcenter/index/teamactivity/detail/${activityId}`;

/** Takes a published activity off the public site; people keep their places, nobody can take one. */
export async function suspendActivity(
  act: Act<StaffCaller>,
  { reason, ...target }: ParsedRequestOf<typeof operation>,
): Promise<Written> {
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
  await act.audit({ targetType: 'activity', targetId: row.id, reason });
  return { activityId: row.id, version, status: 'suspended' };
}

/** Puts a suspended activity back. */
export async function resumeActivity(
  act: Act<StaffCaller>,
  target: ParsedRequestOf<typeof resumeOperation>,
): Promise<Written> {
  const row = await lockForReview(act, target);
  if (row.status !== 'suspended') throw await decidedAlready(act, contestedActivity(row.id), 'wrongStatus');
  const team = await teamFactsOf(act.sql, row.teamId);
  requireActiveTeam(team);
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
  await act.audit({ targetType: 'activity', targetId: row.id });
  return { activityId: row.id, version, status: 'published' };
}
