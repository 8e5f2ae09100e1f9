import type { z } from 'zod';
import type { Act, Caller } from '#platform/server/calls/act.ts';
import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import type * as contract from '../../contract/team-activities.contract.ts';
import { comparisonsOf } from '../activities.queries.ts';
import { keptShiftIds } from '../life/activity-states.rules.ts';
import { releasesOf } from '../review/releases.queries.ts';
import { levelOf, type LintFacts, type Released } from './findings.rules.ts';
import { type ActivityRow, shiftFormOf, type ShiftRow } from './form.rules.ts';
import { lintActivity } from './lint-activity.rules.ts';

/** What the linter says of a form. */
export type Verdict = z.output<(typeof contract.checkActivity)['result']>;

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

/** Refuses `blocked` with the findings, when one of them blocks. */
export function requireUnblocked(act: Pick<Act<Caller, 'blocked'>, 'refuse'>, verdict: Verdict): void {
  if (verdict.level === 'block') throw act.refuse('blocked', { result: verdict, msg: inTheWay(verdict) });
}

const mostNamed = 3;

/** What keeps the form from being submitted, in words: a row of its shifts, or the first of what is to be changed. */
function inTheWay({ findings }: Verdict): string {
  const blocking = findings.filter(({ level }) => level === 'block');
  for (const { field, msg } of blocking) {
    const row = /^shifts\.(\d+)/.exec(field)?.[1];
    if (row !== undefined) return `第 ${Number(row) + 1} 场：${msg}。改好再提交`;
  }
  const named = blocking.slice(0, mostNamed).map(({ msg }) => msg);
  const more = blocking.length > mostNamed ? [`还有 ${blocking.length - mostNamed} 处`] : [];
  return `还有必须修改的问题：${[...named, ...more].join('；')}`;
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
