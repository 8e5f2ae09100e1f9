import type { RouteObject } from 'react-router';
import { cookiesIn, isElderView, tokenIn } from './page-cookies.ts';
import type { PageHandle } from './web-route.tsx';

/** A page as everybody sees it who is not signed in. */
export type PageAddress = {
  /** One for all spellings of the same page. */
  key: string;
  /** With the query names that the page reads and no others. */
  path: string;
  isElder: boolean;
};

/** Longer queries are somebody's own words; their pages are drawn each time. */
const longestQuery = 200;
const idAtEnd = /\/[1-9]\d{0,15}$/;

/** Query names of the pages that may be kept, by path; `/:id` stands for an id at the end. */
export type PageQueries = ReadonlyMap<string, readonly string[]>;

/** Reads from the route table which pages may be kept: those that name what they read from the query. */
export function pageQueriesOf(routes: readonly RouteObject[], parent = ''): PageQueries {
  return new Map(
    routes.flatMap(({ path = '', handle, children = [] }) => {
      const full = path.startsWith('/') ? path : `${parent}/${path}`;
      const query = (handle as PageHandle | undefined)?.query;
      return [...(query ? [[full, query] as const] : []), ...pageQueriesOf(children, full)];
    }),
  );
}

/**
 * The address of the kept page that answers this request; undefined when the request has a session, asks for a page that is
 * never kept, or brings more words than are worth keeping.
 */
export function pageAddressOf(
  queries: PageQueries,
  rawUrl: string,
  cookieHeader: string | undefined,
): PageAddress | undefined {
  const cookies = cookieHeader === undefined ? {} : cookiesIn(cookieHeader);
  if (tokenIn(cookies) !== undefined) return undefined;
  const [pathname = '', query] = rawUrl.split('?', 2);
  const names = queries.get(pathname) ?? queries.get(pathname.replace(idAtEnd, '/:id'));
  if (!names) return undefined;
  const search = query ? knownQuery(names, query) : '';
  if (search.length > longestQuery) return undefined;
  const path = search ? `${pathname}?${search}` : pathname;
  const isElder = isElderView(cookies);
  return { key: isElder ? `${path} elder` : path, path, isElder };
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
