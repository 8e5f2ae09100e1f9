import { hoursLabel, toDay, toInstantOrNull } from '#platform/contract/instants.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import { offsetOf } from '#platform/contract/paging.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { NotFound, Refusal } from '#platform/server/calls/failures.ts';
import { writeSheet } from '#platform/server/spreadsheet.ts';
import type {
  exportTeams as exportOperation,
  getTeamForStaff as getOperation,
  listTeamsForStaff as listOperation,
  TeamForStaff,
} from '../../contract/manage-teams.contract.ts';
import { memberLimits } from '../../contract/members.words.ts';
import { teamStatusLabels } from '../../contract/teams.words.ts';
import { countStaffTeams, leadingMembers, staffTeamRow, staffTeamRows } from './manage-teams.queries.ts';
import type { TeamsReactions } from '../reactions.ts';
import { staffTeamDetail, staffTeamView } from './staff-team-views.ts';

/** A page of teams inside the caller's scope. */
export async function listTeamsForStaff(
  { sql, caller }: Act<StaffCaller>,
  { pageNum, pageSize, sort, ...asked }: ParsedRequestOf<typeof listOperation>,
): Promise<ResultOf<typeof listOperation>> {
  const filter = { ...asked, scope: caller.organisationPath };
  const rows = await staffTeamRows(sql, filter, sort)
    .limit(pageSize)
    .offset(offsetOf({ pageNum, pageSize }))
    .execute();
  return { list: rows.map(staffTeamView), total: await countStaffTeams(sql, filter), pageNum, pageSize };
}

/** One team inside the caller's scope. @throws NotFound outside it */
export const getTeamForStaff =
  ({ openActivityCount }: TeamsReactions) =>
  async (
    { sql, caller }: Act<StaffCaller>,
    { id }: ParsedRequestOf<typeof getOperation>,
  ): Promise<TeamForStaff> => {
    const row = await staffTeamRow(sql, id, caller.organisationPath);
    if (!row) throw new NotFound('没有找到这支队伍');
    const members = await leadingMembers(sql, id);
    return {
      ...(await staffTeamDetail(sql, row)),
      openActivityCount: await openActivityCount(sql, id),
      members: members.map(({ id: teamUserId, joinedAt, ...member }) => ({
        teamUserId,
        ...member,
        joinedAt: toInstantOrNull(joinedAt),
      })),
      canManage: caller.permissions.has('teams.review'),
    };
  };

const columns = [
  ['队伍编号', 18],
  ['名称', 34],
  ['类别', 14],
  ['登记形式', 14],
  ['区域', 12],
  ['所属阵地', 30],
  ['负责人', 12],
  ['状态', 10],
  ['信用等级', 10],
  ['队员', 8],
  ['活动', 8],
  ['服务时长（小时）', 16],
  ['入驻日期', 14],
] as const;

/** Teams by the list's filters as a spreadsheet; bounded, and noted in the audit log. */
export async function exportTeams(
  act: Act<StaffCaller>,
  { reason, ...asked }: ParsedRequestOf<typeof exportOperation>,
): Promise<ResultOf<typeof exportOperation>> {
  const { sql, caller, now } = act;
  const rows = await staffTeamRows(sql, { ...asked, scope: caller.organisationPath })
    .limit(memberLimits.exportRows + 1)
    .execute();
  if (rows.length > memberLimits.exportRows) throw new Refusal('tooManyRows');
  const bytes = await writeSheet({
    title: '服务队伍',
    columns: columns.map(([title, width]) => ({ title, width })),
    rows: rows.map((row) => [
      row.teamNo,
      row.name,
      row.teamClass,
      row.legalForm,
      row.areaName ?? '',
      row.organisationName,
      row.leaderName,
      teamStatusLabels[row.status],
      row.trustGrade,
      Number(row.memberCount),
      Number(row.activityCount),
      Number(hoursLabel(Number(row.effectiveMinutes))),
      toDay(row.registeredAt),
    ]),
  });
  await act.audit({
    targetType: 'team',
    targetId: null,
    reason,
    detail: { filters: asked, rowCount: rows.length },
  });
  return { fileName: `服务队伍-${toDay(now)}.xlsx`, sheet: bytes.toString('base64') };
}
