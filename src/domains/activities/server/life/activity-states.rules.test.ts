import { describe, expect, test } from 'vitest';
import { type ActivityStatus, activityStatuses } from '../../contract/activities.words.ts';
import { buildForm } from '../../testing/activities.builders.ts';
import { allowedActs, changedFields, isMaterial } from './activity-states.rules.ts';
import { copyOf } from '../publish/copies/copy.rules.ts';

const now = new Date('2026-11-21T14:00:00+08:00');
const startsAt = new Date('2026-11-28T08:30:00+08:00');
const endsAt = new Date('2026-11-28T11:30:00+08:00');

describe('allowedActs before the activity begins', () => {
  const expected: Record<ActivityStatus, string> = {
    draft: 'update submit copy delete',
    returned: 'update submit copy delete',
    pending: 'withdraw copy',
    published: 'update cancel copy',
    suspended: 'cancel copy',
    settling: 'copy settle',
    publicity: 'copy',
    closed: 'copy',
    cancelled: 'copy',
  };
  test.each(activityStatuses)('%s', (status) => {
    expect(allowedActs({ status, startsAt, endsAt, publishedAt: null }, now).join(' ')).toBe(
      expected[status],
    );
  });

  test('what was public once is not deleted', () => {
    const acts = allowedActs({ status: 'draft', startsAt, endsAt, publishedAt: now }, now);
    expect(acts).not.toContain('delete');
  });

  test('from its first minute it cannot be cancelled, after its last not be edited', () => {
    const published = { status: 'published' as const, startsAt, endsAt, publishedAt: now };
    expect(allowedActs(published, startsAt)).toEqual(['update', 'copy']);
    expect(allowedActs(published, endsAt)).toEqual(['copy']);
  });
});

describe('changedFields', () => {
  const form = { ...buildForm({}, now), cover: { layout: 'tiles' as const, tone: 'soft' as const } };
  const shifts = form.shifts.map((shift, index) => ({ ...shift, id: index + 1 }));
  const stored = { ...form, shifts };
  const [shift] = shifts as [(typeof shifts)[0]];

  test('finds nothing in the same form, whatever the offset of its instants and the order of its keys', () => {
    const startsAt = new Date(shift.startsAt).toISOString();
    const same = {
      ...stored,
      cover: { tone: 'soft' as const, layout: 'tiles' as const },
      shifts: [{ ...shift, startsAt }],
    };
    expect(changedFields(stored, same)).toEqual([]);
  });

  test.each([
    ['a moved shift', { shifts: [{ ...shift, startsAt: shift.endsAt }] }, ['shifts', 'shiftTimes']],
    ['a deleted shift', { shifts: [] }, ['shifts', 'shiftTimes']],
    ['another post', { shifts: [{ ...shift, postName: '分拣' }] }, ['shifts', 'shiftTimes']],
    ['more places', { shifts: [{ ...shift, capacity: 99 }] }, ['shifts']],
    ['one more shift', { shifts: [shift, { ...shift, id: undefined }] }, ['shifts', 'newShifts']],
    ['another place', { placeName: '湿地' }, ['placeName']],
    ['another contact', { contactName: '方舟' }, ['contactName']],
  ])('sees %s', (_, change, fields) => {
    expect(changedFields(stored, { ...stored, ...change })).toEqual(fields);
  });

  test('time, place, content, age and risk are material, contact and places are not', () => {
    expect(
      ['shiftTimes', 'newShifts', 'placeName', 'content', 'minAge', 'riskNotice'].every(isMaterial),
    ).toBe(true);
    expect(['shifts', 'contactName', 'summary', 'cover', 'signUpClosesAt'].some(isMaterial)).toBe(false);
  });
});

describe('copyOf', () => {
  const form = buildForm({}, new Date('2026-10-01T12:00:00+08:00'));

  test('moves the shifts by whole weeks to at least a day ahead', () => {
    const copy = copyOf({ ...form, signUpOpensAt: '2026-09-01T08:00:00+08:00' }, now);
    const [before, after] = [form.shifts[0], copy.shifts[0]].map((shift) =>
      Date.parse(shift?.startsAt ?? ''),
    );
    const week = 7 * 24 * 3_600_000;
    expect(((after ?? 0) - (before ?? 0)) % week).toBe(0);
    expect((after ?? 0) - now.getTime()).toBeGreaterThanOrEqual(week / 7);
    expect((after ?? 0) - now.getTime()).toBeLessThan(week + week / 7);
    expect(copy.shifts[0]?.id).toBeUndefined();
    expect(copy.signUpOpensAt).toBeNull();
  });

  test('leaves what lies ahead where it is, and copies a form without shifts', () => {
    const ahead = buildForm({}, now);
    expect(copyOf(ahead, now).shifts[0]?.startsAt).toBe(ahead.shifts[0]?.startsAt);
    expect(copyOf({ ...ahead, shifts: [] }, now).shifts).toEqual([]);
  });
});
