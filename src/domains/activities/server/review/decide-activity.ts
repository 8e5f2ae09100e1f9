import { notify } from '#domains/messages/server/index.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import type { ActOf } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/activity-review.contract.ts';
import { decidedAlready } from '#platform/server/calls/overtaken.ts';
import { shiftsOf, type TeamFacts, teamFactsOf } from '../activities.queries.ts';
import { type ActivityChange, changeActivity } from '../activities.store.ts';
import { lockForReview, type Target, type Written } from '../activity-guards.ts';
import { contestedActivity } from '../life/contested-activity.ts';
import type { Released } from '../publish/findings.rules.ts';
import { type ActivityRow, formOf } from '../publish/form.rules.ts';
import { publishedColumns } from '../publish/publish.rules.ts';
import { setShiftStatus } from '../publish/shifts.store.ts';
import { leadOf } from '../publish/verdict.ts';
import { type Decision, release, releasedWords, requirePassable } from './passable.ts';

type Deciding = ActOf<typeof contract.reviewActivities>;

/** Passes or returns one activity inside the reviewer's scope. Refused before anything is written. */
export async function decideActivity(act: Deciding, target: Target, decision: Decision): Promise<Written> {
  const row = await lockForReview(act, target);
  const team = await teamFactsOf(act.sql, row.teamId);
  const isAfterCheck = row.status === 'published' && row.reviewedBy === null && decision.verdict === 'pass';
  if (row.status !== 'pending' && !isAfterCheck)
    throw await decidedAlready(act, contestedActivity(row.id), 'wrongStatus');
  const isPublished = decision.verdict === 'pass' && !isAfterCheck;
  const released = isPublished ? await requirePublishable(act, row, { team, decision }) : [];
  const change = changeFor(act, row, decision);
  const version = await changeActivity(act.sql, row.id, { change, now: act.now });
  if (change.status === 'published') await setShiftStatus(act.sql, row.id, { from: 'closed', to: 'open' });
  await release(act, row.id, { released, ground: row.releaseGround, decision });
  if (!isAfterCheck) await notify(act, messageFor(row, { team, decision, released }));
  const status = change.status ?? row.status;
  await act.audit({
    action: 'reviewActivity',
    targetType: 'activity',
    targetId: row.id,
    reason: released.length > 0 ? decision.releaseReason : decision.reason,
    detail: {
      verdict: decision.verdict,
      from: row.status,
      to: status,
      ...(released.length > 0 && { released, ground: row.releaseGround }),
    },
  });
  return { activityId: row.id, version, status };
}

async function requirePublishable(
  act: Deciding,
  row: ActivityRow,
  { team, decision }: { team: TeamFacts; decision: Decision },
): Promise<Released[]> {
  const shifts = await shiftsOf(act.sql, row.id);
  const form = formOf(row, shifts);
  return requirePassable(act, row, { ...leadOf(row, shifts, form), team, form, decision });
}

type Releasing = { released: readonly Released[]; decision: Decision };

function changeFor({ now, caller }: Act<StaffCaller>, row: ActivityRow, decision: Decision): ActivityChange {
  const reviewed = { reviewedAt: now, reviewedBy: caller.accountId };
  if (decision.verdict === 'return')
    return { ...reviewed, status: 'returned', reviewNote: decision.reason ?? '' };
  return row.status === 'published' ? reviewed : { ...reviewed, ...publishedColumns(row, now) };
}

const messageFor = (
  row: ActivityRow,
  { team, decision: { verdict, reason, releaseReason }, released }: Releasing & { team: TeamFacts },
) => ({
  accountId: team.accountId,
  category: 'review' as const,
  level: 'important' as const,
  title: verdict === 'pass' ? '活动已通过审核' : '活动被退回修改',
  body:
    verdict === 'pass'
      ? `“${row.title}”已发布，志愿者可以看到了。${releasedWords(released, releaseReason)}`
      : `“${row.title}”需要修改后再提交。原因：${reason ?? ''}`,
  link:
    verdict === 'pass'
      ? `/teamcenter/index/teamactivity/detail/${row.id}`
      : `/teamcenter/index/teamactivity/edit/${row.id}`,
});
