import type { ActivityRow } from './form.rules.ts';

type Closing = { startsAt: Date | null; signUpClosesAt: Date | null };

/** Sign-up closes when the first shift begins unless the form says otherwise. */
export const closingOf = ({ startsAt, signUpClosesAt }: Closing) => ({
  signUpClosesAt: signUpClosesAt ?? startsAt,
});

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
