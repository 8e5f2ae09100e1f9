import { describe, expect, it } from 'vitest';
import { attendanceLimits } from '#domains/attendance/contract/attendance.words.ts';
import { accountKeysFrom, createMobileVault } from '#domains/accounts/server/index.ts';
import { addDays, toDay } from '#platform/contract/instants.ts';
import { type City, dayMs, hourMs, plus } from '../city.ts';
import { type Grown, growAttendance } from '../grow-attendance.ts';
import { growActivities } from '../grow-activities.ts';
import { growMembers, growTeams, growVolunteers } from '../grow-people.ts';
import { growReleases } from '../grow-releases.ts';
import { growSignUps } from '../grow-sign-ups.ts';
import { newCity } from './new-city.ts';
import { wholeRoll, wholeRolls } from './whole-rolls.ts';
import { ORGS } from '../texts/places/orgs.ts';

/** Hours and days that the calendar treats in its own way: nights, weekends, holidays, the ends of month and year, a leap day. */
const instants = [
  '2026-11-21T10:00:00+08:00',
  '2026-11-27T00:05:00+08:00',
  '2026-11-28T23:50:00+08:00',
  '2026-11-30T07:00:00+08:00',
  '2026-12-31T23:59:00+08:00',
  '2027-01-01T00:10:00+08:00',
  '2027-02-07T12:00:00+08:00',
  '2026-09-30T18:30:00+08:00',
  '2026-10-03T09:15:00+08:00',
  '2028-02-29T12:00:00+08:00',
];

const vault = createMobileVault(accountKeysFrom('a secret of at least thirty-two characters for tests'));

/** As `loadDemoCity` grows it, without a database: people, activities, who signed up and who came. */
function grow(at: string): City & { roll: Pick<Grown, 'participations' | 'hours'> } {
  const organisationIds = new Map(ORGS.map(({ key }, index) => [key, index + 1]));
  const city = newCity(new Date(at), organisationIds);
  const basis = {
    passwordHash: '',
    roleIds: new Map([
      ['volunteer', 1],
      ['team', 2],
    ]),
    vault,
  };
  growVolunteers(city, basis);
  growTeams(city, basis);
  growMembers(city, basis);
  growActivities(city);
  growReleases(city);
  const signUps = growSignUps(city);
  return { ...city, roll: growAttendance(city, { signUps, walkIns: [] }, new Map()) };
}

describe.each(instants)('the city of %s', (at) => {
  const city = grow(at);

  it('has full shifts of days to come that anybody of age may queue for', () => {
    const queues = city.shifts.filter(
      ({ activity, startsAt, minAge, waitCount }) =>
        activity.status === 'published' &&
        activity.row.recruitScope === 'public' &&
        startsAt > plus(city.now, 2 * dayMs) &&
        minAge <= 18 &&
        waitCount > 0,
    );
    expect(new Set(queues.map(({ activity }) => activity.id)).size).toBeGreaterThanOrEqual(4);
    const adults = city.volunteers.filter(({ birthOn }) => birthOn <= addDays(toDay(city.now), -20 * 366));
    const free = queues.map(
      (shift) =>
        adults.filter(({ busy }) =>
          busy.every(({ from, to }) => to < +shift.startsAt || from > +shift.endsAt),
        ).length,
    );
    expect(Math.min(...free)).toBeGreaterThan(300);
  });

  it('has places that are free at once, days ahead, without a code or a paper', () => {
    const open = city.shifts.filter(
      ({ activity, startsAt, closesAt, minAge, needs, takenCount, capacity, waitCount }) =>
        activity.status === 'published' &&
        activity.signUpMode === 'firstCome' &&
        activity.row.recruitScope === 'public' &&
        activity.opensAt <= city.now &&
        Date.parse(String(activity.row.signUpClosesAt)) > city.now.getTime() + dayMs &&
        startsAt > plus(city.now, 5 * dayMs) &&
        (closesAt === null || closesAt > plus(city.now, dayMs)) &&
        minAge <= 18 &&
        needs === undefined &&
        waitCount === 0 &&
        takenCount < capacity,
    );
    expect(new Set(open.map(({ activity }) => activity.id)).size).toBeGreaterThanOrEqual(5);
  });

  it('has two activities of forty people whose hours wait, four of whom forgot to sign out and may still be put right', () => {
    const whole = [...wholeRolls(city)];
    expect(new Set(whole.map(({ activity }) => activity.id)).size).toBe(2);
    for (const { id, activity } of whole) {
      const ofIt = <Row extends Record<string, unknown>>(rows: readonly Row[]) =>
        rows.filter(({ activityId }) => activityId === activity.id);
      const rolled = ofIt(city.roll.participations);
      const states = rolled.filter(({ shiftId }) => shiftId === id).map(({ status }) => status);
      expect(states.length).toBe(wholeRoll.people);
      const forgot = rolled.filter(({ status }) => status === 'noCheckOut');
      expect(forgot.length).toBe(wholeRoll.forgotten);
      expect(forgot.every(({ shiftId }) => shiftId === id)).toBe(true);
      expect(new Set(ofIt(city.roll.hours).map(({ status }) => status))).toEqual(new Set(['calculated']));
    }
    for (const { activity, endsAt } of city.shifts.filter((shift) => shift.activity.isWholeRoll)) {
      expect(activity.state).toBe('settling');
      expect(+endsAt).toBeLessThan(+city.now - 2 * hourMs);
      expect(+endsAt).toBeGreaterThan(+city.now - (attendanceLimits.fixWithinDays - 0.5) * dayMs);
    }
  });
});
