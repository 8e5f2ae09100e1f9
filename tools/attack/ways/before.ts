import * as activities from '#domains/activities/web/activities.calls.ts';
import * as attendance from '#domains/attendance/web/attendance.calls.ts';
import { hourMs } from '#platform/contract/durations.ts';
import type { CityDay } from './city-day.ts';
import { personAt, reason, type Way } from './way.ts';

const at = (instant: number) => new Date(instant).toISOString();

/** Changes the published activity of the honest team as its form would. */
async function change({ get, tryTo, honest }: CityDay, more: { startsAt: string; endsAt: string }) {
  const { activityId, teamName } = honest;
  const { version, form } = await get(teamName, activities.getTeamActivityCall, { id: activityId });
  const [first] = form.shifts;
  if (!first) throw new Error('the activity has no shift');
  const request = {
    activityId,
    version,
    form: { ...form, shifts: [first, { ...first, ...more, id: undefined }] },
  };
  return tryTo(teamName, activities.updateActivityCall, request);
}

/** Two hours before the shifts begin. */
export const waysBefore: readonly Way[] = [
  {
    what: 'a published activity takes a shift of yesterday',
    must: 'blocked',
    run: (day) =>
      change(day, { startsAt: at(day.startsAt - 24 * hourMs), endsAt: at(day.startsAt - 21 * hourMs) }),
  },
  {
    what: 'an activity is written for last week',
    must: 'blocked',
    run: async ({ get, tryTo, honest: { form, teamName }, startsAt }) => {
      const [first] = form.shifts;
      if (!first) throw new Error('the activity has no shift');
      const lastWeek = startsAt - 7 * 24 * hourMs;
      const shifts = [{ ...first, startsAt: at(lastWeek), endsAt: at(lastWeek + 2 * hourMs) }];
      const made = await get(teamName, activities.createActivityCall, { form: { ...form, shifts } });
      const { activityId, version } = made;
      return tryTo(teamName, activities.submitActivityCall, { activityId, version });
    },
  },
  {
    what: 'somebody checks in before the window opens',
    must: 'tooEarly',
    run: ({ tryTo, honest: { people, shiftId } }) =>
      tryTo(personAt(people, 0), attendance.checkInCall, { shiftId, code: 'AAAAAA' }),
  },
  {
    what: 'the leader calls the roll before the window opens',
    must: 'tooEarly',
    run: async ({ get, volunteerIdOf, honest: { people, shiftId, teamName } }) => {
      const volunteerIds = [await volunteerIdOf(personAt(people, 0))];
      const { refused } = await get(teamName, attendance.rollCallCall, { shiftId, volunteerIds, act: 'in' });
      return refused[0]?.reason ?? 'done';
    },
  },
  {
    what: 'hours are entered for a shift that is still to come',
    must: 'wrongState',
    run: (day) => day.enter(day.honest, personAt(day.honest.people, 0), {}),
  },
  {
    what: 'a visitor calls the roll',
    must: '50008',
    run: async ({ tryTo, volunteerIdOf, honest: { people, shiftId } }) => {
      const volunteerIds = [await volunteerIdOf(personAt(people, 0))];
      return tryTo('', attendance.rollCallCall, { shiftId, volunteerIds, act: 'in', reason });
    },
  },
];
