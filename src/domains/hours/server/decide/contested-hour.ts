import type { Contested } from '#platform/server/calls/overtaken.ts';

/** A record of hours that the team and several reviewers may act on. */
export const contestedHour = (hourId: number): Contested => ({
  targetType: 'serviceHour',
  targetId: hourId,
  noun: '这条时长',
  deeds: {
    decideHour: { approve: '认定', reject: '不予认定' },
    adjustHour: '调整',
    confirmHours: '核定',
    submitHourEntry: '提交',
    makeHourEffective: '公示完',
  },
});
