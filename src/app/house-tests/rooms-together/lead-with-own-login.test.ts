import { sql as raw } from 'kysely';
import { describe, expect, it } from 'vitest';
import { setActivityLeaders } from '#domains/activities/contract/leaders.contract.ts';
import { listMyTeamActivities } from '#domains/activities/contract/team-activities.contract.ts';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { buildLeader } from '#domains/activities/testing/leaders.builders.ts';
import { addWalkIn, rollCall } from '#domains/attendance/contract/attendance.contract.ts';
import { downloadExport, listMyExports } from '#domains/exports/contract/exports.contract.ts';
import { getFileLink } from '#domains/files/contract/files.contract.ts';
import { buildPdf, uploadRequest } from '#domains/files/testing/files.builders.ts';
import { confirmHours } from '#domains/hours/contract/hours.contract.ts';
import { buildHour } from '#domains/hours/testing/hours.builders.ts';
import { listMessages } from '#domains/messages/contract/messages.contract.ts';
import { createNews } from '#domains/news/contract/news-form.contract.ts';
import { getMenuByRole } from '#domains/roles/contract/roles.contract.ts';
import { buildSignUp } from '#domains/signups/testing/signups.builders.ts';
import { leadIsOver } from '#domains/teams/contract/lead.words.ts';
import { listLedTeams } from '#domains/teams/contract/lead.contract.ts';
import { exportMembers } from '#domains/teams/contract/member-acts.contract.ts';
import { removeMember } from '#domains/teams/contract/members.contract.ts';
import type { MemberRole } from '#domains/teams/contract/teams.words.ts';
import { toldOf } from '#domains/volunteers/testing/volunteers.builders.ts';
import { openHouse } from '#testing/open-house.ts';

const now = new Date('2026-11-21T09:10:00+08:00');
const { app, run } = openHouse({ now });

const begun = {
  startsAt: new Date('2026-11-21T09:00:00+08:00'),
  endsAt: new Date('2026-11-21T11:00:00+08:00'),
};

/** A team with an activity that has begun, and a volunteer who leads for it. */
async function lead(memberRole: MemberRole, isLeader = false) {
  const team = await app().signIn('team', { shortName: '青禾助老' });
  const { activityId, shiftIds } = await buildActivity(app().sql, {
    now,
    teamId: team.teamId,
    shifts: [begun],
  });
  const person = await app().signIn('volunteer', { name: '周敏' });
  const { teamId } = team;
  const { memberId } = await buildLeader(app().sql, {
    teamId,
    volunteerId: person.volunteerId,
    memberRole,
    activityIds: isLeader ? [activityId] : [],
  });
  return {
    team,
    teamId,
    activityId,
    shiftId: shiftIds[0] ?? 0,
    person,
    memberId,
    hat: { ...person, actingFor: teamId },
  };
}

const menuOf = async (hat: { token: string; actingFor: number }, roleId: number) =>
  (await app().call(getMenuByRole, { id: roleId }, hat)).body.result.menu.map(({ name }) => name);

describe('a person who leads a team with their own login', () => {
  it('takes out a long list, which is made with the rights they have then, and not for who leads no more', async () => {
    const { teamId, hat, person, memberId, team } = await lead('manager');
    await raw`insert into team_members (id, team_id, name, mobile_hash, mobile_cipher, mobile_masked, member_role, status, join_way, joined_at, created_at, updated_at)
      select 5000000000 + n, ${teamId}, '队员' || n, 'hash' || n, 'sealed', '139****0001', 'member', 'offline', 'import', ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
      from generate_series(1, 5100) n`.execute(app().sql);
    const ask = () => app().call(exportMembers, { status: 'offline' }, hat);
    expect((await ask()).body.result.sheet).toBeNull();
    await run('exports.make');
    const listed = async () => (await app().call(listMyExports, {}, hat)).body.result.list;
    const [ready] = await listed();
    expect(ready).toMatchObject({ state: 'ready', writtenCount: 5_100 });
    const exportId = ready?.exportId ?? 0;
    const { url } = (await app().call(downloadExport, { exportId }, hat)).body.result;
    expect((await app().inject({ url })).statusCode).toBe(200);
    expect((await app().call(downloadExport, { exportId }, person)).body.reason).toBe('rightLost');
    await ask();
    await app().call(removeMember, { teamUserId: memberId, reason: '不再担任' }, team);
    await run('exports.make');
    expect((await app().inject({ url })).statusCode).toBe(404);
    const orders = await app().sql.selectFrom('exportOrders').select('state').orderBy('id').execute();
    expect(orders.map(({ state }) => state)).toEqual(['ready', 'cancelled']);
  });

  it('sees what the team’s account sent in private, and the team what they sent for it; other teams and a 领队 do not', async () => {
    const { team, hat, teamId } = await lead('manager');
    const { hat: leaderHat } = await lead('member', true);
    const other = await app().signIn('team');
    const send = async (as: { token: string; actingFor?: number }) =>
      (await app().inject(uploadRequest({ purpose: 'teamProof', bytes: buildPdf() }, as as never))).json<{
        result: { fileId: number };
      }>().result.fileId;
    const status = async (id: number, as: { token: string }) =>
      (await app().call(getFileLink, { id }, as)).status;
    const ofTeam = await send(team);
    expect(await status(ofTeam, hat)).toBe(200);
    expect([await status(ofTeam, other), await status(ofTeam, leaderHat)]).toEqual([404, 404]);
    const ofPerson = await send(hat);
    expect(await status(ofPerson, team)).toBe(404);
    await app()
      .sql.updateTable('files')
      .set({ status: 'attached', targetType: 'team', targetId: teamId, expiresAt: null })
      .where('id', '=', ofPerson)
      .execute();
    expect([await status(ofPerson, team), await status(ofPerson, other)]).toEqual([200, 404]);
  });

  it('calls the roll as themselves: the audit line names person, team and office', async () => {
    const { shiftId, hat, person } = await lead('manager');
    const other = await buildSignUp(app().sql, { now, shiftId });
    const { body } = await app().call(
      rollCall,
      { shiftId, volunteerIds: [other.volunteerId], act: 'in' },
      hat,
    );
    expect(body.result.doneCount).toBe(1);
    const line = await app()
      .sql.selectFrom('auditLog')
      .select(['actorId', 'actorName'])
      .where('action', '=', 'rollCall')
      .executeTakeFirstOrThrow();
    expect(line).toEqual({ actorId: person.accountId, actorName: '周敏（青禾助老管理员）' });
  });

  it('has the menu of the rank: a 领队 neither members nor profile, and nobody the password of the team', async () => {
    const manager = await lead('viceCaptain');
    const leader = await lead('member', true);
    expect(await menuOf(manager.hat, manager.person.roleId)).toEqual(
      expect.arrayContaining(['teamindex', 'teamuser', 'teammodify', 'teamactivity']),
    );
    expect(await menuOf(manager.hat, manager.person.roleId)).not.toContain('teamModifyPwd');
    expect(await menuOf(leader.hat, leader.person.roleId)).toEqual([
      'teammsg',
      'teamtidings',
      'teamactivity',
    ]);
  });

  it('sees as 领队 the activities they lead and no others', async () => {
    const { teamId, activityId, hat } = await lead('member', true);
    await buildActivity(app().sql, { now, teamId });
    const { result } = (await app().call(listMyTeamActivities, {}, hat)).body;
    expect(result.list.map(({ id, acts }) => [id, acts])).toEqual([[activityId, ['update']]]);
    expect(result.tabs.find(({ tab }) => tab === 'all')?.count).toBe(1);
  });

  it('reads the messages of the team as a manager, and as 领队 their own', async () => {
    const manager = await lead('manager');
    const leader = await lead('member', true);
    const boxOf = async ({ hat, team, person }: typeof leader) => {
      const row = { category: 'system', level: 'normal', title: '给队伍', body: '内容' } as const;
      await app()
        .sql.insertInto('messages')
        .values({ ...row, id: team.accountId + 7_000_000, accountId: team.accountId, createdAt: now })
        .execute();
      await app()
        .sql.insertInto('messages')
        .values({
          ...row,
          id: person.accountId + 8_000_000,
          title: '给本人',
          accountId: person.accountId,
          createdAt: now,
        })
        .execute();
      return (await app().call(listMessages, {}, hat)).body.result.list.map(({ title }) => title);
    };
    expect([await boxOf(manager), await boxOf(leader)]).toEqual([['给队伍'], ['给本人']]);
  });

  it('loses the right with the office, in the middle of the work and with one sentence', async () => {
    const { team, person, memberId, hat } = await lead('manager');
    expect((await app().call(listMyTeamActivities, {}, hat)).status).toBe(200);
    await app().call(removeMember, { teamUserId: memberId, reason: '不再担任，已另行安排' }, team);
    const after = await app().call(listMyTeamActivities, {}, hat);
    expect([after.status, after.body.msg]).toEqual([403, leadIsOver]);
    expect((await app().call(listLedTeams, {}, person)).body.result.list).toEqual([]);
  });

  it('cannot take the place of a team that they do not lead, nor be a volunteer with it', async () => {
    const { person } = await lead('manager');
    const { teamId } = await lead('manager');
    expect((await app().call(listMyTeamActivities, {}, { ...person, actingFor: teamId })).status).toBe(403);
    const member = await lead('member');
    expect((await app().call(listMyTeamActivities, {}, member.hat)).status).toBe(403);
  });
});

describe('the two-person rule holds over persons', () => {
  it('nobody records their own attendance', async () => {
    const { shiftId, person, hat } = await lead('captain');
    await buildSignUp(app().sql, { now, shiftId, volunteerId: person.volunteerId });
    const { body } = await app().call(
      rollCall,
      { shiftId, volunteerIds: [person.volunteerId], act: 'in' },
      hat,
    );
    expect(body.result.refused).toMatchObject([{ reason: 'ownStep' }]);
    const walkIn = { shiftId, ...(await toldOf(app().sql, person.volunteerId)) };
    expect((await app().call(addWalkIn, walkIn, hat)).body.reason).toBe('ownStep');
  });

  it('a proved hour of a manager becomes public by another manager, never by their own hand', async () => {
    const { teamId, shiftId, activityId, person, hat } = await lead('manager');
    const second = await app().signIn('volunteer', { name: '陆遥' });
    await buildLeader(app().sql, { teamId, volunteerId: second.volunteerId, memberRole: 'manager' });
    const own = {
      shiftId,
      volunteerId: person.volunteerId,
      status: 'calculated',
      evidenceGrade: 'A',
    } as const;
    const { hourId } = await buildHour(app().sql, { now, ...own });
    await app().database.keep();
    const mine = await app().call(confirmHours, { activityId, hourIds: [hourId] }, hat);
    expect(mine.body.result).toMatchObject({ publicityCount: 0, submittedCount: 1 });
    await app().database.reset();
    const theirs = await app().call(
      confirmHours,
      { activityId, hourIds: [hourId] },
      { ...second, actingFor: teamId },
    );
    expect(theirs.body.result).toMatchObject({ publicityCount: 1, submittedCount: 0 });
  });

  it('a 领队 confirms what a code proved and leaves the rest to the managers', async () => {
    const { shiftId, activityId, hat } = await lead('member', true);
    const word = await buildHour(app().sql, { now, shiftId, status: 'calculated', evidenceGrade: 'C' });
    const code = await buildHour(app().sql, { now, shiftId, status: 'calculated', evidenceGrade: 'B' });
    const { result } = (
      await app().call(confirmHours, { activityId, hourIds: [word.hourId, code.hourId] }, hat)
    ).body;
    expect(result).toMatchObject({ publicityCount: 1, submittedCount: 0, remaining: 1 });
    expect(result.refused).toMatchObject([{ hourId: word.hourId, reason: 'managersOnly' }]);
  });
});

describe('appointing who leads', () => {
  it('takes members with an account, tells who is new once, and writes the names down', async () => {
    const { team, activityId, memberId, person } = await lead('member');
    await app().call(setActivityLeaders, { activityId, teamUserIds: [memberId] }, team);
    await app().call(setActivityLeaders, { activityId, teamUserIds: [memberId] }, team);
    const told = await app()
      .sql.selectFrom('messages')
      .select(['title', 'link'])
      .where('accountId', '=', person.accountId)
      .execute();
    expect(told).toMatchObject([
      { link: `/teamcenter/index/teamactivity/detail/${activityId}?team=${team.teamId}` },
    ]);
    const [line] = await app()
      .sql.selectFrom('auditLog')
      .select('detail')
      .where('action', '=', 'setActivityLeaders')
      .orderBy('id')
      .execute();
    expect(line?.detail).toEqual({ leaders: { from: [], to: ['沈知夏'] } });
    expect((await app().call(listLedTeams, {}, person)).body.result.list).toMatchObject([
      { rank: 'leader', roleLabel: '领队' },
    ]);
  });

  it('refuses somebody of another team', async () => {
    const { team, activityId } = await lead('member');
    const stranger = await lead('member');
    const { body } = await app().call(
      setActivityLeaders,
      { activityId, teamUserIds: [stranger.memberId] },
      team,
    );
    expect(body.reason).toBe('notMember');
  });
});

it('a 领队 writes tidings as a draft; handing in is the managers’', async () => {
  const { hat } = await lead('member', true);
  const form = { dynamicTypeId: 1003, title: '河道边的一个上午', content: '<p>今天来了十二个人。</p>' };
  expect((await app().call(createNews, { ...form, action: 'save' }, hat)).status).toBe(200);
  expect((await app().call(createNews, { ...form, action: 'submit' }, hat)).status).toBe(403);
});
