import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import type { TeamFacts } from '../activities.queries.ts';
import { isOfCentre } from '../activity-guards.ts';
import type { Released } from '../publish/findings.rules.ts';
import type { ActivityRow } from '../publish/form.rules.ts';
import { requireActiveTeam } from '../publish/submit-activity.ts';
import { askedReleases, judgeForm, type LintSubject, requireUnblocked } from '../publish/verdict.ts';
import { storeReleases } from './releases.store.ts';

export type Decision = {
  verdict: 'pass' | 'return';
  reason?: string | undefined;
  releaseReason?: string | undefined;
};
type Passing = { team: TeamFacts; form: ActivityForm; decision: Decision } & Pick<
  LintSubject,
  'leadMinutes' | 'keptShiftIds'
>;
type Deciding = Act<StaffCaller, 'teamSuspended' | 'blocked' | 'centreOnly' | 'releaseMissing'>;

/**
 * What passing a form lets through; usually nothing. Time may have passed and rules may bite since it was submitted.
 * @throws Refusal teamSuspended or blocked; centreOnly or releaseMissing when something must be let through
 */
export async function requirePassable(
  act: Deciding,
  row: ActivityRow,
  { team, form, decision, ...lead }: Passing,
): Promise<Released[]> {
  requireActiveTeam(act, team);
  const verdict = await judgeForm(act, form, { teamId: row.teamId, activityId: row.id, ...lead });
  requireUnblocked(act, verdict);
  const asked = askedReleases(verdict);
  if (asked.length > 0 && !isOfCentre(act.caller)) throw act.refuse('centreOnly');
  if (asked.length > 0 && !decision.releaseReason) throw act.refuse('releaseMissing');
  return asked;
}

/** Keeps what was let through with its ground and reason. */
export async function release(
  { sql, now, caller }: Act<StaffCaller>,
  activityId: number,
  given: { released: readonly Released[]; ground: string; decision: Decision },
): Promise<void> {
  if (given.released.length === 0) return;
  await storeReleases(sql, given.released, {
    activityId,
    ground: given.ground,
    reason: given.decision.releaseReason ?? '',
    releasedAt: now,
    releasedBy: caller.accountId,
  });
}

/** `中心放行了“…”，理由：…` for the team; empty when nothing was. */
export const releasedWords = (released: readonly Released[], reason: string | undefined): string =>
  released.length > 0
    ? `中心放行了${released.map(({ words }) => `“${words}”`).join('、')}，理由：${reason ?? ''}`
    : '';
