import type { MenuEntry } from '../../contract/roles.contract.ts';

/** A row of the menu table as the tree is built from it. */
export type MenuRow = {
  id: number;
  parentId: number | null;
  path: string;
  component: string;
  redirect: string | null;
  name: string;
  title: string;
  icon: string | null;
  noCache: boolean;
  affix: boolean;
  activeMenu: string | null;
  breadcrumb: boolean;
  hidden: boolean;
  alwaysShow: boolean;
  permission: string | null;
};

type Branch = Omit<MenuEntry, 'children'> & { children: Branch[] };

/**
 * The menu a role sees: rows in their order, without those whose permission it lacks and without groups that are left empty.
 * A row that never had children stays, and so does everything that asks for no permission.
 */
export function menuTree(rows: readonly MenuRow[], permissions: ReadonlySet<string>): Branch[] {
  const allowed = rows.filter((row) => row.permission === null || permissions.has(row.permission));
  const groups = new Set(rows.map((row) => row.parentId));
  const below = (parentId: number | null): Branch[] =>
    allowed
      .filter((row) => row.parentId === parentId)
      .map((row) => ({ row, children: below(row.id) }))
      .filter(({ row, children }) => !groups.has(row.id) || children.length > 0)
      .map(({ row, children }) => entryOf(row, children));
  return below(null);
}

/** A group leads to a page that its reader has: the shipped one, else the first below it. */
const redirectOf = (target: string | null, children: readonly Branch[]): string | null =>
  target === null || children.some(({ path }) => path === target) ? target : (children[0]?.path ?? target);

const entryOf = (row: MenuRow, children: Branch[]): Branch => ({
  path: row.path,
  component: row.component,
  redirect: redirectOf(row.redirect, children),
  name: row.name,
  meta: {
    title: row.title,
    icon: row.icon,
    noCache: row.noCache,
    affix: row.affix,
    activeMenu: row.activeMenu,
    breadcrumb: row.breadcrumb,
  },
  hidden: row.hidden,
  alwaysShow: row.alwaysShow,
  children,
});
