import { describe, expect, it } from 'vitest';
import { buildMember } from '#domains/teams/testing/teams.builders.ts';
import { dayMs, hourMs } from '#platform/contract/durations.ts';
import { openHouse } from '#testing/open-house.ts';
import { assignMembers } from '../../contract/assignments.contract.ts';
import { withdrawJob } from '../../contract/directives.contract.ts';
import * as mine from '../../contract/my-jobs.contract.ts';
import * as standing from '../../contract/standing.contract.ts';
import { giveBackJob } from '../../contract/team-jobs.contract.ts';
import { submitJobReport } from '../../contract/visit.contract.ts';

// A Monday; the slot is on Wednesdays.
const now = new Date('2026-11-23T12:00:00+08:00');
const { app, clock, sql, run } = openHouse({ now });
const slot = { weekday: 3, starts: '09:00', ends: '11:00', places: 1 };
const words = {
  title: '图书馆还书岗',
  content: '把还回来的书按书号放回书架，教读者用自助机。',
  category: 'reading' as const,
  address: '市图书馆一楼',
  riskNotice: '无',
  trialVisits: 1,
  leastWeeks: 8,
  slots: [slot],
};

/** A team with its post and a member of it. */
async function opened(change: Partial<typeof words> = {}) {
  const { call, signIn } = app();
  const team = await signIn('team');
  const answer = await call(standing.openPost, { ...words, ...change }, team);
  const person = await member(team.teamId);
  const post = async () => (await call(standing.listTeamPosts, {}, team)).body.result.list[0]!;
  return { team, person, post, answer, jobId: answer.body.result?.jobId ?? 0 };
}
async function member(teamId: number) {
  const person = await app().signIn('volunteer');
  await buildMember(sql(), { teamId, volunteerId: person.volunteerId });
  return person;
}
type Opened = Awaited<ReturnType<typeof opened>>;
type Person = Opened['person'];

const slotOf = async ({ post }: Opened): Promise<number> => (await post()).slots[0]!.slotId;
const people = async ({ team, jobId }: Opened) =>
  (await app().call(standing.listPostPeople, { jobId }, team)).body.result.list;
async function apply(on: Opened, person = on.person) {
  return app().call(standing.applyPost, { slotId: await slotOf(on), words: '周三上午都有空' }, person);
}
async function takenOn(on: Opened, person = on.person): Promise<number> {
  const { personId } = (await apply(on, person)).body.result;
  const accept = { personId, version: 1, verdict: 'accept' as const };
  expect((await app().call(standing.decidePostPerson, accept, on.team)).status).toBe(200);
  await run('jobs.makeDuties');
  return personId;
}
const dutiesOf = async (person: Person, tab: 'working' | 'over' = 'working') =>
  (await app().call(mine.listMyJobs, { tab }, person)).body.result.list;
const at = (text: string): Date => new Date(`2026-11-${text}:00+08:00`);

describe('常设岗位', () => {
  it('takes on members of the team alone, while there is a place, and says when it is full', async () => {
    const on = await opened();
    const stranger = await app().signIn('volunteer');
    expect((await apply(on, stranger)).body.msg).toBe('先加入这支队伍，再报名它的岗位');
    const open = (await app().call(standing.listOpenPosts, {}, on.person)).body.result.list;
    expect(open).toMatchObject([{ jobId: on.jobId, isMember: true, slots: [{ takenCount: 0, places: 1 }] }]);
    await takenOn(on);
    expect((await apply(on)).body.reason).toBe('notOpen');
    expect(await on.post()).toMatchObject({ status: 'full', slots: [{ takenCount: 1 }] });
    expect(await people(on)).toMatchObject([{ status: 'trial', words: '周三上午都有空' }]);
    expect((await app().call(standing.listOpenPosts, {}, stranger)).body.result.total).toBe(0);
    const other = await app().signIn('team');
    expect((await app().call(standing.listPostPeople, { jobId: on.jobId }, other)).status).toBe(404);
  });

  it('makes the duties of two weeks once, which are checked in to, reported and done by the clock; the trial is over then', async () => {
    const on = await opened();
    await takenOn(on);
    await run('jobs.makeDuties');
    const [first, ...others] = (await dutiesOf(on.person)).toReversed();
    expect(others).toHaveLength(1);
    expect(first).toMatchObject({
      kind: 'standing',
      visitStart: '2026-11-25T09:00:00+08:00',
      status: 'accepted',
    });
    clock.now = at('25T08:55');
    const who = await app().signInAs(on.person.accountId);
    const { assignmentId } = first!;
    expect((await app().call(mine.checkInVisit, { assignmentId }, who)).status).toBe(200);
    clock.now = at('25T09:50');
    const later = await app().signInAs(on.person.accountId);
    await app().call(mine.checkOutVisit, { assignmentId }, later);
    await app().call(mine.reportVisit, { assignmentId, outcome: 'done', text: '上架一百二十册。' }, later);
    await run('jobs.settleDuties');
    expect(await statusOf(assignmentId)).toBe('inProgress');
    clock.now = at('25T13:05');
    await run('jobs.settleDuties');
    await run('jobs.movePosts');
    expect(await statusOf(assignmentId)).toBe('done');
    const team = await app().signInAs(on.team.accountId);
    expect(await people({ ...on, team: { ...on.team, ...team } })).toMatchObject([
      { status: 'regular', doneCount: 1, missedCount: 0 },
    ]);
    await run('hours.computeVisitHours');
    expect(
      await sql().selectFrom('serviceHours').select(['minutes', 'status', 'activityTitle']).execute(),
    ).toEqual([{ minutes: 50, status: 'calculated', activityTitle: '图书馆还书岗' }]);
  });

  it('notes who never came, and leaves no minutes to who did not check out', async () => {
    const on = await opened({ trialVisits: 0 });
    await takenOn(on);
    clock.now = at('25T13:05');
    await run('jobs.settleDuties');
    const [duty] = (
      await dutiesOf(
        await app()
          .signInAs(on.person.accountId)
          .then((who) => ({ ...on.person, ...who })),
      )
    ).toReversed();
    expect(duty?.status).toBe('accepted');
    clock.now = new Date(at('25T11:00').getTime() + 3 * dayMs + hourMs);
    await run('jobs.settleDuties');
    const parts = await sql().selectFrom('jobAssignments').selectAll().orderBy('id').execute();
    expect(parts[0]).toMatchObject({ status: 'withdrawn', reason: 'missed', minutes: null });
  });

  it('tells a duty that is given back in time from a late one, and asks nobody twice', async () => {
    const on = await opened({ trialVisits: 0 });
    await takenOn(on);
    const [first, second] = (await dutiesOf(on.person)).toReversed();
    const back = (assignmentId: number, who: Person) =>
      app().call(mine.handBackAssignment, { assignmentId, reason: 'time', note: '家里有事' }, who);
    expect((await back(second!.assignmentId, on.person)).status).toBe(200);
    clock.now = at('24T12:00');
    const who = { ...on.person, ...(await app().signInAs(on.person.accountId)) };
    expect((await back(first!.assignmentId, who)).status).toBe(200);
    await run('jobs.makeDuties');
    const team = { ...on.team, ...(await app().signInAs(on.team.accountId)) };
    expect(await people({ ...on, team })).toMatchObject([{ noticedCount: 1, lateCount: 1 }]);
    expect((await dutiesOf(who)).map(({ visitStart }) => visitStart)).toEqual([]);
  });

  it('is left with a day of notice, and its place goes to the next', async () => {
    const on = await opened({ trialVisits: 0 });
    clock.now = at('24T10:00');
    const who = { ...on.person, ...(await app().signInAs(on.person.accountId)) };
    const team = { ...on.team, ...(await app().signInAs(on.team.accountId)) };
    const here = {
      ...on,
      team,
      person: who,
      post: async () => (await app().call(standing.listTeamPosts, {}, team)).body.result.list[0]!,
    };
    const personId = await takenOn(here);
    expect(await dutiesOf(who)).toHaveLength(2);
    expect((await app().call(standing.leavePost, { personId }, team)).status).not.toBe(200);
    expect((await app().call(standing.leavePost, { personId }, who)).body.result).toEqual({
      leavesAt: '2026-11-25T10:00:00+08:00',
    });
    expect((await app().call(standing.leavePost, { personId }, who)).body.reason).toBe('notIn');
    expect(await dutiesOf(who)).toMatchObject([{ visitStart: '2026-11-25T09:00:00+08:00' }]);
    expect((await here.post()).status).toBe('open');
  });

  it('pauses, opens again and ends: nobody comes for nothing, and nobody else can do it', async () => {
    const on = await opened({ trialVisits: 0 });
    await takenOn(on);
    const set = async (act: 'open' | 'pause' | 'end', who = on.team) =>
      app().call(standing.setPostState, { jobId: on.jobId, version: (await on.post()).version, act }, who);
    expect((await set('open')).body.reason).toBe('wrongState');
    expect((await set('pause', await app().signIn('team'))).status).toBe(404);
    expect((await set('pause')).status).toBe(200);
    expect(await dutiesOf(on.person)).toEqual([]);
    await run('jobs.makeDuties');
    expect(await dutiesOf(on.person)).toEqual([]);
    expect((await set('open')).status).toBe(200);
    expect((await set('end')).status).toBe(200);
    expect(await people(on)).toMatchObject([{ status: 'ended' }]);
    expect((await apply(on)).body.reason).toBe('notOpen');
  });

  it('is nobody else’s work: it is not given back, reported or taken back, and a substitute can be asked', async () => {
    const on = await opened({ trialVisits: 0 });
    await takenOn(on);
    const duty = await sql()
      .selectFrom('jobs')
      .selectAll()
      .where('slotId', 'is not', null)
      .executeTakeFirstOrThrow();
    const { id: jobId, version } = duty;
    const { call, signIn } = app();
    const staff = await signIn('staff', { permissions: ['needs.dispatch'] });
    expect((await call(withdrawJob, { jobId, version, reason: '不用了' }, staff)).body.reason).toBe('ofTeam');
    expect(
      (await call(withdrawJob, { jobId: on.jobId, version: 1, reason: '不用了' }, staff)).body.reason,
    ).toBe('ofTeam');
    const no = { reason: 'time' as const, note: '来不了' };
    expect((await call(giveBackJob, { jobId, version, ...no }, on.team)).body.reason).toBe('notWorking');
    const report = { jobId, version, resultCode: 'solved' as const, resultText: '都做完了' };
    expect((await call(submitJobReport, report, on.team)).body.reason).toBe('notInProgress');
    const other = await member(on.team.teamId);
    expect((await call(assignMembers, { jobId, volunteerIds: [other.volunteerId] }, on.team)).status).toBe(
      200,
    );
  });

  it.each([
    ['that ends before it begins', [{ ...slot, ends: '08:00' }]],
    ['longer than a working day', [{ ...slot, starts: '08:00', ends: '18:00' }]],
    ['twice', [slot, slot]],
  ])('a slot %s is refused', async (_, slots) => {
    expect((await opened({ slots })).answer.body.reason).toBe('slotsWrong');
  });
});

const statusOf = async (assignmentId: number): Promise<string> => {
  const { status } = await sql()
    .selectFrom('jobAssignments as p')
    .innerJoin('jobs as j', 'j.id', 'p.jobId')
    .select('j.status')
    .where('p.id', '=', assignmentId)
    .executeTakeFirstOrThrow();
  return status;
};
