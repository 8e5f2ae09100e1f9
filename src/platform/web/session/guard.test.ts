import { describe, expect, it, vi } from 'vitest';
import { createGuard, judgeNavigation } from './guard.ts';
import type { GuardPort, GuardVerdict } from './guard.ts';
import type { MenuEntry } from './menu-entry.ts';

const out = { hasToken: false, hasMenu: false, userType: undefined, isActing: false };
const fresh = { hasToken: true, hasMenu: false, userType: 3, isActing: false };
const ready = (userType: number) => ({ hasToken: true, hasMenu: true, userType, isActing: false });

const pass: GuardVerdict = { verdict: 'pass' };
const go = (to: string): GuardVerdict => ({ verdict: 'go', to });
const toLogin = (path: string) => go(`/user-index/malllogin?redirect=${encodeURIComponent(path)}`);
const toStaffLogin = (path: string) => go(`/login?redirect=${encodeURIComponent(path)}`);

describe('the table of the guard (requirements.md 4)', () => {
  it.each([
    ['/login', pass],
    ['/login?redirect=%2Fdashboard', pass],
    ['/malllogin', pass],
    ['/auth-redirect', pass],
    ['/', pass],
    ['/user-index/index', pass],
    ['/user-index/malllogin', pass],
    ['/user-index-of-something-else', toStaffLogin('/user-index-of-something-else')],
    ['/dashboard', toStaffLogin('/dashboard')],
    ['/redirect/review/activities', toStaffLogin('/redirect/review/activities')],
    ['/redirect/usercenter/index', toLogin('/redirect/usercenter/index')],
    ['/usercenter/index/myindex', toLogin('/usercenter/index/myindex')],
    ['/teamcenter/index/teamactivity/bm/7?tab=2', toLogin('/teamcenter/index/teamactivity/bm/7?tab=2')],
    ['/anything', toStaffLogin('/anything')],
  ])('without a token: %s', (path, verdict) => {
    expect(judgeNavigation(path, out)).toEqual(verdict);
  });

  it.each([
    ['/login', go('/')],
    ['/login?redirect=%2Fdashboard', go('/')],
    ['/malllogin', pass],
    ['/auth-redirect', pass],
    ['/', pass],
    ['/user-index/index', pass],
    ['/user-index/login', pass],
    ['/dashboard', { verdict: 'loadMenu' } as const],
    ['/usercenter/index/myindex', { verdict: 'loadMenu' } as const],
  ])('with a token and no menu yet: %s', (path, verdict) => {
    expect(judgeNavigation(path, fresh)).toEqual(verdict);
  });

  it.each([
    [1, '/teamcenter/index/teamindex', pass],
    [2, '/usercenter/index/myindex', pass],
    [3, '/dashboard/dashboard', pass],
    [3, '/teamcenter/index/teamindex', go('/dashboard')],
    [3, '/usercenter/index/myindex', go('/dashboard')],
    [2, '/teamcenter/index/teamindex', go('/401')],
    [1, '/usercenter', go('/401')],
  ])('with a token and a menu, user type %i: %s', (userType, path, verdict) => {
    expect(judgeNavigation(path, ready(userType))).toEqual(verdict);
  });
});

it('lets a volunteer into the team centre who acts for a team, and nowhere else', () => {
  const acting = { ...ready(2), isActing: true };
  expect(judgeNavigation('/teamcenter/index/teamactivity', acting)).toEqual(pass);
  expect(judgeNavigation('/teamcenter/index/teamactivity', ready(2))).toEqual(go('/401'));
});

describe('the guard', () => {
  const menu = [{ path: '/dashboard' }] as unknown as MenuEntry[];

  function setUp(loadMenu: () => Promise<MenuEntry[]>) {
    let hasMenu = false;
    const port = {
      session: () => ({ hasToken: true, hasMenu, userType: 3, isActing: false }),
      loadMenu,
      acceptMenu: vi.fn<GuardPort['acceptMenu']>(() => {
        hasMenu = true;
      }),
      resetToken: vi.fn<GuardPort['resetToken']>(),
      report: vi.fn<GuardPort['report']>(),
      isLeaving: vi.fn<GuardPort['isLeaving']>(() => false),
    };
    return { port, guard: createGuard(port) };
  }

  it('loads the menu, makes its pages reachable and tries the same path again', async () => {
    const { port, guard } = setUp(async () => menu);
    expect(await guard('/dashboard?tab=1')).toBe('/dashboard?tab=1');
    expect(port.acceptMenu).toHaveBeenCalledWith(menu);
    expect(await guard('/dashboard?tab=1')).toBeUndefined();
  });

  it('forgets the token, says why and goes to the login page when the menu cannot be had', async () => {
    const fault = new Error('Verification failed, please Login again.');
    const { port, guard } = setUp(() => Promise.reject(fault));
    expect(await guard('/dashboard')).toBe('/login');
    expect(port.resetToken).toHaveBeenCalledOnce();
    expect(port.report).toHaveBeenCalledWith(fault);
    expect(port.acceptMenu).not.toHaveBeenCalled();
  });

  it('keeps the session when leaving the page cuts the menu off, as a second F5 does', async () => {
    const { port, guard } = setUp(() => Promise.reject(new Error('aborted')));
    port.isLeaving.mockReturnValue(true);
    expect(await guard('/dashboard')).toBeUndefined();
    expect(port.resetToken).not.toHaveBeenCalled();
    expect(port.report).not.toHaveBeenCalled();
  });
});
