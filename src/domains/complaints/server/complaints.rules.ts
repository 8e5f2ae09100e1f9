import { keysOf } from '#platform/contract/keys-of.ts';
import type { ComplaintStatus, ComplaintVerdict } from '../contract/complaints.words.ts';

/** Who moves a complaint. */
export type ComplaintMover = 'complainant' | 'staff';

type Moves = Readonly<Partial<Record<ComplaintStatus, ComplaintMover>>>;

/** The state machine of domain.md 4.2.12: from where, to where, by whom. */
export const complaintMoves: Readonly<Record<ComplaintStatus, Moves>> = {
  submitted: { investigating: 'staff', refused: 'staff', withdrawn: 'complainant' },
  investigating: { upheld: 'staff', unfounded: 'staff', refused: 'staff', withdrawn: 'complainant' },
  upheld: { reviewing: 'complainant' },
  unfounded: { reviewing: 'complainant' },
  refused: { reviewing: 'complainant' },
  reviewing: { upheld: 'staff', unfounded: 'staff', refused: 'staff' },
  withdrawn: {},
};

export const mayMove = (from: ComplaintStatus, to: ComplaintStatus, by: ComplaintMover): boolean =>
  complaintMoves[from][to] === by;

/** States in which a clock runs. */
export const openStatuses = keysOf(complaintMoves).filter((status) =>
  Object.values(complaintMoves[status]).includes('staff'),
);

/** The state that each verdict leads to. */
export const statusOfVerdict: Readonly<Record<ComplaintVerdict, ComplaintStatus>> = {
  accept: 'investigating',
  upheld: 'upheld',
  unfounded: 'unfounded',
  refused: 'refused',
};

export type DecidingFacts = {
  status: ComplaintStatus;
  verdict: ComplaintVerdict;
  /** The kind after the decision. */
  kind: string;
  answer: string;
  /** Who gave the first answer is the one who decides now. */
  isFirstDecider: boolean;
};

const shortestAnswer = 10;

/** Whether staff may decide so. A review is another person's; 说不准 becomes one of the seven when it is taken. */
export function judgeDeciding(
  facts: DecidingFacts,
): 'decided' | 'notAccepted' | 'sameDecider' | 'kindMissing' | 'answerMissing' | undefined {
  const { status, verdict, kind, answer, isFirstDecider } = facts;
  if (!openStatuses.includes(status)) return 'decided';
  if (!mayMove(status, statusOfVerdict[verdict], 'staff'))
    return verdict === 'accept' ? 'decided' : 'notAccepted';
  if (status === 'reviewing' && isFirstDecider) return 'sameDecider';
  if (verdict === 'accept') return kind === 'unsure' ? 'kindMissing' : undefined;
  return [...answer].length < shortestAnswer ? 'answerMissing' : undefined;
}

export type ExtendingFacts = { status: ComplaintStatus; dueAt: Date | null; extendedAt: Date | null };

/** Whether the clock of an answer may be set on now: once, while it runs. */
export function judgeExtending(
  { status, dueAt, extendedAt }: ExtendingFacts,
  now: Date,
): 'notAnswering' | 'extendedOnce' | 'late' | undefined {
  if (dueAt === null || status === 'submitted') return 'notAnswering';
  if (extendedAt !== null) return 'extendedOnce';
  return now >= dueAt ? 'late' : undefined;
}

export type ReviewFacts = { status: ComplaintStatus; reviewUntil: Date | null; reviewAskedAt: Date | null };

/** Whether the complainant may ask for the one review now. */
export function judgeReview(
  { status, reviewUntil, reviewAskedAt }: ReviewFacts,
  now: Date,
): 'notDecided' | 'reviewedOnce' | 'tooLate' | undefined {
  if (reviewAskedAt !== null) return 'reviewedOnce';
  if (!mayMove(status, 'reviewing', 'complainant') || reviewUntil === null) return 'notDecided';
  return now >= reviewUntil ? 'tooLate' : undefined;
}

/** TS20261112-0041: the day and a serial. */
export const complaintNoOf = (day: string, serial: number): string =>
  `TS${day.replaceAll('-', '')}-${String(serial).padStart(4, '0')}`;

const longestSubject = 24;

/** What a list calls a complaint: its first sentence, cut. */
export function subjectOf(content: string): string {
  const first = [...(/^[^。！？；，\n]*/.exec(content.trim())?.[0] ?? '')];
  const whole = first.length >= 4 ? first : [...content.trim()];
  return whole.length <= longestSubject ? whole.join('') : `${whole.slice(0, longestSubject - 1).join('')}…`;
}
