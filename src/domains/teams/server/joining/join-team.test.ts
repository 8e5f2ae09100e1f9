import { describe, expect, it } from 'vitest';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import { decideApplicants, createInviteLink, inviteMember } from '../../contract/member-acts.contract.ts';
import { joinTeam, addMember, getMember, listMembers } from '../../contract/members.contract.ts';
import {
  answerInvitation,
  getJoinStanding,
  listMyTeams,
  withdrawApplication,
} from '../../contract/my-teams.contract.ts';
import { outcomeOf } from '#testing/open-room.ts';
import { openTeamsRoom } from '../../testing/open-teams-room.ts';
import { buildMember, buildTeam } from '../../testing/teams.builders.ts';

const { clock, sql, call, run, member, titlesOf } = openTeamsRoom();
/** The latest membership of a person. */
const rowOf = (volunteerId: number) =>
  sql()
    .selectFrom('teamMembers')
    .select('id')
    .where('volunteerId', '=', volunteerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
const hours = (count: number): number => count * 3_600_000;
const wait = (ms: number): void => {
  clock.now = new Date(clock.now.getTime() + ms);
};

describe('applying', () => {
  it('waits for the team, which is told; approved, one is in and told', async () => {
    const team = await buildTeam(sql());
    const person = await buildVolunteer(sql());
    const request = { teamId: team.teamId, applyMessage: '周末都有空' };
    const { teamUserId, status } = await call(joinTeam, request, person.caller);
    expect(status).toBe('applied');
    expect(await outcomeOf(call(joinTeam, request, person.caller))).toBe('alreadyApplied');
    expect(await titlesOf(team.accountId)).toEqual(['新的入队申请']);
    const decided = await call(
      decideApplicants,
      { teamUserIds: [teamUserId, 4_711], verdict: 'approve' },
      team.caller,
    );
    expect(decided.outcomes.map(({ isDone, reason }) => [isDone, reason])).toEqual([
      [true, null],
      [false, 'notFound'],
    ]);
    expect(await member(teamUserId)).toMatchObject({ status: 'active', joinedAt: clock.now });
    expect(await titlesOf(person.accountId)).toEqual(['已加入队伍']);
    const standing = await call(getJoinStanding, { id: team.teamId }, person.caller);
    expect(standing).toMatchObject({ face: 'member', teamUserId });
  });

  it('is refused with a reason, and open again after seven days', async () => {
    const team = await buildTeam(sql());
    const person = await buildVolunteer(sql());
    const { teamUserId } = await call(joinTeam, { teamId: team.teamId }, person.caller);
    const reject = { teamUserIds: [teamUserId], verdict: 'reject' as const };
    expect(await outcomeOf(call(decideApplicants, reject, team.caller))).toBe('400');
    await call(decideApplicants, { ...reject, reason: '本期名额已满' }, team.caller);
    expect(await member(teamUserId)).toMatchObject({ status: 'rejected', rejectReason: '本期名额已满' });
    wait(hours(24 * 7) - 1);
    expect(await outcomeOf(call(joinTeam, { teamId: team.teamId }, person.caller))).toBe('tooSoon');
    wait(1);
    expect(await outcomeOf(call(joinTeam, { teamId: team.teamId }, person.caller))).toBe('done');
  });

  it('can be taken back, and another team decides nothing', async () => {
    const team = await buildTeam(sql());
    const person = await buildVolunteer(sql());
    const { teamUserId } = await call(joinTeam, { teamId: team.teamId }, person.caller);
    const stranger = await buildTeam(sql());
    const foreign = await call(
      decideApplicants,
      { teamUserIds: [teamUserId], verdict: 'approve' },
      stranger.caller,
    );
    expect(foreign.outcomes).toMatchObject([{ reason: 'notFound' }]);
    const other = await buildVolunteer(sql());
    expect(await outcomeOf(call(withdrawApplication, { teamUserId }, other.caller))).toBe('404');
    await call(withdrawApplication, { teamUserId }, person.caller);
    const late = await call(decideApplicants, { teamUserIds: [teamUserId], verdict: 'approve' }, team.caller);
    expect(late.outcomes).toMatchObject([{ isDone: false, reason: 'wrongStatus' }]);
  });
});

describe('a code', () => {
  it('lets in who knows it, and counts wrong ones although they are refused', async () => {
    const team = await buildTeam(sql(), { joinMode: 'code', joinCode: '2468' });
    const person = await buildVolunteer(sql());
    const ask = (joinCode: string) =>
      outcomeOf(call(joinTeam, { teamId: team.teamId, joinCode }, person.caller));
    for (let time = 0; time < 5; time += 1) expect(await ask('1111')).toBe('wrongCode');
    expect(await ask('2468')).toBe('tooManyTries');
    wait(hours(1));
    expect(await ask('2468')).toBe('done');
    expect(await titlesOf(team.accountId)).toEqual(['新队员']);
  });
});

describe('an invitation', () => {
  it('goes to a known phone instead of a noted place, and joins only when accepted', async () => {
    const team = await buildTeam(sql(), { joinMode: 'closed' });
    const person = await buildVolunteer(sql(), { account: { mobile: '13906880001' } });
    const form = { name: person.name, mobile: '13906880001', groupName: '净滩组' };
    const { teamUserId, status } = await call(addMember, form, team.caller);
    expect(status).toBe('invited');
    expect(await outcomeOf(call(addMember, form, team.caller))).toBe('alreadyInvited');
    expect((await call(getJoinStanding, { id: team.teamId }, person.caller)).face).toBe('accept');
    expect((await call(listMyTeams, { tab: 'invited' }, person.caller)).list).toMatchObject([{ teamUserId }]);
    await call(answerInvitation, { teamUserId, answer: 'accept' }, person.caller);
    expect(await member(teamUserId)).toMatchObject({
      status: 'active',
      groupName: '净滩组',
      invitedUntil: null,
    });
    expect(await outcomeOf(call(answerInvitation, { teamUserId, answer: 'decline' }, person.caller))).toBe(
      'wrongStatus',
    );
  });

  it('ends after seven days, and the team may invite anew', async () => {
    const team = await buildTeam(sql());
    const person = await buildVolunteer(sql());
    const ask = { volunteerNo: person.volunteerNo };
    await call(inviteMember, ask, team.caller);
    const { id: teamUserId } = await rowOf(person.volunteerId);
    const shown = async () => (await call(listMembers, { status: 'invited' }, team.caller)).list;
    expect(await shown()).toMatchObject([{ name: '沈*夏', mobileMasked: null, gender: null }]);
    expect((await call(listMembers, { keyword: '知夏' }, team.caller)).list).toEqual([]);
    wait(hours(24 * 7));
    expect(await outcomeOf(call(answerInvitation, { teamUserId, answer: 'accept' }, person.caller))).toBe(
      'invitationOver',
    );
    await run('teams.lapseInvitations');
    expect((await member(teamUserId)).status).toBe('lapsed');
    expect(await titlesOf(team.accountId)).toEqual(['邀请已过期']);
    expect(await outcomeOf(call(inviteMember, ask, team.caller))).toBe('done');
  });

  it('by phone answers alike whether the phone is registered, and shows the team nobody who did not accept', async () => {
    const team = await buildTeam(sql());
    const person = await buildVolunteer(sql(), { account: { mobile: '13906880003' } });
    const refuses = await buildVolunteer(sql(), {
      account: { mobile: '13906880004' },
      invitePreference: 'refuse',
    });
    const answers = [];
    for (const mobile of ['13906880003', '13906880004', '13906880005', '13906880003'])
      answers.push(await call(inviteMember, { mobile }, team.caller));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await run('teams.carryOutPhoneInvitations');
    expect(await sql().selectFrom('teamPhoneInvitations').select('teamId').execute()).toEqual([]);
    expect(await titlesOf(person.accountId)).toEqual([expect.stringContaining('队伍邀请你加入')]);
    expect(await titlesOf(refuses.accountId)).toEqual([]);
    const seen = async () => {
      const { list, counts } = await call(listMembers, {}, team.caller);
      return { names: list.map(({ name }) => name), invited: counts.invited, active: counts.active };
    };
    const nobody = await seen();
    expect(nobody).toMatchObject({ names: [], invited: 0 });
    const { id: teamUserId } = await rowOf(person.volunteerId);
    expect(await outcomeOf(call(getMember, { id: teamUserId }, team.caller))).toBe('404');
    await call(answerInvitation, { teamUserId, answer: 'decline' }, person.caller);
    expect(await seen()).toEqual(nobody);
    expect(await titlesOf(team.accountId)).toEqual([]);
    await call(inviteMember, { mobile: '13906880003' }, team.caller);
    await run('teams.carryOutPhoneInvitations');
    // By number the one by phone tells nothing and gives way.
    expect(await outcomeOf(call(inviteMember, { volunteerNo: person.volunteerNo }, team.caller))).toBe(
      'done',
    );
    const { id } = await rowOf(person.volunteerId);
    await call(answerInvitation, { teamUserId: id, answer: 'accept' }, person.caller);
    expect((await seen()).names).toEqual(['沈知夏']);
  });

  it('notes a person whose phone is registered under another name, without a word of it', async () => {
    const team = await buildTeam(sql());
    await buildVolunteer(sql(), { account: { mobile: '13906880006' } });
    const added = (mobile: string) => call(addMember, { name: '王明', mobile }, team.caller);
    const [known, unknown] = [await added('13906880006'), await added('13906880007')];
    expect([known.status, unknown.status]).toEqual(['offline', 'offline']);
  });

  it('does not reach who refuses invitations', async () => {
    const team = await buildTeam(sql());
    const person = await buildVolunteer(sql(), { invitePreference: 'refuse' });
    expect(await outcomeOf(call(inviteMember, { volunteerNo: person.volunteerNo }, team.caller))).toBe(
      'refusesInvites',
    );
    expect(await outcomeOf(call(inviteMember, { volunteerNo: 'V0' }, team.caller))).toBe('noVolunteer');
  });

  it('by link opens a closed team until a new link ends it', async () => {
    const team = await buildTeam(sql(), { joinMode: 'closed' });
    const [first, second] = [await buildVolunteer(sql()), await buildVolunteer(sql())];
    const { link } = await call(createInviteLink, {}, team.caller);
    const invite = new URL(link.url).searchParams.get('invite') ?? '';
    expect(link.qrSvg).toContain('<svg');
    expect((await call(getJoinStanding, { id: team.teamId, invite }, first.caller)).face).toBe('accept');
    const join = { teamId: team.teamId, joinCode: invite };
    expect((await call(joinTeam, join, first.caller)).status).toBe('active');
    await call(createInviteLink, {}, team.caller);
    expect(await outcomeOf(call(joinTeam, join, second.caller))).toBe('inviteLinkOver');
  });
});

describe('a place noted for somebody', () => {
  it('is taken over by the person with that phone and name, once', async () => {
    const team = await buildTeam(sql(), { joinMode: 'closed' });
    const form = { name: '沈知夏', mobile: '13906880002', memberNo: 'A-01' };
    const { teamUserId, status } = await call(addMember, form, team.caller);
    expect(status).toBe('offline');
    expect(await outcomeOf(call(addMember, { ...form, memberNo: 'A-02' }, team.caller))).toBe(
      'alreadyListed',
    );
    expect(await outcomeOf(call(addMember, { ...form, mobile: '13906880003' }, team.caller))).toBe(
      'memberNoTaken',
    );
    const other = await buildVolunteer(sql(), { name: '别人', account: { mobile: '13906880004' } });
    expect((await call(getJoinStanding, { id: team.teamId }, other.caller)).face).toBe('closed');
    const person = await buildVolunteer(sql(), { name: '沈知夏', account: { mobile: '13906880002' } });
    expect((await call(getJoinStanding, { id: team.teamId }, person.caller)).face).toBe('claim');
    expect(await call(joinTeam, { teamId: team.teamId }, person.caller)).toEqual({
      teamUserId,
      status: 'active',
    });
    expect(await member(teamUserId)).toMatchObject({
      volunteerId: person.volunteerId,
      memberNo: 'A-01',
      mobileHash: null,
      mobileCipher: null,
    });
  });

  it('never keeps a phone or an ID number in the clear, and takes no number that cannot be one', async () => {
    const team = await buildTeam(sql());
    const add = (idNo: string) => call(addMember, { name: '王明', mobile: '13906880005', idNo }, team.caller);
    expect(await outcomeOf(add('110105194912310021'))).toBe('400');
    const { teamUserId } = await add('11010519491231002x');
    const text = JSON.stringify(await member(teamUserId));
    expect(text).not.toContain('13906880005');
    expect(text).not.toContain('11010519491231002X');
    expect(text).toContain('139****0005');
    expect(text).toContain('1****************X');
  });
});

it('nobody joins a team that is not public', async () => {
  const team = await buildTeam(sql(), { status: 'pending' });
  const person = await buildVolunteer(sql());
  expect(await outcomeOf(call(joinTeam, { teamId: team.teamId }, person.caller))).toBe('404');
  expect(await outcomeOf(call(addMember, { name: '王明', mobile: '13906880006' }, team.caller))).toBe(
    'teamNotActive',
  );
  await buildMember(sql(), { teamId: team.teamId });
});
