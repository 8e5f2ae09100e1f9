import { cookiesIn, isElderView, tokenIn } from './page-cookies.ts';
import type { WebRoute } from './web-route.tsx';

/** A page that is the same for everybody. */
export type PageAddress = {
  /** Of the page in the route table; `/:id` stands for an id at the end. */
  name: string;
  /** One for all spellings of the same page. */
  key: string;
  /** With the query names that the page reads and no others. */
  path: string;
  isElder: boolean;
};

/** The address as it was asked for, without NUL, which no text of the database may hold; a blank stands where it was. */
export const askedAddress = (rawUrl: string | undefined): string => (rawUrl ?? '/').replaceAll('%00', '%20');

/** Longer queries are somebody's own words; their pages are drawn each time. */
const longestQuery = 200;
const idAtEnd = /\/[1-9]\d{0,15}$/;

/** What the pages that may be kept declare, by path; `/:id` stands for an id at the end. */
export type KeepablePages = ReadonlyMap<string, { query: readonly string[]; knowsViewer: boolean }>;

/** Reads from the route table which pages may be kept: those that name what they read from the query. */
export function keepablePagesOf(routes: readonly WebRoute[], parent = ''): KeepablePages {
  return new Map(
    routes.flatMap(({ path, handle, children = [] }) => {
      const full = path.startsWith('/') ? path : `${parent}/${path}`;
      const { query, knowsViewer = false } = handle ?? {};
      const own = query ? [[full, { query, knowsViewer }] as const] : [];
      return [...own, ...keepablePagesOf(children, full)];
    }),
  );
}

/** Says which page of the route table an address is, ids left out (`/:id`); undefined when it is none. */
export function pageNamer(routes: readonly WebRoute[]): (rawUrl: string) => string | undefined {
  const pathsOf = (some: readonly WebRoute[], parent: string): string[] =>
    some.flatMap(({ path, children = [] }) => {
      const full = path.startsWith('/') ? path : `${parent}/${path}`;
      return [full, ...pathsOf(children, full)];
    });
  const paths = new Set(pathsOf(routes, ''));
  return (rawUrl) => {
    const [pathname = ''] = askedAddress(rawUrl).split('?', 1);
    return [pathname, pathname.replace(idAtEnd, '/:id')].find((path) => paths.has(path));
  };
}

/**
 * The address of the kept page that answers this request; undefined when the page is never kept, when it knows its viewer
 * and the request has a session, or when it brings more words than are worth keeping.
 */
export function pageAddressOf(
  pages: KeepablePages,
  rawUrl: string,
  cookieHeader: string | undefined,
): PageAddress | undefined {
  const [pathname = '', query] = askedAddress(rawUrl).split('?', 2);
  const name = pages.has(pathname) ? pathname : pathname.replace(idAtEnd, '/:id');
  const page = pages.get(name);
  if (!page) return undefined;
  const cookies = cookieHeader === undefined ? {} : cookiesIn(cookieHeader);
  if (page.knowsViewer && tokenIn(cookies) !== undefined) return undefined;
  const search = query ? knownQuery(page.query, query) : '';
  if (search.length > longestQuery) return undefined;
  const path = search ? `${pathname}?${search}` : pathname;
  const isElder = isElderView(cookies);
  return { name, key: isElder ? `${path} elder` : path, path, isElder };
}

/** The names that the page reads, in its own order and once each; what is empty counts as absent. */
function knownQuery(names: readonly string[], query: string): string {
  const given = new URLSearchParams(query);
  const known = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value) known.set(name, value);
  }
  return known.toString();
}
