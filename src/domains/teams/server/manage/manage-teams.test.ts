import { describe, expect, it } from 'vitest';
import { buildAccount } from '#domains/accounts/testing/accounts.builders.ts';
import { dayMs } from '#platform/contract/durations.ts';
import type { StaffCaller } from '#platform/server/calls/act.ts';
import {
  dissolveTeam,
  exportTeamReviews,
  exportTeams,
  getTeamForReview,
  getTeamForStaff,
  listTeamReviews,
  listTeamsForStaff,
  previewTeamRegistrations,
  resumeTeam,
  reviewTeamRegistration,
  reviewTeamRegistrations,
  setTrustGrade,
  suspendTeam,
} from '../../contract/manage-teams.contract.ts';
import { outcomeOf } from '#testing/open-room.ts';
import { openTeamsRoom, testNoon } from '../../testing/open-teams-room.ts';
import { reviewTeamChange } from '../../contract/team-profile.contract.ts';
import { buildTeamChange } from '../../testing/team-change.builders.ts';
import { buildMember, buildTeam } from '../../testing/teams.builders.ts';

const { above, clock, sql, call, run, titlesOf, member } = openTeamsRoom();

async function staff(
  organisationPath?: string,
  permissions = ['teams.view', 'teams.review'],
): Promise<StaffCaller> {
  const account = await buildAccount(sql());
  return {
    kind: 'staff',
    accountId: account.accountId,
    sessionId: 1,
    roleId: account.roleId,
    displayName: account.displayName,
    permissions: new Set(permissions),
    scope: organisationPath,
    provedAt: clock.now,
  };
}
const team = (id: number) =>
  sql().selectFrom('teams').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('registrations', () => {
  it('are decided in one batch that is foreseen first; one that was changed meanwhile stays', async () => {
    const reviewer = await staff();
    const [one, other] = [
      await buildTeam(sql(), { status: 'pending', submittedAt: testNoon }),
      await buildTeam(sql(), { status: 'pending', submittedAt: testNoon }),
    ];
    const [first, second] = [await team(one.teamId), await team(other.teamId)];
    const items = [
      { teamId: one.teamId, version: first.version },
      { teamId: other.teamId, version: second.version + 1 },
    ];
    const foreseen = await call(previewTeamRegistrations, { items, verdict: 'pass' }, reviewer);
    expect([foreseen.doneIds, foreseen.refused.map(({ id }) => id)]).toEqual([[one.teamId], [other.teamId]]);
    expect((await team(one.teamId)).status).toBe('pending');
    expect(await call(reviewTeamRegistrations, { items, verdict: 'pass' }, reviewer)).toEqual(foreseen);
    expect([(await team(one.teamId)).status, (await team(other.teamId)).status]).toEqual([
      'active',
      'pending',
    ]);
  });

  it('wait in their order, and are passed, returned or rejected with words to the team', async () => {
    const reviewer = await staff();
    const first = await buildTeam(sql(), {
      status: 'pending',
      submittedAt: new Date(testNoon.getTime() - 9 * dayMs),
    });
    const second = await buildTeam(sql(), { status: 'pending', submittedAt: testNoon, leaderName: '别人' });
    const queue = await call(listTeamReviews, {}, reviewer);
    expect(queue.list.map(({ teamId, isOverdue }) => [teamId, isOverdue])).toEqual([
      [first.teamId, true],
      [second.teamId, false],
    ]);
    expect(queue).toMatchObject({ overdueCount: 1, total: 2 });
    const file = await call(exportTeamReviews, { reason: '月度通报' }, reviewer);
    expect(file.fileName).toBe('队伍审核-待审核-2026-11-21.xlsx');
    const exported = await sql()
      .selectFrom('auditLog')
      .selectAll()
      .where('action', '=', 'exportTeamReviews')
      .execute();
    expect(exported).toMatchObject([{ reason: '月度通报', detail: { rowCount: 2 } }]);
    expect(await call(getTeamForReview, { id: first.teamId }, reviewer)).toMatchObject({
      nextId: second.teamId,
      proofs: [],
    });
    const decide = async (teamId: number, verdict: 'pass' | 'return' | 'reject', reason?: string) => {
      const { version } = await team(teamId);
      const request = { teamId, version, verdict, ...(reason ? { reason } : {}) };
      return outcomeOf(call(reviewTeamRegistration, request, reviewer));
    };
    expect(await decide(first.teamId, 'return')).toBe('400');
    expect(await decide(first.teamId, 'return', '证明材料不清楚')).toBe('done');
    expect(await team(first.teamId)).toMatchObject({ status: 'returned', reviewNote: '证明材料不清楚' });
    expect(await titlesOf(first.accountId)).toEqual(['队伍资料需要补充']);
    expect(await decide(second.teamId, 'pass')).toBe('done');
    expect(await team(second.teamId)).toMatchObject({ status: 'active', reviewedBy: reviewer.accountId });
    expect(await decide(second.teamId, 'reject', '重复提交')).toBe('wrongStatus');
    const late = { teamId: second.teamId, version: 1, verdict: 'pass' } as const;
    await expect(call(reviewTeamRegistration, late, await staff())).rejects.toMatchObject({
      message: expect.stringMatching(new RegExp(`^${reviewer.displayName} .*已通过这支队伍`)),
    });
  });

  it('are decided only as the reviewer read them', async () => {
    const reviewer = await staff();
    const { teamId } = await buildTeam(sql(), { status: 'pending', submittedAt: testNoon });
    const { version } = await call(getTeamForReview, { id: teamId }, reviewer);
    await sql()
      .updateTable('teams')
      .set({ intro: '等待审核时又改过的介绍', version: version + 1 })
      .where('id', '=', teamId)
      .execute();
    const pass = (read: number) =>
      outcomeOf(call(reviewTeamRegistration, { teamId, version: read, verdict: 'pass' }, reviewer));
    expect(await pass(version)).toBe('versionConflict');
    expect(await team(teamId)).toMatchObject({ status: 'pending' });
    expect(await pass(version + 1)).toBe('done');
  });

  it('outside the data scope are not there', async () => {
    const { teamId, organisationId } = await buildTeam(sql(), { status: 'pending', submittedAt: testNoon });
    const near = await staff(`${organisationId}/`);
    const far = await staff(`${organisationId}/99/`);
    expect((await call(listTeamReviews, {}, near)).total).toBe(1);
    expect((await call(listTeamReviews, {}, far)).total).toBe(0);
    expect(await outcomeOf(call(getTeamForReview, { id: teamId }, far))).toBe('404');
    expect(await outcomeOf(call(getTeamForStaff, { id: teamId }, far))).toBe('404');
    const pass = { teamId, version: (await team(teamId)).version, verdict: 'pass' } as const;
    expect(await outcomeOf(call(reviewTeamRegistration, pass, far))).toBe('404');
    expect(await outcomeOf(call(suspendTeam, { teamId, reason: '核查', until: '2026-12-01' }, far))).toBe(
      '404',
    );
    expect(await outcomeOf(call(reviewTeamRegistration, pass, near))).toBe('done');
  });
});

describe('teams in office', () => {
  it('are suspended to a day and go on after it', async () => {
    const reviewer = await staff();
    const { teamId, accountId } = await buildTeam(sql());
    const ask = { teamId, reason: '安全隐患整改', until: '2026-11-21' };
    expect(await outcomeOf(call(suspendTeam, ask, reviewer))).toBe('untilPast');
    await call(suspendTeam, { ...ask, until: '2026-11-22' }, reviewer);
    expect(await team(teamId)).toMatchObject({
      status: 'suspended',
      suspendedUntil: new Date('2026-11-23T00:00:00+08:00'),
    });
    clock.now = new Date('2026-11-22T23:59:00+08:00');
    await run('teams.endSuspensions');
    expect((await team(teamId)).status).toBe('suspended');
    clock.now = new Date('2026-11-23T00:00:00+08:00');
    await run('teams.endSuspensions');
    expect(await team(teamId)).toMatchObject({ status: 'active', suspendedUntil: null });
    expect(await titlesOf(accountId)).toEqual(['队伍已被暂停', '队伍已恢复正常']);
    await call(suspendTeam, { ...ask, until: '2026-12-31' }, reviewer);
    await call(resumeTeam, { teamId, reason: '已整改' }, reviewer);
    expect((await team(teamId)).status).toBe('active');
  });

  it('are dissolved only without open activities and work at hand; memberships and a waiting change end', async () => {
    const reviewer = await staff();
    const { memberId, teamId, volunteerId } = await buildMember(sql());
    above.openCount = 2;
    expect(await outcomeOf(call(dissolveTeam, { teamId, reason: '成员申请' }, reviewer))).toBe(
      'openActivities',
    );
    above.openCount = 0;
    above.openWork = ['1 件没办完的任务（R2026112100001“换灯”）'];
    expect(await outcomeOf(call(dissolveTeam, { teamId, reason: '成员申请' }, reviewer))).toBe('openWork');
    above.openWork = [];
    const changeId = await buildTeamChange(sql(), { teamId, now: testNoon });
    await call(dissolveTeam, { teamId, reason: '成员申请' }, reviewer);
    expect(await outcomeOf(call(reviewTeamChange, { changeId, verdict: 'pass' }, reviewer))).toBe('decided');
    expect(await team(teamId)).toMatchObject({ status: 'dissolved', dissolvedAt: testNoon });
    expect(await member(memberId)).toMatchObject({ status: 'left', leaveReason: '队伍已注销' });
    expect(await titlesOf(volunteerId)).toEqual(['队伍已注销']);
  });

  it('are graded with a reason, listed by filters and exported', async () => {
    const reviewer = await staff();
    const { teamId } = await buildTeam(sql(), { name: '石矶蓝焰应急救援队' });
    await buildTeam(sql(), { status: 'draft' });
    expect(
      await outcomeOf(call(setTrustGrade, { teamId, trustGrade: 'B', reason: '没有变化' }, reviewer)),
    ).toBe('sameGrade');
    await call(setTrustGrade, { teamId, trustGrade: 'A', reason: '两年无退回' }, reviewer);
    const list = async (filter: object) =>
      (await call(listTeamsForStaff, filter, reviewer)).list.map((row) => row.teamId);
    expect(await list({})).toEqual([teamId]);
    expect(await list({ trustGrade: 'A', keyword: '蓝焰' })).toEqual([teamId]);
    expect(await list({ status: 'suspended' })).toEqual([]);
    const detail = await call(getTeamForStaff, { id: teamId }, await staff(undefined, ['teams.view']));
    expect(detail).toMatchObject({ canManage: false, trustGrade: 'A', members: [] });
    const file = await call(exportTeams, { reason: '季度统计' }, reviewer);
    expect(file.fileName).toBe('服务队伍-2026-11-21.xlsx');
    const audits = await sql()
      .selectFrom('auditLog')
      .selectAll()
      .where('action', '=', 'exportTeams')
      .execute();
    expect(audits).toMatchObject([{ reason: '季度统计', detail: { rowCount: 1 } }]);
  });
});
