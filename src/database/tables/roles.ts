import type { ColumnType, Generated } from 'kysely';

/** What a centre has changed of a menu entry; an absent field is as shipped. */
export type MenuOverrides = {
  title?: string;
  icon?: string | null;
  sort?: number;
  hidden?: boolean;
  isEnabled?: boolean;
  permission?: string | null;
};

/** Tables that the roles room writes; columns are described in the migration. */
export type RolesTable = {
  id: Generated<number>;
  code: string;
  name: string;
  userType: 1 | 2 | 3;
  dataScope: 'all' | 'organisation' | 'own';
  permissions: Generated<string[]>;
  isBuiltin: Generated<boolean>;
  remark: Generated<string>;
  organisationId: Generated<number | null>;
  version: Generated<number>;
};

export type MenusTable = {
  id: Generated<number>;
  parentId: number | null;
  client: 'staff' | 'team' | 'volunteer';
  path: string;
  component: string;
  redirect: string | null;
  name: string;
  title: string;
  icon: string | null;
  noCache: Generated<boolean>;
  affix: Generated<boolean>;
  activeMenu: string | null;
  breadcrumb: Generated<boolean>;
  hidden: Generated<boolean>;
  alwaysShow: Generated<boolean>;
  permission: string | null;
  sort: Generated<number>;
  isEnabled: Generated<boolean>;
  overrides: ColumnType<MenuOverrides, string | undefined, string>;
  version: Generated<number>;
};
