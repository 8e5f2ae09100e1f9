import { beforeEach, expect, it } from 'vitest';
import { type BuiltTeam, buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { openTables } from '#testing/open-tables.ts';
import type { ShiftForm } from '../../contract/activity-form.contract.ts';
import * as contract from '../../contract/team-activities.contract.ts';
import { buildActivity, buildForm } from '../../testing/activities.builders.ts';
import { runAs, storedActivity, testNow } from '../../testing/activity-world.ts';
import { updateActivity } from '../../testing/decided-alone.ts';
import { getTeamActivity } from '../get-team-activity.ts';
import { copyActivity } from './copies/copy-activity.ts';
import { createActivity } from './create-activity.ts';
import { submitActivity } from './submit-activity.ts';

const { database, sql } = openTables();
let team: BuiltTeam;
beforeEach(async () => {
  team = await buildTeam(sql());
});
const own = () => runAs(database(), team.caller);

const form = buildForm({}, testNow);
const [good] = form.shifts as [ShiftForm];
const backwards: ShiftForm = { ...good, postName: '倒着', endsAt: good.startsAt };
const illegible: ShiftForm = { ...good, postName: '看不懂', typed: { to: '25点' } };
const later: ShiftForm = { ...good, postName: '后一班' };

/** The stored form as the team's page gives it back, checked as it is sent. */
async function reopen(activityId: number) {
  const opened = await own()(getTeamActivity, { id: activityId });
  return contract.getTeamActivity.result.parse(opened);
}
const namesOf = (shifts: readonly { postName: string }[]) => shifts.map(({ postName }) => postName);

it('a draft keeps every row as it was typed and in its place, and stores those that are shifts', async () => {
  const shifts = [backwards, good, illegible, later];
  const { activityId } = await own()(createActivity, { form: { ...form, shifts } });
  const stored = await storedActivity(sql(), activityId);
  expect(namesOf(stored.shifts)).toEqual([good.postName, '后一班']);
  expect(stored.capacity).toBe(good.capacity + later.capacity);
  const { form: again, verdict } = await reopen(activityId);
  expect(again.shifts.map((row) => ({ ...row, id: undefined }))).toEqual(
    shifts.map((row) => ({ ...row, id: undefined })),
  );
  expect(verdict.findings.filter(({ code }) => code === 'shiftTimes').map(({ field }) => field)).toEqual([
    'shifts.0.endsAt',
    'shifts.2.endsAt',
  ]);
});

it('what is typed over a stored shift stands in its place until it is mended, and the shift keeps its id', async () => {
  const { activityId } = await own()(createActivity, { form: { ...form, shifts: [good, later] } });
  const first = (await reopen(activityId)).form;
  const [one, other] = first.shifts as [ShiftForm, ShiftForm];
  const spoilt = { ...first, shifts: [{ ...one, capacity: 0 }, other] };
  await own()(updateActivity, { activityId, version: 1, form: spoilt });
  expect((await reopen(activityId)).form.shifts).toEqual(spoilt.shifts);
  expect(namesOf((await storedActivity(sql(), activityId)).shifts)).toEqual([good.postName, '后一班']);
  await own()(updateActivity, {
    activityId,
    version: 2,
    form: { ...first, shifts: [{ ...one, capacity: 9 }, other] },
  });
  const stored = await storedActivity(sql(), activityId);
  expect(stored).toMatchObject({ unfitShifts: [], shifts: [{ id: one.id, capacity: 9 }, { id: other.id }] });
});

it('one stored shift in two rows is refused, also where one is no shift', async () => {
  const { activityId } = await own()(createActivity, { form: { ...form, shifts: [good] } });
  const { form: shown, version } = await reopen(activityId);
  const [one] = shown.shifts as [ShiftForm];
  for (const twin of [one, { ...one, capacity: 0 }])
    await expect(
      own()(updateActivity, { activityId, version, form: { ...shown, shifts: [one, twin] } }),
    ).rejects.toMatchObject({ errors: [{ path: 'form.shifts.1.id', msg: '这一场重复了，请刷新后再试' }] });
});

it('submitting says which row is in the way', async () => {
  const { activityId } = await own()(createActivity, { form: { ...form, shifts: [good, later, backwards] } });
  await expect(own()(submitActivity, { activityId, version: 1 })).rejects.toMatchObject({
    reason: 'blocked',
    message: '第 3 场：结束时间要晚于开始时间。改好再提交',
  });
});

it('a copy of such a draft keeps its rows, too', async () => {
  const { activityId } = await own()(createActivity, { form: { ...form, shifts: [good, illegible] } });
  const copy = await own()(copyActivity, { activityId, count: 1, skipsHolidays: false });
  expect((await reopen(copy.activityId)).form.shifts[1]).toMatchObject({
    postName: '看不懂',
    typed: { to: '25点' },
  });
});

it('what is public has none: the row is named and nothing is saved', async () => {
  const { activityId } = await buildActivity(sql(), { teamId: team.teamId });
  const { form: shown, version } = await reopen(activityId);
  const shifts = [...shown.shifts, { ...backwards, id: undefined }];
  await expect(
    own()(updateActivity, { activityId, version, form: { ...shown, title: '改了名字的活动', shifts } }),
  ).rejects.toMatchObject({ errors: [{ path: 'form.shifts.1.endsAt', msg: '结束时间要晚于开始时间' }] });
  expect((await storedActivity(sql(), activityId)).title).toBe(shown.title);
});
