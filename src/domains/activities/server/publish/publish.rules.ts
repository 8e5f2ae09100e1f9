import type { ActivityRow } from './form.rules.ts';

type Closing = Pick<ActivityRow, 'startsAt' | 'signUpClosesAt' | 'lastClosesAt'>;

/**
 * Sign-up to the activity is over when no shift takes people any more, unless the form says otherwise. What was so closed
 * `before` follows the shifts: further ones take people, too.
 */
export function closingOf({ startsAt, signUpClosesAt, lastClosesAt }: Closing, before?: Closing) {
  const isDerived = before?.lastClosesAt != null && Number(signUpClosesAt) === Number(before.lastClosesAt);
  return { signUpClosesAt: (isDerived ? null : signUpClosesAt) ?? lastClosesAt ?? startsAt };
}

/** Columns of an activity that becomes public now; the first publication keeps its instant, a ground has served. */
export const publishedColumns = (row: ActivityRow, now: Date) => ({
  status: 'published' as const,
  publishedAt: row.publishedAt ?? now,
  signUpOpensAt: row.signUpOpensAt ?? now,
  ...closingOf(row),
  reviewNote: null,
  releaseGround: '',
  releaseCount: 0,
});
