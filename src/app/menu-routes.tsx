import type { ComponentType } from 'react';
import { redirect } from 'react-router';
import type { RouteObject } from 'react-router';
import { placeEntries } from '#platform/web/menu-entry.ts';
import type { MenuEntry, PlacedEntry } from '#platform/web/menu-entry.ts';

/** Pages of the back office by the component key of their menu entry, each loaded when it is first opened. */
export type PageTable = Readonly<Record<string, () => Promise<{ Component: ComponentType }>>>;

/** What the tag bar and the breadcrumb read from a matched route. */
export type MenuHandle = Pick<PlacedEntry, 'entry' | 'above'>;

/** The dynamic routes of a role's menu. An entry whose component nobody knows gets none, so that it ends at /404. */
export function menuRoutes(menu: readonly MenuEntry[], pages: PageTable): RouteObject[] {
  return placeEntries(menu).flatMap(({ path, entry, above }): RouteObject[] => {
    const { redirect: target } = entry;
    if (target) return [{ path, loader: () => redirect(target) }];
    const load = Object.hasOwn(pages, entry.component) ? pages[entry.component] : undefined;
    return load ? [{ path, lazy: load, handle: { entry, above } satisfies MenuHandle }] : [];
  });
}
