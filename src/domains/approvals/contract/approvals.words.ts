/** Where a request stands. */
export const approvalStateLabels = {
  pending: '待批准',
  approved: '已批准',
  rejected: '已驳回',
  withdrawn: '已撤回',
} as const;
export type ApprovalState = keyof typeof approvalStateLabels;

/** Why a request is not decided or withdrawn. */
export const approvalRefusals = {
  decided: '这项申请已经处理过了，请刷新后再看',
  samePerson: '提出申请的人和账号被改动的本人不能批准，请交给另一位安全管理员',
  reasonMissing: '请写明驳回原因，提出申请的人会看到',
  askerGone: '提出申请的人已不能这样操作，请驳回，由在岗的管理员重新提出',
  notPossible: '现在不能照这项申请执行，请驳回',
} as const;

/** Columns by which staff order requests. */
export const approvalSorts = ['askedAt', 'decidedAt'] as const;
export type ApprovalSort = (typeof approvalSorts)[number];
