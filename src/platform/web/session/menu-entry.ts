/** One entry of the menu that the server answers for a role (requirements.md 3). */
export type MenuEntry = {
  /** Absolute (`/dashboard`), or relative to the parent's path. */
  path: string;
  /** Key of a page or layout in the back office's table; unknown keys lead to /404. */
  component: string;
  redirect?: string | null | undefined;
  name: string;
  meta: {
    title: string;
    icon?: string | null | undefined;
    noCache?: boolean | undefined;
    /** Pinned in the tag bar: cannot be closed. */
    affix?: boolean | undefined;
    /** Path of the entry to highlight instead of this one. */
    activeMenu?: string | null | undefined;
    breadcrumb?: boolean | undefined;
  };
  hidden?: boolean | undefined;
  /** Shown as a group even with a single child. */
  alwaysShow?: boolean | undefined;
  children?: readonly MenuEntry[] | undefined;
};

/** An entry with its absolute path and the entries above it, outermost first. */
export type PlacedEntry = { path: string; entry: MenuEntry; above: readonly MenuEntry[] };

/** Every entry of the tree, parents before children, with absolute paths. */
export function placeEntries(
  menu: readonly MenuEntry[],
  parentPath = '',
  above: readonly MenuEntry[] = [],
): PlacedEntry[] {
  return menu.flatMap((entry) => {
    const path = joinPath(parentPath, entry.path);
    return [{ path, entry, above }, ...placeEntries(entry.children ?? [], path, [...above, entry])];
  });
}

const joinPath = (parent: string, path: string): string =>
  path.startsWith('/') ? path : `${parent}/${path}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');

/** A centre's entries as its side menu shows them, and the one to highlight: a page below an entry highlights that entry. */
export function shownMenu(
  menu: readonly MenuEntry[],
  pathname: string,
): { entries: PlacedEntry[]; current: PlacedEntry | undefined } {
  const entries = placeEntries(menu).filter(({ entry }) => !entry.hidden && !entry.redirect);
  const current = entries.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  return { entries, current };
}
