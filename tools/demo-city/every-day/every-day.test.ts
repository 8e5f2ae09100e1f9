import { describe, expect, it } from 'vitest';
import { accountKeysFrom, createMobileVault } from '#domains/accounts/server/index.ts';
import { addDays, toDay } from '#platform/contract/instants.ts';
import { type City, dayMs, plus } from '../city.ts';
import { growActivities } from '../grow-activities.ts';
import { growMembers, growTeams, growVolunteers } from '../grow-people.ts';
import { growReleases } from '../grow-releases.ts';
import { growSignUps } from '../grow-sign-ups.ts';
import { newCity } from './new-city.ts';
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

/** As `loadDemoCity` grows it, without a database: people, activities and who signed up. */
function grow(at: string): City {
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
  growSignUps(city);
  return city;
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
});
