import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openTencentProvider,
  tencentAccount,
  tencentError,
  type TencentProvider,
} from '#testing/tencent-provider.ts';
import { createManualClock } from './clock.ts';
import { createTencentIdentity } from './tencent-identity.ts';

const clock = createManualClock(new Date('2026-11-21T12:00:00+08:00'));
const person = { name: '沈知夏', idNo: '11010519491231002X' };
let provider: TencentProvider;
let said: object | string | number | undefined;

const result = (Result: string, Description = '') => ({ Response: { Result, Description, RequestId: 'r' } });
const ask = (more: object = {}) =>
  createTencentIdentity({
    ...tencentAccount,
    region: 'ap-guangzhou',
    endpoint: provider.endpoint,
    clock,
    // Only who never answers is not waited for.
    timeoutMs: said === undefined ? 300 : 60_000,
    ...more,
  }).check(person);

beforeAll(async () => {
  provider = await openTencentProvider('faceid', () => said);
});
afterAll(() => provider.close());

describe('the authority behind the provider', () => {
  it('is asked for name and number by a signed IdCardVerification', async () => {
    said = result('0', '认证一致');
    expect(await ask()).toBe('agrees');
    expect(provider.calls[0]).toMatchObject({
      headers: { 'x-tc-action': 'IdCardVerification', 'x-tc-version': '2018-03-01' },
      body: { IdCard: person.idNo, Name: person.name },
    });
  });

  it.each(['-1', '-2', '-3', '-5'])('says by %s that the two do not belong together', async (code) => {
    said = result(code);
    expect(await ask()).toBe('differs');
  });

  it.each<[string, object | string | number | undefined, RegExp]>([
    ['its register is down', result('-4', '证件库服务异常'), /-4 证件库服务异常/],
    ['the quota is used up', result('-7', '认证次数超过当日限制'), /-7/],
    ['the account is refused', tencentError('UnauthorizedOperation.Arrears', 'arrears'), /Arrears/],
    ['it is broken', 500, /HTTP 500/],
    ['it is silent', undefined, /timeout/i],
    ['it answers something else', '{}', /没有给出结果/],
  ])(
    'gives no answer about the person when %s, and no name or number goes into the fault',
    async (_how, answer, text) => {
      said = answer;
      const fault = await ask().then(String, String);
      expect(fault).toMatch(text);
      expect(fault).not.toContain(person.name);
      expect(fault).not.toContain(person.idNo);
    },
  );

  it('refuses a wrong key', async () => {
    await expect(ask({ secretKey: 'another' })).rejects.toThrow('AuthFailure');
  });
});
