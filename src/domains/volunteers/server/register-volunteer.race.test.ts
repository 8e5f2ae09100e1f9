import { expect, it } from 'vitest';
import { modifyPasswordBySms, sendSmsCode } from '#domains/accounts/contract/sms.contract.ts';
import { buildSmsCode, tickedConsents } from '#domains/accounts/testing/sms.builders.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { openHouse } from '#testing/open-house.ts';
import { registerVolunteer } from '../contract/register-volunteer.contract.ts';

const mobile = '13806889001';
const times = 20;

describeOnPostgres('one phone in a rush', () => {
  const now = new Date('2026-11-21T10:00:00+08:00');
  const { app } = openHouse({ now });

  const atOnce = <Result>(work: () => Promise<Result>): Promise<Result[]> =>
    Promise.all(Array.from({ length: times }, work));
  const countRows = async (table: 'accounts' | 'volunteers' | 'smsCodes'): Promise<number> =>
    (await app().sql.selectFrom(table).selectAll().execute()).length;

  it('gets one code, however often it is asked for', async () => {
    const answers = await atOnce(() => app().call(sendSmsCode, { mobile, scene: 'register' }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.reason === 'tooSoon')).toHaveLength(times - 1);
    expect(await countRows('smsCodes')).toBe(1);
  });

  it('makes one account of a form that was sent many times', async () => {
    const { code: area } = await app()
      .sql.selectFrom('areas')
      .select('code')
      .limit(1)
      .executeTakeFirstOrThrow();
    const smsCode = await buildSmsCode(app().sql, { mobile, scene: 'register', now });
    const form = {
      mobile,
      smsCode,
      userPwd: 'Qinghe-2031',
      confirmPwd: 'Qinghe-2031',
      name: '沈知夏',
      gender: 'female' as const,
      birthOn: '1998-06-21',
      area,
      serviceAreas: [area],
      serviceCategories: ['eco' as const],
      consents: tickedConsents(['serviceAgreement', 'privacyPolicy']),
    };
    const answers = await atOnce(() => app().call(registerVolunteer, form));
    const ids = answers.map(({ body }) => body.result.loginInfo.loginId);
    expect(new Set(ids).size).toBe(1);
    expect([await countRows('accounts'), await countRows('volunteers')]).toEqual([1, 1]);
  });

  it('has five guesses at a code, not more', async () => {
    const code = await buildSmsCode(app().sql, { mobile, scene: 'findPwd', now });
    const smsCode = code === '111111' ? '222222' : '111111';
    const request = { mobile, smsCode, newPwd: 'Lanhu-2042', confirmPwd: 'Lanhu-2042' };
    const answers = await atOnce(() => app().call(modifyPasswordBySms, request));
    expect(answers.filter(({ body }) => body.reason === 'codeWrong')).toHaveLength(5);
    expect(answers.filter(({ body }) => body.reason === 'codeExpired')).toHaveLength(times - 5);
  });
});
