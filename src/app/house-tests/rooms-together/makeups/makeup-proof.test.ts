import { expect, it } from 'vitest';
import { buildStaff } from '#domains/accounts/testing/accounts.builders.ts';
import { getMakeupForReview, reviewMakeup } from '#domains/activities/contract/makeup-review.contract.ts';
import { getMyMakeup, saveMakeup, submitMakeup } from '#domains/activities/contract/makeups.contract.ts';
import { chosenTooMany } from '#domains/activities/contract/makeups.words.ts';
import { buildMakeupForm } from '#domains/activities/testing/makeups.builders.ts';
import { buildMember, buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import type { InvalidInput } from '#platform/server/calls/failures.ts';
import { openHouse } from '#testing/open-house.ts';

const now = new Date('2026-11-23T12:00:00+08:00');
const { clock, sql, call, run } = openHouse({ now });
const proof = 'ab'.repeat(32);

async function teamOf(count: number) {
  const team = await buildTeam(sql());
  const volunteerIds: number[] = [];
  for (let made = 0; made < count; made += 1) {
    const { volunteerId, name } = await buildVolunteer(sql());
    await buildMember(sql(), { teamId: team.teamId, volunteerId, name });
    volunteerIds.push(volunteerId);
  }
  return { ...team, volunteerIds };
}
type Team = Awaited<ReturnType<typeof teamOf>>;

const formOf = ({ accountId, volunteerIds }: Team, wish: object = {}) =>
  buildMakeupForm(sql(), { uploaderId: accountId, volunteerIds, ...wish });

/** Hands in a past activity whose proof has the very bytes of every other one. */
async function handIn(team: Team, title: string, day: string) {
  const form = await formOf(team, { title, day });
  await sql().updateTable('files').set({ sha256: proof }).where('id', 'in', form.fileIds).execute();
  const { makeupId, version } = await call(saveMakeup, { form }, team.caller);
  return call(submitMakeup, { makeupId, version, isTrue: true }, team.caller);
}

const reviewer = async () => (await buildStaff(sql(), { permissions: ['activities.review'] })).caller;
const reused = () =>
  sql()
    .selectFrom('anomalyFlags')
    .select(['title', 'activityId', 'volunteerIds', 'facts'])
    .where('rule', '=', 'reusedProof')
    .orderBy('id')
    .execute();

it('one by one at most ten are named, more only from a spreadsheet, however it is sent', async () => {
  const team = await teamOf(11);
  const empty = await formOf(team, { people: [] });
  const named = team.volunteerIds.map((volunteerId) => ({ volunteerId, from: '', to: '', minutes: 0 }));
  const form = { ...empty, people: named.map((person) => ({ ...person, isFromSheet: false })) };
  const failure: InvalidInput = await call(saveMakeup, { form }, team.caller).then(
    () => expect.unreachable(),
    (error: InvalidInput) => error,
  );
  expect(failure.errors).toEqual([{ path: 'form.people', msg: chosenTooMany }]);
  const people = form.people.map((person, index) => ({ ...person, isFromSheet: index > 0 }));
  const { makeupId } = await call(saveMakeup, { form: { ...form, people } }, team.caller);
  const kept = await call(getMyMakeup, { id: makeupId }, team.caller);
  expect(kept.people.map(({ isFromSheet }) => isFromSheet)).toEqual([false, ...Array(10).fill(true)]);
  expect(kept.form.people).toEqual(people);
});

it('a proof that proves another past activity is told to the reviewer and noticed once, passed or not', async () => {
  const [team, stranger] = [await teamOf(2), await teamOf(1)];
  await handIn(team, '雨夜转移低洼小区车辆', '2026-11-20');
  const staff = await reviewer();
  const again = await handIn(team, '第二晚继续挨户敲门', '2026-11-21');
  const { sameProofs, faults } = await call(getMakeupForReview, { id: again.makeupId }, staff);
  expect([sameProofs, faults]).toEqual([[{ name: '签到表.jpg', elsewhere: '雨夜转移低洼小区车辆' }], []]);
  const theirs = await handIn(stranger, '另一支队伍的活动', '2026-11-20');
  expect((await call(getMakeupForReview, { id: theirs.makeupId }, staff)).sameProofs).toEqual([
    { name: '签到表.jpg', elsewhere: null },
  ]);
  await run('anomalies.lookAtEntries');
  const found = await reused();
  expect(found.map(({ title, volunteerIds }) => [title, volunteerIds.length])).toEqual([
    ['雨夜转移低洼小区车辆', 2],
    ['第二晚继续挨户敲门', 2],
    ['另一支队伍的活动', 1],
  ]);
  expect(found.map(({ facts }) => facts)).toMatchObject([{ of: 3 }, { of: 3 }, { of: 3 }]);
  const { makeupId, version } = again;
  await call(reviewMakeup, { makeupId, version, verdict: 'pass' }, staff);
  await run('anomalies.lookAtEntries');
  expect(await reused()).toEqual(found);
});

it('a past activity that was refused proves nothing, and one alone is no repetition', async () => {
  const team = await teamOf(1);
  const { makeupId, version } = await handIn(team, '雨夜转移低洼小区车辆', '2026-11-20');
  await run('anomalies.lookAtEntries');
  expect(await reused()).toEqual([]);
  const staff = await reviewer();
  await call(reviewMakeup, { makeupId, version, verdict: 'refuse', reason: '照片看不清' }, staff);
  const again = await handIn(team, '雨夜转移低洼小区车辆', '2026-11-20');
  expect((await call(getMakeupForReview, { id: again.makeupId }, staff)).sameProofs).toEqual([]);
  await run('anomalies.lookAtEntries');
  expect(await reused()).toEqual([]);
});

it('what a team told by night is noticed as of that night, also when the centre passes it by day', async () => {
  const team = await teamOf(2);
  clock.now = new Date('2026-11-22T02:14:00+08:00');
  const { makeupId, version } = await handIn(team, '雨夜转移低洼小区车辆', '2026-11-20');
  clock.now = now;
  await call(reviewMakeup, { makeupId, version, verdict: 'pass' }, await reviewer());
  await run('anomalies.lookAtEntries');
  const nights = await sql()
    .selectFrom('anomalyFlags')
    .select(['happenedAt', 'volunteerIds'])
    .where('rule', '=', 'night')
    .execute();
  expect(
    nights.map(({ happenedAt, volunteerIds }) => [happenedAt.toISOString(), volunteerIds.length]),
  ).toEqual([['2026-11-21T18:14:00.000Z', 2]]);
});
