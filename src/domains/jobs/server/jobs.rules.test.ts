import { describe, expect, it } from 'vitest';
import { jobStatuses } from '../contract/jobs.words.ts';
import { answerDue, clockOf, endedJobStatuses, jobMoves, jobNoOf, mayMoveJob } from './jobs.rules.ts';

const at = (time: string): Date => new Date(`2026-11-23T${time}:00+08:00`);

describe('the states of a job', () => {
  it('are left by the ways of domain.md 4.2.9 and by no other', () => {
    const ways = jobStatuses.flatMap((from) =>
      Object.entries(jobMoves[from]).map(([to, by]) => `${from} > ${to}: ${by.join(' ')}`),
    );
    expect(ways).toEqual([
      'draft > issued: staff',
      'draft > open: staff team',
      'draft > withdrawn: staff team',
      'issued > accepted: team',
      'issued > declined: team',
      'issued > expired: system',
      'issued > withdrawn: staff team requester system',
      'accepted > assigning: team',
      'accepted > inProgress: team requester staff system',
      'accepted > withdrawn: staff team requester system',
      'assigning > inProgress: team requester staff system',
      'assigning > withdrawn: staff team requester system',
      'inProgress > submitted: team system',
      'inProgress > withdrawn: staff team requester system',
      'submitted > done: staff requester system',
      'submitted > inProgress: requester staff',
      'submitted > withdrawn: staff team requester system',
      'open > full: volunteer team',
      'open > paused: staff team',
      'open > ended: staff team system',
      'full > open: volunteer team',
      'full > paused: staff team',
      'full > ended: staff team system',
      'paused > open: staff team',
      'paused > ended: staff team system',
    ]);
  });

  it('end where nothing leads on', () => {
    expect(jobStatuses.filter((status) => Object.keys(jobMoves[status]).length === 0).toSorted()).toEqual(
      [...endedJobStatuses].toSorted(),
    );
    expect(mayMoveJob('issued', 'accepted', 'staff')).toBe(false);
  });
});

describe('the clock of an answer', () => {
  const workdayDue = new Date('2026-11-24T09:40:00+08:00');
  const far = new Date('2026-12-05T08:30:00+08:00');
  const cases = [
    ['a workday', { urgency: 'normal', expectStart: far, isTimeFlexible: false }, workdayDue],
    [
      'two hours when it is urgent',
      { urgency: 'urgent', expectStart: far, isTimeFlexible: true },
      at('11:40'),
    ],
    [
      'half of what is left before a fixed time',
      { urgency: 'normal', expectStart: at('17:40'), isTimeFlexible: false },
      at('13:40'),
    ],
    [
      'a workday where the time can move',
      { urgency: 'soon', expectStart: at('17:40'), isTimeFlexible: true },
      workdayDue,
    ],
    [
      'never less than half an hour',
      { urgency: 'urgent', expectStart: at('10:00'), isTimeFlexible: false },
      at('10:10'),
    ],
    [
      'half an hour when the wanted time is over',
      { urgency: 'normal', expectStart: at('08:00'), isTimeFlexible: false },
      at('10:10'),
    ],
  ] as const;
  it.each(cases)('is %s', (_, given, due) => {
    expect(answerDue({ ...given, now: at('09:40'), workdayDue })).toEqual(due);
  });
});

it('says which clock runs for the team', () => {
  const job = {
    issuedAt: at('08:00'),
    acceptDueAt: at('18:00'),
    answeredAt: null,
    contactDueAt: null,
    contactedAt: null,
    finishDueAt: null,
  };
  const taken = { ...job, answeredAt: at('09:00'), contactDueAt: at('20:00'), finishDueAt: at('23:00') };
  expect(clockOf({ ...job, status: 'issued' })?.clock).toBe('answer');
  expect(clockOf({ ...taken, status: 'accepted' })).toEqual({
    clock: 'contact',
    startedAt: at('09:00'),
    dueAt: at('20:00'),
  });
  expect(clockOf({ ...taken, status: 'assigning', contactedAt: at('10:00') })?.clock).toBe('finish');
  expect(clockOf({ ...taken, status: 'inProgress' })?.clock).toBe('finish');
  expect(clockOf({ ...taken, status: 'submitted' })).toBeUndefined();
});

it('numbers a job by day and serial', () => {
  expect(jobNoOf('2026-11-21', 87)).toBe('R20261121087');
});
