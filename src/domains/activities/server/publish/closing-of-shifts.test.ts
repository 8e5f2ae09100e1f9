import { beforeEach, expect, it } from 'vitest';
import { type BuiltTeam, buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { hourMs, weekMs } from '#platform/contract/durations.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { openTables } from '#testing/open-tables.ts';
import * as visitors from '../../contract/activities.contract.ts';
import type { ShiftForm } from '../../contract/activity-form.contract.ts';
import * as contract from '../../contract/team-activities.contract.ts';
import { buildActivity, buildForm, morningAfter } from '../../testing/activities.builders.ts';
import { runAs, storedActivity, testNow } from '../../testing/activity-world.ts';
import { updateActivity } from '../../testing/decided-alone.ts';
import { getTeamActivity } from '../get-team-activity.ts';
import { listActivities } from '../lists/list-activities.ts';
import { createActivity } from './create-activity.ts';
import { submitActivity } from './submit-activity.ts';

const { database, sql } = openTables();
let team: BuiltTeam;
beforeEach(async () => {
  team = await buildTeam(sql());
});
const own = () => runAs(database(), team.caller);

const form = buildForm({}, testNow);
const [first] = form.shifts as [ShiftForm];
const weekLater = (shift: ShiftForm): ShiftForm => ({
  ...shift,
  startsAt: toInstant(new Date(Date.parse(shift.startsAt) + weekMs)),
  endsAt: toInstant(new Date(Date.parse(shift.endsAt) + weekMs)),
});
const hoursBefore = ({ startsAt }: ShiftForm, hours: number) =>
  new Date(Date.parse(startsAt) - hours * hourMs);
const closingsOf = async (activityId: number) =>
  (await storedActivity(sql(), activityId)).shifts.map(({ closesAt }) => closesAt);

it('sign-up to each shift closes as the activity says, or as the shift does, and the activity with the last of them', async () => {
  await sql().updateTable('teams').set({ trustGrade: 'A' }).where('id', '=', team.teamId).execute();
  const second = { ...weekLater(first), closesHours: 48 };
  const third = { ...weekLater(weekLater(first)), closesHours: 0 };
  const shifts = [first, second, third];
  const { activityId } = await own()(createActivity, { form: { ...form, shiftClosesHours: 12, shifts } });
  expect(await closingsOf(activityId)).toEqual([hoursBefore(first, 12), hoursBefore(second, 48), null]);
  expect((await own()(submitActivity, { activityId, version: 1 })).status).toBe('published');
  expect((await storedActivity(sql(), activityId)).signUpClosesAt).toEqual(new Date(third.startsAt));
  const { form: open, version } = contract.getTeamActivity.result.parse(
    await own()(getTeamActivity, { id: activityId }),
  );
  const fourth = weekLater(third);
  await own()(updateActivity, { activityId, version, form: { ...open, shifts: [...open.shifts, fourth] } });
  expect((await storedActivity(sql(), activityId)).signUpClosesAt).toEqual(new Date(fourth.startsAt));
});

it('other hours of the activity move the shifts that have none of their own', async () => {
  const shifts = [first, { ...weekLater(first), closesHours: 5 }];
  const { activityId } = await own()(createActivity, { form: { ...form, shiftClosesHours: 12, shifts } });
  const opened = contract.getTeamActivity.result.parse(await own()(getTeamActivity, { id: activityId }));
  expect(opened.form.shifts.map(({ closesHours }) => closesHours)).toEqual([undefined, 5]);
  await own()(updateActivity, { activityId, version: 1, form: { ...opened.form, shiftClosesHours: 0 } });
  expect(await closingsOf(activityId)).toEqual([null, hoursBefore(weekLater(first), 5)]);
});

it('places of a shift whose sign-up has closed are free for nobody: not on the card, not in the filters', async () => {
  const startsAt = morningAfter(testNow, 1);
  const closesAt = new Date(testNow.getTime() - hourMs);
  const { activityId } = await buildActivity(sql(), {
    teamId: team.teamId,
    now: testNow,
    shifts: [
      { startsAt, closesAt, capacity: 8 },
      { startsAt: morningAfter(testNow, 8), capacity: 2, takenCount: 2 },
    ],
    firstClosesAt: closesAt,
    signUpClosesAt: morningAfter(testNow, 8),
    waitlistMode: 'off',
  });
  const list = (phase: string) =>
    runAs(database(), { kind: 'anonymous' })(
      listActivities,
      visitors.listActivities.request.parse({ phase }),
    );
  expect((await list('full')).list).toMatchObject([{ id: activityId, placesLeft: 0, phase: 'full' }]);
  expect((await list('recruiting')).list).toEqual([]);
});
