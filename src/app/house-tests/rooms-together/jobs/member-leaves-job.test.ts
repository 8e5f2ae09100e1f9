import { expect, it } from 'vitest';
import { buildAssignment } from '#domains/jobs/testing/assignments.builders.ts';
import { buildJob } from '#domains/jobs/testing/jobs.builders.ts';
import { getMyNeed, withdrawNeed } from '#domains/needs/contract/needs.contract.ts';
import { revealMyJobPeople } from '#domains/jobs/contract/my-jobs.contract.ts';
import { leaveTeam } from '#domains/teams/contract/my-teams.contract.ts';
import { buildMember } from '#domains/teams/testing/teams.builders.ts';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import { hourMs } from '#platform/contract/durations.ts';
import { openHouse } from '#testing/open-house.ts';

const noon = new Date('2026-11-23T12:00:00+08:00');
const { app } = openHouse({ now: noon });
const agreed = {
  visitStart: new Date(noon.getTime() + hourMs),
  visitEnd: new Date(noon.getTime() + 2 * hourMs),
  visitStatus: 'agreed' as const,
};

/** A signed-in member who said yes to a visit that another volunteer asked for. */
async function onTheWay() {
  const house = app();
  const member = await house.signIn('volunteer');
  const team = await house.signIn('team');
  const asker = await buildVolunteer(house.sql);
  const { volunteerId } = member;
  const { memberId } = await buildMember(house.sql, { teamId: team.teamId, volunteerId });
  const job = await buildJob(house.sql, {
    now: noon,
    teamId: team.teamId,
    status: 'inProgress',
    ...agreed,
    need: { requesterAccountId: asker.accountId },
  });
  const assignmentId = await buildAssignment(house.sql, {
    now: noon,
    jobId: job.jobId,
    volunteerId,
    status: 'accepted',
  });
  const part = () =>
    house.sql
      .selectFrom('jobAssignments')
      .selectAll()
      .where('id', '=', assignmentId)
      .executeTakeFirstOrThrow();
  const titlesOf = async (accountId: number) =>
    (await house.sql.selectFrom('messages').select('title').where('accountId', '=', accountId).execute()).map(
      ({ title }) => title,
    );
  return { house, member, team, memberId, part, titlesOf, assignmentId, ...job };
}

it('who leaves a team goes to its jobs no more, and the team is told to find somebody else', async () => {
  const { house, member, team, memberId, part, titlesOf } = await onTheWay();
  expect((await house.call(leaveTeam, { teamUserId: memberId, cancelsShifts: false }, member)).status).toBe(
    200,
  );
  expect(await part()).toMatchObject({ status: 'withdrawn', reason: 'leftTeam' });
  expect(await titlesOf(team.accountId)).toContainEqual(expect.stringContaining('再找一位'));
  expect(await titlesOf(member.accountId)).toContainEqual(expect.stringContaining('不用去了'));
});

it('a requester who withdraws while somebody is on the way frees them at once, by message', async () => {
  const { house, member, part, titlesOf, needId } = await onTheWay();
  const asker = await house.signIn('volunteer');
  await house.sql
    .updateTable('needs')
    .set({ requesterAccountId: asker.accountId })
    .where('id', '=', needId)
    .execute();
  const request = { needId, version: 1, reason: 'solved' as const };
  expect((await house.call(withdrawNeed, request, asker)).status).toBe(200);
  expect(await part()).toMatchObject({ status: 'withdrawn', reason: 'jobOver' });
  expect(await titlesOf(member.accountId)).toContainEqual(expect.stringContaining('不用去了'));
});

it('the requester reads how often a member looked at the door', async () => {
  const { house, member, needId, assignmentId } = await onTheWay();
  const asker = await house.signIn('volunteer');
  await house.sql
    .updateTable('needs')
    .set({ requesterAccountId: asker.accountId })
    .where('id', '=', needId)
    .execute();
  expect((await house.call(revealMyJobPeople, { assignmentId }, member)).status).toBe(200);
  const seen = await house.call(getMyNeed, { needId }, asker);
  expect(JSON.stringify(seen)).toContain('"lookCount":1');
});
