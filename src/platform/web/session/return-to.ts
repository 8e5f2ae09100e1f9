/** Where the guard and every 请登录 link send a person who must sign in (requirements.md 4). */
export const loginPath = '/user-index/malllogin';

const loginPaths = new Set([loginPath, '/user-index/login', '/login', '/malllogin']);

/**
 * The path to go back to after login, or `fallback`. Only a path of this site counts: no other origin, no `//host`, and
 * no login page, which would lead in a circle.
 */
export function safePath(candidate: string | null | undefined, fallback: string): string {
  if (!candidate?.startsWith('/')) return fallback;
  const base = 'http://this.site';
  if (!URL.canParse(candidate, base)) return fallback;
  const url = new URL(candidate, base);
  if (url.origin !== base || url.pathname.startsWith('//') || loginPaths.has(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}

/** Where staff log in (decision 0014). */
export const staffLoginPath = '/login';

/** Address of the staff's login page that leads back to `path` (with its query). */
export const staffLoginPathFor = (path: string): string =>
  `${staffLoginPath}?redirect=${encodeURIComponent(path)}`;

/** Address of the login page that leads back to `path` (with its query). */
export const loginPathFor = (path: string): string => `${loginPath}?redirect=${encodeURIComponent(path)}`;

/** The `redirect` of a query string, made safe. */
const returnPathOf = (search: string, fallback = '/'): string =>
  safePath(new URLSearchParams(search).get('redirect'), fallback);

/** The same for a component in the browser; on the server (where islands are drawn first) it is the fallback. */
export const useReturnTo = (fallback = '/'): string =>
  typeof location === 'undefined' ? fallback : returnPathOf(location.search, fallback);
