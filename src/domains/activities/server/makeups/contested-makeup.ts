import type { Contested } from '#platform/server/calls/overtaken.ts';

const deeds = {
  saveMakeup: '修改',
  submitMakeup: '提交',
  withdrawMakeup: '撤回',
  reviewMakeup: { pass: '通过', return: '退回', refuse: '不予通过' },
} as const;

/** A past activity that its team and several reviewers may act on. */
export const contestedMakeup = (makeupId: number): Contested => ({
  targetType: 'activityMakeup',
  targetId: makeupId,
  noun: '这份补录',
  deeds,
});
