import type { LintLevel } from '../contract/activities.words.ts';
import type { ActivityForm } from '../contract/activity-form.contract.ts';
import type { Finding } from '../contract/activity-views.contract.ts';

/** Another activity of the same team, for the comparisons. */
export type OtherActivity = { title: string; content: string; placeName: string; startsAt: Date | null };

/** What the linter must know beside the form. */
export type LintFacts = {
  /** Minutes before the first start by which this step must happen; null: the activity may already run. */
  leadMinutes: number | null;
  /** Most places of one activity of the team in the last twelve months; 0 without any. */
  largestCapacity: number;
  others: readonly OtherActivity[];
};

export type LintContext = { draft: ActivityForm; facts: LintFacts; now: Date };

export const block = (code: string, field: string, msg: string): Finding => ({
  level: 'block',
  code,
  field,
  msg,
});
export const warn = (code: string, field: string, msg: string): Finding => ({
  level: 'warn',
  code,
  field,
  msg,
});

/** The worst level among findings. */
export const levelOf = (findings: readonly Finding[]): LintLevel =>
  findings.some(({ level }) => level === 'block') ? 'block' : findings.length > 0 ? 'warn' : 'ok';
