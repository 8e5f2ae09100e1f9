import { dateTimeLabel, toDay } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import { writeSheet } from '#platform/server/spreadsheet.ts';
import type * as contract from '../contract/review-hours.contract.ts';
import { hourReviewTabs, hourStates, mostExportedHours } from '../contract/hours.words.ts';
import { hoursForReview, reviewRowsOf } from './lists.queries.ts';

const columns = [
  ['记录编号', 20],
  ['志愿者编号', 22],
  ['姓名', 12],
  ['活动', 40],
  ['队伍', 30],
  ['岗位', 14],
  ['开始', 18],
  ['结束', 18],
  ['分钟', 8],
  ['考勤分钟', 10],
  ['证据', 8],
  ['状态', 14],
  ['说明', 40],
  ['异议', 40],
  ['答复', 40],
  ['处理人', 12],
  ['处理时间', 18],
  ['不予认定的原因', 40],
] as const;

type Row = Awaited<ReturnType<typeof reviewRowsOf>>[number];

/** Records by the list's filters and inside the caller's scope as a spreadsheet, in the order of the list. @throws Refusal above the bound */
export const exportHoursForReview: UseCase<typeof contract.exportHoursForReview> = async (
  act,
  { reason, ...asked },
) => {
  const { scope } = act.caller;
  const page = { pageNum: 1, pageSize: mostExportedHours + 1 };
  const { hourIds } = await hoursForReview(act.sql, { ...asked, ...page, scope });
  if (hourIds.length > mostExportedHours) throw act.refuse('tooManyRows');
  const byId = new Map((await reviewRowsOf(act.sql, { hourIds, scope })).map((row) => [row.hourId, row]));
  const rows = hourIds.flatMap((hourId) => byId.get(hourId) ?? []);
  const bytes = await writeSheet({
    title: '时长审核',
    columns: columns.map(([title, width]) => ({ title, width })),
    rows: rows.map(cellsOf),
  });
  await act.audit({
    targetType: 'serviceHour',
    targetId: null,
    reason,
    detail: { filters: asked, rowCount: rows.length },
  });
  return {
    fileName: `时长审核-${hourReviewTabs[asked.tab]}-${toDay(act.now)}.xlsx`,
    sheet: bytes.toString('base64'),
  };
};

const cellsOf = (row: Row): (string | number)[] => [
  row.hourNo,
  row.volunteerNo,
  row.volunteerName,
  row.activityTitle,
  row.teamName,
  row.postName,
  dateTimeLabel(row.startsAt),
  dateTimeLabel(row.endsAt),
  row.minutes,
  row.calculatedMinutes,
  row.evidenceGrade,
  hourStates[row.state],
  row.reason ?? '',
  row.objection ?? '',
  row.objectionAnswer ?? '',
  // What nobody of the centre decided the person denied.
  row.deciderName ?? (row.state === 'rejected' ? '本人' : ''),
  row.decidedAt ? dateTimeLabel(row.decidedAt) : '',
  row.decisionNote ?? '',
];
