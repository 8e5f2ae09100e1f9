import { expect, it } from 'vitest';
import { buildMember } from '#domains/teams/testing/teams.builders.ts';
import { hourMs } from '#platform/contract/durations.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { openHouse } from '#testing/open-house.ts';
import { assignMembers } from '../../contract/assignments.contract.ts';
import { acceptAssignment, checkInVisit } from '../../contract/my-jobs.contract.ts';
import { giveBackJob } from '../../contract/team-jobs.contract.ts';
import { buildAssignment } from '../../testing/assignments.builders.ts';
import { buildJob } from '../../testing/jobs.builders.ts';

describeOnPostgres('at once', () => {
  const now = new Date('2026-11-23T10:00:00+08:00');
  const { app } = openHouse({ now });
  const agreed = {
    visitStart: now,
    visitEnd: new Date(now.getTime() + 2 * hourMs),
    visitStatus: 'agreed' as const,
  };

  async function teamWithMember() {
    const house = app();
    const team = await house.signIn('team');
    const member = await house.signIn('volunteer');
    await buildMember(house.sql, { teamId: team.teamId, volunteerId: member.volunteerId });
    const work = () => buildJob(house.sql, { now, teamId: team.teamId, status: 'inProgress', ...agreed });
    return { ...house, team, member, work };
  }

  it('a member is asked once, however often the button is pressed', async () => {
    const { sql, call, team, member, work } = await teamWithMember();
    const { jobId } = await work();
    const request = { jobId, volunteerIds: [member.volunteerId] };
    const answers = await Promise.all(Array.from({ length: 8 }, () => call(assignMembers, request, team)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ body }) => body.reason ?? []))).toEqual(new Set(['memberNotEligible']));
    expect(await sql.selectFrom('jobAssignments').select('id').execute()).toHaveLength(1);
  });

  it('nobody checks in at two doors', async () => {
    const { sql, call, member, work } = await teamWithMember();
    const parts: number[] = [];
    for (let made = 0; made < 4; made += 1) {
      const { jobId } = await work();
      const about = { now, jobId, volunteerId: member.volunteerId, status: 'accepted' as const };
      parts.push(await buildAssignment(sql, about));
    }
    const answers = await Promise.all(
      parts.map((assignmentId) => call(checkInVisit, { assignmentId }, member)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(new Set(answers.flatMap(({ body }) => body.reason ?? []))).toEqual(new Set(['insideElsewhere']));
  });

  it('a yes and the team giving the job back never both hold', async () => {
    const { sql, call, team, member, work } = await teamWithMember();
    const { jobId } = await work();
    const assignmentId = await buildAssignment(sql, { now, jobId, volunteerId: member.volunteerId });
    await Promise.all([
      call(acceptAssignment, { assignmentId, visitStart: '2026-11-23T10:00:00+08:00' }, member),
      call(giveBackJob, { jobId, version: 1, reason: 'people', note: '人手不够了' }, team),
    ]);
    const part = await sql.selectFrom('jobAssignments').select('status').executeTakeFirstOrThrow();
    const job = await sql.selectFrom('jobs').select('status').executeTakeFirstOrThrow();
    expect([job.status, part.status]).toEqual(['withdrawn', 'withdrawn']);
  });
});
