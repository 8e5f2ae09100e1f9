import { describe, expect, it } from 'vitest';

import {
  createCalendarFeed,
  getCalendarFeed,
  getSignUpCalendar,
  revokeCalendarFeed,
} from '../../contract/calendar.contract.ts';
import { cancelSignUp } from '../../contract/my-signups.contract.ts';
import { openSignUpsRoom, testNoon } from '../../testing/open-signups-room.ts';
import { buildReadyVolunteer } from '../../testing/signups.builders.ts';
import { readCalendarFeed } from './read-calendar-feed.ts';

const room = openSignUpsRoom();
const publicUrl = 'https://zy.example';

/** A volunteer with a place in an activity. */
async function confirmed(title = '澜江净滩行动') {
  const { caller } = await buildReadyVolunteer(room.sql());
  const { activityId, shiftIds } = await room.open({ title });
  const { signUpId } = await room.sign(caller, shiftIds[0] ?? 0);
  return { caller, activityId, signUpId };
}
const lines = (ics: string): string[] => ics.replace(/\r\n /g, '').split('\r\n');
const read = (path: string) =>
  readCalendarFeed(room.sql(), { token: path.slice('/calendar/'.length, -4), publicUrl, now: testNoon });

describe('a sign-up as a calendar file', () => {
  it('says when, where and with whom, in UTC, and rings before a certain place', async () => {
    const { caller, signUpId, activityId } = await confirmed();
    const { ics, fileName } = await room.call(getSignUpCalendar, { id: signUpId }, caller);
    expect(fileName).toBe(`志愿活动-${signUpId}.ics`);
    const found = lines(ics);
    expect(found).toContain('SUMMARY:澜江净滩行动');
    expect(found).toContain('DTSTART:20261128T003000Z');
    expect(found).toContain('STATUS:CONFIRMED');
    expect(found).toContain('BEGIN:VALARM');
    expect(ics).toContain(`https://zy.example/user-index/activityDetail/${activityId}`);
  });

  it('is 404 for somebody else and once it is cancelled', async () => {
    const { caller, signUpId } = await confirmed();
    const other = await buildReadyVolunteer(room.sql());
    await expect(room.call(getSignUpCalendar, { id: signUpId }, other.caller)).rejects.toThrow('没有找到');
    await room.call(cancelSignUp, { signUpId }, caller);
    await expect(room.call(getSignUpCalendar, { id: signUpId }, caller)).rejects.toThrow('没有找到');
  });

  it('holds no line that a title could break out of', async () => {
    const { caller, signUpId } = await confirmed('净滩\r\nATTENDEE:x;y,z');
    const { ics } = await room.call(getSignUpCalendar, { id: signUpId }, caller);
    expect(lines(ics).some((line) => line.startsWith('ATTENDEE'))).toBe(false);
  });
});

describe('the private calendar address', () => {
  it('is nobody’s until it is made, shows only its owner’s dates, and ends with the next one', async () => {
    const { caller } = await confirmed();
    await confirmed('别人的活动');
    expect((await room.call(getCalendarFeed, {}, caller)).createdAt).toBeNull();
    const first = await room.call(createCalendarFeed, {}, caller);
    const calendar = (await read(first.path)) ?? '';
    expect(calendar).toContain('澜江净滩行动');
    expect(calendar).not.toContain('别人的活动');
    const second = await room.call(createCalendarFeed, {}, caller);
    expect(await read(first.path)).toBeUndefined();
    expect(await read(second.path)).toContain('BEGIN:VCALENDAR');
    const kept = await room.sql().selectFrom('calendarFeeds').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(second.path.slice(10, 30));
  });

  it('opens nothing once it is ended, or when its owner may not use the site', async () => {
    const { caller } = await confirmed();
    const { path } = await room.call(createCalendarFeed, {}, caller);
    await room
      .sql()
      .updateTable('volunteers')
      .set({ status: 'frozen' })
      .where('id', '=', caller.volunteerId)
      .execute();
    expect(await read(path)).toBeUndefined();
    await room
      .sql()
      .updateTable('volunteers')
      .set({ status: 'active' })
      .where('id', '=', caller.volunteerId)
      .execute();
    expect(await read(path)).toBeDefined();
    await room.call(revokeCalendarFeed, {}, caller);
    expect(await read(path)).toBeUndefined();
    expect(await read('/calendar/nothing.ics')).toBeUndefined();
  });
});
