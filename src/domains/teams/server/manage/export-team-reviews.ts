import { readOverdueBefore } from '#domains/site/server/index.ts';
import { dateTimeLabel, toDay } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import { writeSheet } from '#platform/server/spreadsheet.ts';
import type { TeamReviewRow } from '../../contract/manage-teams.contract.ts';
import type * as contract from '../../contract/manage-teams.contract.ts';
import { teamReviewTabs } from '../../contract/manage-teams.words.ts';
import { memberLimits } from '../../contract/members.words.ts';
import { teamStatusLabels } from '../../contract/teams.words.ts';
import { staffTeamRows } from './manage-teams.queries.ts';
import { reviewRowView } from './staff-team-views.ts';

const columns = [
  ['队伍编号', 18],
  ['名称', 34],
  ['类别', 14],
  ['登记形式', 14],
  ['区域', 12],
  ['所属阵地', 30],
  ['负责人', 12],
  ['状态', 10],
  ['提交时间', 22],
  ['已等（分钟）', 12],
  ['超时', 8],
  ['审核人', 12],
  ['审核时间', 22],
  ['审核意见', 40],
] as const;

/** Registrations by the list's filters and inside the caller's scope as a spreadsheet. @throws Refusal above the bound */
export const exportTeamReviews: UseCase<typeof contract.exportTeamReviews> = async (
  act,
  { reason, ...asked },
) => {
  const overdueBefore = await readOverdueBefore(act.sql, act.now);
  const rows = await staffTeamRows(act.sql, { ...asked, scope: act.caller.scope })
    .limit(memberLimits.exportRows + 1)
    .execute();
  if (rows.length > memberLimits.exportRows) throw act.refuse('tooManyRows');
  const bytes = await writeSheet({
    title: '队伍审核',
    columns: columns.map(([title, width]) => ({ title, width })),
    rows: rows.map((row) => cellsOf(reviewRowView(row, act.now, overdueBefore))),
  });
  await act.audit({
    targetType: 'team',
    targetId: null,
    reason,
    detail: { filters: asked, rowCount: rows.length },
  });
  return {
    fileName: `队伍审核-${teamReviewTabs[asked.tab]}-${toDay(act.now)}.xlsx`,
    sheet: bytes.toString('base64'),
  };
};

const cellsOf = (row: TeamReviewRow): (string | number)[] => [
  row.teamNo,
  row.name,
  row.teamClass,
  row.legalForm,
  row.areaName,
  row.organisationName,
  row.leaderName,
  teamStatusLabels[row.status],
  row.submittedAt ? dateTimeLabel(row.submittedAt) : '',
  row.waitedMinutes,
  row.isOverdue ? '是' : '',
  row.reviewerName ?? '',
  row.reviewedAt ? dateTimeLabel(row.reviewedAt) : '',
  row.reviewNote ?? '',
];
