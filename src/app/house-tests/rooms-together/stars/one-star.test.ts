import { beforeAll, expect, it } from 'vitest';
import { getMyStars } from '#domains/awards/contract/stars.contract.ts';
import { buildStar } from '#domains/awards/testing/awards.builders.ts';
import { getMyHourTotals } from '#domains/hours/contract/hour-totals.contract.ts';
import { buildHour } from '#domains/hours/testing/hours.builders.ts';
import { listApplications } from '#domains/signups/contract/applications.contract.ts';
import { buildSignUp } from '#domains/signups/testing/signups.builders.ts';
import { buildRole } from '#domains/roles/testing/roles.builders.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import { getReports } from '#domains/statistics/contract/statistics.contract.ts';
import { getMonthStars } from '#domains/statistics/contract/month-stars.contract.ts';
import { getMember } from '#domains/teams/contract/members.contract.ts';
import { buildMember } from '#domains/teams/testing/teams.builders.ts';
import {
  getVolunteerForStaff,
  listVolunteersForStaff,
} from '#domains/volunteers/contract/manage-volunteers.contract.ts';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import { openHouse } from '#testing/open-house.ts';
import type { SignedIn, SignedInAs } from '#testing/sign-in.ts';

const now = new Date('2026-11-20T02:00:00+08:00');
const { app, sql } = openHouse({ isOneStory: true, now });

let person: SignedInAs<'volunteer'>;
let team: SignedInAs<'team'>;
let reviewer: SignedIn;
let activityId: number;
let memberId: number;

/** Somebody of three stars whose minutes are too few for any by now, and whose fourth is in its publicity. */
beforeAll(async () => {
  person = await app().signIn('volunteer', { joinsRankings: true });
  team = await app().signIn('team');
  reviewer = await app().signIn('staff', { role: 'reviewer' });
  const { volunteerId } = person;
  const activity = await buildActivity(sql(), { teamId: team.teamId, now });
  ({ activityId } = activity);
  const [shiftId] = activity.shiftIds;
  await buildSignUp(sql(), { shiftId, volunteerId, now });
  ({ memberId } = await buildMember(sql(), { teamId: team.teamId, volunteerId }));
  const startsAt = new Date('2026-10-10T09:00:00+08:00');
  const endsAt = new Date('2026-10-10T12:00:00+08:00');
  await buildHour(sql(), { volunteerId, shiftId, startsAt, endsAt, status: 'effective' });
  for (const [level, state] of [
    [3, 'awarded'],
    [4, 'publicity'],
  ] as const)
    await buildStar(sql(), { volunteerId, level, state, now, confirmedBy: reviewer.accountId });
});

it('shows the awarded star wherever a star stands, whatever the minutes', async () => {
  const { call } = app();
  const shown = {
    totals: (await call(getMyHourTotals, {}, person)).body.result.stars,
    mine: (await call(getMyStars, {}, person)).body.result.level,
    listed: (await call(listVolunteersForStaff, {}, reviewer)).body.result.list.map(({ stars }) => stars),
    detail: (await call(getVolunteerForStaff, { id: person.volunteerId }, reviewer)).body.result.stars,
    applicant: (await call(listApplications, { activityId, tab: 'confirmed' }, team)).body.result.list.map(
      ({ starLevel }) => starLevel,
    ),
    member: (await call(getMember, { id: memberId }, team)).body.result.starLevel,
    ranked: (await call(getMonthStars, {})).body.result.volunteers.map(({ stars }) => stars),
  };
  expect(shown).toEqual({
    totals: 3,
    mine: 3,
    listed: [3],
    detail: 3,
    applicant: [3],
    member: 3,
    ranked: [3],
  });
});

it('finds people by the awarded star', async () => {
  const found = async (star: number) =>
    (await app().call(listVolunteersForStaff, { star }, reviewer)).body.result.list.length;
  expect([await found(0), await found(1), await found(3), await found(4)]).toEqual([0, 0, 1, 0]);
});

it('counts each person once by the highest star in the reports, inside the scope, and what was awarded in the days asked for', async () => {
  const rows = sql();
  const other = await buildOrganisation(rows);
  const strangers = await buildVolunteer(rows);
  await rows
    .updateTable('volunteers')
    .set({ organisationId: other.id })
    .where('id', '=', strangers.volunteerId)
    .execute();
  for (const [volunteerId, level] of [
    [person.volunteerId, 1],
    [strangers.volunteerId, 1],
  ] as const)
    await buildStar(rows, {
      volunteerId,
      level,
      state: 'awarded',
      now: new Date('2026-10-01T09:00:00+08:00'),
      confirmedBy: reviewer.accountId,
    });
  const countsOf = async (fromOn: string, toOn: string, caller: SignedIn) => {
    const { stars } = (await app().call(getReports, { fromOn, toOn }, caller)).body.result;
    return [stars.standing, stars.awarded].map((list) => list.map(({ value }) => value));
  };
  const span = ['2026-11-01', '2026-11-20'] as const;
  expect(await countsOf(...span, reviewer)).toEqual([
    [1, 0, 1, 0, 0],
    [0, 0, 1, 0, 0],
  ]);
  expect(await countsOf('2026-10-01', '2026-10-31', reviewer)).toEqual([
    [2, 0, 0, 0, 0],
    [2, 0, 0, 0, 0],
  ]);
  const roleId = await buildRole(rows, { permissions: ['statistics.view'], dataScope: 'organisation' });
  const narrow = await app().signIn('staff', { roleId, organisationId: other.id });
  expect(await countsOf(...span, narrow)).toEqual([
    [1, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
  ]);
});
