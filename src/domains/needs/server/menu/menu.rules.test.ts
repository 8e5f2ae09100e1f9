import { expect, test } from 'vitest';
import { toInstant } from '#platform/contract/instants.ts';
import { areasOf, chanceOf, judgeOrder, weekBegan } from './menu.rules.ts';

test.each([
  ['2026-11-23T08:29:59+08:00', '2026-11-16T08:30:00+08:00'],
  ['2026-11-23T08:30:00+08:00', '2026-11-23T08:30:00+08:00'],
  ['2026-11-29T23:59:00+08:00', '2026-11-23T08:30:00+08:00'],
  ['2026-11-25T00:10:00+08:00', '2026-11-23T08:30:00+08:00'],
])('at %s the week began at %s', (now, began) => {
  expect(toInstant(weekBegan(new Date(now)))).toBe(began);
});

const city = { areas: [], weeklyQuota: 3, pausedUntil: null };
const north = { areas: ['990101'], weeklyQuota: 2, pausedUntil: null };
const away = { areas: ['990102'], weeklyQuota: 9, pausedUntil: '2026-12-01' };
const today = '2026-11-23';

test.each([
  ['nobody offers it', [], 0, { chance: 'paused', freeCount: 0, resumesOn: null }],
  ['places are left', [city, north], 1, { chance: 'open', freeCount: 4, resumesOn: null }],
  ['all are taken', [city], 3, { chance: 'full', freeCount: 0, resumesOn: null }],
  ['more were ordered than there are now', [city], 9, { chance: 'full', freeCount: 0, resumesOn: null }],
  ['who pauses does not count', [north, away], 2, { chance: 'full', freeCount: 0, resumesOn: null }],
  ['all pause', [away], 0, { chance: 'paused', freeCount: 0, resumesOn: '2026-12-01' }],
  [
    'the first to come back counts',
    [away, { ...north, pausedUntil: '2026-11-25' }],
    0,
    { chance: 'paused', freeCount: 0, resumesOn: '2026-11-25' },
  ],
  [
    'the day of coming back counts already',
    [{ ...north, pausedUntil: today }],
    0,
    { chance: 'open', freeCount: 2, resumesOn: null },
  ],
])('%s', (_, offers, ordered, chance) => {
  expect(chanceOf(offers, ordered, today)).toEqual(chance);
});

test.each([
  ['of nobody', [], 0, '990101', 'menuClosed'],
  ['of who pauses', [away], 0, '990102', 'menuPaused'],
  ['elsewhere', [north], 0, '990102', 'menuAway'],
  ['where only who pauses would come', [north, away], 0, '990102', 'menuAway'],
  ['when all are taken', [north], 2, '990101', 'menuFull'],
  ['near', [north], 1, '990101', undefined],
  ['of who goes everywhere', [north, city], 0, '990109', undefined],
])('an order %s', (_, offers, orderedCount, area, refusal) => {
  expect(judgeOrder(offers, { orderedCount, area, today })).toBe(refusal);
});

test('districts of offers are told once each, and not at all when one is for the whole city', () => {
  expect(areasOf([north, away, north])).toEqual(['990101', '990102']);
  expect(areasOf([north, city])).toEqual([]);
});
