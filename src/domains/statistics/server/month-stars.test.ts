import { expect, it } from 'vitest';
import { testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { buildHour } from '#domains/hours/testing/hours.builders.ts';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import { createPortraitKeys } from '#platform/server/encryption.ts';
import { testAct } from '#testing/test-act.ts';
import { houseRows } from '#testing/house-rows.ts';
import { openTables } from '#testing/open-tables.ts';
import { getMonthStars } from './get-month-stars.ts';

const now = new Date('2026-11-21T06:00:00Z');
const { sql } = openTables({ ...houseRows, isOneStory: true });

async function serve(
  volunteerId: number,
  teamActivity: { activityId: number; teamId: number },
  day: string,
  minutes: number,
) {
  const { id: shiftId } = await sql()
    .selectFrom('shifts')
    .select('id')
    .where('activityId', '=', teamActivity.activityId)
    .executeTakeFirstOrThrow();
  const startsAt = new Date(`${day}T09:00:00+08:00`);
  const endsAt = new Date(startsAt.getTime() + Math.abs(minutes) * 60_000);
  const served = { volunteerId, shiftId, startsAt, endsAt, minutes, calculatedMinutes: Math.abs(minutes) };
  await buildHour(sql(), { ...served, source: 'attendance', status: 'effective' });
}

it('names who agreed, by the hours of the last whole month, masked unless they made their name public', async () => {
  const activity = await buildActivity(sql());
  const shy = await buildVolunteer(sql(), { name: '不愿上榜' });
  const masked = await buildVolunteer(sql(), { name: '沈知夏', joinsRankings: true });
  const open = await buildVolunteer(sql(), { name: '林秀珍', joinsRankings: true, isNamePublic: true });
  await serve(shy.volunteerId, activity, '2026-10-03', 600);
  await serve(masked.volunteerId, activity, '2026-10-31', 120);
  await serve(open.volunteerId, activity, '2026-10-05', 300);
  await serve(masked.volunteerId, activity, '2026-11-01', 480);
  const { month, volunteers, teams } = await getMonthStars(
    testAct({ sql: sql(), now }),
    {},
    createPortraitKeys(testSecret, 'stars'),
  );
  expect(month).toBe('2026-10');
  expect(volunteers.map(({ name, minutes }) => [name, minutes])).toEqual([
    ['林秀珍', 300],
    ['沈*夏', 120],
  ]);
  expect(JSON.stringify(volunteers)).not.toContain('知');
  const keysOf = async (secret: string) =>
    (
      await getMonthStars(testAct({ sql: sql(), now }), {}, createPortraitKeys(secret, 'stars'))
    ).volunteers.map(({ avatarKey }) => avatarKey);
  expect(await keysOf(testSecret)).toEqual(volunteers.map(({ avatarKey }) => avatarKey));
  // Whoever knows the ids, but not the secret, cannot tell who is behind a portrait.
  const others = await keysOf('another installation, another secret');
  expect(others.filter((key) => volunteers.some(({ avatarKey }) => avatarKey === key))).toEqual([]);
  expect(teams.map(({ teamId, minutes, activityCount }) => [teamId, minutes, activityCount])).toEqual([
    [activity.teamId, 1020, 1],
  ]);
});
