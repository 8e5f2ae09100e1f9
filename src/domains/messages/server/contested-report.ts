import type { Contested } from '#platform/server/calls/overtaken.ts';

/** A report that several people of the centre may answer. */
export const contestedReport = (reportId: number): Contested => ({
  targetType: 'messageReport',
  targetId: reportId,
  noun: '这条举报',
  deeds: { decideMessageReport: '处理' },
});
