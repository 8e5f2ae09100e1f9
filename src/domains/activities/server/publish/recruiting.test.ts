import { expect, it } from 'vitest';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { openTables } from '#testing/open-tables.ts';
import { activityFormSchema } from '../../contract/activity-form.contract.ts';
import * as contract from '../../contract/team-activities.contract.ts';
import { buildActivity, buildForm } from '../../testing/activities.builders.ts';
import { runAs, storedActivity, testNow } from '../../testing/activity-world.ts';
import { updateActivity } from '../../testing/decided-alone.ts';
import { getActivity } from '../get-activity.ts';
import { getTeamActivity } from '../get-team-activity.ts';
import { createActivity } from './create-activity.ts';

const { database, sql } = openTables();

it('keeps the named teams in their order, names them to everybody, and refuses such as are not there', async () => {
  const team = await buildTeam(sql());
  const [one, two] = [await buildTeam(sql()), await buildTeam(sql())];
  const own = runAs(database(), team.caller);
  const wish = { recruitScope: 'teams', recruitTeams: [two.teamId, one.teamId] } as const;
  const { activityId } = await own(createActivity, {
    form: buildForm({ ...wish, recruitTeams: [...wish.recruitTeams] }, testNow),
  });
  const { namedTeams, form } = await own(getTeamActivity, { id: activityId });
  expect([namedTeams.map(({ id }) => id), form.recruitTeams]).toEqual([wish.recruitTeams, wish.recruitTeams]);
  for (const recruitTeams of [[987_654], [one.teamId, one.teamId]])
    await expect(
      own(createActivity, { form: buildForm({ ...wish, recruitTeams }, testNow) }),
    ).rejects.toMatchObject({ errors: [{ path: 'form.recruitTeams' }] });
  const open = await buildActivity(sql(), {
    teamId: team.teamId,
    now: testNow,
    recruitScope: 'teams',
    recruitTeams: [one.teamId],
  });
  expect(await own(getActivity, { id: open.activityId })).toMatchObject({
    recruitScope: 'teams',
    namedTeams: [{ id: one.teamId }],
  });
});

it('shows a code to the team that set it and to nobody else, also where it changes', async () => {
  const team = await buildTeam(sql());
  const own = runAs(database(), team.caller);
  const { activityId } = await buildActivity(sql(), {
    teamId: team.teamId,
    now: testNow,
    recruitScope: 'code',
    recruitCode: '258013',
  });
  const { form, version } = contract.getTeamActivity.result.parse(
    await own(getTeamActivity, { id: activityId }),
  );
  expect(form.recruitCode).toBe('258013');
  expect(JSON.stringify(await own(getActivity, { id: activityId }))).not.toContain('258013');
  await own(updateActivity, { activityId, version, form: { ...form, recruitCode: '778899' } });
  expect((await storedActivity(sql(), activityId)).recruitCode).toBe('778899');
  const lines = await sql().selectFrom('auditLog').select('detail').execute();
  expect(JSON.stringify(lines)).toContain('recruitCode');
  expect(JSON.stringify(lines)).not.toMatch(/258013|778899/u);
});

it('takes digits only, at most six', () => {
  for (const recruitCode of ['12a4', '1234567', '１２３４'])
    expect(activityFormSchema.safeParse({ ...buildForm(), recruitCode }).success).toBe(false);
});
