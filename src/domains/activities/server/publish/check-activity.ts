import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { NotFound, Refusal } from '#platform/server/calls/failures.ts';
import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import type { checkActivity as operation } from '../../contract/team-activities.contract.ts';
import { comparisonsOf, findOwnActivity, shiftsOf } from '../activities.queries.ts';
import { keptShiftIds } from '../life/activity-states.rules.ts';
import { type LintFacts, levelOf, type Released } from './findings.rules.ts';
import { type ActivityRow, type ShiftRow, shiftFormOf } from './form.rules.ts';
import { lintActivity } from './lint-activity.rules.ts';
import { releasesOf } from '../review/releases.queries.ts';

export type Verdict = ResultOf<typeof operation>;
/** What is linted: whose activity, which one (none yet for a new form), and how long before its start it must be ready. */
export type LintSubject = Pick<LintFacts, 'leadMinutes' | 'keptShiftIds'> & {
  teamId: number;
  activityId: number | undefined;
};

/** Minutes before the first shift by which an activity must be submitted (domain.md 4.4.5: start ≥ now + 1 h). */
export const submitLeadMinutes = 60;

/** The linter's verdict on a form, with what it compares to read from the database. */
export async function judgeForm(
  { sql, now }: Pick<Act, 'sql' | 'now'>,
  form: ActivityForm,
  subject: LintSubject,
): Promise<Verdict> {
  const comparisons = await comparisonsOf(sql, { ...subject, now });
  const released = await releasesOf(sql, subject.activityId);
  const findings = lintActivity(form, { ...subject, ...comparisons, released }, now);
  return { level: levelOf(findings), findings };
}

/** @throws Refusal blocked with the findings, when one of them blocks */
export function requireUnblocked(verdict: Verdict): void {
  if (verdict.level === 'block') throw new Refusal('blocked', { result: verdict });
}

/** What the centre would let through if it passed this verdict. */
export const askedReleases = ({ findings }: Verdict): Released[] =>
  findings.flatMap(({ code, level, releasable }) =>
    level === 'release' && releasable !== undefined ? [{ code, words: releasable }] : [],
  );

/** Counts of a verdict that stay with an activity under review, for the queue. */
export const submittedCounts = (verdict: Verdict) => ({
  warnCount: verdict.findings.filter(({ level }) => level === 'warn').length,
  releaseCount: askedReleases(verdict).length,
});

/**
 * How far ahead a form's shifts must lie by now. A published activity may already run, so of its shifts only new, moved
 * and longer ones must; under review again, those that had not begun when it was submitted.
 */
export function leadOf(
  { status, publishedAt, submittedAt }: Pick<ActivityRow, 'status' | 'publishedAt' | 'submittedAt'>,
  stored: readonly ShiftRow[],
  form: ActivityForm,
): Pick<LintSubject, 'leadMinutes' | 'keptShiftIds'> {
  if (status === 'draft' || status === 'returned') return { leadMinutes: submitLeadMinutes };
  if (status === 'pending') {
    const begun = stored.filter(({ startsAt }) => publishedAt && submittedAt && startsAt <= submittedAt);
    return { leadMinutes: 0, keptShiftIds: begun.map(({ id }) => id) };
  }
  const kept = keptShiftIds(stored.map(shiftFormOf), form.shifts);
  return kept.length === form.shifts.length
    ? { leadMinutes: null }
    : { leadMinutes: submitLeadMinutes, keptShiftIds: kept };
}

/** The verdict on a form as it stands on the screen, saved or not. */
export async function checkActivity(
  act: Act<TeamCaller>,
  { activityId, form }: ParsedRequestOf<typeof operation>,
): Promise<Verdict> {
  const { teamId } = act.caller;
  const own = activityId === undefined ? undefined : await findOwnActivity(act.sql, activityId, teamId);
  if (activityId !== undefined && !own) throw new NotFound('没有找到这个活动');
  const stored = own ? await shiftsOf(act.sql, own.id) : [];
  return judgeForm(act, form, {
    teamId,
    activityId,
    ...(own ? leadOf(own, stored, form) : { leadMinutes: submitLeadMinutes }),
  });
}
