import { expect, it } from 'vitest';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { buildMember, buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import { hourMs } from '#platform/contract/durations.ts';
import { openTables } from '#testing/open-tables.ts';
import { refreshReach } from './ranking.store.ts';

const { sql } = openTables();
const noon = new Date('2026-11-23T12:00:00+08:00');
const later = new Date('2026-11-23T12:10:00+08:00');
const hours = (count: number) => new Date(noon.getTime() + count * hourMs);

const joins = async (teamId: number, serviceCategories: string[]) => {
  const { volunteerId } = await buildVolunteer(sql());
  await sql().updateTable('volunteers').set({ serviceCategories }).where('id', '=', volunteerId).execute();
  return buildMember(sql(), { teamId, volunteerId });
};

const reachOf = async (teamId: number) =>
  (
    await sql().selectFrom('teamReach').selectAll().where('teamId', '=', teamId).orderBy('category').execute()
  ).map((row) => [row.category, row.peopleCount, row.doneCount, row.computedAt]);

it('counts who offers what and what was done within a year, and writes only what has changed', async () => {
  const { teamId } = await buildTeam(sql());
  const leaving = await joins(teamId, ['eco', 'elder']);
  await joins(teamId, ['eco', '不是服务类别']);
  await buildMember(sql(), { teamId, status: 'left' });
  const over = { teamId, status: 'closed', category: 'reading' } as const;
  await buildActivity(sql(), {
    ...over,
    now: hours(-99),
    shifts: [{ startsAt: hours(-5), endsAt: hours(-3) }],
  });
  await buildActivity(sql(), {
    ...over,
    now: hours(-9_099),
    shifts: [{ startsAt: hours(-9_000), endsAt: hours(-8_998) }],
  });
  await refreshReach(sql(), noon);
  expect(await reachOf(teamId)).toEqual([
    ['eco', 2, 0, noon],
    ['elder', 1, 0, noon],
    ['reading', 0, 1, noon],
  ]);

  await sql().updateTable('teamMembers').set({ status: 'left' }).where('id', '=', leaving.memberId).execute();
  await refreshReach(sql(), later);
  expect(await reachOf(teamId)).toEqual([
    ['eco', 1, 0, later],
    ['reading', 0, 1, noon],
  ]);
});
