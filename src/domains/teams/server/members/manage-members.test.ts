import { describe, expect, it } from 'vitest';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import {
  changeMembers,
  offerCaptaincy,
  pauseMember,
  updateMember,
} from '../../contract/member-acts.contract.ts';
import { removeMember, getMember, listMembers } from '../../contract/members.contract.ts';
import {
  answerCaptaincy,
  getMyMembership,
  leaveTeam,
  listMyTeams,
  listTeammates,
  pauseMembership,
} from '../../contract/my-teams.contract.ts';
import { outcomeOf } from '#testing/open-room.ts';
import { openTeamsRoom } from '../../testing/open-teams-room.ts';
import { buildMember, buildTeam } from '../../testing/teams.builders.ts';

const { above, sql, call, member, titlesOf } = openTeamsRoom();
const shift = {
  signUpId: 7,
  title: '净滩',
  postName: '清滩',
  startsAt: new Date('2026-11-28T08:30:00+08:00'),
};

/** A team with a captain and one more member. */
async function crew() {
  const team = await buildTeam(sql());
  const [captain, person] = [
    await buildVolunteer(sql(), { name: '周澜' }),
    await buildVolunteer(sql(), { name: '林晚' }),
  ];
  const { teamId } = team;
  const first = await buildMember(sql(), {
    teamId,
    volunteerId: captain.volunteerId,
    name: '周澜',
    memberRole: 'captain',
  });
  const second = await buildMember(sql(), { teamId, volunteerId: person.volunteerId, name: '林晚' });
  return { team, captain, person, captainId: first.memberId, memberId: second.memberId };
}

describe('the list of members', () => {
  it('filters by state, role, group, words and sleep, and counts every view', async () => {
    const { team, captainId, memberId } = await crew();
    await buildMember(sql(), { teamId: team.teamId, status: 'applied', name: '沈知夏' });
    await buildMember(sql(), { teamId: team.teamId, status: 'left' });
    await buildMember(sql());
    const old = new Date('2026-01-01T08:00:00+08:00');
    await sql()
      .updateTable('teamMembers')
      .set({ groupName: '净滩组', joinedAt: old })
      .where('id', '=', memberId)
      .execute();
    const ids = async (filter: object) =>
      (await call(listMembers, filter, team.caller)).list.map(({ teamUserId }) => teamUserId);
    expect(await ids({ status: 'active' })).toEqual([memberId, captainId]);
    expect(await ids({ role: 'captain' })).toEqual([captainId]);
    expect(await ids({ group: '净滩组' })).toEqual([memberId]);
    expect(await ids({ keyword: '林' })).toEqual([memberId]);
    expect(await ids({ isDormant: true })).toEqual([memberId]);
    expect(await ids({ joinedTo: '2026-01-01' })).toEqual([memberId]);
    expect(await ids({ minHours: 1 })).toEqual([]);
    expect(await ids({ status: 'history' })).toHaveLength(1);
    const { counts, groups } = await call(listMembers, {}, team.caller);
    expect(counts).toEqual({ active: 2, applied: 1, invited: 0, offline: 0, paused: 0, history: 1 });
    expect(groups).toEqual(['净滩组']);
    const stranger = await buildTeam(sql());
    expect(await outcomeOf(call(listMembers, { teamId: team.teamId }, stranger.caller))).toBe('404');
    expect(await outcomeOf(call(getMember, { id: memberId }, stranger.caller))).toBe('404');
    expect(await call(getMember, { id: memberId }, team.caller)).toMatchObject({
      name: '林晚',
      totalMinutes: 0,
      attendance: { came: 0, absent: 0 },
    });
  });
});

describe('roles, groups and notes', () => {
  it('are given to one or many; the captain keeps the role', async () => {
    const { team, person, captainId, memberId } = await crew();
    const result = await call(
      changeMembers,
      { teamUserIds: [captainId, memberId], memberRole: 'manager', groupName: '' },
      team.caller,
    );
    expect(result.outcomes.map(({ reason }) => reason)).toEqual(['isCaptain', null]);
    expect(await member(memberId)).toMatchObject({ memberRole: 'manager' });
    expect(await titlesOf(person.accountId)).toEqual(['队内角色有变化']);
    const notes = { groupName: '净滩组', memberNo: 'A-1', remark: '会开车', tags: ['驾照'] };
    const update = (teamUserId: number, version: number) =>
      outcomeOf(call(updateMember, { teamUserId, version, ...notes }, team.caller));
    // The role above was a change, too: a form from before it would take it back unseen.
    expect(await update(memberId, 1)).toBe('versionConflict');
    const { list } = await call(listMembers, {}, team.caller);
    expect(list.map(({ teamUserId, version }) => [teamUserId, version])).toContainEqual([memberId, 2]);
    expect(await update(memberId, 2)).toBe('done');
    expect(await member(memberId)).toMatchObject(notes);
    expect(await update(captainId, 1)).toBe('memberNoTaken');
  });

  it('pauses and lets go on, by either side', async () => {
    const { team, person, memberId } = await crew();
    await call(pauseMember, { teamUserId: memberId, isPaused: true, reason: '期末考试' }, team.caller);
    expect((await member(memberId)).status).toBe('paused');
    expect((await call(listMyTeams, { tab: 'active' }, person.caller)).list).toMatchObject([
      { status: 'paused' },
    ]);
    await call(pauseMembership, { teamUserId: memberId, isPaused: false }, person.caller);
    expect((await member(memberId)).status).toBe('active');
    expect(await titlesOf(person.accountId)).toEqual(['队员身份已暂停']);
  });
});

describe('the captaincy', () => {
  it('passes only when accepted, and there is one captain at every moment', async () => {
    const { team, captain, person, captainId, memberId } = await crew();
    expect(
      await outcomeOf(call(removeMember, { teamUserId: captainId, reason: '不再参加' }, team.caller)),
    ).toBe('isCaptain');
    expect(await outcomeOf(call(leaveTeam, { teamUserId: captainId }, captain.caller))).toBe('isCaptain');
    expect(
      await outcomeOf(call(answerCaptaincy, { teamUserId: memberId, answer: 'accept' }, person.caller)),
    ).toBe('noOffer');
    await call(offerCaptaincy, { teamUserId: memberId }, team.caller);
    await call(offerCaptaincy, { teamUserId: null }, team.caller);
    expect(
      await outcomeOf(call(answerCaptaincy, { teamUserId: memberId, answer: 'accept' }, person.caller)),
    ).toBe('noOffer');
    await call(offerCaptaincy, { teamUserId: memberId }, team.caller);
    await call(answerCaptaincy, { teamUserId: memberId, answer: 'accept' }, person.caller);
    expect(await member(memberId)).toMatchObject({ memberRole: 'captain', captainOfferedAt: null });
    expect(await member(captainId)).toMatchObject({ memberRole: 'viceCaptain' });
    expect(await titlesOf(captain.accountId)).toEqual(['队长已移交']);
    expect(await outcomeOf(call(leaveTeam, { teamUserId: captainId }, captain.caller))).toBe('done');
  });
});

describe('going', () => {
  it('keeps who holds a member-only place, unless it is to be cancelled', async () => {
    const { team, person, memberId } = await crew();
    above.held = [shift];
    expect((await call(getMyMembership, { id: memberId }, person.caller)).memberShifts).toMatchObject([
      { title: '净滩' },
    ]);
    expect(await outcomeOf(call(leaveTeam, { teamUserId: memberId }, person.caller))).toBe('holdsShifts');
    await call(leaveTeam, { teamUserId: memberId, cancelsShifts: true, reason: '搬家了' }, person.caller);
    expect(above.cancelled).toEqual([7]);
    expect(await member(memberId)).toMatchObject({ status: 'left', leaveReason: '搬家了' });
    expect(await titlesOf(team.accountId)).toEqual(['队员退出']);
    expect(await outcomeOf(call(listTeammates, { teamUserId: memberId }, person.caller))).toBe('404');
  });

  it('moves a member out with a reason and takes such places back', async () => {
    const { team, person, memberId } = await crew();
    above.held = [shift];
    expect(await outcomeOf(call(removeMember, { teamUserId: memberId } as never, team.caller))).toBe('400');
    await call(removeMember, { teamUserId: memberId, reason: '多次无故缺席' }, team.caller);
    expect(above.takenBack).toEqual([7]);
    expect(await member(memberId)).toMatchObject({ status: 'removed', leaveReason: '多次无故缺席' });
    expect(await titlesOf(person.accountId)).toEqual(['你已被移出队伍']);
    const stranger = await buildTeam(sql());
    expect(
      await outcomeOf(call(removeMember, { teamUserId: memberId, reason: '不认识' }, stranger.caller)),
    ).toBe('404');
    expect(
      await outcomeOf(call(removeMember, { teamUserId: memberId, reason: '再来一次' }, team.caller)),
    ).toBe('wrongStatus');
  });
});

it('shows fellows masked, and only to fellows', async () => {
  const { team, person, memberId } = await crew();
  const { list } = await call(listTeammates, { teamUserId: memberId }, person.caller);
  expect(list.map(({ maskedName, memberRole }) => [maskedName, memberRole])).toEqual([
    ['周*', 'captain'],
    ['林*', 'member'],
  ]);
  const written = { intro: '会修自行车', skills: ['维修'], languages: ['澜湖话'] };
  const show = (isProfilePublic: boolean) =>
    sql()
      .updateTable('volunteers')
      .set({ ...written, isProfilePublic })
      .where('id', '=', person.volunteerId)
      .execute();
  const told = async () => [
    (await call(listTeammates, { teamUserId: memberId }, person.caller)).list[1]?.about,
    (await call(getMember, { id: memberId }, team.caller)).about,
  ];
  await show(false);
  expect(await told()).toEqual([null, null]);
  await show(true);
  expect(await told()).toEqual([written, written]);
  const other = await buildVolunteer(sql());
  expect(await outcomeOf(call(listTeammates, { teamUserId: memberId }, other.caller))).toBe('404');
});
