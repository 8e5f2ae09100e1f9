import { expect, it } from 'vitest';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { buildParticipation } from '#domains/attendance/testing/attendance.builders.ts';
import { buildReadyVolunteer, buildSignUp } from '#domains/signups/testing/signups.builders.ts';
import type { TeamCaller } from '#platform/server/calls/act.ts';
import { openRoom, outcomeOf } from '#testing/open-room.ts';
import * as contract from '../contract/ratings.contract.ts';
import { ratingsRoom } from './index.ts';

const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+08:00`);
const { sql, call, clock } = openRoom(ratingsRoom, { now: at(21, '12:00') });

/** A shift of this morning that so many people served. */
async function served(count: number) {
  const shifts = [{ startsAt: at(21, '08:30'), endsAt: at(21, '11:30') }];
  const activity = await buildActivity(sql(), { now: at(14, '12:00'), shifts });
  const people = [];
  for (let made = 0; made < count; made += 1) {
    const { caller, volunteerId } = await buildReadyVolunteer(sql());
    const { signUpId, shiftId } = await buildSignUp(sql(), { shiftId: activity.shiftIds[0]!, volunteerId });
    const { participationId } = await buildParticipation(sql(), { shiftId, volunteerId, signUpId });
    people.push({ caller, participationId });
  }
  return { ...activity, team: activity.team?.caller as TeamCaller, people };
}

const good = [5, 4, 5, 4] as [number, number, number, number];

it('is blind until both have rated', async () => {
  const { activityId, team, people } = await served(1);
  const { caller, participationId } = people[0]!;
  expect((await call(contract.listServicesToRate, {}, caller)).list).toMatchObject([{ participationId }]);
  const ofService = { participationId, scores: good, text: '领队很细心' };
  expect(await call(contract.rateService, ofService, caller)).toEqual({ isShown: false });
  expect((await call(contract.listServicesToRate, {}, caller)).list).toEqual([]);
  const seen = () => call(contract.listActivityRatings, { id: activityId }, team);
  expect(await seen()).toMatchObject({ list: [{ given: null }], received: [] });
  const ofVolunteer = { participationId, scores: [4, 5, 5, 5] as typeof good, text: '准时' };
  expect(await call(contract.rateVolunteer, ofVolunteer, team)).toEqual({ isShown: true });
  expect(await seen()).toMatchObject({ list: [{ given: [4, 5, 5, 5] }], received: [{ scores: good }] });
  expect(await call(contract.listRatingsOfMe, {}, caller)).toMatchObject({
    total: 1,
    list: [{ text: '准时', servedOn: '2026-11-21' }],
    summary: { count: 1, averages: null },
  });
  expect(await outcomeOf(call(contract.rateService, ofService, caller))).toBe('alreadyRated');
});

it('is shown after seven days though one side said nothing, and can then not be answered any more', async () => {
  const { activityId, team, people } = await served(1);
  const { caller, participationId } = people[0]!;
  await call(contract.rateVolunteer, { participationId, scores: good }, team);
  expect((await call(contract.listRatingsOfMe, {}, caller)).total).toBe(0);
  clock.now = new Date(at(28, '11:30').getTime() - 1);
  expect((await call(contract.listRatingsOfMe, {}, caller)).total).toBe(0);
  clock.now = at(28, '11:30');
  expect((await call(contract.listRatingsOfMe, {}, caller)).total).toBe(1);
  expect(await outcomeOf(call(contract.rateService, { participationId, scores: good }, caller))).toBe(
    'windowOver',
  );
  expect((await call(contract.listActivityRatings, { id: activityId }, team)).list[0]?.rateUntil).toBeNull();
});

it('shows a team’s average from three ratings on, and counts who said nothing', async () => {
  const { teamId, people } = await served(4);
  const rate = (person: (typeof people)[number], mark: number) =>
    call(
      contract.rateService,
      { participationId: person.participationId, scores: [mark, mark, mark, mark] },
      person.caller,
    );
  await rate(people[0]!, 5);
  await rate(people[1]!, 4);
  clock.now = at(28, '12:00');
  const rating = () => call(contract.getTeamRating, { id: teamId });
  expect(await rating()).toEqual({ count: 2, averages: null, unratedCount: 2 });
  clock.now = at(27, '12:00');
  await rate(people[2]!, 4);
  clock.now = at(28, '12:00');
  expect(await rating()).toEqual({ count: 3, averages: [4.3, 4.3, 4.3, 4.3], unratedCount: 1 });
});

it('tells a volunteer the mean of all marks from three ratings on, and how many services nobody rated', async () => {
  const [first, second, third] = [await served(1), await served(1), await served(1)];
  const { caller } = first.people[0]!;
  const { volunteerId } = caller;
  const rated = [first, second, third];
  for (const { people, team } of rated) {
    const { participationId } = people[0]!;
    await sql()
      .updateTable('participations')
      .set({ volunteerId })
      .where('id', '=', participationId)
      .execute();
    await call(contract.rateVolunteer, { participationId, scores: [5, 5, 4, 3] }, team);
  }
  const late = await served(1);
  await sql()
    .updateTable('participations')
    .set({ volunteerId })
    .where('id', '=', late.people[0]!.participationId)
    .execute();
  clock.now = at(28, '12:00');
  const { summary } = await call(contract.listRatingsOfMe, {}, caller);
  expect(summary).toEqual({ count: 3, averages: [5, 5, 4, 3], overall: 4.3, unratedCount: 1 });
});

it('is nobody else’s, and nothing is preset', async () => {
  const { people } = await served(1);
  const other = await served(1);
  const { participationId, caller } = people[0]!;
  expect(
    await outcomeOf(call(contract.rateService, { participationId, scores: good }, other.people[0]!.caller)),
  ).toBe('404');
  expect(await outcomeOf(call(contract.rateVolunteer, { participationId, scores: good }, other.team))).toBe(
    '404',
  );
  const preset = { participationId, scores: [0, 5, 5, 5] as typeof good };
  expect(await outcomeOf(call(contract.rateService, preset, caller))).toBe('400');
});
