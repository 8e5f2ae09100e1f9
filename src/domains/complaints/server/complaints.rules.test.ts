import { describe, expect, it } from 'vitest';
import { complaintStatuses, complaintVerdicts } from '../contract/complaints.words.ts';
import {
  complaintMoves,
  complaintNoOf,
  type DecidingFacts,
  judgeDeciding,
  judgeExtending,
  judgeReview,
  openStatuses,
  subjectOf,
} from './complaints.rules.ts';

const facts = (part: Partial<DecidingFacts>): DecidingFacts => ({
  status: 'investigating',
  verdict: 'upheld',
  kind: 'team',
  answer: '经查，该队两场活动各收了二十元。',
  isFirstDecider: false,
  ...part,
});

describe('what staff may decide', () => {
  it.each([
    [{}, undefined],
    [{ status: 'submitted', verdict: 'accept' }, undefined],
    [{ status: 'submitted', verdict: 'accept', answer: '' }, undefined],
    [{ status: 'submitted', verdict: 'accept', kind: 'unsure' }, 'kindMissing'],
    [{ status: 'submitted', verdict: 'refused' }, undefined],
    [{ status: 'submitted', verdict: 'upheld' }, 'notAccepted'],
    [{ status: 'investigating', verdict: 'accept' }, 'decided'],
    [{ verdict: 'unfounded', answer: '不属实。' }, 'answerMissing'],
    [{ status: 'reviewing', isFirstDecider: true }, 'sameDecider'],
    [{ status: 'reviewing' }, undefined],
    [{ status: 'upheld' }, 'decided'],
    [{ status: 'withdrawn', verdict: 'accept' }, 'decided'],
  ] as [Partial<DecidingFacts>, string | undefined][])('%j: %s', (part, refusal) => {
    expect(judgeDeciding(facts(part))).toBe(refusal);
  });

  it('decides in open states alone, whatever is said', () => {
    expect(openStatuses).toEqual(['submitted', 'investigating', 'reviewing']);
    for (const status of complaintStatuses.filter((one) => !openStatuses.includes(one)))
      for (const verdict of complaintVerdicts)
        expect(judgeDeciding(facts({ status, verdict }))).toBe('decided');
    expect(complaintMoves.withdrawn).toEqual({});
  });
});

describe('the one review', () => {
  const until = new Date('2026-12-04T16:00:00Z');
  const before = new Date(until.getTime() - 1);
  const asked = (part: object, now = before) =>
    judgeReview({ status: 'unfounded', reviewUntil: until, reviewAskedAt: null, ...part }, now);
  it('may be asked for until the end of its last day, and once', () => {
    expect(asked({})).toBeUndefined();
    expect(asked({}, until)).toBe('tooLate');
    expect(asked({ reviewAskedAt: before })).toBe('reviewedOnce');
    expect(asked({ status: 'investigating', reviewUntil: null })).toBe('notDecided');
    expect(asked({ status: 'withdrawn', reviewUntil: null })).toBe('notDecided');
  });
});

describe('setting the clock of an answer on', () => {
  const due = new Date('2026-12-04T16:00:00Z');
  const asked = (part: object, now = new Date(due.getTime() - 1)) =>
    judgeExtending({ status: 'investigating', dueAt: due, extendedAt: null, ...part }, now);
  it('is possible once, of one that was taken and not answered, before it runs out', () => {
    expect(asked({})).toBeUndefined();
    expect(asked({ status: 'reviewing' })).toBeUndefined();
    expect(asked({}, due)).toBe('late');
    expect(asked({ extendedAt: due })).toBe('extendedOnce');
    expect(asked({ status: 'submitted' })).toBe('notAnswering');
    expect(asked({ status: 'upheld', dueAt: null })).toBe('notAnswering');
  });
});

it('names a complaint by its day, and by its first sentence', () => {
  expect(complaintNoOf('2026-11-12', 41)).toBe('TS20261112-0041');
  expect(subjectOf('点名登记的人没到场，名单却写实到 42 人。')).toBe('点名登记的人没到场');
  expect(subjectOf('对。这件事一直没有人管，请看一下。')).toBe('对。这件事一直没有人管，请看一下。');
  expect([...subjectOf('一'.repeat(60))]).toHaveLength(24);
});
