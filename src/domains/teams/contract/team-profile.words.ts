import { keysOf } from '#platform/contract/keys-of.ts';

/** Facts of a team that staff have checked: a change waits for them while the old ones stay public (domain.md 4.2.2). */
export const protectedFieldLabels = {
  name: '队伍名称',
  leaderName: '负责人',
  uscc: '统一社会信用代码',
  legalForm: '登记形式',
  teamClass: '队伍类别',
} as const;
export const protectedFields = keysOf(protectedFieldLabels);

/** States of a change. */
export const teamChangeStatusLabels = {
  pending: '待审核',
  passed: '已通过',
  rejected: '未通过',
  withdrawn: '已撤回',
} as const;

export const submitChangeRefusals = {
  alreadyPending: '上一次变更还在审核中，请等待结果或先撤回',
  unchanged: '没有改动任何一项',
  underReview: '队伍入驻正在审核，审核结束后再变更',
  notActive: '队伍当前状态不能变更资料',
  nameTaken: '这个队伍名称已被登记，请换一个名称',
} as const;

export const withdrawChangeRefusals = { notPending: '没有正在审核的变更' } as const;

export const reviewChangeRefusals = {
  decided: '这一条已经处理过了',
  nameTaken: '这个队伍名称已被其他队伍登记，不能通过',
  reasonMissing: '请填写不通过的原因',
} as const;
