import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount, testPassword } from '../../testing/accounts.builders.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import { toHttp } from '#testing/test-app.ts';
import { openHouse } from '#testing/open-house.ts';
import { changePassword, getMe, loginUser } from '../../contract/accounts.contract.ts';
import { endMySession, endOtherSessions, listMySessions } from '../../contract/sessions.contract.ts';

const { app } = openHouse();
let here: SignedIn;
let there: SignedIn;
beforeEach(async () => {
  here = await app().signIn('volunteer');
  there = await app().signInAs(here.accountId);
});

const statusOf = async (as: SignedIn) => (await app().call(getMe, {}, as)).status;
const change = (oldPwd: string, newPwd: string, confirmPwd = newPwd) =>
  app().call(changePassword, { oldPwd, newPwd, confirmPwd }, here);

describe('the list of devices', () => {
  it('shows where one is signed in, this device first and marked', async () => {
    const { list } = (await app().call(listMySessions, {}, there)).body.result;
    expect(list.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(list[0]).toMatchObject({ device: '未知设备', isPhone: false });
  });

  it('signs one other device out, never this one and never somebody else’s', async () => {
    const { list } = (await app().call(listMySessions, {}, here)).body.result;
    const [mine = 0, other = 0] = list.map(({ sessionId }) => sessionId);
    const stranger = await app().signIn('volunteer');
    expect((await app().call(endMySession, { sessionId: other }, stranger)).status).toBe(404);
    expect((await app().call(endMySession, { sessionId: mine }, here)).body.reason).toBe('current');
    expect((await app().call(endMySession, { sessionId: other }, here)).status).toBe(200);
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401]);
    expect((await app().call(endMySession, { sessionId: other }, here)).status).toBe(404);
  });

  it('signs all others out', async () => {
    expect((await app().call(endOtherSessions, {}, here)).body.result).toEqual({ endedCount: 1 });
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401]);
    expect((await app().call(listMySessions, {}, here)).body.result.list).toHaveLength(1);
  });
});

describe('a changed password', () => {
  it('ends the other devices and is told', async () => {
    expect((await change(testPassword, 'Riverside#88')).status).toBe(200);
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401]);
    const told = await app().sql.selectFrom('messages').select('title').execute();
    expect(told).toEqual([{ title: '密码已修改' }]);
  });

  it('cannot be guessed at an open session: wrong ones are counted for the session, and the login elsewhere goes on', async () => {
    const guess = (oldPwd: string) => change(oldPwd, 'Riverside#88');
    const login = async (userPwd: string) => {
      const { loginName } = await app()
        .sql.selectFrom('accounts')
        .select('loginName')
        .where('id', '=', here.accountId)
        .executeTakeFirstOrThrow();
      return app().call(loginUser, { userLoginName: loginName, userPwd });
    };
    for (const left of [4, 3, 2, 1])
      expect((await guess('wrong')).body).toMatchObject({
        reason: 'wrongOldPassword',
        msg: `原密码不正确，还可以再试 ${left} 次`,
      });
    expect((await guess('wrong')).body).toMatchObject({
      reason: 'locked',
      msg: '密码连续输错多次，请 15 分钟后再试',
    });
    expect((await guess(testPassword)).body.reason).toBe('locked');
    expect((await change(testPassword, testPassword)).body.reason).toBe('locked');
    expect((await login(testPassword)).status).toBe(200);
    app().clock.moveBy(15 * 60_000);
    expect((await guess(testPassword)).status).toBe(200);
    expect((await login('Riverside#88')).status).toBe(200);
    const lines = await app()
      .sql.selectFrom('auditLog')
      .select('detail')
      .where('action', '=', 'changePassword')
      .orderBy('id')
      .execute();
    expect(lines.map(({ detail }) => (detail as { outcome?: string }).outcome)).toEqual([
      'wrongPassword',
      'wrongPassword',
      'wrongPassword',
      'wrongPassword',
      'locked',
      undefined,
    ]);
  });

  it('does not give itself away by what is said of the new one', async () => {
    expect((await change('wrong', 'wrong')).status).toBe(400);
    expect((await change('Riverside#80', 'Riverside#80')).body.reason).toBe('wrongOldPassword');
    expect((await change(testPassword, testPassword)).body.reason).toBe('sameAsOld');
    expect((await change('Riverside#80', testPassword)).body.reason).toBe('wrongOldPassword');
  });

  it('may be none of the last five', async () => {
    const row = ['Riverside#81', 'Riverside#82', 'Riverside#83', 'Riverside#84', 'Riverside#85'];
    let current = testPassword;
    for (const next of row) {
      app().clock.moveBy(1_000);
      expect((await change(current, next)).status).toBe(200);
      current = next;
    }
    expect((await change(current, current)).body.reason).toBe('sameAsOld');
    expect((await change(current, 'Riverside#81')).body.reason).toBe('usedBefore');
    // The sixth back is free again.
    expect((await change(current, testPassword)).status).toBe(200);
    expect(await app().sql.selectFrom('passwordHistory').select('accountId').execute()).toHaveLength(4);
  });
});

describe('a new device', () => {
  const phone =
    'Mozilla/5.0 (Linux; Android 14; V2310A) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';
  const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36';
  const newer = desk.replaceAll('130', '141');

  it('is told to the owner, once for a device; a newer browser on the same kind and the first login of all are not', async () => {
    const { accountId, loginName } = await buildAccount(app().sql, { userType: 2 });
    const logIn = async (userAgent: string) => {
      const request = { userLoginName: loginName, userPwd: testPassword };
      const asked = { ...toHttp(loginUser, request), headers: { 'user-agent': userAgent } };
      expect((await app().inject(asked)).statusCode).toBe(200);
    };
    const told = async () =>
      (
        await app()
          .sql.selectFrom('messages')
          .select('title')
          .where('accountId', '=', accountId)
          .where('category', '=', 'security')
          .orderBy('id')
          .execute()
      ).map(({ title }) => title);
    await logIn(desk);
    await logIn(newer);
    expect(await told()).toEqual([]);
    await logIn(phone);
    await logIn(phone);
    expect(await told()).toEqual(['新设备登录：安卓手机 · Chrome']);
  });
});
