import type { MenuOverrides } from '#database/tables/roles.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import type { MenuRow } from './menu-tree.rules.ts';
import { menuTree } from './menu-tree.rules.ts';

/** A menu row as the table has it: what the product ships, and beside it what the centre changed. */
export type StoredMenuRow = MenuRow & { sort: number; isEnabled: boolean; overrides: MenuOverrides };

/** The entry that mends all others, and the group it stands in. */
const fixedNames = new Set(['menus', 'systemGroup']);
export const isFixedEntry = (row: { name: string }): boolean => fixedNames.has(row.name);

/** A row as people see it: the centre's changes over what is shipped. */
const effectiveRow = ({ overrides, ...row }: StoredMenuRow): Omit<StoredMenuRow, 'overrides'> => ({
  ...row,
  ...overrides,
});

/** The rows of a shell that are switched on, in the order people see. */
export const effectiveMenu = (rows: readonly StoredMenuRow[]): MenuRow[] =>
  inOrder(rows).filter((row) => row.isEnabled);

/** All rows as people would see them, in that order; rows of equal place stay in the order of their ids. */
export const inOrder = (rows: readonly StoredMenuRow[]): Omit<StoredMenuRow, 'overrides'>[] =>
  rows.map(effectiveRow).sort((one, other) => one.sort - other.sort || one.id - other.id);

/** Names of roles that would see no menu at all with these rows. */
export const rolesWithoutMenu = (
  rows: readonly StoredMenuRow[],
  roles: readonly { name: string; permissions: readonly string[] }[],
): string[] => {
  const shown = effectiveMenu(rows).filter((row) => !row.hidden);
  return roles
    .filter(({ permissions }) => menuTree(shown, new Set(permissions)).length === 0)
    .map(({ name }) => name);
};

type Editable = 'title' | 'icon' | 'hidden' | 'isEnabled' | 'permission';
export type MenuEdit = Required<Pick<MenuOverrides, Editable>>;

/** What has to be kept beside a shipped row so that it reads as wished; a wish that equals the shipped value is no change. */
export function overridesFor(row: StoredMenuRow, wish: MenuEdit): MenuOverrides {
  const changed = keysOf(wish).filter((field) => wish[field] !== row[field]);
  const { sort } = row.overrides;
  return {
    ...(sort === undefined ? {} : { sort }),
    ...Object.fromEntries(changed.map((field) => [field, wish[field]])),
  };
}

/**
 * What has to be kept beside the rows below one parent so that they stand in this order: they take each other's places, and
 * who keeps its own is not named.
 */
export function movedOverrides(
  rows: readonly StoredMenuRow[],
  order: readonly number[],
): Map<number, MenuOverrides> {
  const standing = inOrder(rows).map(({ sort }) => sort);
  const isDistinct = new Set(standing).size === rows.length;
  const places = new Map(order.map((id, index) => [id, isDistinct ? standing[index] : index]));
  const moved = rows.filter(({ id, sort, overrides }) => places.get(id) !== (overrides.sort ?? sort));
  return new Map(moved.map(({ id, overrides }) => [id, { ...overrides, sort: places.get(id) ?? 0 }]));
}
