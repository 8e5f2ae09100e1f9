import { beforeEach, describe, expect, it } from 'vitest';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import { openHouse } from '#testing/open-house.ts';
import { loginUser } from '#domains/accounts/contract/accounts.contract.ts';
import { changeMobile, getMyMobile } from '#domains/accounts/contract/mobile.contract.ts';
import { sendSmsCode } from '#domains/accounts/contract/sms.contract.ts';
import { buildAccount, testPassword, testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import { buildSmsCode, sentCode, testOutbox } from '#domains/accounts/testing/sms.builders.ts';
import { accountKeysFrom, createMobileVault } from '#domains/accounts/server/index.ts';

let person: SignedIn;
const start = new Date('2026-11-21T10:00:00+08:00');
const { app } = openHouse({ now: start });
const oldMobile = '13806880001';
const mobile = '13806880002';

beforeEach(async () => {
  person = await app().signIn('volunteer', { account: { mobile: oldMobile } });
});

const codeFor = (number = mobile) =>
  buildSmsCode(app().sql, { mobile: number, scene: 'bind', now: app().clock() });
const change = (smsCode: string, more: object = {}, as = person) =>
  app().call(changeMobile, { userPwd: testPassword, mobile, smsCode, ...more }, as);
const bound = async (as = person) => (await app().call(getMyMobile, {}, as)).body.result.mobileMasked;
const login = async (userLoginName: string) =>
  (await app().call(loginUser, { userLoginName, userPwd: testPassword })).status;
const wrongOf = (code: string) => (code === '111111' ? '222222' : '111111');

describe('another mobile number', () => {
  it('is bound by the password and a code that went to it, kept sealed, and tells the account and the old number', async () => {
    expect((await app().call(sendSmsCode, { mobile, scene: 'bind' }, person)).status).toBe(200);
    const code = (await sentCode(app().sql, mobile)) ?? '';
    const { body } = await change(code);
    expect(body.result).toEqual({ mobileMasked: '138****0002' });
    expect(await bound()).toBe('138****0002');
    expect([await login(mobile), await login(oldMobile)]).toEqual([200, 409]);
    const stored = await app()
      .sql.selectFrom('accounts')
      .selectAll()
      .where('id', '=', person.accountId)
      .execute();
    const lines = await app().sql.selectFrom('auditLog').selectAll().execute();
    expect(JSON.stringify([stored, lines])).not.toContain(mobile);
    expect(
      lines.some(({ action, actorId }) => action === 'changeMobile' && actorId === person.accountId),
    ).toBe(true);
    const told = await app().sql.selectFrom('messages').select(['accountId', 'category', 'title']).execute();
    expect(told).toEqual([{ accountId: person.accountId, category: 'security', title: '手机号已更换' }]);
    const letters = await app()
      .sql.selectFrom('outbox')
      .select(['recipientHash', 'variables'])
      .where('template', '=', 'mobileChanged')
      .execute();
    expect(letters).toEqual([
      { recipientHash: testOutbox.hashesOf(oldMobile)[0], variables: { mobile: '138****0002' } },
    ]);
  });

  it('leaves the other devices signed in', async () => {
    const there = await app().signInAs(person.accountId);
    expect((await change(await codeFor())).status).toBe(200);
    expect(await bound(there)).toBe('138****0002');
  });

  it('is asked for anew of a team, and has nothing to do with its volunteer', async () => {
    const team = await app().signIn('team');
    const code = await codeFor(oldMobile);
    expect((await change(code, { mobile: oldMobile }, team)).status).toBe(200);
    expect([await bound(team), await bound()]).toEqual(['138****0001', '138****0001']);
  });

  it('answers the same request twice, and the code opens nothing for anybody else', async () => {
    const code = await codeFor();
    const answers = [await change(code), await change(code)];
    expect(answers.map(({ body }) => body.result)).toEqual([
      { mobileMasked: '138****0002' },
      { mobileMasked: '138****0002' },
    ]);
    expect(await app().sql.selectFrom('messages').select('id').execute()).toHaveLength(1);
    const team = await app().signIn('team');
    expect((await change(code, {}, team)).body.reason).toBe('codeExpired');
  });
});

describe('a refused change', () => {
  it('says that a number is taken only to who holds it', async () => {
    await buildAccount(app().sql, { userType: 2, mobile });
    const taken = await app().call(sendSmsCode, { mobile, scene: 'bind' }, person);
    const free = await app().call(sendSmsCode, { mobile: '13806880003', scene: 'bind' }, person);
    expect(taken.body).toEqual(free.body);
    const code = (await sentCode(app().sql, mobile)) ?? '';
    const freeCode = (await sentCode(app().sql, '13806880003')) ?? '';
    const wrong = await change(wrongOf(code));
    const wrongOfFree = await change(wrongOf(freeCode), { mobile: '13806880003' });
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...wrongOfFree.body, requestId: '' });
    expect(wrong.body).toMatchObject({ reason: 'codeWrong', msg: '短信验证码不正确，还可以再试 4 次' });
    expect((await change(code)).body).toMatchObject({
      reason: 'mobileTaken',
      msg: '这个手机号已绑定另一个账号，请换一个号码',
    });
    expect(await bound()).toBe('138****0001');
  });

  it('counts wrong passwords of the session, whatever the code, and locks nobody out elsewhere', async () => {
    const code = await codeFor();
    for (const left of [4, 3, 2, 1])
      expect((await change(code, { userPwd: 'wrong' })).body).toMatchObject({
        reason: 'wrongPassword',
        msg: `登录密码不正确，还可以再试 ${left} 次`,
      });
    expect((await change(code, { userPwd: 'wrong' })).body.reason).toBe('locked');
    expect((await change(code)).body.reason).toBe('locked');
    expect(await login(oldMobile)).toBe(200);
    expect(await bound()).toBe('138****0001');
  });

  it('leaves a minor no number of the guardian, until the eighteenth birthday', async () => {
    const { volunteerId } = await buildVolunteer(app().sql, { birthOn: '2010-03-02' });
    const guardian = { volunteerId, name: '陈静', relation: 'mother' as const, consentedAt: app().clock() };
    await app()
      .sql.insertInto('guardians')
      .values({ ...guardian, ...createMobileVault(accountKeysFrom(testSecret)).seal(mobile) })
      .execute();
    const minor = await app().signInAs(volunteerId);
    expect((await change(await codeFor(), {}, minor)).body).toMatchObject({ reason: 'guardianMobile' });
    await app().sql.updateTable('volunteers').set({ birthOn: '2008-11-21' }).execute();
    expect((await change(await codeFor(), {}, minor)).status).toBe(200);
  });

  it('wants another number, and a code of this scene', async () => {
    expect((await change(await codeFor(oldMobile), { mobile: oldMobile })).body.reason).toBe('sameMobile');
    const code = await buildSmsCode(app().sql, { mobile, scene: 'register', now: app().clock() });
    expect((await change(code)).body.reason).toBe('codeExpired');
    expect((await change('12', { mobile: '12' })).body.errors?.map(({ path }) => path).sort()).toEqual([
      'mobile',
      'smsCode',
    ]);
  });

  it('is not for staff, nor for nobody', async () => {
    const code = await codeFor();
    const staff = await app().signIn('staff', { role: 'reviewer' });
    expect((await change(code, {}, staff)).status).toBe(403);
    expect(await bound(staff)).toBeNull();
    const request = { userPwd: testPassword, mobile, smsCode: code };
    expect((await app().call(changeMobile, request)).status).toBe(401);
    expect((await app().call(getMyMobile, {})).status).toBe(401);
  });
});
