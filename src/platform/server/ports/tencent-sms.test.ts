import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { testAct, testId } from '#testing/test-act.ts';
import {
  openTencentProvider,
  tencentAccount as account,
  tencentError as error,
  type TencentProvider,
} from '#testing/tencent-provider.ts';
import { openTables } from '#testing/open-tables.ts';
import { deriveKey } from '../encryption.ts';
import { createOutbox } from '../outbox.ts';
import { runTask } from '../run-background.ts';
import { createManualClock } from './clock.ts';
import type { SmsPort } from './sms.ts';
import { createTencentSms } from './tencent-sms.ts';

const now = new Date('2026-11-21T12:00:00+08:00');
const clock = createManualClock(now);

type Behaviour = 'accept' | 'refuse' | 'error' | 'http500' | 'silent' | 'garbage';

let provider: TencentProvider;
let behaviour: Behaviour;

const answers: Record<Behaviour, object | string | number | undefined> = {
  accept: { Response: { SendStatusSet: [{ SerialNo: '1', Code: 'Ok', Message: 'send success' }] } },
  refuse: {
    Response: {
      SendStatusSet: [{ Code: 'FailedOperation.PhoneNumberInBlacklist', Message: 'in blacklist' }],
    },
  },
  error: error('LimitExceeded.AppDailyLimit', 'daily limit'),
  http500: 500,
  silent: undefined,
  garbage: '<html>',
};

beforeAll(async () => {
  provider = await openTencentProvider('sms', () => answers[behaviour]);
});
beforeEach(() => {
  provider.calls.length = 0;
  behaviour = 'accept';
});
afterAll(() => provider.close());

const portWith = (more: object = {}) =>
  createTencentSms({
    ...account,
    appId: '1400000001',
    signName: '江澜志愿',
    region: 'ap-guangzhou',
    endpoint: provider.endpoint,
    templates: { verifyCode: { id: '2000001', variables: ['code', 'minutes'] } },
    clock,
    // Only who never answers is not waited for.
    timeoutMs: behaviour === 'silent' ? 300 : 60_000,
    ...more,
  });
const message = {
  mobile: '13806880001',
  template: 'verifyCode',
  variables: { minutes: '5', code: '408162' },
  dedupeKey: 'smsCode:1',
};

describe('the provider', () => {
  it('gets a signed SendSms with the variables in the order of its template', async () => {
    await portWith().send(message);
    expect(provider.calls[0]?.headers).toMatchObject({
      'x-tc-action': 'SendSms',
      'x-tc-version': '2021-01-11',
      'x-tc-region': 'ap-guangzhou',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(provider.calls[0]?.body).toEqual({
      PhoneNumberSet: ['+8613806880001'],
      SmsSdkAppId: '1400000001',
      SignName: '江澜志愿',
      TemplateId: '2000001',
      TemplateParamSet: ['408162', '5'],
      SessionContext: 'smsCode:1',
    });
  });

  it.each<[Behaviour, string]>([
    ['refuse', '短信服务商拒绝发送：FailedOperation.PhoneNumberInBlacklist in blacklist'],
    ['error', '短信服务商拒绝发送：LimitExceeded.AppDailyLimit daily limit'],
    ['http500', '服务商没有正常应答：HTTP 500'],
  ])('that answers %s is quoted', async (how, sentence) => {
    behaviour = how;
    await expect(portWith().send(message)).rejects.toThrow(sentence);
  });

  it.each<Behaviour>(['silent', 'garbage'])('that is %s fails the attempt', async (how) => {
    behaviour = how;
    await expect(portWith().send(message)).rejects.toThrow(/timeout|JSON/i);
  });

  it('refuses a wrong key, and we a template that is not set up', async () => {
    await expect(portWith({ secretKey: 'another' }).send(message)).rejects.toThrow('AuthFailure');
    await expect(portWith().send({ ...message, template: 'offer' })).rejects.toThrow('SMS_TEMPLATES');
    expect(provider.calls).toHaveLength(1);
  });
});

describe('with the outbox', () => {
  const { database, sql } = openTables({ isOneStory: true });

  it('a message waits while the provider is silent, goes out later, and then keeps no code', async () => {
    const nothing = { send: async () => undefined };
    const sms: SmsPort = { send: (given) => portWith().send(given) };
    const outbox = createOutbox({ key: deriveKey('x'.repeat(32), 'test'), sms, mail: nothing });
    const engine = { database: database(), clock, newId: testId };
    const row = () => sql().selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    await inTransaction(database(), (sql) =>
      outbox.enqueue(testAct({ sql, now: clock() }), {
        channel: 'sms',
        recipient: message.mobile,
        template: 'verifyCode',
        variables: { minutes: '5' },
        secrets: { code: '408162' },
        dedupeKey: 'smsCode:1',
      }),
    );
    behaviour = 'silent';
    await runTask(engine, outbox.dispatch);
    expect(await row()).toMatchObject({
      status: 'waiting',
      attempts: 1,
      failure: expect.stringMatching(/timeout/i),
    });
    expect((await row()).secretCipher).not.toBeNull();
    behaviour = 'accept';
    clock.moveBy(61_000);
    await runTask(engine, outbox.dispatch);
    expect(await row()).toMatchObject({ status: 'sent', attempts: 2, failure: null, secretCipher: null });
    expect(provider.calls.at(-1)?.body['TemplateParamSet']).toEqual(['408162', '5']);
  });
});
