import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { placeEntries } from '#platform/web/session/menu-entry.ts';
import type { MenuEntry, PlacedEntry } from '#platform/web/session/menu-entry.ts';
import { leadsTo } from './leads-to.tsx';

/** Pages of the back office by the component key of their menu entry, each loaded when it is first opened. */
export type PageTable = Readonly<Record<string, () => Promise<{ Component: ComponentType }>>>;

/** What the tag bar and the breadcrumb read from a matched route. */
export type MenuHandle = Pick<PlacedEntry, 'entry' | 'above'>;

/** Component key of an entry that draws no page of its own but the frame around the pages below it. */
const layoutKey = 'layout';

/** Key of what the frame shows at /401. */
const forbiddenKey = 'forbidden';

/**
 * The dynamic routes of a role's menu: all pages inside one frame, which stays while a person goes from page to page.
 * An entry whose component nobody knows gets none, so that it ends at /404.
 */
export function menuRoutes(menu: readonly MenuEntry[], pages: PageTable): RouteObject[] {
  const frame = pages[layoutKey];
  const drawn = placeEntries(menu).flatMap((place) => pageRoute(place, pages));
  const redirects = placeEntries(menu).flatMap(({ path, entry: { redirect: target } }): RouteObject[] =>
    target ? [leadsTo(path, target)] : [],
  );
  if (drawn.length === 0 || !frame) return [...redirects, ...drawn];
  const forbidden = pages[forbiddenKey];
  const notice = forbidden ? [{ path: '/401', lazy: forbidden }] : [];
  return [...redirects, { lazy: frame, children: [...drawn, ...notice] }];
}

function pageRoute({ path, entry, above }: PlacedEntry, pages: PageTable): RouteObject[] {
  if (entry.redirect || entry.component === layoutKey) return [];
  const load = Object.hasOwn(pages, entry.component) ? pages[entry.component] : undefined;
  return load ? [{ path, lazy: load, handle: { entry, above } satisfies MenuHandle }] : [];
}
