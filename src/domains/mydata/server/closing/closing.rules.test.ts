import { describe, expect, it } from 'vitest';
import { volunteerStatusLabels } from '#domains/volunteers/contract/volunteers.words.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { type CloseableStatus, closeableFrom, nextTry, standingAgain } from './closing.rules.ts';

const now = new Date('2026-11-21T12:00:00+08:00');
const later = new Date('2026-12-21T12:00:00+08:00');
const before = new Date('2026-11-20T12:00:00+08:00');

describe('an account is closed', () => {
  it('from every standing in which its owner can log in and is not leaving already', () => {
    const closeable = keysOf(volunteerStatusLabels).filter((status) => closeableFrom(status) !== undefined);
    expect(closeable).toEqual(['pendingGuardian', 'active', 'dormant', 'restricted']);
  });
});

describe('who withdraws stands', () => {
  it.each([
    ['active', null, 'active', false],
    ['dormant', null, 'dormant', false],
    ['pendingGuardian', null, 'pendingGuardian', false],
    ['restricted', later, 'restricted', true],
    ['restricted', null, 'restricted', true],
    // The restriction ended within the days.
    ['restricted', before, 'active', false],
    ['restricted', now, 'active', false],
  ] as const)('%s until %s as %s', (statusBefore: CloseableStatus, restrictedUntil, status, isRestricted) => {
    expect(standingAgain({ statusBefore, restrictedUntil }, now)).toEqual({ status, isRestricted });
  });
});

it('the last step is tried again six hours later', () => {
  expect(nextTry(now)).toEqual(new Date('2026-11-21T18:00:00+08:00'));
});
