import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enterAfterLogin, enterOwnCentre, logIn, logOut } from './login.ts';
import type { SignedInInfo } from './login.ts';
import {
  clearSession,
  readCookie,
  readLoginInfo,
  readRoleId,
  readToken,
  readUserType,
} from './session-cookies.ts';
import { sessionStore } from './session-store.ts';
import { showToast } from '../frame/toast-store.ts';

vi.mock('../frame/toast-store.ts', () => ({ showToast: vi.fn<() => number>() }));

const info: SignedInInfo = {
  loginId: 11,
  loginName: 'duiwu001',
  realName: '青禾; 助老队',
  iconUrl: null,
  tmRole_id: 3,
  userType: 1,
  birthday: '2019-05-04',
  mustChangePwd: false,
  mustSetUpFactor: false,
  passwordDaysLeft: null,
  unreadCount: 2,
};
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const assign = vi.fn<(path: string) => void>();
const answerWith = (loginInfo: SignedInInfo) =>
  fetched.mockImplementation(() =>
    Promise.resolve(
      new Response(
        JSON.stringify({
          code: 200,
          msg: 'ok',
          result: { accessToken: 'a.b+c/=', expiresIn: 1_800, loginInfo },
        }),
      ),
    ),
  );

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { protocol: 'http:', assign, search: '' });
  answerWith(info);
});
afterEach(() => {
  clearSession();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('logIn', () => {
  it('trims the name and stores token, display values and the roles the specification asks for', async () => {
    await logIn({ userLoginName: ' duiwu001 ', userPwd: ' secret ' });
    expect(JSON.parse(fetched.mock.calls[0]?.[1].body as string)).toEqual({
      userLoginName: 'duiwu001',
      userPwd: ' secret ',
    });
    expect([readToken(), readRoleId(), readUserType()]).toEqual(['a.b+c/=', 3, 1]);
    expect(readCookie('realName')).toBe('青禾; 助老队');
    expect(readLoginInfo()).toEqual({
      loginId: 11,
      loginName: 'duiwu001',
      realName: '青禾; 助老队',
      iconUrl: null,
      tmRole_id: 3,
      userType: 1,
      birthday: '2019-05-04',
    });
    expect(sessionStore.read().roles).toEqual(['admin']);
  });

  it('leaves a failure to the form', async () => {
    fetched.mockResolvedValue(
      new Response(
        JSON.stringify({ code: 409, msg: '账号或密码不对', result: { attemptsLeft: 3 }, reason: 'wrong' }),
      ),
    );
    await expect(logIn({ userLoginName: 'x', userPwd: 'y' })).rejects.toMatchObject({
      reason: 'wrong',
      detail: { attemptsLeft: 3 },
    });
    expect(showToast).not.toHaveBeenCalled();
    expect(readToken()).toBeUndefined();
  });
});

const volunteerHome = '/usercenter/index/myindex';

describe('enterAfterLogin', () => {
  it.each([
    [2, '/user-index/activityDetail/7?shift=3#top', '/user-index/activityDetail/7?shift=3#top'],
    [2, null, volunteerHome],
    [1, null, '/teamcenter/index/teamindex'],
    [3, undefined, '/dashboard'],
    [2, 'https://evil.example/', volunteerHome],
    [2, '//evil.example/', volunteerHome],
    [2, '/\\evil.example', volunteerHome],
    [2, '/\t/evil.example', volunteerHome],
    [2, '/.//evil.example', volunteerHome],
    [2, 'javascript:alert(1)', volunteerHome],
    [2, '/user-index/malllogin?redirect=%2F', volunteerHome],
  ])('user type %i asked for %s: %s', (userType, redirect, target) => {
    enterAfterLogin({ ...info, userType }, redirect);
    expect(assign).toHaveBeenCalledWith(target);
  });
});

describe('logOut', () => {
  it('ends the session here and on the server, and goes home', async () => {
    await logIn({ userLoginName: 'x', userPwd: 'y' });
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await logOut();
    expect(fetched.mock.calls.at(-1)?.[0]).toBe('/api/token/logout');
    expect([readToken(), readLoginInfo(), readCookie('realName')]).toEqual([undefined, undefined, undefined]);
    expect(sessionStore.read()).toEqual({ roles: [], menu: undefined });
    expect(assign).toHaveBeenCalledWith('/');
  });
});

describe('enterOwnCentre', () => {
  it.each([
    [3, '/review/news?tab=2', '/review/news?tab=2'],
    [3, '', '/dashboard'],
    [2, '', '/usercenter'],
    [2, '/dashboard', '/usercenter'],
    [2, '/usercenter/index/mymsg', '/usercenter/index/mymsg'],
    [1, '/usercenter/index/mymsg', '/teamcenter'],
    [1, '/usercenterx', '/teamcenter'],
    [1, null, '/teamcenter'],
  ])('user type %i from %s goes to %s', (userType, returnTo, target) => {
    enterOwnCentre({ ...info, userType }, returnTo);
    expect(assign).toHaveBeenCalledWith(target);
  });
});
