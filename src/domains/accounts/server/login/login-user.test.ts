import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { buildAccount, buildStaff, testPassword } from '../../testing/accounts.builders.ts';
import { createAccountsCaller, createJar } from '../../testing/call-accounts.ts';
import { getCaptcha, loginUser } from '../../contract/accounts.contract.ts';
import type { LoginInfo } from '../../contract/accounts.contract.ts';
import { resolveCaller } from '../sessions/resolve-caller.ts';

let database: TestDatabase;
let call: ReturnType<typeof createAccountsCaller>;
const clock = { now: new Date() };

beforeAll(async () => {
  database = await openTestDatabase();
  call = createAccountsCaller(database, clock);
});
beforeEach(() => {
  clock.now = new Date();
  return database.reset();
});
afterAll(() => database.close());

type LoggedIn = { accessToken: string; expiresIn: number; loginInfo: LoginInfo };
const logIn = (userLoginName: string, userPwd: string, more: object = {}) =>
  call(loginUser, { userLoginName, userPwd, ...more }) as Promise<LoggedIn>;
const failTimes = async (loginName: string, count: number) => {
  for (let index = 0; index < count; index += 1) {
    const { captchaId, question } = (await call(getCaptcha, {})) as { captchaId: string; question: string };
    await logIn(loginName, 'wrong', { captchaId, captcha: solve(question) }).catch(() => undefined);
  }
};
const solve = (question: string): string => {
  const numerals = '零一二三四五六七八九十';
  const [one = '', sign = '', other = ''] = question;
  const [left, right] = [numerals.indexOf(one), numerals.indexOf(other)];
  return String(sign === '加' ? left + right : left - right);
};

describe('loginUser', () => {
  it('gives a token that names its holder, and the login info', async () => {
    const { accountId, loginName, roleId } = await buildAccount(database.kysely, { userType: 3 });
    const cookies = createJar();
    const result = (await call(
      loginUser,
      { userLoginName: `  ${loginName.toUpperCase()} `, userPwd: testPassword },
      { cookies },
    )) as LoggedIn;
    expect(result.expiresIn).toBe(1_800);
    expect(result.loginInfo).toMatchObject({
      loginId: accountId,
      tmRole_id: roleId,
      userType: 3,
      unreadCount: 0,
    });
    expect(cookies.kept.get('Refresh-Token')).toMatch(/^\d+\.[\w-]{43}$/);
    const caller = await resolveCaller(database.kysely, result.accessToken, clock.now);
    expect(caller).toMatchObject({ kind: 'staff', accountId, roleId });
  });

  it('keeps no token in the database and leaves an audit line of the person', async () => {
    const { accountId, loginName } = await buildAccount(database.kysely);
    const { accessToken } = await logIn(loginName, testPassword);
    const session = await database.kysely.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(session)).not.toContain(accessToken);
    const line = await database.kysely.selectFrom('auditLog').selectAll().executeTakeFirstOrThrow();
    expect(line).toMatchObject({ action: 'loginUser', actorId: accountId, actorName: '许静' });
  });

  it('finds an account by its phone, the volunteer before the team unless told', async () => {
    const mobile = '13812345678';
    const team = await buildAccount(database.kysely, { userType: 1, mobile });
    const volunteer = await buildAccount(database.kysely, { userType: 2, mobile });
    expect((await logIn(mobile, testPassword)).loginInfo.loginId).toBe(volunteer.accountId);
    expect((await logIn(mobile, testPassword, { userType: 1 })).loginInfo.loginId).toBe(team.accountId);
  });

  it('answers an unknown name and a wrong password alike', async () => {
    const { loginName } = await buildAccount(database.kysely);
    const failures = await Promise.all(
      [loginName, 'nobody_at_all'].map((name) => logIn(name, 'wrong').catch((error: unknown) => error)),
    );
    expect(failures[0]).toEqual(failures[1]);
    expect(failures[0]).toMatchObject({
      reason: 'wrongPassword',
      message: '账号或密码不正确，还可以再试 4 次',
      result: { attemptsLeft: 4, isCaptchaNeeded: false },
    });
  });

  it('asks for a captcha after three failures and takes each only once', async () => {
    const { loginName } = await buildAccount(database.kysely);
    await failTimes(loginName, 3);
    await expect(logIn(loginName, testPassword)).rejects.toMatchObject({ reason: 'captchaNeeded' });
    const { captchaId, question } = (await call(getCaptcha, {})) as { captchaId: string; question: string };
    const captcha = { captchaId, captcha: solve(question) };
    await expect(logIn(loginName, testPassword, { captchaId, captcha: 'no' })).rejects.toMatchObject({
      reason: 'captchaWrong',
    });
    await expect(logIn(loginName, testPassword, captcha)).rejects.toMatchObject({ reason: 'captchaWrong' });
    const fresh = (await call(getCaptcha, {})) as { captchaId: string; question: string };
    const answer = { captchaId: fresh.captchaId, captcha: solve(fresh.question) };
    expect((await logIn(loginName, testPassword, answer)).accessToken).toBeTruthy();
  });

  it('locks after five failures for fifteen minutes, the right password included', async () => {
    const { loginName } = await buildAccount(database.kysely);
    await failTimes(loginName, 5);
    await expect(logIn(loginName, testPassword)).rejects.toMatchObject({ reason: 'locked' });
    clock.now = new Date(clock.now.getTime() + 15 * 60_000);
    expect((await logIn(loginName, testPassword)).accessToken).toBeTruthy();
  });

  it('locks names that nobody has just the same', async () => {
    await failTimes('nobody_at_all', 5);
    await expect(logIn('Nobody_At_All', 'x')).rejects.toMatchObject({ reason: 'locked' });
  });

  it('forgets failures after a success', async () => {
    const { loginName } = await buildAccount(database.kysely);
    await failTimes(loginName, 2);
    await logIn(loginName, testPassword);
    await expect(logIn(loginName, 'wrong')).rejects.toMatchObject({ result: { attemptsLeft: 4 } });
  });

  it('tells a stopped account so only when the password is right', async () => {
    const { loginName } = await buildAccount(database.kysely, { status: 'disabled' });
    await expect(logIn(loginName, 'wrong')).rejects.toMatchObject({ reason: 'wrongPassword' });
    await expect(logIn(loginName, testPassword)).rejects.toMatchObject({ reason: 'disabled' });
  });

  it('gives staff with a handed-out password no permission', async () => {
    const { caller } = await buildStaff(database.kysely, { role: 'systemAdmin', mustChangePassword: true });
    expect([...caller.permissions]).toEqual([]);
  });
});
