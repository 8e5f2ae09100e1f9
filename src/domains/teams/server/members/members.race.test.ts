import { expect, it } from 'vitest';
import { buildStaff } from '#domains/accounts/testing/accounts.builders.ts';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { decideApplicants, offerCaptaincy } from '../../contract/member-acts.contract.ts';
import { dissolveTeam } from '../../contract/manage-teams.contract.ts';
import { joinTeam } from '../../contract/members.contract.ts';
import { answerCaptaincy, withdrawApplication } from '../../contract/my-teams.contract.ts';
import { outcomeOf } from '#testing/open-room.ts';
import { openTeamsRoom } from '../../testing/open-teams-room.ts';
import { buildMember, buildTeam } from '../../testing/teams.builders.ts';

describeOnPostgres('memberships in a rush', () => {
  const { sql, call, member } = openTeamsRoom();

  it('takes one application of one person however often they press', async () => {
    const { teamId } = await buildTeam(sql());
    const { caller } = await buildVolunteer(sql());
    const presses = Array.from({ length: 20 }, () => outcomeOf(call(joinTeam, { teamId }, caller)));
    expect((await Promise.all(presses)).toSorted()).toEqual([
      ...Array<string>(19).fill('alreadyApplied'),
      'done',
    ]);
  });

  it('leaves nobody in a team that is dissolved in the same moment', async () => {
    const { caller: staff } = await buildStaff(sql(), { permissions: ['teams.review'] });
    for (let turn = 0; turn < 5; turn += 1) {
      const { teamId } = await buildTeam(sql(), { joinMode: 'open' });
      const people = [];
      for (let one = 0; one < 6; one += 1) people.push((await buildVolunteer(sql())).caller);
      const joins = people.map((caller) => outcomeOf(call(joinTeam, { teamId }, caller)));
      const dissolved = outcomeOf(call(dissolveTeam, { teamId, reason: '成员申请' }, staff));
      expect(await dissolved).toBe('done');
      await Promise.all(joins);
      const left = sql().selectFrom('teamMembers').select('id').where('teamId', '=', teamId);
      expect(await left.where('status', 'in', ['active', 'applied']).execute()).toEqual([]);
    }
  });

  it('counts wrong codes exactly', async () => {
    const { teamId } = await buildTeam(sql(), { joinMode: 'code', joinCode: '2468' });
    const { caller } = await buildVolunteer(sql());
    const tries = Array.from({ length: 12 }, () =>
      outcomeOf(call(joinTeam, { teamId, joinCode: '1111' }, caller)),
    );
    expect((await Promise.all(tries)).filter((one) => one === 'wrongCode')).toHaveLength(5);
  });

  it('either approves or withdraws, never both', async () => {
    const team = await buildTeam(sql());
    for (let turn = 0; turn < 10; turn += 1) {
      const { caller } = await buildVolunteer(sql());
      const { teamUserId } = await call(joinTeam, { teamId: team.teamId }, caller);
      const [withdrawn, decided] = await Promise.all([
        outcomeOf(call(withdrawApplication, { teamUserId }, caller)),
        call(decideApplicants, { teamUserIds: [teamUserId], verdict: 'approve' }, team.caller),
      ]);
      const { status } = await member(teamUserId);
      expect(withdrawn === 'done').toBe(status === 'withdrawn');
      expect(decided.doneCount === 1).toBe(status === 'active');
    }
  });

  it('leaves one captain whoever accepts while the team changes its mind', async () => {
    const team = await buildTeam(sql());
    const { teamId } = team;
    const people = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const person = await buildVolunteer(sql());
      const { memberId } = await buildMember(sql(), { teamId, volunteerId: person.volunteerId });
      people.push({ ...person, memberId });
    }
    const outcomes = await Promise.all(
      people.flatMap(({ caller, memberId }) => [
        outcomeOf(call(offerCaptaincy, { teamUserId: memberId }, team.caller)),
        outcomeOf(call(answerCaptaincy, { teamUserId: memberId, answer: 'accept' }, caller)),
      ]),
    );
    expect(outcomes.filter((one) => one.startsWith('fault'))).toEqual([]);
    const captains = await sql()
      .selectFrom('teamMembers')
      .select('id')
      .where('teamId', '=', teamId)
      .where('memberRole', '=', 'captain')
      .execute();
    expect(captains.length).toBeLessThanOrEqual(1);
  });
});
