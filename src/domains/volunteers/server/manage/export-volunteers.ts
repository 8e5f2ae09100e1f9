import { hoursOf } from '#platform/contract/figures.ts';
import { toDay } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import { writeSheet } from '#platform/server/spreadsheet.ts';
import type * as contract from '../../contract/manage-volunteers.contract.ts';
import { manageVolunteerLimits } from '../../contract/manage-volunteers.words.ts';
import {
  genderLabels,
  realNameStatusLabels,
  volunteerStatusLabels,
} from '../../contract/volunteers.words.ts';
import { volunteerPage } from './manage-volunteers.queries.ts';
import { viewOf } from './volunteer-row.ts';

const columns = [
  ['志愿者编号', 22],
  ['姓名', 12],
  ['性别', 6],
  ['年龄', 6],
  ['区域', 12],
  ['手机号', 16],
  ['实名状态', 10],
  ['状态', 10],
  ['服务时长（小时）', 14],
  ['星级', 6],
  ['注册日期', 12],
] as const;

/** Volunteers by the list's filters as a spreadsheet; bounded, phones masked, noted in the audit log with the reason. */
export const exportVolunteers: UseCase<typeof contract.exportVolunteers> = async (
  act,
  { reason, ...asked },
) => {
  const today = toDay(act.now);
  const filter = { ...asked, scope: act.caller.scope, today };
  const { exportRows } = manageVolunteerLimits;
  const rows = await volunteerPage(act.sql, filter, { limit: exportRows + 1 }).execute();
  if (rows.length > exportRows) throw act.refuse('tooManyRows');
  const bytes = await writeSheet({
    title: '志愿者',
    columns: columns.map(([title, width]) => ({ title, width })),
    rows: rows.map((row) => cellsOf(viewOf(row, today))),
  });
  await act.audit({
    targetType: 'volunteer',
    targetId: null,
    reason,
    detail: { filters: asked, rowCount: rows.length },
  });
  return { fileName: `志愿者-${today}.xlsx`, sheet: bytes.toString('base64') };
};

const cellsOf = (row: ReturnType<typeof viewOf>): (string | number)[] => [
  row.volunteerNo,
  row.name,
  genderLabels[row.gender],
  row.age,
  row.areaName,
  row.mobileMasked ?? '',
  realNameStatusLabels[row.realNameStatus],
  volunteerStatusLabels[row.status],
  hoursOf(row.effectiveMinutes),
  row.stars,
  row.registeredAt.slice(0, 10),
];
