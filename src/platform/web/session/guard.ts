import { centreOwner } from './centres.ts';
import type { MenuEntry } from './menu-entry.ts';
import { loginPath, loginPathFor, staffLoginPath, staffLoginPathFor } from './return-to.ts';

const whitelist = new Set(['/login', '/malllogin', '/auth-redirect', '/']);

/** Where the public site lies: the specification's address, and the short ones that are printed and read out. */
const frontSites = ['/user-index', '/publicity', '/verify'];

/** Pages that everyone may see: the public site. */
export const isFrontSite = (path: string): boolean =>
  frontSites.some((front) => path === front || path.startsWith(`${front}/`));

export type GuardVerdict = { verdict: 'pass' } | { verdict: 'go'; to: string } | { verdict: 'loadMenu' };

export type GuardSession = {
  hasToken: boolean;
  hasMenu: boolean;
  userType: number | undefined;
  /** Whether the page is one of those where this person acts for others (`isActingPlace`), and whom for is known. */
  isActing: boolean;
};

/** The guard's table (requirements.md 4): what happens to somebody who asks for `path` (pathname and query). */
export function judgeNavigation(path: string, session: GuardSession): GuardVerdict {
  const pathname = path.split(/[?#]/, 1)[0] ?? path;
  if (session.hasToken && pathname === '/login') return { verdict: 'go', to: '/' };
  if (whitelist.has(pathname) || isFrontSite(pathname)) return { verdict: 'pass' };
  if (!session.hasToken) return { verdict: 'go', to: doorFor(pathname)(path) };
  return session.hasMenu ? judgeCentre(pathname, session) : { verdict: 'loadMenu' };
}

/** The login page of those a page is for: everything outside the two centres is the back office's. */
const doorFor = (pathname: string): ((path: string) => string) => {
  const place = pathname.startsWith('/redirect/') ? pathname.slice('/redirect'.length) : pathname;
  return centreOwner(place) !== undefined ? loginPathFor : staffLoginPathFor;
};

/** A centre is for its own kind of account and who acts for one: staff go on to the back office (decision 0014), others learn why not at /401. */
function judgeCentre(pathname: string, { userType, isActing }: GuardSession): GuardVerdict {
  const owner = centreOwner(pathname);
  if (owner === undefined || owner === userType || isActing) return { verdict: 'pass' };
  return { verdict: 'go', to: userType === 3 ? '/dashboard' : '/401' };
}

/** What the guard needs from the page around it. */
export type GuardPort = {
  session: () => GuardSession;
  /** @throws when the server answers no usable menu. */
  loadMenu: () => Promise<readonly MenuEntry[]>;
  /** Makes the menu's pages reachable, and everything else lead to /404. */
  acceptMenu: (menu: readonly MenuEntry[]) => void;
  resetToken: () => void;
  report: (error: unknown) => void;
  /** True once the document is being left: calls it cuts off are no failures. */
  isLeaving: () => boolean;
};

/**
 * Runs before every navigation in the centres. Gives the path to go to instead, which is the same path when the menu has
 * just been loaded (the retry), or undefined to let the person pass.
 */
export function createGuard(port: GuardPort): (path: string) => Promise<string | undefined> {
  return async (path) => {
    const verdict = judgeNavigation(path, port.session());
    if (verdict.verdict === 'pass') return undefined;
    if (verdict.verdict === 'go') return verdict.to;
    try {
      port.acceptMenu(await port.loadMenu());
      return path;
    } catch (error) {
      // A second F5 cuts the menu's call off; the person is still signed in.
      if (port.isLeaving()) return undefined;
      const { userType } = port.session();
      port.resetToken();
      port.report(error);
      return userType === 3 ? staffLoginPath : loginPath;
    }
  };
}
