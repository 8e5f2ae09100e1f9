import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testPassword } from '../testing/accounts.builders.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { changePassword, getMe } from '../contract/accounts.contract.ts';
import { endMySession, endOtherSessions, listMySessions } from '../contract/sessions.contract.ts';

let test: TestApp;
let here: SignedIn;
let there: SignedIn;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.database.reset();
  here = await test.signIn('volunteer');
  there = await test.signInAs(here.accountId);
});
afterAll(() => test.close());

const statusOf = async (as: SignedIn) => (await test.call(getMe, {}, as)).status;
const change = (oldPwd: string, newPwd: string, confirmPwd = newPwd) =>
  test.call(changePassword, { oldPwd, newPwd, confirmPwd }, here);

describe('the list of devices', () => {
  it('shows where one is signed in, this device first and marked', async () => {
    const { list } = (await test.call(listMySessions, {}, there)).body.result;
    expect(list.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(list[0]).toMatchObject({ device: '未知设备', isPhone: false });
  });

  it('signs one other device out, never this one and never somebody else’s', async () => {
    const { list } = (await test.call(listMySessions, {}, here)).body.result;
    const [mine = 0, other = 0] = list.map(({ sessionId }) => sessionId);
    const stranger = await test.signIn('volunteer');
    expect((await test.call(endMySession, { sessionId: other }, stranger)).status).toBe(404);
    expect((await test.call(endMySession, { sessionId: mine }, here)).body.reason).toBe('current');
    expect((await test.call(endMySession, { sessionId: other }, here)).status).toBe(200);
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401]);
    expect((await test.call(endMySession, { sessionId: other }, here)).status).toBe(404);
  });

  it('signs all others out', async () => {
    expect((await test.call(endOtherSessions, {}, here)).body.result).toEqual({ endedCount: 1 });
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401]);
    expect((await test.call(listMySessions, {}, here)).body.result.list).toHaveLength(1);
  });
});

describe('a changed password', () => {
  it('ends the other devices and is told', async () => {
    expect((await change(testPassword, 'Riverside#88')).status).toBe(200);
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401]);
    const told = await test.sql.selectFrom('messages').select('title').execute();
    expect(told).toEqual([{ title: '密码已修改' }]);
  });

  it('may be none of the last five', async () => {
    const row = ['Riverside#81', 'Riverside#82', 'Riverside#83', 'Riverside#84', 'Riverside#85'];
    let current = testPassword;
    for (const next of row) {
      test.clock.moveBy(1_000);
      expect((await change(current, next)).status).toBe(200);
      current = next;
    }
    expect((await change(current, current)).body.reason).toBe('sameAsOld');
    expect((await change(current, 'Riverside#81')).body.reason).toBe('usedBefore');
    // The sixth back is free again.
    expect((await change(current, testPassword)).status).toBe(200);
    expect(await test.sql.selectFrom('passwordHistory').select('accountId').execute()).toHaveLength(4);
  });
});
