import { notify } from '#domains/messages/server/index.ts';
import type { Act, Caller } from '#platform/server/calls/act.ts';
import type { ActOf, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/team-activities.contract.ts';
import { shiftsOf, type TeamFacts, teamFactsOf } from '../activities.queries.ts';
import { changeActivity } from '../activities.store.ts';
import { lockOwn, type Target, type Written } from '../activity-guards.ts';
import { type ActivityRow, formOf } from './form.rules.ts';
import { publishedColumns } from './publish.rules.ts';
import { setShiftStatus } from './shifts.store.ts';
import { askedReleases, judgeForm, requireUnblocked, submitLeadMinutes, submittedCounts } from './verdict.ts';

/** Refuses `teamSuspended` unless the team is in good standing. */
export function requireActiveTeam(
  act: Pick<Act<Caller, 'teamSuspended'>, 'refuse'>,
  team: Pick<TeamFacts, 'status'>,
): void {
  if (team.status === 'active') return;
  const isNew = team.status !== 'suspended';
  throw act.refuse('teamSuspended', isNew ? { msg: '队伍还没有通过入驻审核，通过后就可以发布活动' } : {});
}

/**
 * Sends an own activity to review, or publishes it at once for a team of trust grade A, to be checked afterwards. What
 * the centre must let through goes to review whoever's it is.
 */
export const submitActivity: UseCase<typeof contract.submitActivity> = (act, target) => submit(act, target);

export type Submitting = ActOf<typeof contract.submitActivity>;

/** Submits one draft, alone or among others. */
export async function submit(act: Submitting, target: Target): Promise<Written> {
  const row = await lockOwn(act, target, 'submit');
  const team = await teamFactsOf(act.sql, row.teamId);
  requireActiveTeam(act, team);
  const form = formOf(row, await shiftsOf(act.sql, row.id));
  const verdict = await judgeForm(act, form, {
    teamId: row.teamId,
    activityId: row.id,
    leadMinutes: submitLeadMinutes,
  });
  requireUnblocked(act, verdict);
  const isTrusted = team.trustGrade === 'A' && verdict.level !== 'release';
  const counts = submittedCounts(verdict);
  const change = {
    ...(isTrusted
      ? { ...publishedColumns(row, act.now), reviewedAt: act.now }
      : { status: 'pending' as const }),
    submittedAt: act.now,
    reviewedBy: null,
    ...counts,
  };
  const version = await changeActivity(act.sql, row.id, { change, now: act.now });
  if (isTrusted) await publishAtOnce(act, row, team);
  const asked = askedReleases(verdict);
  await act.audit({
    targetType: 'activity',
    targetId: row.id,
    detail: {
      from: row.status,
      to: change.status,
      warnCount: counts.warnCount,
      ...(asked.length > 0 && { asked, ground: form.releaseGround }),
    },
  });
  return { activityId: row.id, version, status: change.status };
}

async function publishAtOnce(act: Act, row: ActivityRow, team: TeamFacts): Promise<void> {
  await setShiftStatus(act.sql, row.id, { from: 'closed', to: 'open' });
  await notify(act, {
    accountId: team.accountId,
    category: 'review',
    title: '活动已发布',
    body: `“${row.title}”已直接发布（信用 A 级队伍），中心会在事后抽查。`,
    link: `/teamcenter/index/teamactivity/detail/${row.id}`,
  });
}
