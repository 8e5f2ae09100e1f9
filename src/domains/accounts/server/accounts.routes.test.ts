import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import * as accounts from '../contract/accounts.contract.ts';
import { listAuditLog } from '../contract/audit-log.contract.ts';
import { buildAccount, buildSession, testPassword } from '../testing/accounts.builders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(() => app.database.reset());
afterAll(() => app.close());

const cookieOf = (setCookie: string | undefined) => setCookie?.split(';', 1)[0] ?? '';

describe('POST /api/token/loginUser/WsAudience', () => {
  it('answers the token and sets the refresh cookie for /api/token only', async () => {
    const { loginName } = await buildAccount(app.database.kysely, { userType: 1 });
    const { status, body, cookies } = await app.call(accounts.loginUser, {
      userLoginName: loginName,
      userPwd: testPassword,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      code: 200,
      result: { expiresIn: 1_800, loginInfo: { loginName, userType: 1 } },
    });
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(
      /^Refresh-Token=\d+\.[\w-]{43}; Path=\/api\/token; HttpOnly; SameSite=Strict$/,
    );
  });

  it('lets a remembered cookie last seven days', async () => {
    const { loginName } = await buildAccount(app.database.kysely, { userType: 2 });
    const login = { userLoginName: loginName, userPwd: testPassword, remember: true };
    expect((await app.call(accounts.loginUser, login)).cookies[0]).toContain('Max-Age=604800');
  });

  it('refuses with 409, a reason and the sentence for the form; the failure is counted', async () => {
    const { loginName } = await buildAccount(app.database.kysely);
    const wrong = { userLoginName: loginName, userPwd: 'wrong' };
    await app.call(accounts.loginUser, wrong);
    const { status, body, cookies } = await app.call(accounts.loginUser, wrong);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 409,
      reason: 'wrongPassword',
      msg: '账号或密码不正确,还可以再试 3 次',
    });
    expect(cookies).toEqual([]);
  });

  it('answers 400 to missing and unknown fields', async () => {
    const { status, body } = await app.call(accounts.loginUser, { userLoginName: ' ', extra: 1 });
    expect(status).toBe(400);
    expect(body.errors?.map((error) => error.path)).toContain('userLoginName');
  });
});

describe('POST /api/token/refresh and /logout', () => {
  it('rotates the cookie, and ends the session when the old one comes back', async () => {
    const person = await app.signIn('volunteer');
    const first = `Refresh-Token=${person.refreshToken}`;
    const renewed = await app.call(accounts.refreshSession, {}, { cookie: first });
    expect(renewed.status).toBe(200);
    const reused = await app.call(accounts.refreshSession, {}, { cookie: first });
    expect(reused).toMatchObject({ status: 401, body: { code: 50012 } });
    const second = await app.call(accounts.refreshSession, {}, { cookie: cookieOf(renewed.cookies[0]) });
    expect(second).toMatchObject({ status: 401, body: { code: 50012 } });
  });

  it('renews although the expired access token is still sent along', async () => {
    const person = await app.signIn('volunteer');
    app.clock.now = new Date(Date.now() + 31 * 60_000);
    try {
      expect(await app.call(accounts.getMe, {}, person)).toMatchObject({
        status: 401,
        body: { code: 50014 },
      });
      const sender = { accessToken: person.accessToken, cookie: `Refresh-Token=${person.refreshToken}` };
      expect((await app.call(accounts.refreshSession, {}, sender)).status).toBe(200);
    } finally {
      app.clock.now = undefined;
    }
  });

  it('logs out: the cookie is cleared and the token ends', async () => {
    const person = await app.signIn('volunteer');
    const { status, cookies } = await app.call(accounts.logout, {}, person);
    expect(status).toBe(200);
    expect(cookies[0]).toMatch(/^Refresh-Token=; Max-Age=0; Path=\/api\/token;/);
    expect(await app.call(accounts.getMe, {}, person)).toMatchObject({ status: 401, body: { code: 50012 } });
  });
});

describe('other calls of the room', () => {
  it('give a captcha to anybody', async () => {
    const { status, body } = await app.call(accounts.getCaptcha);
    expect(status).toBe(200);
    expect(body.result).toMatchObject({
      svg: expect.stringContaining('<svg'),
      question: expect.stringContaining('等于几'),
    });
  });

  it('tell who one is, and 50008 to a token nobody holds', async () => {
    const team = await app.signIn('team');
    expect((await app.call(accounts.getMe, {}, team)).body.result).toMatchObject({
      loginId: team.accountId,
      birthday: '2019-04-22',
      iconUrl: '/art/seal.svg',
    });
    const nobody = { accessToken: 'x'.repeat(43) };
    expect(await app.call(accounts.getMe, {}, nobody)).toMatchObject({ status: 401, body: { code: 50008 } });
    expect(await app.call(accounts.getMe)).toMatchObject({ status: 401, body: { code: 50008 } });
  });

  it('change a password for the signed in only', async () => {
    const request = { oldPwd: testPassword, newPwd: 'river-Walk7', confirmPwd: 'river-Walk7' };
    expect((await app.call(accounts.changePassword, request)).status).toBe(401);
    const person = await app.signIn('staff');
    expect((await app.call(accounts.changePassword, { ...request, newPwd: 'short' }, person)).status).toBe(
      400,
    );
    expect((await app.call(accounts.changePassword, request, person)).status).toBe(200);
  });

  it('open the audit log to the audit administrator alone', async () => {
    const auditor = await app.signIn('staff', { role: 'auditAdmin' });
    const others = [await app.signIn('staff', { role: 'systemAdmin' }), await app.signIn('team')];
    expect((await app.call(listAuditLog)).status).toBe(401);
    for (const other of others) expect((await app.call(listAuditLog, {}, other)).status).toBe(403);
    expect((await app.call(listAuditLog, { fromOn: 'yesterday' }, auditor)).status).toBe(400);
    expect((await app.call(listAuditLog, { action: 'loginUser' }, auditor)).status).toBe(200);
  });

  it('take all rights from staff until a handed-out password is changed', async () => {
    const { accountId } = await buildAccount(app.database.kysely, {
      role: 'auditAdmin',
      mustChangePassword: true,
    });
    const session = await buildSession(app.database.kysely, accountId);
    expect((await app.call(listAuditLog, {}, session)).status).toBe(403);
    const request = { oldPwd: testPassword, newPwd: 'river-Walk7', confirmPwd: 'river-Walk7' };
    expect((await app.call(accounts.changePassword, request, session)).status).toBe(200);
    expect((await app.call(listAuditLog, {}, session)).status).toBe(200);
  });
});
