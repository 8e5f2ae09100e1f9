import { askApprovalRefusals } from '#platform/contract/approvals.words.ts';
import type { PermissionCode } from './permissions.words.ts';

/** Rows a role may see: the whole city, its own 所/站 and below, or only its own. */
export const dataScopeLabels = { all: '全部', organisation: '本单位及下级', own: '本人' } as const;
export type DataScope = keyof typeof dataScopeLabels;

export type BuiltinRole = {
  name: string;
  userType: 1 | 2 | 3;
  dataScope: DataScope;
  permissions: readonly PermissionCode[];
};

/** Roles that come with the product (decision 0014); the back office makes further ones from the catalogue. */
export const builtinRoles = {
  volunteer: { name: '志愿者', userType: 2, dataScope: 'own', permissions: [] },
  team: { name: '服务队伍', userType: 1, dataScope: 'own', permissions: [] },
  systemAdmin: {
    name: '系统管理员',
    userType: 3,
    dataScope: 'all',
    permissions: [
      'accounts.edit',
      'roles.edit',
      'site.edit',
      'sms.view',
      'system.watch',
      'statistics.view',
      'activities.view',
      'hours.view',
      'teams.view',
      'volunteers.view',
    ],
  },
  reviewer: {
    name: '中心审核员',
    userType: 3,
    dataScope: 'all',
    permissions: [
      'activities.view',
      'activities.review',
      'hours.view',
      'hours.review',
      'hours.void',
      'teams.view',
      'teams.review',
      'volunteers.view',
      'volunteers.verify',
      'volunteers.manage',
      'needs.view',
      'needs.take',
      'needs.review',
      'needs.menu',
      'news.review',
      'discussion.review',
      'anomalies.judge',
      'complaints.handle',
      'statistics.view',
    ],
  },
  centreLeader: {
    name: '中心负责人',
    userType: 3,
    dataScope: 'all',
    permissions: ['volunteers.view', 'volunteers.manage', 'stars.lead', 'teams.view', 'statistics.view'],
  },
  dispatcher: {
    name: '中心调度员',
    userType: 3,
    dataScope: 'all',
    permissions: [
      'needs.view',
      'needs.take',
      'needs.review',
      'needs.dispatch',
      'needs.menu',
      'activities.view',
      'teams.view',
      'statistics.view',
    ],
  },
  editor: {
    name: '内容编辑',
    userType: 3,
    dataScope: 'all',
    permissions: [
      'news.edit',
      'news.review',
      'discussion.review',
      'news.categories',
      'activities.view',
      'statistics.view',
    ],
  },
  analyst: { name: '统计查看员', userType: 3, dataScope: 'all', permissions: ['statistics.view'] },
  securityAdmin: {
    name: '安全管理员',
    userType: 3,
    dataScope: 'all',
    permissions: ['security.edit', 'statistics.view'],
  },
  auditAdmin: {
    name: '审计管理员',
    userType: 3,
    dataScope: 'all',
    permissions: ['audit.read', 'statistics.view'],
  },
  organisationAdmin: {
    name: '所/站管理员',
    userType: 3,
    dataScope: 'organisation',
    permissions: [
      'activities.view',
      'activities.review',
      'teams.view',
      'volunteers.view',
      'volunteers.manage',
      'needs.view',
      'needs.take',
      'needs.review',
      'news.edit',
      'statistics.view',
    ],
  },
  gridWorker: {
    name: '网格员',
    userType: 3,
    dataScope: 'organisation',
    permissions: ['needs.take', 'statistics.view'],
  },
} as const satisfies Record<string, BuiltinRole>;

export type BuiltinRoleCode = keyof typeof builtinRoles;

/** Which of the three shells draws a menu. */
export const menuClients = ['staff', 'team', 'volunteer'] as const;
export type MenuClient = (typeof menuClients)[number];
export const menuClientLabels: Record<MenuClient, string> = {
  staff: '管理后台',
  team: '团队中心',
  volunteer: '志愿者中心',
};

/** Why a role cannot be made, changed or deleted. */
export const roleRefusals = {
  nameTaken: '已有同名的角色，请换个名称',
  builtin: '内置角色不能修改，可以复制一份再改',
  inUse: '还有账号在用这个角色，先给他们换角色再删除',
  ownRole: '不能修改自己正在用的角色，请由另一位管理员操作',
  separatedPermission: '安全和审计权限只属于内置的安全管理员、审计管理员，不能放进其他角色',
  mixedPermission: '系统管理和业务审核要由不同的人承担（三员分立），请分成两个角色',
  grantsMore: '你自己没有的系统权限和数据范围，不能授予别人',
  lastAdministrator: '改后就没有人能管理账号了，请保留这项权限',
  ...askApprovalRefusals,
  emptyMenu: '改后这个角色的菜单会是空的，请至少保留一项',
} as const;
export type RoleRefusal = keyof typeof roleRefusals;

/** Why a menu cannot be changed so. */
export const menuRefusals = {
  emptyMenu: '改后有角色的菜单会是空的，请至少保留一项',
  fixedEntry: '这一项用来维护菜单，不能停用、隐藏或改权限',
  otherEntries: '菜单已有变化，请刷新后再排序',
} as const;
