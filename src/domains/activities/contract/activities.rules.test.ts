import { describe, expect, test } from 'vitest';
import { phaseOf, type PhaseFacts } from './activities.rules.ts';

const at = (time: string): Date => new Date(`2026-11-${time}:00+08:00`);

const activity: PhaseFacts = {
  status: 'published',
  signUpOpensAt: at('20T09:00'),
  signUpClosesAt: at('26T20:00'),
  startsAt: at('28T08:30'),
  endsAt: at('28T11:30'),
  waitlistMode: 'offer',
  placesLeft: 3,
};

describe('phaseOf', () => {
  test.each([
    ['20T08:59', 'notOpen'],
    ['20T09:00', 'recruiting'],
    ['26T19:59', 'recruiting'],
    ['26T20:00', 'signUpClosed'],
    ['28T08:29', 'signUpClosed'],
    ['28T08:30', 'running'],
    ['28T11:29', 'running'],
    ['28T11:30', 'ended'],
  ])('at %s a published activity is %s', (time, phase) => {
    expect(phaseOf(activity, at(time))).toBe(phase);
  });

  test('without free places it is a waiting list, or full where there is none', () => {
    expect(phaseOf({ ...activity, placesLeft: 0 }, at('22T12:00'))).toBe('waitlist');
    expect(phaseOf({ ...activity, placesLeft: 0, waitlistMode: 'off' }, at('22T12:00'))).toBe('full');
  });

  test('open sign-up decides also after an earlier shift has begun', () => {
    const series = { ...activity, startsAt: at('21T08:30') };
    expect(phaseOf(series, at('22T12:00'))).toBe('recruiting');
  });

  test.each(['draft', 'pending', 'returned', 'suspended'] as const)('%s has no phase', (status) => {
    expect(phaseOf({ ...activity, status }, at('22T12:00'))).toBeNull();
  });

  test('cancelled stays cancelled after its time', () => {
    expect(phaseOf({ ...activity, status: 'cancelled' }, at('29T12:00'))).toBe('cancelled');
  });

  test.each(['settling', 'publicity', 'closed'] as const)('%s is over', (status) => {
    expect(phaseOf({ ...activity, status }, at('28T12:00'))).toBe('ended');
  });

  test('reads instants of the wire like Dates', () => {
    const view = { ...activity, startsAt: '2026-11-28T08:30:00+08:00', endsAt: '2026-11-28T11:30:00+08:00' };
    expect(phaseOf(view, at('28T09:00'))).toBe('running');
  });

  test('a sign-up that opens at no stated time is open', () => {
    expect(phaseOf({ ...activity, signUpOpensAt: null }, at('19T12:00'))).toBe('recruiting');
  });
});
