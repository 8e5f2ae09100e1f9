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

/** Roles that come with the product (decisions.md 1); the back office makes further ones from the catalogue. */
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
      'statistics.view',
      'activities.view',
      'activities.review',
      'hours.view',
      'hours.review',
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
      'news.review',
      'statistics.view',
    ],
  },
  dispatcher: {
    name: '中心调度员',
    userType: 3,
    dataScope: 'all',
    permissions: ['needs.view', 'needs.dispatch', 'activities.view', 'teams.view', 'statistics.view'],
  },
  editor: {
    name: '内容编辑',
    userType: 3,
    dataScope: 'all',
    permissions: ['news.edit', 'news.review', 'activities.view', 'statistics.view'],
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
    permissions: ['activities.view', 'activities.review', 'teams.view', 'volunteers.view', 'statistics.view'],
  },
} as const satisfies Record<string, BuiltinRole>;

export type BuiltinRoleCode = keyof typeof builtinRoles;

/** Which of the three shells draws a menu. */
export const menuClients = ['staff', 'team', 'volunteer'] as const;
export type MenuClient = (typeof menuClients)[number];
