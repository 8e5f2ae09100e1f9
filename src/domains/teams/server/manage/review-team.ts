import { notify } from '#domains/messages/server/index.ts';
import { readOverdueBefore } from '#domains/site/server/index.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import { offsetOf } from '#platform/contract/paging.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { decidedAlready, overtaken } from '#platform/server/calls/overtaken.ts';
import type {
  getTeamForReview as getOperation,
  listTeamReviews as listOperation,
  reviewTeamRegistration as reviewOperation,
  TeamForReview,
} from '../../contract/manage-teams.contract.ts';
import { teamReviewTabs, type TeamReviewTab } from '../../contract/manage-teams.words.ts';
import { contestedTeam } from './contested-team.ts';
import {
  countStaffTeams,
  similarTeams,
  type StaffTeamDetailRow,
  staffTeamRow,
  staffTeamRows,
} from './manage-teams.queries.ts';
import { setTeamStatus } from './manage-teams.store.ts';
import { lockScopedTeam } from './scoped-team.ts';
import { reviewRowView, staffTeamDetail } from './staff-team-views.ts';

const tabs = Object.keys(teamReviewTabs) as TeamReviewTab[];

/** A page of registrations inside the reviewer's scope, with the counts of every view. */
export async function listTeamReviews(
  { sql, caller, now }: Act<StaffCaller>,
  { tab, pageNum, pageSize, ...asked }: ParsedRequestOf<typeof listOperation>,
): Promise<ResultOf<typeof listOperation>> {
  const overdueBefore = await readOverdueBefore(sql, now);
  const shared = { ...asked, scope: caller.organisationPath };
  const rows = await staffTeamRows(sql, { ...shared, tab })
    .limit(pageSize)
    .offset(offsetOf({ pageNum, pageSize }))
    .execute();
  const counts = [];
  for (const each of tabs)
    counts.push({ tab: each, count: await countStaffTeams(sql, { ...shared, tab: each }) });
  return {
    list: rows.map((row) => reviewRowView(row, now, overdueBefore)),
    total: counts.find((each) => each.tab === tab)?.count ?? 0,
    pageNum,
    pageSize,
    tabs: counts,
    overdueCount: await countStaffTeams(sql, { ...shared, tab: 'pending', overdueBefore }),
  };
}

/** One registration inside the reviewer's scope. @throws NotFound outside it */
export async function getTeamForReview(
  { sql, caller }: Act<StaffCaller>,
  { id }: ParsedRequestOf<typeof getOperation>,
): Promise<TeamForReview> {
  const row = await staffTeamRow(sql, id, caller.organisationPath);
  if (!row) throw new NotFound('没有找到这支队伍');
  const waiting = await staffTeamRows(sql, {
    keyword: '',
    tab: 'pending',
    scope: caller.organisationPath,
  })
    .limit(2)
    .execute();
  const similar = await similarTeams(sql, row);
  return {
    ...(await staffTeamDetail(sql, row)),
    version: row.version,
    findings: similar.map((other) => findingOf(row, other)),
    nextId: waiting.find((other) => other.id !== id)?.id ?? null,
  };
}

function findingOf(
  team: StaffTeamDetailRow,
  other: { name: string; uscc: string | null; leaderName: string },
): string {
  if (team.uscc && other.uscc === team.uscc) return `与“${other.name}”的统一社会信用代码相同`;
  if (other.leaderName === team.leaderName) return `负责人与“${other.name}”同名，请核对是否同一人`;
  return `名称与“${other.name}”相近`;
}

const nextStates = { pass: 'active', return: 'returned', reject: 'rejected' } as const;

/**
 * Passes, returns or rejects a registration that waits, as the reviewer read it; the team is told why.
 * @throws NotFound, Refusal wrongStatus, VersionConflict
 */
export async function reviewTeamRegistration(
  act: Act<StaffCaller>,
  { teamId, version, verdict, reason }: ParsedRequestOf<typeof reviewOperation>,
): Promise<ResultOf<typeof reviewOperation>> {
  const team = await lockScopedTeam(act, teamId);
  if (team.status !== 'pending') throw await decidedAlready(act, contestedTeam(teamId), 'wrongStatus');
  if (team.version !== version) throw await overtaken(act, contestedTeam(teamId));
  const status = nextStates[verdict];
  await setTeamStatus(act.sql, teamId, {
    status,
    reviewNote: reason ?? null,
    reviewedAt: act.now,
    reviewedBy: act.caller.accountId,
    ...(verdict === 'pass' && { registeredAt: act.now }),
  });
  await notify(act, {
    accountId: team.accountId,
    category: 'review',
    level: 'important',
    ...wordsOf(verdict, reason ?? ''),
    link: '/teamcenter/index/teamindex',
  });
  await act.audit({
    targetType: 'team',
    targetId: teamId,
    ...(reason && { reason }),
    detail: { verdict, from: team.status, to: status },
  });
  return {};
}

function wordsOf(verdict: 'pass' | 'return' | 'reject', reason: string): { title: string; body: string } {
  if (verdict === 'pass')
    return { title: '队伍已通过审核', body: '现在可以发布活动、招募队员，队伍主页已经公开。' };
  if (verdict === 'return')
    return { title: '队伍资料需要补充', body: `请按意见修改后重新提交。意见：${reason}` };
  return { title: '队伍未通过审核', body: `原因：${reason}。有疑问请联系实践中心。` };
}
