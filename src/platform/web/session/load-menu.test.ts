import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMenu, menuFailureText } from './load-menu.ts';
import { OperationFailed } from '../calls/operation-failed.ts';

const fetched = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
const answer = (body: object) => fetched.mockResolvedValue(new Response(JSON.stringify(body)));

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const messageOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'loaded',
    (error: unknown) => menuFailureText(error),
  );

describe('loadMenu', () => {
  it("asks for the role's menu and reads `data.menu`", async () => {
    answer({ code: 200, msg: 'ok', result: { menu: [] }, data: { menu: [{ path: '/dashboard' }] } });
    expect(await loadMenu(7)).toEqual([{ path: '/dashboard' }]);
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/sys/org/GetTeam_RoleFuncByRoleId/7');
  });

  it('fails in the words of the specification, behind a Chinese sentence', async () => {
    answer({ code: 200, msg: 'ok', result: { menu: [{}] } });
    expect(await messageOf(loadMenu(7))).toBe(
      '身份核验没有通过，请重新登录。Verification failed, please Login again.',
    );
    expect(await messageOf(loadMenu(undefined))).toContain('Verification failed, please Login again.');
    answer({ code: 200, msg: 'ok', result: {}, data: { menu: [] } });
    expect(await messageOf(loadMenu(7))).toContain('getInfo: menu must be a non-null array!');
  });

  it("says the server's sentence, or 'Has Error' when there is none", async () => {
    answer({ code: 403, msg: '你没有这项操作的权限', result: null });
    expect(await messageOf(loadMenu(7))).toBe('你没有这项操作的权限');
    expect(menuFailureText(new OperationFailed({ code: 500, msg: '' }))).toContain('Has Error');
    expect(menuFailureText(new Error(''))).toBe('载入菜单时出错了，请重新登录。Has Error');
    expect(menuFailureText('x')).toContain('Has Error');
  });
});
