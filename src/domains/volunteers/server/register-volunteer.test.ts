import { describe, expect, it } from 'vitest';
import { loginUser } from '#domains/accounts/contract/accounts.contract.ts';
import { sendSmsCode } from '#domains/accounts/contract/sms.contract.ts';
import { buildAccount } from '#domains/accounts/testing/accounts.builders.ts';
import { buildSmsCode, tickedConsents } from '#domains/accounts/testing/sms.builders.ts';
import type { RequestOf } from '#platform/contract/operation.ts';
import { openHouse } from '#testing/open-house.ts';
import { listVolunteersForStaff } from '../contract/manage-volunteers.contract.ts';
import { listMyConsents, withdrawGuardianConsent } from '../contract/my-data.contract.ts';
import { giveGuardianConsent, registerVolunteer } from '../contract/register-volunteer.contract.ts';
import { getMyVolunteer } from '../contract/volunteers.contract.ts';
import { isVolunteerNo } from './volunteers.rules.ts';

type Form = RequestOf<typeof registerVolunteer>;

const now = new Date('2026-11-21T10:00:00+08:00');
const { app } = openHouse({ now });
const mobile = '13806881001';
const guardianMobile = '13806881002';

const code = (
  scene: 'register' | 'guardian' | 'guardianEnds',
  number = scene === 'guardian' ? guardianMobile : mobile,
) => buildSmsCode(app().sql, { mobile: number, scene, now });

async function form(more: Partial<Form> = {}): Promise<Form> {
  const { code: area } = await app()
    .sql.selectFrom('areas')
    .select('code')
    .limit(1)
    .executeTakeFirstOrThrow();
  return {
    mobile,
    smsCode: more.smsCode ?? (await code('register')),
    userPwd: 'Qinghe-2031',
    confirmPwd: 'Qinghe-2031',
    name: '沈知夏',
    gender: 'female',
    birthOn: '1998-06-21',
    area,
    serviceAreas: [area],
    serviceCategories: ['eco', 'reading'],
    consents: tickedConsents(['serviceAgreement', 'privacyPolicy']),
    ...more,
  };
}

const guardian = async () => ({
  guardianName: '沈向阳',
  relation: 'father' as const,
  mobile: guardianMobile,
  smsCode: await code('guardian'),
  consents: tickedConsents(['guardianConsent']),
});

const register = (request: Form) => app().call(registerVolunteer, request);

describe('registering', () => {
  it('makes the account, signs in, and records the consents', async () => {
    const { status, body } = await register(await form());
    expect(status).toBe(200);
    expect(body.result).toMatchObject({
      standing: 'active',
      loginInfo: { realName: '沈知夏', userType: 2, mustChangePwd: false },
    });
    expect(isVolunteerNo(body.result.volunteerNo)).toBe(true);
    const me = await app().call(getMyVolunteer, {}, { token: body.result.accessToken });
    expect(me.body.result).toMatchObject({
      status: 'active',
      realNameStatus: 'none',
      mobileMasked: '138****1001',
    });
    const consents = await app()
      .sql.selectFrom('consents')
      .select(['purpose', 'version', 'givenBy', 'textHash'])
      .orderBy('purpose')
      .execute();
    expect(consents.map(({ purpose, givenBy }) => [purpose, givenBy])).toEqual([
      ['privacyPolicy', 'self'],
      ['serviceAgreement', 'self'],
    ]);
    expect(consents[0]?.textHash).toMatch(/^[0-9a-f]{64}$/);
    const login = await app().call(loginUser, { userLoginName: mobile, userPwd: 'Qinghe-2031' });
    expect(login.status).toBe(200);
  });

  it('answers the same request twice with one account', async () => {
    const request = await form();
    const [one, other] = [await register(request), await register(request)];
    expect(other.status).toBe(200);
    expect(other.body.result.loginInfo.loginId).toBe(one.body.result.loginInfo.loginId);
    expect(other.body.result.accessToken).not.toBe(one.body.result.accessToken);
    expect(
      (await register({ ...request, userPwd: 'Other-2031', confirmPwd: 'Other-2031' })).body.reason,
    ).toBe('codeExpired');
    expect(await app().sql.selectFrom('volunteers').select('id').execute()).toHaveLength(1);
  });

  it('tells that the number is taken only to whoever holds the phone', async () => {
    await buildAccount(app().sql, { userType: 2, mobile });
    const request = await form();
    const wrong = request.smsCode === '111111' ? '222222' : '111111';
    expect((await register({ ...request, smsCode: wrong })).body.reason).toBe('codeWrong');
    const { body } = await register(request);
    expect(body).toMatchObject({ code: 409, reason: 'mobileTaken' });
    expect(body.msg).toContain('您的手机号已注册');
  });

  it('keeps the code good when the user name is taken', async () => {
    await buildAccount(app().sql, { userType: 1, loginName: 'Qinghe_1' });
    const request = await form({ loginName: 'qinghe_1' });
    expect((await register(request)).body.reason).toBe('loginNameTaken');
    expect((await register({ ...request, loginName: 'qinghe_2' })).status).toBe(200);
  });

  it.each<[string, Partial<Form>, string]>([
    ['an unticked text', { consents: [] }, 'consents'],
    ['an old version', { consents: [{ purpose: 'serviceAgreement', version: '2020' }] }, 'consents'],
    ['different passwords', { confirmPwd: 'Qinghe-2032' }, 'confirmPwd'],
    ['a weak password', { userPwd: '12345678', confirmPwd: '12345678' }, 'userPwd'],
    ['the number inside', { userPwd: `Aa${mobile}`, confirmPwd: `Aa${mobile}` }, 'userPwd'],
    ['a birthday to come', { birthOn: '2030-01-01' }, 'birthOn'],
    ['an unknown area', { area: 'nowhere' }, 'area'],
  ])('refuses %s at its field', async (_name, more, path) => {
    const { status, body } = await register(await form(more));
    expect(status).toBe(400);
    expect(body.errors?.[0]?.path).toBe(path);
    expect(await app().sql.selectFrom('accounts').select('id').execute()).toHaveLength(0);
  });
});

describe('a minor', () => {
  it('below 14 is refused kindly', async () => {
    const { body } = await register(await form({ birthOn: '2012-11-22' }));
    expect(body).toMatchObject({ code: 409, reason: 'tooYoung' });
    expect(body.msg).toContain('监护人');
  });

  it('of 14 to 17 is active once the guardian consents by the own phone', async () => {
    const { body } = await register(await form({ birthOn: '2012-11-21', guardian: await guardian() }));
    expect(body.result.standing).toBe('active');
    const row = await app()
      .sql.selectFrom('volunteers')
      .innerJoin('guardians', 'guardians.volunteerId', 'volunteers.id')
      .select(['guardianConsentAt', 'relation', 'mobileMasked'])
      .executeTakeFirst();
    expect(row).toEqual({ guardianConsentAt: now, relation: 'father', mobileMasked: '138****1002' });
    const consents = await app().sql.selectFrom('consents').select(['purpose', 'givenBy']).execute();
    expect(consents).toContainEqual({ purpose: 'guardianConsent', givenBy: 'guardian' });
  });

  it("asks for the guardian's code: the own number is refused before anything is counted", async () => {
    const send = async (number: string, more: object = {}, as?: { token: string }) =>
      (await app().call(sendSmsCode, { mobile: number, scene: 'guardian', ...more }, as)).body;
    const before = { ownMobile: mobile };
    for (let tries = 0; tries < 6; tries += 1)
      expect((await send(mobile, before)).reason).toBe('guardianIsSelf');
    expect((await send(guardianMobile, before)).code).toBe(200);
    const { body } = await register(await form({ birthOn: '2010-05-01' }));
    const as = { token: body.result.accessToken };
    expect((await send(mobile, {}, as)).reason).toBe('guardianIsSelf');
    const sent = await app()
      .sql.selectFrom('smsCodes')
      .select('scene')
      .where('scene', '=', 'guardian')
      .execute();
    expect(sent).toHaveLength(1);
  });

  it('shows staff a phone that stands for children of two families, and not one of brothers and sisters', async () => {
    const wards = async () => {
      const staff = await app().signIn('staff', { permissions: ['volunteers.view'] });
      const { list } = (await app().call(listVolunteersForStaff, {}, staff)).body.result;
      return list.map(({ name, otherFamilyWards }) => [name, otherFamilyWards]);
    };
    const child = async (name: string, number: string) => {
      const own = { mobile: number, smsCode: await code('register', number), name };
      const { body } = await register(
        await form({ ...own, birthOn: '2010-05-01', guardian: await guardian() }),
      );
      expect(body.code).toBe(200);
      app().clock.moveBy(1_000);
    };
    await child('沈知秋', '13806881003');
    await child('沈知冬', '13806881004');
    expect(await wards()).toEqual([
      ['沈知冬', 0],
      ['沈知秋', 0],
    ]);
    await child('林初晴', '13806881005');
    expect(await wards()).toEqual([
      ['林初晴', 2],
      ['沈知冬', 1],
      ['沈知秋', 1],
    ]);
  });

  it('waits without the guardian, who consents later', async () => {
    const { body } = await register(await form({ birthOn: '2010-05-01' }));
    expect(body.result.standing).toBe('pendingGuardian');
    const as = { token: body.result.accessToken };
    const self = await app().call(
      giveGuardianConsent,
      { ...(await guardian()), mobile, smsCode: await code('guardian', mobile) },
      as,
    );
    expect(self.body.reason).toBe('guardianIsSelf');
    const given = await guardian();
    const answer = await app().call(giveGuardianConsent, given, as);
    expect(answer.body.result).toEqual({ standing: 'active' });
    expect((await app().call(giveGuardianConsent, given, as)).body.reason).toBe('notNeeded');
  });

  it('is withdrawn by the guardian as it was given: the account waits, the guardian goes, the proof stays', async () => {
    const { body } = await register(await form({ birthOn: '2010-05-01', guardian: await guardian() }));
    const as = { token: body.result.accessToken };
    const withdraw = async (number = guardianMobile) =>
      app().call(
        withdrawGuardianConsent,
        { mobile: number, smsCode: await code('guardianEnds', number) },
        as,
      );
    const shown = async () =>
      (await app().call(listMyConsents, {}, as)).body.result.list.find(
        ({ purpose }) => purpose === 'guardianConsent',
      );
    expect(await shown()).toMatchObject({ given: { by: 'guardian', withdrawnAt: null }, canWithdraw: true });
    expect((await withdraw('13806881009')).body.reason).toBe('notGuardian');
    const wrong = { mobile: guardianMobile, smsCode: '000000' };
    expect((await app().call(withdrawGuardianConsent, wrong, as)).body).toMatchObject({
      result: { field: 'smsCode' },
    });
    expect((await withdraw()).status).toBe(200);
    expect((await withdraw()).body.reason).toBe('notGiven');
    expect(await shown()).toMatchObject({ given: { withdrawnAt: expect.any(String) }, canWithdraw: false });
    const { sql } = app();
    expect(await sql.selectFrom('guardians').selectAll().execute()).toEqual([]);
    expect(await sql.selectFrom('volunteers').select(['status', 'guardianConsentAt']).execute()).toEqual([
      { status: 'pendingGuardian', guardianConsentAt: null },
    ]);
    expect((await app().call(giveGuardianConsent, await guardian(), as)).body.result).toEqual({
      standing: 'active',
    });
    expect(await shown()).toMatchObject({ given: { withdrawnAt: null }, canWithdraw: true });
  });

  it("keeps the own code when the guardian's is wrong, and counts that try", async () => {
    const given = await guardian();
    const smsCode = given.smsCode === '111111' ? '222222' : '111111';
    const request = await form({ birthOn: '2010-05-01', guardian: { ...given, smsCode } });
    const { body } = await register(request);
    expect(body).toMatchObject({ reason: 'codeWrong', result: { field: 'guardian.smsCode' } });
    const tries = await app()
      .sql.selectFrom('smsCodes')
      .select('tries')
      .where('scene', '=', 'guardian')
      .executeTakeFirst();
    expect(tries?.tries).toBe(1);
    expect((await register({ ...request, guardian: given })).status).toBe(200);
  });
});
