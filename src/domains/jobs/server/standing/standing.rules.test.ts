import { expect, it } from 'vitest';
import {
  areSlotsFit,
  judgeApplicant,
  leavingFrom,
  mayActOnPost,
  mayMovePostPerson,
} from './standing.rules.ts';

const now = new Date('2026-11-23T12:00:00+08:00');
const person = {
  status: 'active' as const,
  accountStatus: 'active',
  birthOn: '1990-05-01',
  restrictedUntil: null,
  realNameStatus: 'verified',
  isMember: true,
  hasPlace: false,
};
const slot = { weekday: 3, starts: '09:00', ends: '11:00' };

it.each([
  ['a verified member', {}, undefined],
  ['an account that is stopped', { accountStatus: 'disabled', isMember: false }, 'stopped'],
  ['a name that is not verified', { realNameStatus: 'none' }, 'notVerified'],
  ['somebody of no team', { isMember: false }, 'notMember'],
  ['who has a place', { hasPlace: true }, 'had'],
])('%s', (_, wish, stop) => {
  expect(judgeApplicant({ ...person, ...wish }, now)).toBe(stop);
});

it.each([
  ['one', [slot], true],
  ['two at one time of different days', [slot, { ...slot, weekday: 4 }], true],
  ['two that begin together', [slot, { ...slot, ends: '10:00' }], false],
  ['the longest', [{ ...slot, starts: '08:00', ends: '16:00' }], true],
  ['a longer one', [{ ...slot, starts: '08:00', ends: '16:01' }], false],
  ['one that ends as it begins', [{ ...slot, ends: '09:00' }], false],
])('slots: %s', (_, slots, isFit) => {
  expect(areSlotsFit(slots)).toBe(isFit);
});

it('a team acts on its post by its state, and a place moves by who may move it', () => {
  expect([mayActOnPost('open', 'paused'), mayActOnPost('open', 'ended')]).toEqual([true, false]);
  expect([mayActOnPost('pause', 'full'), mayActOnPost('end', 'ended')]).toEqual([true, false]);
  expect(mayMovePostPerson('trial', 'regular', 'system')).toBe(true);
  expect(mayMovePostPerson('trial', 'regular', 'team')).toBe(false);
  expect(mayMovePostPerson('left', 'regular', 'team')).toBe(false);
  expect(leavingFrom(now)).toEqual(new Date('2026-11-24T12:00:00+08:00'));
});
