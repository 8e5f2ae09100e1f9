import { menuRows } from '../first-run/menu-rows.ts';

const staffRows = menuRows.filter(({ client }) => client === 'staff');

const rootOf = (pathname: string): string => pathname.split('/', 2)[1] ?? '';

/**
 * First parts of the addresses that the centres' client owns. With a token every other address is the client's too, as
 * only the role's menu knows the back office's pages; without one it is unknown and goes to /404.
 */
const centreRoots = new Set([
  'usercenter',
  'teamcenter',
  'login',
  'dashboard',
  'redirect',
  'auth-redirect',
  'table',
  'information',
  ...menuRows.map((row) => rootOf(row.path)),
]);

/** Whether an address is a page of the back office, for whichever role: `:id` stands for digits. */
export const isBackOfficePage = (pathname: string): boolean => {
  const asked = pathname.replace(/\/\d+(?=\/|$)/g, '/:id');
  return staffRows.some(({ path }) => path === asked);
};

/** Whether an address gets the centres' shell, where the guard decides. */
export const isCentrePath = (pathname: string, hasToken: boolean): boolean =>
  hasToken || centreRoots.has(rootOf(pathname));
