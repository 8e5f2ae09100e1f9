import { describe, expect, it } from 'vitest';
import { openHouse } from '#testing/open-house.ts';
import { loginUser } from '../../contract/accounts.contract.ts';
import {
  checkRecoveryCode,
  exportSms,
  listSms,
  loginBySms,
  modifyPasswordBySms,
  retrySms,
  sendSmsCode,
} from '../../contract/sms.contract.ts';
import { buildAccount, testPassword } from '../../testing/accounts.builders.ts';
import { proofFor } from '../../testing/proof.builders.ts';
import { buildSmsCode, sentCode, testOutbox } from '../../testing/sms.builders.ts';

const start = new Date('2026-11-21T10:00:00+08:00');
const { app } = openHouse({ now: start });
const mobile = '13806880001';
const newPassword = 'Qinghe-2031';

const send = (scene: 'register' | 'findPwd' | 'login' | 'guardian', more: object = {}) =>
  app().call(sendSmsCode, { mobile, scene, ...more });
const recover = (smsCode: string, more: object = {}) =>
  app().call(modifyPasswordBySms, {
    mobile,
    smsCode,
    newPwd: newPassword,
    confirmPwd: newPassword,
    ...more,
  });
const login = (userPwd: string) => app().call(loginUser, { userLoginName: mobile, userPwd });
const challengeIn = ({ result }: { result?: unknown }): string => (result as { challenge: string }).challenge;

describe('a code', () => {
  it('is six digits, kept as a hash, and goes out with the transaction', async () => {
    const { body } = await send('register');
    expect(body).toMatchObject({ code: 200, result: { waitSeconds: 60, validMinutes: 5 } });
    const code = await sentCode(app().sql, mobile);
    expect(code).toMatch(/^\d{6}$/);
    const rows = await app().sql.selectFrom('smsCodes').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
    const letters = await app().sql.selectFrom('outbox').selectAll().execute();
    expect(JSON.stringify(letters)).not.toContain(code);
    expect(JSON.stringify(letters)).not.toContain(mobile);
    expect(letters[0]).toMatchObject({ template: 'verifyCode', recipientMasked: '138****0001' });
  });

  it('comes at most once a minute, and says when', async () => {
    await send('register');
    app().clock.moveBy(8_000);
    const { status, body } = await send('findPwd');
    expect(status).toBe(409);
    expect(body).toMatchObject({
      reason: 'tooSoon',
      msg: '验证码刚刚发送过，请 52 秒后再试',
      result: { waitSeconds: 52 },
    });
  });

  it('asks for work from the third in an hour on, and takes no proof of a login', async () => {
    for (let count = 0; count < 2; count += 1) {
      await send('register');
      app().clock.moveBy(61_000);
    }
    const asked = (await send('register')).body;
    expect(asked).toMatchObject({ reason: 'proofNeeded', result: { waitSeconds: 0 } });
    for (let count = 0; count < 3; count += 1) await login('wrong password');
    const foreign = await proofFor(challengeIn((await login('wrong password')).body));
    expect((await send('register', { proof: foreign })).body).toMatchObject({ reason: 'proofWrong' });
    const proof = await proofFor(challengeIn(asked));
    expect((await send('register', { proof })).status).toBe(200);
  });
});

describe('recovering', () => {
  it('answers alike for a number that nobody has, and tells only its holder', async () => {
    const unknown = await send('findPwd');
    await buildAccount(app().sql, { userType: 2, mobile: '13806880002' });
    const known = await app().call(sendSmsCode, { mobile: '13806880002', scene: 'findPwd' });
    expect(unknown.body).toEqual(known.body);
    expect(await sentCode(app().sql, mobile)).toBeUndefined();
    const templates = await app().sql.selectFrom('outbox').select('template').orderBy('id').execute();
    expect(templates.map((row) => row.template)).toEqual(['numberUnknown', 'verifyCode']);
    const wrong = await recover('000000');
    const wrongOfKnown = await recover('000000', { mobile: '13806880002' });
    expect(wrong.body).toMatchObject({ code: 409, reason: 'codeWrong' });
    expect(wrong.body.msg).toBe(wrongOfKnown.body.msg);
  });

  it('sets the password, ends every session, lifts the lock and tells', async () => {
    const { accountId } = await buildAccount(app().sql, { userType: 2, mobile });
    const session = await app().signInAs(accountId);
    for (let count = 0; count < 5; count += 1) await login('wrong password');
    await send('findPwd');
    const code = (await sentCode(app().sql, mobile)) ?? '';
    expect((await recover(code)).status).toBe(200);
    expect((await login(testPassword)).body.reason).toBe('wrongPassword');
    expect((await login(newPassword)).status).toBe(200);
    const me = await app().inject({
      url: '/api/accounts/GetMe',
      headers: { authorization: `Bearer ${session.token}` },
    });
    expect(me.json().code).toBe(50_012);
    const messages = await app().sql.selectFrom('messages').select(['accountId', 'title']).execute();
    expect(messages).toEqual([{ accountId, title: '密码已通过短信找回' }]);
    expect((await recover(code)).body.reason).toBe('codeExpired');
  });

  it('gives five tries and five minutes', async () => {
    await buildAccount(app().sql, { userType: 2, mobile });
    const code = await buildSmsCode(app().sql, { mobile, scene: 'findPwd', now: app().clock() });
    const wrong = code === '111111' ? '222222' : '111111';
    for (const left of [4, 3, 2, 1])
      expect((await recover(wrong)).body.msg).toBe(`短信验证码不正确，还可以再试 ${left} 次`);
    expect((await recover(wrong)).body.reason).toBe('codeWrong');
    expect((await recover(code)).body.reason).toBe('codeExpired');
    const late = await buildSmsCode(app().sql, { mobile, scene: 'findPwd', now: app().clock() });
    app().clock.moveBy(5 * 60_000);
    expect((await recover(late)).body.reason).toBe('codeExpired');
  });

  it('goes on only with the right code: judged and counted before the next step, good once after it', async () => {
    await buildAccount(app().sql, { userType: 2, mobile });
    const right = await buildSmsCode(app().sql, { mobile, scene: 'findPwd', now: app().clock() });
    const wrong = right === '111111' ? '222222' : '111111';
    const goOn = async (smsCode: string) => (await app().call(checkRecoveryCode, { mobile, smsCode })).body;
    for (const left of [4, 3, 2, 1])
      expect((await goOn(wrong)).msg).toBe(`短信验证码不正确，还可以再试 ${left} 次`);
    expect([(await goOn(right)).code, (await goOn(right)).code]).toEqual([200, 200]);
    expect((await recover(right)).status).toBe(200);
    expect([(await goOn(right)).reason, (await recover(right)).body.reason]).toEqual([
      'codeExpired',
      'codeExpired',
    ]);
  });

  it('keeps a code that was right while the password was not', async () => {
    const { loginName } = await buildAccount(app().sql, { userType: 2, mobile, loginName: 'Qinghe31' });
    const code = await buildSmsCode(app().sql, { mobile, scene: 'findPwd', now: app().clock() });
    const named = `${loginName}-1`;
    const { body } = await recover(code, { newPwd: named, confirmPwd: named });
    expect(body.errors).toEqual([{ path: 'newPwd', msg: '密码中不能包含用户名' }]);
    expect((await recover(code)).status).toBe(200);
  });

  it('brings none of the last passwords back', async () => {
    await buildAccount(app().sql, { userType: 2, mobile });
    const code = () => buildSmsCode(app().sql, { mobile, scene: 'findPwd', now: app().clock() });
    const own = { newPwd: testPassword, confirmPwd: testPassword };
    const usedBefore = [{ path: 'newPwd', msg: '最近 5 次用过的密码不能再用，请换一个' }];
    const right = await code();
    expect((await recover(right, own)).body.errors).toEqual(usedBefore);
    const wrong = right === '111111' ? '222222' : '111111';
    expect((await recover(wrong, own)).body.reason).toBe('codeWrong');
    expect((await recover(right)).status).toBe(200);
    app().clock.moveBy(1_000);
    expect((await recover(await code(), own)).body.errors).toEqual(usedBefore);
  });

  it('asks which account of a number is meant, after the code', async () => {
    await buildAccount(app().sql, { userType: 2, mobile, loginName: 'zhiyuan9' });
    await buildAccount(app().sql, { userType: 1, mobile, loginName: 'duiwu9' });
    const code = await buildSmsCode(app().sql, { mobile, scene: 'findPwd', now: app().clock() });
    const { body } = await recover(code);
    expect(body).toMatchObject({ reason: 'chooseAccount' });
    expect((body.result as unknown as { accounts: unknown[] }).accounts).toHaveLength(2);
    expect((await recover(code, { userType: 1 })).status).toBe(200);
    expect((await app().call(loginUser, { userLoginName: 'duiwu9', userPwd: newPassword })).status).toBe(200);
    expect((await app().call(loginUser, { userLoginName: 'zhiyuan9', userPwd: testPassword })).status).toBe(
      200,
    );
  });

  it('is not for staff, and a code of one scene opens nothing else', async () => {
    await buildAccount(app().sql, { userType: 3, mobile });
    await send('findPwd');
    expect(await sentCode(app().sql, mobile)).toBeUndefined();
    const code = await buildSmsCode(app().sql, { mobile, scene: 'register', now: app().clock() });
    expect((await recover(code)).body.code).toBe(409);
  });
});

it('a code logs in, once', async () => {
  await buildAccount(app().sql, { userType: 2, mobile });
  const code = await buildSmsCode(app().sql, { mobile, scene: 'login', now: app().clock() });
  const request = { mobile, smsCode: code, userType: 2 as const };
  expect((await app().call(loginBySms, { ...request, userType: 1 })).body.reason).toBe('noAccount');
  const { body } = await app().call(loginBySms, request);
  expect(body.result).toMatchObject({ loginInfo: { userType: 2, mustChangePwd: false } });
  expect((await app().call(loginBySms, request)).body.reason).toBe('codeExpired');
});

describe('the messages as staff see them', () => {
  it('are found by number, tail, status and day, masked and without codes', async () => {
    await send('register');
    await app().call(sendSmsCode, { mobile: '13906887777', scene: 'register' });
    const staff = await app().signIn('staff', { permissions: ['sms.view'] });
    const list = (request: object) => app().call(listSms, request, staff);
    const all = (await list({})).body.result;
    expect(all.total).toBe(2);
    expect(all.list[0]).toMatchObject({
      recipientMasked: '139****7777',
      template: 'verifyCode',
      status: 'waiting',
      templateLabel: '验证码',
      text: '验证码 ******，5 分钟内有效。工作人员不会向你索要，请勿告诉他人。',
    });
    expect((await list({ number: mobile })).body.result.total).toBe(1);
    expect((await list({ number: '7777' })).body.result.total).toBe(1);
    expect((await list({ number: '0002' })).body.result.total).toBe(0);
    expect((await list({ status: 'failed' })).body.result.total).toBe(0);
    expect((await list({ fromOn: '2026-11-21', toOn: '2026-11-21' })).body.result.total).toBe(2);
    expect((await list({ toOn: '2026-11-20' })).body.result.total).toBe(0);
  });

  it('are exported with a reason that the audit log keeps, without the number', async () => {
    await send('register');
    const staff = await app().signIn('staff', { permissions: ['sms.view'] });
    const { body } = await app().call(exportSms, { number: mobile, reason: '核对发送情况' }, staff);
    expect(body.result.fileName).toBe('短信发件箱-2026-11-21.xlsx');
    const line = await app()
      .sql.selectFrom('auditLog')
      .select(['reason', 'detail'])
      .where('action', '=', 'exportSms')
      .executeTakeFirstOrThrow();
    expect(line).toEqual({ reason: '核对发送情况', detail: { filters: { hasNumber: true }, rowCount: 1 } });
  });

  it('are sent again when they were given up, with a reason, unless a code has run out', async () => {
    const staff = await app().signIn('staff', { permissions: ['sms.view'] });
    const enqueue = (template: string) =>
      testOutbox.enqueue(
        { sql: app().sql, now: app().clock() },
        { channel: 'sms', recipient: mobile, template, variables: {}, dedupeKey: template },
      );
    await enqueue('waitlistOffer');
    await enqueue('verifyCode');
    const rows = await app().sql.selectFrom('outbox').select('id').orderBy('id').execute();
    const [offer, code] = rows.map((row) => row.id) as [number, number];
    const retry = (smsId: number) => app().call(retrySms, { smsId, reason: '服务商已恢复' }, staff);
    expect((await retry(offer)).body.reason).toBe('notFailed');
    await app()
      .sql.updateTable('outbox')
      .set({ status: 'failed', attempts: 8, failure: 'no answer' })
      .execute();
    app().clock.moveBy(10 * 60_000);
    expect((await retry(code)).body.reason).toBe('outdated');
    expect((await retry(offer)).status).toBe(200);
    expect((await retry(999)).status).toBe(404);
    const again = await app()
      .sql.selectFrom('outbox')
      .select(['status', 'attempts'])
      .where('id', '=', offer)
      .executeTakeFirst();
    expect(again).toEqual({ status: 'waiting', attempts: 0 });
  });
});
