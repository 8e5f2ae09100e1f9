import { expect, it } from 'vitest';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { openHouse } from '#testing/open-house.ts';
import { getActivity } from '../../contract/activities.contract.ts';
import { getTeamActivity, previewActivity } from '../../contract/team-activities.contract.ts';
import { buildActivity, buildForm } from '../../testing/activities.builders.ts';

const now = new Date('2026-11-20T09:00:00+08:00');
const { app } = openHouse({ now });

async function openTeam() {
  const team = await buildTeam(app().sql);
  return { ...team, caller: await app().signInAs(team.accountId) };
}

it('is what the public page will answer, to the last field', async () => {
  const { teamId, caller } = await openTeam();
  const { activityId } = await buildActivity(app().sql, { teamId, now, shifts: [{ takenCount: 3 }] });
  const { body: stored } = await app().call(getTeamActivity, { id: activityId }, caller);
  const { body: shown } = await app().call(getActivity, { id: activityId });
  const { form } = stored.result;
  const { body } = await app().call(previewActivity, { activityId, form }, caller);
  expect(body.result.activity).toEqual(shown.result);
});

it('shows what is typed and not saved, cleaned, and keeps nothing', async () => {
  const { caller } = await openTeam();
  const form = buildForm(
    { title: '江滩晨走拾遗', content: '<p onclick="x()">沿江<strong>晨走</strong></p>' },
    now,
  );
  const { body } = await app().call(previewActivity, { form }, caller);
  expect(body.result.activity).toMatchObject({
    title: '江滩晨走拾遗',
    content: '<p>沿江<strong>晨走</strong></p>',
    phase: 'recruiting',
    takenCount: 0,
    capacity: 20,
  });
  expect(await app().sql.selectFrom('activities').select('id').execute()).toEqual([]);
});

it('says that nothing can be shown without a shift, and shows no other team’s', async () => {
  const { caller } = await openTeam();
  const empty = { form: { ...buildForm({}, now), shifts: [] } };
  expect((await app().call(previewActivity, empty, caller)).body.result).toEqual({ activity: null });
  const { activityId } = await buildActivity(app().sql, { now });
  expect((await app().call(previewActivity, { activityId, form: buildForm({}, now) }, caller)).status).toBe(
    404,
  );
});
