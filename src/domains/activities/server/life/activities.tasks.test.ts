import { beforeEach, expect, test } from 'vitest';
import { type BuiltTeam, buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { openTables } from '#testing/open-tables.ts';
import { buildActivity } from '../../testing/activities.builders.ts';
import { auditOf, runAs, storedActivity, testNow } from '../../testing/activity-world.ts';
import { activitiesTasks } from './activities.tasks.ts';

const { database, sql } = openTables();
let team: BuiltTeam;
beforeEach(async () => {
  team = await buildTeam(sql());
});

/** Runs one task as the clock would. */
const run = (name: string, finalIds: readonly number[] = []) => {
  const tasks = activitiesTasks({
    onCancelled: async () => undefined,
    onShiftsMoved: async () => undefined,
    lockPeople: async () => undefined,
    onMakeupPassed: async () => undefined,
    unresolvedOf: async () => ({ attendanceCount: 0, hourCount: 0 }),
    whoseHoursAreFinal: async (_, activityIds) => activityIds.filter((id) => finalIds.includes(id)),
  });
  const task = tasks.find((candidate) => candidate.name === name);
  if (!task) throw new Error(`no task ${name}`);
  return runAs(database(), { kind: 'anonymous' })((act) => task.run(act), undefined);
};
const endingAt = (endsAt: Date, status: 'published' | 'suspended' = 'published') =>
  buildActivity(sql(), {
    teamId: team.teamId,
    status,
    now: new Date('2026-11-10T12:00:00+08:00'),
    shifts: [{ startsAt: new Date(endsAt.getTime() - 3_600_000), endsAt }],
  });

test('endActivities moves what ended this very moment, tells the team once and leaves the rest', async () => {
  const ended = await endingAt(testNow);
  const running = await endingAt(new Date(testNow.getTime() + 1));
  const suspended = await endingAt(testNow, 'suspended');
  await run('activities.endActivities');
  await run('activities.endActivities');
  const statusOf = async ({ activityId }: { activityId: number }) =>
    (await storedActivity(sql(), activityId)).status;
  expect([await statusOf(ended), await statusOf(running), await statusOf(suspended)]).toEqual([
    'settling',
    'published',
    'suspended',
  ]);
  const messages = await sql().selectFrom('messages').select(['accountId', 'title']).execute();
  expect(messages).toEqual([{ accountId: team.accountId, title: '活动结束了，请结项' }]);
  expect(await auditOf(sql(), ended.activityId)).toEqual(['endActivity']);
});

test('closeActivities closes what has no open hours and keeps the rest in publicity', async () => {
  const build = () => buildActivity(sql(), { teamId: team.teamId, status: 'publicity', now: testNow });
  const [done, open] = [await build(), await build()];
  await run('activities.closeActivities', [done.activityId]);
  expect(await storedActivity(sql(), done.activityId)).toMatchObject({
    status: 'closed',
    closedAt: testNow,
  });
  expect(await storedActivity(sql(), open.activityId)).toMatchObject({ status: 'publicity' });
  expect(await auditOf(sql(), done.activityId)).toEqual(['closeActivity']);
});

test('forgetContacts empties whom a team named, a year after the end, of what is over', async () => {
  const now = new Date('2026-11-10T12:00:00+08:00');
  const daysAgo = (days: number) => new Date(testNow.getTime() - days * 86_400_000);
  const build = async (days: number, status: 'closed' | 'publicity') => {
    const { activityId } = await buildActivity(sql(), { teamId: team.teamId, status, now });
    const contact = { contactName: '宋知远', contactPhone: '13706880001', isContactPublic: true };
    await sql()
      .updateTable('activities')
      .set({ ...contact, startsAt: daysAgo(days + 1), endsAt: daysAgo(days) })
      .where('id', '=', activityId)
      .execute();
    return activityId;
  };
  const [old, young, open] = [
    await build(366, 'closed'),
    await build(364, 'closed'),
    await build(366, 'publicity'),
  ];
  await run('activities.forgetContacts');
  const contactOf = async (id: number) => (await storedActivity(sql(), id)).contactPhone;
  expect([await contactOf(old), await contactOf(young), await contactOf(open)]).toEqual([
    '',
    '13706880001',
    '13706880001',
  ]);
  expect(await storedActivity(sql(), old)).toMatchObject({ contactName: '', isContactPublic: false });
});
