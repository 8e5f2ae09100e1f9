import { describe, expect, it } from 'vitest';
import type { AnyOperation } from '#platform/contract/operation.ts';
import { openHouse } from '#testing/open-house.ts';
import { toHttp } from '#testing/test-app.ts';
import * as accounts from '../contract/accounts.contract.ts';
import { listAuditLog } from '../contract/audit-log.contract.ts';
import { buildAccount, buildSession, testPassword } from '../testing/accounts.builders.ts';

const { app } = openHouse();

/** Sends a call as a browser does that holds cookies; answers what it sets. */
async function browse(
  operation: AnyOperation,
  request: object,
  sender: { cookie?: string; token?: string } = {},
) {
  const { token, cookie } = sender;
  const { headers, ...call } = toHttp(operation, request, token ? { token } : undefined);
  const response = await app().inject({ ...call, headers: { ...headers, ...(cookie ? { cookie } : {}) } });
  const setCookies = [response.headers['set-cookie'] ?? []].flat();
  return { status: response.statusCode, body: response.json() as Record<string, unknown>, setCookies };
}
const cookieOf = (setCookie: string | undefined) => setCookie?.split(';', 1)[0] ?? '';

/** A volunteer with both tokens of one session. */
async function startSession() {
  const { accountId } = await app().signIn('volunteer');
  const session = await buildSession(app().sql, accountId, { now: app().clock() });
  return { token: session.accessToken, cookie: `Refresh-Token=${session.refreshToken}` };
}

describe('POST /api/token/loginUser/WsAudience', () => {
  it('answers the token and sets the refresh cookie for /api/token only', async () => {
    const { loginName } = await buildAccount(app().sql, { userType: 1 });
    const login = { userLoginName: loginName, userPwd: testPassword };
    const { status, body, setCookies } = await browse(accounts.loginUser, login);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      code: 200,
      result: { expiresIn: 1_800, loginInfo: { loginName, userType: 1 } },
    });
    // The others are the device known to its owner and the device mark, which says nothing of who logged in.
    expect(setCookies.map((cookie) => cookie.split('=')[0])).toEqual([
      'Known-Device',
      'Refresh-Token',
      'Device-Mark',
    ]);
    expect(setCookies[1]).toMatch(
      /^Refresh-Token=\d+\.[\w-]{43}; Path=\/api\/token; HttpOnly; SameSite=Strict$/,
    );
  });

  it('lets a remembered cookie last seven days', async () => {
    const { loginName } = await buildAccount(app().sql, { userType: 2 });
    const login = { userLoginName: loginName, userPwd: testPassword, remember: true };
    const { setCookies } = await browse(accounts.loginUser, login);
    expect(setCookies.find((one) => one.startsWith('Refresh'))).toContain('Max-Age=604800');
  });

  it('refuses with 409, a reason and the sentence for the form; the failure is counted', async () => {
    const { loginName } = await buildAccount(app().sql);
    const wrong = { userLoginName: loginName, userPwd: 'wrong' };
    await app().call(accounts.loginUser, wrong);
    const { status, body, setCookies } = await browse(accounts.loginUser, wrong);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 409,
      reason: 'wrongPassword',
      msg: '账号或密码不正确，还可以再试 3 次',
      result: { attemptsLeft: 3 },
    });
    expect(setCookies).toEqual([]);
  });

  it('answers 400 to missing and unknown fields', async () => {
    const { status, body } = await app().call(accounts.loginUser, { userLoginName: ' ', extra: 1 } as never);
    expect(status).toBe(400);
    expect(body.errors?.map((error) => error.path)).toContain('userLoginName');
  });
});

describe('guesses from elsewhere', () => {
  const from = async (remoteAddress: string, request: object, cookie = '') => {
    const { headers, ...call } = toHttp(accounts.loginUser, request as never);
    const response = await app().inject({ ...call, headers: { ...headers, cookie }, remoteAddress });
    const setCookies = [response.headers['set-cookie'] ?? []].flat();
    const device = setCookies.find((one) => one.startsWith('Known-Device'));
    return { status: response.statusCode, reason: response.json().reason as string | undefined, device };
  };
  const guess = async (loginName: string, address: string, cookie?: string) => {
    const wrong = { userLoginName: loginName, userPwd: 'wrong' };
    for (let index = 0; index < 6; index += 1) await from(address, wrong, cookie);
    return (await from(address, { userLoginName: loginName, userPwd: testPassword }, cookie)).reason;
  };

  it('stop the address they come from, never the owner at another one', async () => {
    const { loginName } = await buildAccount(app().sql, { userType: 3 });
    const right = { userLoginName: loginName, userPwd: testPassword };
    expect(await guess(loginName, '203.0.113.9')).toBe('proofNeeded');
    expect((await from('198.51.100.4', right)).status).toBe(200);
  });

  it('do not stop a known device even at the same address; a device of one account opens no door of another', async () => {
    const { loginName } = await buildAccount(app().sql);
    const other = await buildAccount(app().sql);
    const right = { userLoginName: loginName, userPwd: testPassword };
    const { device } = await from('203.0.113.9', right);
    expect(device).toMatch(/; Path=\/api\/token; HttpOnly; SameSite=Strict$/);
    await guess(loginName, '203.0.113.9');
    expect((await from('203.0.113.9', right)).reason).toBe('proofNeeded');
    expect((await from('203.0.113.9', right, cookieOf(device))).status).toBe(200);
    await guess(other.loginName, '203.0.113.9');
    const foreign = { userLoginName: other.loginName, userPwd: testPassword };
    expect((await from('203.0.113.9', foreign, cookieOf(device))).reason).toBe('proofNeeded');
  });
});

describe('POST /api/token/refresh and /logout', () => {
  it('rotates the cookie, and ends the session when the old one comes back', async () => {
    const { cookie } = await startSession();
    const renewed = await browse(accounts.refreshSession, {}, { cookie });
    expect(renewed.status).toBe(200);
    app().clock.moveBy(21_000);
    const reused = await browse(accounts.refreshSession, {}, { cookie });
    expect(reused).toMatchObject({ status: 401, body: { code: 50012 } });
    expect(reused.setCookies[0]).toContain('Refresh-Token=;');
    const second = await browse(accounts.refreshSession, {}, { cookie: cookieOf(renewed.setCookies[0]) });
    expect(second).toMatchObject({ status: 401, body: { code: 50012 } });
  });

  it('renews although the expired access token is still sent along', async () => {
    const session = await startSession();
    app().clock.moveBy(31 * 60_000);
    expect(await app().call(accounts.getMe, {}, session)).toMatchObject({
      status: 401,
      body: { code: 50014 },
    });
    expect((await browse(accounts.refreshSession, {}, session)).status).toBe(200);
  });

  it('logs out: the cookie is cleared and the token ends', async () => {
    const session = await startSession();
    const { status, setCookies } = await browse(accounts.logout, {}, session);
    expect(status).toBe(200);
    expect(setCookies[0]).toMatch(/^Refresh-Token=; Max-Age=0; Path=\/api\/token;/);
    expect(await app().call(accounts.getMe, {}, session)).toMatchObject({
      status: 401,
      body: { code: 50012 },
    });
  });
});

describe('other calls of the room', () => {
  it('tell who one is, and 50008 to a token nobody holds', async () => {
    const team = await app().signIn('team');
    expect((await app().call(accounts.getMe, {}, team)).body.result).toMatchObject({
      loginId: team.accountId,
      birthday: '2019-04-22',
      iconUrl: '/art/seal.svg',
    });
    const nobody = { token: 'x'.repeat(43) };
    expect(await app().call(accounts.getMe, {}, nobody)).toMatchObject({
      status: 401,
      body: { code: 50008 },
    });
    expect(await app().call(accounts.getMe, {})).toMatchObject({ status: 401, body: { code: 50008 } });
  });

  it('change a password for the signed in only', async () => {
    const request = { oldPwd: testPassword, newPwd: 'river-Walk7', confirmPwd: 'river-Walk7' };
    expect((await app().call(accounts.changePassword, request)).status).toBe(401);
    const person = await app().signIn('staff');
    expect((await app().call(accounts.changePassword, { ...request, newPwd: 'short' }, person)).status).toBe(
      400,
    );
    expect((await app().call(accounts.changePassword, request, person)).status).toBe(200);
  });

  it('open the audit log to the audit administrator alone', async () => {
    const auditor = await app().signIn('staff', { role: 'auditAdmin' });
    const others = [await app().signIn('staff', { role: 'systemAdmin' }), await app().signIn('team')];
    expect((await app().call(listAuditLog, {})).status).toBe(401);
    for (const other of others) expect((await app().call(listAuditLog, {}, other)).status).toBe(403);
    expect((await app().call(listAuditLog, { fromOn: 'yesterday' }, auditor)).status).toBe(400);
    expect((await app().call(listAuditLog, { action: 'loginUser' }, auditor)).status).toBe(200);
  });

  it('take all rights from staff until a handed-out password is changed', async () => {
    const { accountId } = await buildAccount(app().sql, { role: 'auditAdmin', mustChangePassword: true });
    const { accessToken: token } = await buildSession(app().sql, accountId, { now: app().clock() });
    expect((await app().call(listAuditLog, {}, { token })).status).toBe(403);
    const request = { oldPwd: testPassword, newPwd: 'river-Walk7', confirmPwd: 'river-Walk7' };
    expect((await app().call(accounts.changePassword, request, { token })).status).toBe(200);
    expect((await app().call(listAuditLog, {}, { token })).status).toBe(200);
  });
});
