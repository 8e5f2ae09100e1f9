import type { Contested } from '#platform/server/calls/overtaken.ts';

const deeds = {
  updateActivity: '修改',
  submitActivity: '提交',
  withdrawActivity: '撤回',
  reviewActivity: { pass: '通过', return: '退回' },
  cancelActivity: '取消',
  suspendActivity: '停用',
  resumeActivity: '恢复',
  settleActivity: '结项',
  closeActivity: '结项',
  endActivity: '结束',
} as const;

/** An activity that its team and several reviewers may act on. */
export const contestedActivity = (activityId: number): Contested => ({
  targetType: 'activity',
  targetId: activityId,
  noun: '这个活动',
  deeds,
});
