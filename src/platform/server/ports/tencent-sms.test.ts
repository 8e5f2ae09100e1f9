import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { testAct, testId } from '#testing/test-act.ts';
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { deriveKey } from '../encryption.ts';
import { createOutbox } from '../outbox.ts';
import { runTask } from '../run-background.ts';
import { createManualClock } from './clock.ts';
import { createTencentSms } from './tencent-sms.ts';

const account = { secretId: 'AKIDexample', secretKey: 'a key of the account' };
const now = new Date('2026-11-21T12:00:00+08:00');
const clock = createManualClock(now);

type Call = { headers: IncomingMessage['headers']; body: Record<string, unknown> };
type Behaviour = 'accept' | 'refuse' | 'error' | 'http500' | 'silent' | 'garbage';

let provider: Server;
let endpoint: string;
let calls: Call[];
let behaviour: Behaviour;

const hex = (text: string): string => createHash('sha256').update(text).digest('hex');
const sign = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The signature as the provider's document computes it, from what really arrived. */
function signatureOf({ headers }: IncomingMessage, body: string): string {
  const names = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1] ?? '';
  const canonicalHeaders = names
    .split(';')
    .map((name) => `${name}:${String(headers[name]).toLowerCase().trim()}\n`)
    .join('');
  const canonical = `POST\n/\n\n${canonicalHeaders}\n${names}\n${hex(body)}`;
  const timestamp = String(headers['x-tc-timestamp']);
  const day = new Date(Number(timestamp) * 1_000).toISOString().slice(0, 10);
  const toSign = `TC3-HMAC-SHA256\n${timestamp}\n${day}/sms/tc3_request\n${hex(canonical)}`;
  const key = sign(sign(sign(`TC3${account.secretKey}`, day), 'sms'), 'tc3_request');
  return createHmac('sha256', key).update(toSign).digest('hex');
}

const error = (Code: string, Message: string) => ({ Response: { Error: { Code, Message }, RequestId: 'r' } });
const answers: Record<'accept' | 'refuse' | 'error', object> = {
  accept: { Response: { SendStatusSet: [{ SerialNo: '1', Code: 'Ok', Message: 'send success' }] } },
  refuse: {
    Response: {
      SendStatusSet: [{ Code: 'FailedOperation.PhoneNumberInBlacklist', Message: 'in blacklist' }],
    },
  },
  error: error('LimitExceeded.AppDailyLimit', 'daily limit'),
};

beforeAll(async () => {
  provider = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      calls.push({ headers: request.headers, body: JSON.parse(body) });
      if (behaviour === 'silent') return;
      if (behaviour === 'garbage') return void reply.end('<html>');
      if (behaviour === 'http500') return void reply.writeHead(500).end();
      const given = /Signature=([0-9a-f]{64})$/.exec(request.headers.authorization ?? '')?.[1];
      const isSigned = given === signatureOf(request, body);
      const answer = isSigned ? answers[behaviour] : error('AuthFailure.SignatureFailure', 'signature');
      reply.setHeader('content-type', 'application/json');
      reply.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((listening) => {
    provider.listen(0, '127.0.0.1', listening);
  });
  endpoint = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
beforeEach(() => {
  calls = [];
  behaviour = 'accept';
});
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});

const portWith = (more: object = {}) =>
  createTencentSms({
    ...account,
    appId: '1400000001',
    signName: '江澜志愿',
    region: 'ap-guangzhou',
    endpoint,
    templates: { verifyCode: { id: '2000001', variables: ['code', 'minutes'] } },
    clock,
    timeoutMs: 300,
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
    expect(calls[0]?.headers).toMatchObject({
      'x-tc-action': 'SendSms',
      'x-tc-version': '2021-01-11',
      'x-tc-region': 'ap-guangzhou',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(calls[0]?.body).toEqual({
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
    ['http500', '短信服务商没有正常应答：HTTP 500'],
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
    expect(calls).toHaveLength(1);
  });
});

describe('with the outbox', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('a message waits while the provider is silent, goes out later, and then keeps no code', async () => {
    const nothing = { send: async () => undefined };
    const outbox = createOutbox({ key: deriveKey('x'.repeat(32), 'test'), sms: portWith(), mail: nothing });
    const engine = { database, clock, newId: testId };
    const row = () => database.kysely.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    await inTransaction(database, (sql) =>
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
    expect(calls.at(-1)?.body['TemplateParamSet']).toEqual(['408162', '5']);
  });
});
