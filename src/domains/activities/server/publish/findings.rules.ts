import { personalNumberIn, personalNumberSentence } from '#platform/contract/text/personal-numbers.ts';
import { groundLength, type LintLevel } from '../../contract/activities.words.ts';
import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import type { Finding } from '../../contract/activity-views.contract.ts';

/** Another activity of the same team, for the comparisons. */
export type OtherActivity = { title: string; content: string; placeName: string; startsAt: Date | null };

/** A finding that the centre let through: bound to its code and the words it named. */
export type Released = { code: string; words: string };

/** What the linter must know beside the form. */
export type LintFacts = {
  /** Minutes before the first start by which this step must happen; null: the activity may already run. */
  leadMinutes: number | null;
  /** Shifts that were passed as they stand, so they may have begun; the others must lie ahead by the lead. */
  keptShiftIds?: readonly number[] | undefined;
  /** Most places of one activity of the team in the last twelve months; 0 without any. */
  largestCapacity: number;
  others: readonly OtherActivity[];
  /** What the centre let through for this activity. */
  released: readonly Released[];
};

export type LintContext = {
  draft: ActivityForm;
  facts: LintFacts;
  now: Date;
  /** Places in the form of the draft's shifts: rows that are no shifts yet are not among them. */
  places: readonly number[];
};

export const block = (code: string, field: string, msg: string): Finding => ({
  level: 'block',
  code,
  field,
  msg,
});
/** The sentence against a phone or ID number in a text that everybody reads, if there is one. */
export function numbersIn(text: string): string[] {
  const number = personalNumberIn(text);
  return number ? [personalNumberSentence(number)] : [];
}

export const warn = (code: string, field: string, msg: string): Finding => ({
  level: 'warn',
  code,
  field,
  msg,
});

/** A block that the centre may let through with a reason (domain.md 4.6); `words` are what it would let through. */
export const releasable = (words: string, finding: Omit<Finding, 'level' | 'releasable'>): Finding => ({
  level: 'block',
  ...finding,
  releasable: words,
});

/** Worst first. */
const levels = ['block', 'release', 'warn'] as const;

/** The worst level among findings. */
export const levelOf = (findings: readonly Finding[]): LintLevel =>
  levels.find((level) => findings.some((finding) => finding.level === level)) ?? 'ok';

export const worstFirst = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level));

/** True when the team says enough for the centre to decide on a release. */
export const hasGround = ({ releaseGround }: Pick<ActivityForm, 'releaseGround'>): boolean =>
  releaseGround.length >= groundLength.min;

/** Without what the centre let through; with a ground, what it may let through waits for it instead of blocking. */
export function withReleases(
  findings: readonly Finding[],
  { draft, facts }: Pick<LintContext, 'draft' | 'facts'>,
): Finding[] {
  const isReleased = ({ code, releasable: words }: Finding): boolean =>
    words !== undefined && facts.released.some((one) => one.code === code && one.words === words);
  const asked = (finding: Finding): Finding =>
    finding.releasable !== undefined && hasGround(draft) ? { ...finding, level: 'release' } : finding;
  return findings.filter((finding) => !isReleased(finding)).map(asked);
}
