import type { Contested } from '#platform/server/calls/overtaken.ts';

/** A request that the asker may withdraw while the security administrator decides. */
export const contestedApproval = (approvalId: number): Contested => ({
  targetType: 'approval',
  targetId: approvalId,
  noun: '这项申请',
  deeds: { decideApproval: { approve: '批准', reject: '驳回' }, withdrawApproval: '撤回' },
});
