import {
  matchRoutes,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  UNSAFE_createRouter as createRouter,
} from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MenuEntry } from '#platform/web/session/menu-entry.ts';
import { centresRoutes, rootRouteId } from './centres-routes.tsx';
import { menuRoutes } from './menu-routes.tsx';

const meta = { title: '页' };
const menu: MenuEntry[] = [
  {
    path: '/dashboard',
    component: 'layout',
    name: 'dashboardGroup',
    redirect: '/dashboard/dashboard',
    meta,
    children: [
      {
        path: 'dashboard',
        component: 'dashboard',
        name: 'dashboard',
        meta: { title: '后台首页', affix: true },
      },
      { path: '/review/detail/:id', component: 'review', name: 'review', meta, hidden: true },
      { path: 'ghost', component: 'toString', name: 'ghost', meta },
    ],
  },
];
const pages = {
  dashboard: async () => ({ Component: () => null }),
  review: async () => ({ Component: () => null }),
};

const assigned: string[] = [];
/** Enough of a window for the router to leave its document. */
const page = {
  document: { createElement: () => undefined },
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  location: {
    href: 'http://localhost/',
    origin: 'http://localhost',
    assign: (to: string) => assigned.push(to),
    replace: (to: string) => assigned.push(to),
  },
} as unknown as Window;

/** Opens an address as the client does: the first thing the guard lets happen is that the menu's routes are added. */
async function visit(path: string, decide: (path: string) => string | undefined = () => undefined) {
  let hasMenu = false;
  const guard = async (asked: string): Promise<string | undefined> => {
    if (hasMenu) return decide(asked);
    hasMenu = true;
    router.patchRoutes(rootRouteId, menuRoutes(menu, pages));
    return asked;
  };
  const router = createRouter({
    routes: centresRoutes(guard),
    history: createMemoryHistory({ initialEntries: [path] }),
    window: page,
  }).initialize();
  await vi.waitFor(() => {
    if (!router.state.initialized && assigned.length === 0) throw new Error('on the way');
  });
  return router;
}

afterEach(() => {
  assigned.length = 0;
  vi.unstubAllGlobals();
});

describe('the dynamic routes', () => {
  it('carry the entry and what lies above it, with absolute paths', () => {
    expect(menuRoutes(menu, pages).map(({ path }) => path)).toEqual([
      '/dashboard',
      '/dashboard/dashboard',
      '/review/detail/:id',
    ]);
    expect(menuRoutes(menu, pages)[1]?.handle).toMatchObject({
      entry: { name: 'dashboard' },
      above: [{ name: 'dashboardGroup' }],
    });
  });

  it('follow the redirect of a group', async () => {
    const { state } = await visit('/dashboard');
    expect(state.location.pathname).toBe('/dashboard/dashboard');
  });
});

describe('the guarded root', () => {
  it('asks the guard with path and query before anything is drawn', async () => {
    const guard = vi.fn<(path: string) => string | undefined>(() => undefined);
    await visit('/dashboard/dashboard?tab=2', guard);
    expect(guard).toHaveBeenCalledWith('/dashboard/dashboard?tab=2');
  });

  it('goes where the guard says', async () => {
    const { state } = await visit('/review/detail/7', (path) =>
      path.startsWith('/review') ? '/dashboard/dashboard' : undefined,
    );
    expect(state.location.pathname).toBe('/dashboard/dashboard');
  });

  it.each([
    ['/nothing/like/it', '/404'],
    ['/dashboard/ghost', '/404'],
    ['/review/nothing', '/404'],
    // Known pages of other roles, and somebody who has no shell of the back office around them.
    ['/system/users', '/401'],
    ['/information/edit/7', '/401'],
    ['/401', '/401'],
    ['/review/detail/abc', '/404'],
    ['/review/detail/0', '/404'],
    ['/user-index/index', '/user-index/index'],
    ['/redirect/user-index/index', '/user-index/index'],
    ['/redirect//evil.example/x', '/404'],
    ['/auth-redirect?redirect=%2F%2Fevil.example', '/'],
  ])('leaves this client from %s to the document %s', async (path, document) => {
    await visit(path);
    await vi.waitFor(() => expect(assigned).toEqual([document]));
  });

  describe('where the browser stands at the address already', () => {
    const standAt = (pathname: string) =>
      vi.stubGlobal('location', {
        pathname,
        search: '',
        replace: (to: string) => assigned.push(`replaced ${to}`),
      });

    it.each(['/dashboard', '/dashboard/dashboard'])(
      '%s leaves no entry that leads forward again',
      async (path) => {
        standAt(path);
        const { state } = await visit(path);
        expect(state.location.pathname).toBe('/dashboard/dashboard');
        expect(state.historyAction).toBe('REPLACE');
      },
    );

    it('a document takes its entry over', async () => {
      standAt('/nothing/like/it');
      await visit('/nothing/like/it');
      expect(assigned).toEqual(['replaced /404']);
    });
  });

  it.each([
    ['/usercenter/index/myteam/list', '/usercenter/index/myteam'],
    ['/usercenter/index/myactivity/list', '/usercenter/index/myactivity'],
    ['/teamcenter/index/teamuser/list', '/teamcenter/index/teamuser'],
    ['/teamcenter/index/teamtidings/list', '/teamcenter/index/teamtidings'],
    ['/teamcenter/index/teamactivity/list', '/teamcenter/index/teamactivity'],
  ])('%s leads to the list', async (path, list) => {
    const { route } =
      matchRoutes(
        centresRoutes(async () => undefined),
        path,
      )?.at(-1) ?? {};
    const lead = route?.loader as ((given: { url: URL }) => Response) | undefined;
    expect(lead?.({ url: new URL(path, 'http://localhost') }).headers.get('location')).toBe(list);
  });

  it('keeps staff inside their shell at /401', async () => {
    const notice = async () => ({ Component: () => null });
    const frame = async () => ({ Component: () => null });
    const shelled = menuRoutes(menu, { ...pages, layout: frame, forbidden: notice });
    expect(shelled.at(-1)?.children?.map(({ path }) => path)).toContain('/401');
  });

  it('comes back through /redirect to the same page, drawn anew', async () => {
    const { state } = await visit('/redirect/dashboard/dashboard?tab=2');
    expect(state.location.pathname + state.location.search).toBe('/dashboard/dashboard?tab=2');
  });
});
