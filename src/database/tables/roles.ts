import type { Generated } from 'kysely';

/** Tables that the roles room writes; columns are described in the migration. */
export type RolesTable = {
  id: Generated<number>;
  code: string;
  name: string;
  userType: 1 | 2 | 3;
  dataScope: 'all' | 'organisation' | 'own';
  permissions: Generated<string[]>;
  isBuiltin: Generated<boolean>;
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
};
