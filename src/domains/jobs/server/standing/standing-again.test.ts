import { expect, it } from 'vitest';
import { buildMember } from '#domains/teams/testing/teams.builders.ts';
import { openHouse } from '#testing/open-house.ts';
import { testAct } from '#testing/test-act.ts';
import * as mine from '../../contract/my-jobs.contract.ts';
import * as standing from '../../contract/standing.contract.ts';
import { freeMember } from '../assign/free-member.ts';

// A Monday; the first slot is on Wednesdays.
const now = new Date('2026-11-23T12:00:00+08:00');
const { app, sql, run } = openHouse({ now });
const slot = { weekday: 3, starts: '09:00', ends: '11:00', places: 1 };
const words = {
  title: '图书馆还书岗',
  content: '把还回来的书按书号放回书架，教读者用自助机。',
  category: 'reading' as const,
  address: '市图书馆一楼',
  riskNotice: '无',
  trialVisits: 0,
  leastWeeks: 8,
};

async function opened(slots = [slot]) {
  const { call, signIn } = app();
  const team = await signIn('team');
  const { jobId } = (await call(standing.openPost, { ...words, slots }, team)).body.result;
  const post = async () => (await call(standing.listTeamPosts, {}, team)).body.result.list[0]!;
  const member = async () => {
    const person = await signIn('volunteer');
    await buildMember(sql(), { teamId: team.teamId, volunteerId: person.volunteerId });
    return person;
  };
  return { team, jobId, post, member };
}
type Opened = Awaited<ReturnType<typeof opened>>;
type Person = Awaited<ReturnType<Opened['member']>>;

async function applied(on: Opened, person: Person, nth = 0): Promise<number> {
  const { slotId } = (await on.post()).slots[nth]!;
  return (await app().call(standing.applyPost, { slotId }, person)).body.result.personId;
}
const accept = (on: Opened, personId: number) =>
  app().call(standing.decidePostPerson, { personId, version: 1, verdict: 'accept' }, on.team);
const dutiesOf = async (person: Person) =>
  (await app().call(mine.listMyJobs, { tab: 'working' }, person)).body.result.list;
const outOfTeam = ({ volunteerId }: Person) =>
  sql().updateTable('teamMembers').set({ status: 'left' }).where('volunteerId', '=', volunteerId).execute();

it('a post that is opened again has its duties again', async () => {
  const on = await opened();
  const person = await on.member();
  await accept(on, await applied(on, person));
  for (const act of ['pause', 'open'] as const)
    await app().call(
      standing.setPostState,
      { jobId: on.jobId, version: (await on.post()).version, act },
      on.team,
    );
  expect(await dutiesOf(person)).toHaveLength(2);
});

it('whoever takes the place of somebody who left has the duties of the same weeks, and is told once', async () => {
  const on = await opened();
  const [first, next] = [await on.member(), await on.member()];
  const personId = await applied(on, first);
  await accept(on, personId);
  await app().call(standing.leavePost, { personId }, first);
  await accept(on, await applied(on, next));
  await run('jobs.makeDuties');
  expect(await dutiesOf(first)).toEqual([]);
  expect(await dutiesOf(next)).toHaveLength(2);
  const told = sql().selectFrom('messages').select('title').where('accountId', '=', next.accountId);
  expect((await told.execute()).filter(({ title }) => title.startsWith('排好了值守'))).toHaveLength(1);
});

it('somebody who is out of the team since they applied is not taken on', async () => {
  const on = await opened();
  const person = await on.member();
  const personId = await applied(on, person);
  await outOfTeam(person);
  expect((await accept(on, personId)).body.reason).toBe('notEligible');
});

it('who leaves one slot leaves the duties of the others alone, also one that waits for a substitute', async () => {
  const on = await opened([slot, { ...slot, weekday: 5 }]);
  const [leaver, other] = [await on.member(), await on.member()];
  const personId = await applied(on, leaver);
  await accept(on, personId);
  await accept(on, await applied(on, other, 1));
  const { assignmentId } = (await dutiesOf(other))[0]!;
  await app().call(mine.handBackAssignment, { assignmentId, reason: 'time', note: '家里有事' }, other);
  await app().call(standing.leavePost, { personId }, leaver);
  const duty = await sql()
    .selectFrom('jobAssignments as p')
    .innerJoin('jobs as j', 'j.id', 'p.jobId')
    .select('j.status')
    .where('p.id', '=', assignmentId)
    .executeTakeFirstOrThrow();
  expect(duty.status).toBe('inProgress');
});

it('who is out of the team is planned no more, and their place is free', async () => {
  const on = await opened();
  const person = await on.member();
  await accept(on, await applied(on, person));
  await sql().deleteFrom('jobAssignments').execute();
  await outOfTeam(person);
  await run('jobs.makeDuties');
  expect(await dutiesOf(person)).toEqual([]);
  expect((await on.post()).status).toBe('full');
  const { volunteerId } = person;
  await sql()
    .transaction()
    .execute((open) => freeMember(testAct({ sql: open, now }), { teamId: on.team.teamId, volunteerId }));
  expect(await on.post()).toMatchObject({ status: 'open', slots: [{ takenCount: 0 }] });
});
