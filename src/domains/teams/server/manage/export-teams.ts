import { hoursOf } from '#platform/contract/figures.ts';
import { toDay } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import { writeSheet } from '#platform/server/spreadsheet.ts';
import type * as contract from '../../contract/manage-teams.contract.ts';
import { memberLimits } from '../../contract/members.words.ts';
import { teamStatusLabels } from '../../contract/teams.words.ts';
import { staffTeamRows } from './manage-teams.queries.ts';

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
export const exportTeams: UseCase<typeof contract.exportTeams> = async (act, { reason, ...asked }) => {
  const { sql, caller, now } = act;
  const rows = await staffTeamRows(sql, { ...asked, scope: caller.scope })
    .limit(memberLimits.exportRows + 1)
    .execute();
  if (rows.length > memberLimits.exportRows) throw act.refuse('tooManyRows');
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
      hoursOf(Number(row.effectiveMinutes)),
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
};
