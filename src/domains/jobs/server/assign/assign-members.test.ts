import { describe, expect, it } from 'vitest';
import { testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import { testOutbox } from '#domains/accounts/testing/sms.builders.ts';
import { needPeople } from '#domains/needs/testing/needs.builders.ts';
import { buildMember, buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { buildVolunteer, type VolunteerWish } from '#domains/volunteers/testing/volunteers.builders.ts';
import { hourMs, minuteMs } from '#platform/contract/durations.ts';
import { openRoom, outcomeOf } from '#testing/open-room.ts';
import * as contract from '../../contract/assignments.contract.ts';
import * as mine from '../../contract/my-jobs.contract.ts';
import { giveBackJob } from '../../contract/team-jobs.contract.ts';
import { submitJobReport } from '../../contract/visit.contract.ts';
import { buildJob } from '../../testing/jobs.builders.ts';
import { createJobsRoom } from '../index.ts';

/** Noon on Monday, 23 November; the visit is at two. */
const noon = new Date('2026-11-23T12:00:00+08:00');
const visitStart = new Date(noon.getTime() + 2 * hourMs);
const visitEnd = new Date(noon.getTime() + 4 * hourMs);
const agreed = { visitStart, visitEnd, visitStatus: 'agreed' as const };
const visitOnWire = '2026-11-23T14:00:00+08:00';
const { sql, call, titlesOf, audits, clock, run } = openRoom(
  createJobsRoom({ secret: testSecret, publicUrl: 'http://localhost', outbox: testOutbox }),
  { now: noon },
);

/** A team that works on a need with an agreed visit, and one member. */
async function atWork(person: VolunteerWish = {}) {
  const team = await buildTeam(sql(), { shortName: '红石榴' });
  const member = await buildVolunteer(sql(), { name: '沈知夏', ...person });
  await buildMember(sql(), { teamId: team.teamId, volunteerId: member.volunteerId, name: '沈知夏' });
  const job = await buildJob(sql(), { now: noon, teamId: team.teamId, status: 'inProgress', ...agreed });
  return { team, member, ...job };
}
type AtWork = Awaited<ReturnType<typeof atWork>>;

const ask = ({ jobId, team, member }: AtWork) =>
  call(contract.assignMembers, { jobId, volunteerIds: [member.volunteerId] }, team.caller);
const partOf = async ({ jobId, member }: Pick<AtWork, 'jobId' | 'member'>) =>
  await sql()
    .selectFrom('jobAssignments')
    .selectAll()
    .where('jobId', '=', jobId)
    .where('volunteerId', '=', member.volunteerId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
/** Asked, and said yes. */
async function going() {
  const work = await atWork();
  await ask(work);
  const { id: assignmentId } = await partOf(work);
  await call(mine.acceptAssignment, { assignmentId, visitStart: visitOnWire }, work.member.caller);
  return { ...work, assignmentId };
}

describe('分派队员', () => {
  it('asks a member, who answers for themselves; a second press asks nobody twice', async () => {
    const work = await atWork();
    await ask(work);
    expect((await titlesOf(work.member.accountId)).at(-1)).toContain('红石榴请你去一趟');
    expect(await partOf(work)).toMatchObject({
      status: 'offered',
      answerDueAt: new Date(noon.getTime() + hourMs),
    });
    await expect(ask(work)).rejects.toMatchObject({
      reason: 'memberNotEligible',
      message: '沈知夏现在不能去：已经在名单里',
    });
    const listed = await call(mine.listMyJobs, { tab: 'offered' }, work.member.caller);
    expect(listed).toMatchObject({ total: 1, list: [{ teamName: '红石榴', visitStart: visitOnWire }] });
    expect((await audits('assignMembers'))[0]).toMatchObject({ targetType: 'job', targetId: work.jobId });
  });

  it('names who cannot go and why, and asks nobody then', async () => {
    const minor = await atWork({ birthOn: '2011-01-01', guardianConsentAt: noon });
    await expect(ask(minor)).rejects.toMatchObject({ message: '沈知夏现在不能去：未成年人不上门' });
    const stranger = await buildVolunteer(sql());
    const volunteerIds = [stranger.volunteerId];
    expect(
      await outcomeOf(call(contract.assignMembers, { jobId: minor.jobId, volunteerIds }, minor.team.caller)),
    ).toBe('memberUnknown');
    const other = await buildTeam(sql());
    expect(
      await outcomeOf(call(contract.assignMembers, { jobId: minor.jobId, volunteerIds }, other.caller)),
    ).toBe('404');
    const candidates = await call(contract.listJobCandidates, { jobId: minor.jobId }, minor.team.caller);
    expect(candidates.list).toMatchObject([{ name: '沈知夏', stoppedBy: 'minor' }]);
  });

  it('lapses without an answer, which counts nowhere; the team looks for somebody else', async () => {
    const work = await atWork();
    await ask(work);
    clock.now = new Date(noon.getTime() + 61 * minuteMs);
    await run('jobs.expireAssignments');
    const { id: assignmentId, status } = await partOf(work);
    expect(status).toBe('expired');
    expect((await titlesOf(work.team.accountId)).at(-1)).toContain('再找一位');
    expect(
      await outcomeOf(
        call(mine.acceptAssignment, { assignmentId, visitStart: visitOnWire }, work.member.caller),
      ),
    ).toBe('answerOver');
  });
});

describe('队员答复', () => {
  it('yes to the visit that was shown; the door opens with it, each look in the log of the need', async () => {
    const work = await atWork();
    await ask(work);
    const { id: assignmentId } = await partOf(work);
    const { caller } = work.member;
    expect(await outcomeOf(call(mine.revealMyJobPeople, { assignmentId }, caller))).toBe('notGoing');
    const before = JSON.stringify(await call(mine.getMyJob, { id: assignmentId }, caller));
    for (const secret of Object.values(needPeople)) expect(before).not.toContain(secret);
    expect(await outcomeOf(call(mine.acceptAssignment, { assignmentId, visitStart: null }, caller))).toBe(
      'visitChanged',
    );
    await call(mine.acceptAssignment, { assignmentId, visitStart: visitOnWire }, caller);
    expect((await titlesOf(work.team.accountId)).at(-1)).toContain('沈知夏答应去');
    expect(await call(mine.revealMyJobPeople, { assignmentId }, caller)).toEqual({
      ...needPeople,
      files: [],
    });
    expect(await audits('revealMyJobPeople')).toMatchObject([{ targetType: 'need', targetId: work.needId }]);
    const stranger = await buildVolunteer(sql());
    expect(await outcomeOf(call(mine.revealMyJobPeople, { assignmentId }, stranger.caller))).toBe('404');
  });

  it('no needs a reason and harms nothing; the same person is not asked again for it', async () => {
    const work = await atWork();
    await ask(work);
    const { id: assignmentId } = await partOf(work);
    const no = { assignmentId, reason: 'other' as const };
    expect(await outcomeOf(call(mine.declineAssignment, no, work.member.caller))).toBe('noteMissing');
    await call(mine.declineAssignment, { ...no, note: '那天要上班' }, work.member.caller);
    expect(await partOf(work)).toMatchObject({ status: 'declined', note: '那天要上班' });
    expect(await outcomeOf(ask(work))).toBe('memberNotEligible');
    const credit = await sql().selectFrom('creditEvents').select('id').execute();
    expect(credit).toEqual([]);
  });

  it('who said yes gives it back before the visit, and is taken off with a sentence by the team', async () => {
    const work = await going();
    const { assignmentId, member, team } = work;
    const back = { assignmentId, reason: 'time' as const, note: '孩子发烧了' };
    await call(mine.handBackAssignment, back, member.caller);
    expect((await titlesOf(team.accountId)).at(-1)).toContain('沈知夏去不了');
    expect(await outcomeOf(call(mine.handBackAssignment, back, member.caller))).toBe('notAccepted');
    expect(await outcomeOf(call(contract.releaseMember, { assignmentId, reason: '换人' }, team.caller))).toBe(
      'notLive',
    );
    const next = await going();
    await call(
      contract.releaseMember,
      { assignmentId: next.assignmentId, reason: '改由老周去' },
      next.team.caller,
    );
    expect(await partOf(next)).toMatchObject({ status: 'withdrawn', reason: 'replaced' });
    expect((await titlesOf(next.member.accountId)).at(-1)).toContain('这件任务不用去了');
  });
});

describe('上门', () => {
  it('check in, check out, feedback: the minutes are those of the agreed visit', async () => {
    const { assignmentId, member, team, jobId } = await going();
    const { caller } = member;
    expect(await outcomeOf(call(mine.checkInVisit, { assignmentId }, caller))).toBe('tooEarly');
    clock.now = new Date('2026-11-23T13:50:00+08:00');
    await call(mine.checkInVisit, { assignmentId }, caller);
    expect(await outcomeOf(call(mine.checkInVisit, { assignmentId }, caller))).toBe('notAccepted');
    const report = { assignmentId, outcome: 'done' as const, text: '灯换好了，试过都亮。' };
    expect(await outcomeOf(call(mine.reportVisit, report, caller))).toBe('notOut');
    const end = { jobId, version: 1, resultCode: 'solved' as const, resultText: '灯换好了。' };
    clock.now = new Date('2026-11-23T15:05:30+08:00');
    expect(await outcomeOf(call(submitJobReport, end, team.caller))).toBe('membersInside');
    expect(await call(mine.checkOutVisit, { assignmentId }, caller)).toMatchObject({ minutes: 65 });
    expect(await outcomeOf(call(mine.checkOutVisit, { assignmentId }, caller))).toBe('notInside');
    await call(mine.reportVisit, report, caller);
    const { list } = await call(contract.listJobMembers, { jobId }, team.caller);
    expect(list).toMatchObject([{ status: 'reported', minutes: 65, grade: 'C', outcome: 'done' }]);
    await call(submitJobReport, end, team.caller);
    expect(await outcomeOf(call(mine.revealMyJobPeople, { assignmentId }, caller))).toBe('notGoing');
  });

  it('nobody is in two places at once', async () => {
    const { assignmentId, member } = await going();
    const second = await atWork();
    await buildMember(sql(), { teamId: second.team.teamId, volunteerId: member.volunteerId });
    await ask({ ...second, member });
    const { id: other } = await partOf({ jobId: second.jobId, member });
    const shown = await call(mine.getMyJob, { id: other }, member.caller);
    expect(shown.clash).toMatchObject({ startsAt: visitOnWire });
    await call(mine.acceptAssignment, { assignmentId: other, visitStart: visitOnWire }, member.caller);
    clock.now = visitStart;
    await call(mine.checkInVisit, { assignmentId }, member.caller);
    expect(await outcomeOf(call(mine.checkInVisit, { assignmentId: other }, member.caller))).toBe(
      'insideElsewhere',
    );
  });

  it('a forgotten time is entered by the team, as weaker evidence that the person is told of', async () => {
    const { assignmentId, member, team, jobId } = await going();
    clock.now = new Date('2026-11-23T18:30:00+08:00');
    expect(await outcomeOf(call(mine.checkInVisit, { assignmentId }, member.caller))).toBe('tooLate');
    const fix = { assignmentId, inAt: visitOnWire, reason: '手机没电，我在场' };
    const late = '2026-11-23T18:20:00+08:00';
    expect(await outcomeOf(call(contract.fixMemberVisit, { ...fix, outAt: late }, team.caller))).toBe(
      'outsideVisit',
    );
    await call(contract.fixMemberVisit, { ...fix, outAt: '2026-11-23T15:30:00+08:00' }, team.caller);
    expect((await titlesOf(member.accountId)).at(-1)).toContain('队伍为你补签了');
    const { list } = await call(contract.listJobMembers, { jobId }, team.caller);
    expect(list).toMatchObject([{ status: 'working', minutes: 90, grade: 'D' }]);
    await call(mine.reportVisit, { assignmentId, outcome: 'again', text: '还差一个灯座。' }, member.caller);
    expect(await outcomeOf(call(contract.fixMemberVisit, { ...fix, outAt: late }, team.caller))).toBe(
      'notFixable',
    );
  });
});

describe('中途的变化', () => {
  it('the team gives the job back: whoever was on the way is free and told, the minutes of who was there stay', async () => {
    const { assignmentId, member, team, jobId } = await going();
    clock.now = visitStart;
    await call(mine.checkInVisit, { assignmentId }, member.caller);
    clock.now = new Date(visitStart.getTime() + 20 * minuteMs);
    const back = { jobId, version: 1, reason: 'safety' as const, note: '楼道没有灯' };
    await call(giveBackJob, back, team.caller);
    expect(await partOf({ jobId, member })).toMatchObject({
      status: 'withdrawn',
      reason: 'jobReturned',
      minutes: 20,
    });
    expect((await titlesOf(member.accountId)).at(-1)).toContain('这件任务不用去了');
    expect(await outcomeOf(call(mine.checkOutVisit, { assignmentId }, member.caller))).toBe('notInside');
  });

  it('a suspended team sends nobody, but whoever is inside leaves by the usual way', async () => {
    const { assignmentId, member, team } = await going();
    clock.now = visitStart;
    const suspend = (status: 'suspended' | 'active') =>
      sql().updateTable('teams').set({ status }).where('id', '=', team.teamId).execute();
    await suspend('suspended');
    expect(await outcomeOf(call(mine.checkInVisit, { assignmentId }, member.caller))).toBe('teamSuspended');
    expect(await outcomeOf(call(mine.revealMyJobPeople, { assignmentId }, member.caller))).toBe(
      'teamSuspended',
    );
    await suspend('active');
    await call(mine.checkInVisit, { assignmentId }, member.caller);
    await suspend('suspended');
    await call(mine.checkOutVisit, { assignmentId }, member.caller);
  });

  it('who is no member any more goes nowhere, even before the team noticed', async () => {
    const { assignmentId, member, team } = await going();
    await sql()
      .updateTable('teamMembers')
      .set({ status: 'paused' })
      .where('teamId', '=', team.teamId)
      .execute();
    clock.now = visitStart;
    await expect(call(mine.checkInVisit, { assignmentId }, member.caller)).rejects.toMatchObject({
      reason: 'notEligible',
      message: '你现在不能去：已不在队里，或者暂停了服务',
    });
  });
});
