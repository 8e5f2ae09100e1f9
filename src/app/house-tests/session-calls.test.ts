import { describe, expect, it } from 'vitest';
import {
  loginInfoSchema,
  loginUser,
  logout,
  refreshSession,
} from '#domains/accounts/contract/accounts.contract.ts';
import { getMenuByRole, menuEntrySchema } from '#domains/roles/contract/roles.contract.ts';
import type { Credentials, SignedInInfo } from '#platform/web/session/login.ts';
import { placeEntries } from '#platform/web/session/menu-entry.ts';
import type { MenuEntry } from '#platform/web/session/menu-entry.ts';

/** The web floor knows no room, so what it takes for granted of sessions and menus is held to their contracts here. */
describe('the web floor and the rooms', () => {
  it('mean the same login', () => {
    const credentials: Credentials = { userLoginName: 'duiwu001', userPwd: 'x', userType: 1, remember: true };
    expect(loginUser.request.parse(credentials)).toEqual(credentials);
    const info: SignedInInfo = loginInfoSchema.parse({
      loginId: 1,
      loginName: 'duiwu001',
      realName: '青禾',
      iconUrl: null,
      tmRole_id: 2,
      userType: 1,
      birthday: null,
      mustChangePwd: false,
      mustSetUpFactor: false,
      passwordDaysLeft: null,
      unreadCount: 0,
    });
    expect(info.loginId).toBe(1);
  });

  it('mean the same addresses', () => {
    const addressOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
    expect([loginUser, refreshSession, logout, getMenuByRole].map(addressOf)).toEqual([
      'POST /api/token/loginUser/WsAudience',
      'POST /api/token/refresh',
      'POST /api/token/logout',
      'GET /api/sys/org/GetTeam_RoleFuncByRoleId/{id}',
    ]);
  });

  it('mean the same menu', () => {
    const leaf = {
      path: '/dashboard/dashboard',
      component: 'dashboard',
      redirect: null,
      name: 'dashboard',
      meta: {
        title: '后台首页',
        icon: null,
        noCache: false,
        affix: true,
        activeMenu: null,
        breadcrumb: true,
      },
      hidden: false,
      alwaysShow: false,
    };
    const menu: MenuEntry[] = [
      menuEntrySchema.parse({ ...leaf, path: '/dashboard', children: [{ ...leaf, children: [] }] }),
    ];
    expect(placeEntries(menu).map(({ path }) => path)).toEqual(['/dashboard', '/dashboard/dashboard']);
  });
});
