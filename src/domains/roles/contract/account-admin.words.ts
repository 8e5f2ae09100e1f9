import { askApprovalRefusals } from '#platform/contract/approvals.words.ts';

/** Why an act on somebody's account is not possible. */
export const accountAdminRefusals = {
  loginNameTaken: '这个用户名已有人使用，请换一个',
  ownAccount: '不能修改自己的账号，请由另一位管理员操作',
  lastAdministrator: '这是最后一位能管理账号或批准申请的管理员，先把职责交给别人再操作',
  grantsMore: '这个角色的系统权限或数据范围超出你自己的，不能授予别人，也不能管理有这个角色的账号',
  roleUnknown: '没有这个角色，请重新选择',
  organisationNeeded: '这个角色只看本单位及下级，请选择所属单位',
  wrongStatus: '账号当前状态不能这样操作，请刷新后再看',
  frozenVolunteer: '这位志愿者已被中心停用，请在志愿者管理中恢复',
  notLocked: '这个账号没有被锁定',
  staffOnly: '只有工作人员账号可以这样修改',
  noSecondFactor: '这个账号没有启用动态验证码',
  roleChanged: '角色的权限在提出申请之后改过，请驳回后重新提出',
  ...askApprovalRefusals,
} as const;
/** Said where an act waits for a second person. */
export const askedText = '已提交，等安全管理员批准后生效';

export type AccountAdminRefusal = keyof typeof accountAdminRefusals;

/** Login names of staff: a letter, then letters, digits or underscores, 6 to 20 in all (domain.md 4.4.1). */
export const loginNamePattern = /^[A-Za-z][A-Za-z0-9_]{5,19}$/;

/** Columns by which staff order accounts. */
export const accountSorts = ['loginName', 'lastLoginAt'] as const;
export type AccountSort = (typeof accountSorts)[number];
