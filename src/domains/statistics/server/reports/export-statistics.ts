import { hoursOf } from '#platform/contract/figures.ts';
import { toDay } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import { writeSheet } from '#platform/server/spreadsheet.ts';
import type * as contract from '../../contract/statistics.contract.ts';
import { reportsOf } from './get-reports.ts';

const columns = [
  ['报表', 22],
  ['项目', 22],
  ['数值', 14],
  ['单位', 10],
  ['上年同期', 14],
] as const;

/** The reports' figures as a spreadsheet, row by row as the page shows them; the export is noted in the audit log. */
export const exportStatistics: UseCase<typeof contract.exportStatistics> = async (
  act,
  { reason, ...span },
) => {
  const { figures, hours, areas, categories, funnel, needs, stars } = await reportsOf(act, span);
  const days = `${span.fromOn} 至 ${span.toOn}`;
  const rows = [
    ['时间段', days, '', '', ''],
    ...figures.map(({ label, value, unit }) => ['数据', label, value, unit, '']),
    ...hours.map(({ part, minutes, lastYearMinutes }) => [
      '服务时长',
      part,
      hoursOf(minutes),
      '小时',
      hoursOf(lastYearMinutes),
    ]),
    ...areas.map(({ label, value }) => ['各区活动', label, value, '场', '']),
    ...categories.map(({ label, value }) => ['服务类别', label, value, '场', '']),
    ...funnel.map(({ label, value }) => ['报名四步', label, value, '人次', '']),
    ...needs.steps.map(({ label, value }) => ['服务需求', label, value, '件', '']),
    ['服务需求', '按时核实', needs.verifiedInTime, '件', ''],
    ['服务需求', '点单到接单，中位数', needs.medianMinutes ?? '', '分钟', ''],
    ...needs.outcomes.map(({ label, value }) => ['点单人怎么说', label, value, '件', '']),
    ...needs.categories.map(({ label, value }) => ['需求类别', label, value, '件', '']),
    ...stars.standing.map(({ label, value }) => ['星级志愿者', label, value, '人', '']),
    ...stars.awarded.map(({ label, value }) => ['新授星级', label, value, '人', '']),
  ];
  const bytes = writeSheet({
    title: '统计报表',
    columns: columns.map(([title, width]) => ({ title, width })),
    rows,
  });
  await act.audit({
    targetType: 'statistics',
    targetId: null,
    reason,
    detail: { ...span, rowCount: rows.length },
  });
  return { fileName: `统计报表-${toDay(act.now)}.xlsx`, sheet: bytes.toString('base64') };
};
