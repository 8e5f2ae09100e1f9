import { describe, expect, it } from 'vitest';
import { staffPolicyOf } from '#app/settings/staff-policy.ts';
import { changePassword, getMe, loginUser } from '#domains/accounts/contract/accounts.contract.ts';
import { dutySentences } from '#domains/accounts/contract/accounts.words.ts';
import * as factors from '#domains/accounts/contract/second-factor.contract.ts';
import { reauthenticate } from '#domains/accounts/contract/reauthentication.contract.ts';
import { testPassword } from '#domains/accounts/testing/accounts.builders.ts';
import { newestCode } from '#domains/accounts/testing/totp.builders.ts';
import { builtinRoles, type BuiltinRoleCode } from '#domains/roles/contract/roles.words.ts';
import { exportVolunteers } from '#domains/volunteers/contract/manage-volunteers.contract.ts';
import { dayMs } from '#platform/contract/durations.ts';
import type { AnyOperation } from '#platform/contract/operation.ts';
import { freshProofMs } from '#platform/contract/reauthentication.ts';
import { openHouse } from '#testing/open-house.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import { toHttp } from '#testing/test-app.ts';

const policy = staffPolicyOf({ isDemo: false, asksSecondFactor: true });
const { app, clock } = openHouse({ policy });
const signIn = (role: BuiltinRoleCode = 'reviewer') => app().signIn('staff', { role });

/** What every operation answers to somebody: 403 with its sentence, or nothing of that. */
async function refusedWith(sentence: string, as: SignedIn): Promise<string[]> {
  const refused: string[] = [];
  for (const { operation } of app().rooms.flatMap(({ bindings }) => bindings)) {
    const { body } = await app().inject(toHttp(operation, { id: 1, nobodyKnowsThis: 1 }, as));
    if (body.includes(sentence)) refused.push(operation.name);
  }
  return refused;
}
const allBut = (open: readonly string[]): string[] =>
  app()
    .rooms.flatMap(({ bindings }) => bindings)
    .filter(({ operation }) => operation.caller !== 'public' && !open.includes(operation.name))
    .map(({ operation }) => operation.name);
const mine = async (as: SignedIn) => (await app().call(getMe, {}, as)).body.result;
const serving = [
  'getMe',
  'changePassword',
  'getMySecondFactor',
  'startSecondFactor',
  'confirmSecondFactor',
  'startPasskey',
  'addPasskey',
  'getMenuByRole',
];

/** Sets up codes of an application as the page does. */
async function setUp(as: SignedIn): Promise<void> {
  const { body } = await app().call(factors.startSecondFactor, { password: testPassword }, as);
  const code = newestCode(body.result.secret, clock.now);
  expect((await app().call(factors.confirmSecondFactor, { code }, as)).status).toBe(200);
}

describe('a role that decides or sees personal data, where a second factor is required', () => {
  it('does nothing but set one up, whatever it calls, and everything once it has', async () => {
    const as = await signIn();
    expect(await mine(as)).toMatchObject({ mustSetUpFactor: true, mustChangePwd: false });
    expect(await refusedWith(dutySentences.secondFactor, as)).toEqual(allBut(serving));
    await setUp(as);
    expect(await mine(as)).toMatchObject({ mustSetUpFactor: false });
    expect(await refusedWith(dutySentences.secondFactor, as)).toEqual([]);
  });

  it('keeps the last one: it is replaced, not removed', async () => {
    const as = await signIn();
    await setUp(as);
    const removed = await app().call(factors.removeSecondFactor, { password: testPassword }, as);
    expect(removed.body.reason).toBe('factorNeeded');
    await setUp(as);
    expect((await app().call(factors.getMySecondFactor, {}, as)).body.result.isNeeded).toBe(true);
  });

  it.each(['analyst', 'editor', 'organisationAdmin', 'auditAdmin'] as const)(
    'is that of %s or not',
    async (role) => {
      const { loginName } = await signIn(role);
      const { body } = await app().call(loginUser, { userLoginName: loginName, userPwd: testPassword });
      expect(body.result.loginInfo.mustSetUpFactor).toBe(
        policy.needsSecondFactor(builtinRoles[role].permissions),
      );
    },
  );
});

describe('a password of staff', () => {
  const logIn = async (userLoginName: string) => {
    const { body } = await app().call(loginUser, { userLoginName, userPwd: testPassword });
    const { accessToken: token, loginInfo } = body.result;
    return { as: { token, accountId: loginInfo.loginId }, loginInfo };
  };
  /** Somebody whose password was set now. */
  const analyst = async () => {
    const { accountId, loginName } = await signIn('analyst');
    const set = app().sql.updateTable('accounts').set({ passwordChangedAt: clock.now });
    await set.where('id', '=', accountId).execute();
    return loginName;
  };
  const inDays = (days: number): void => {
    clock.now = new Date(clock.now.getTime() + days * dayMs);
  };

  it('of ninety days is changed at the next login before anything else, after a week of reminding', async () => {
    const loginName = await analyst();
    inDays(82);
    expect((await logIn(loginName)).loginInfo).toMatchObject({ passwordDaysLeft: null });
    inDays(1);
    expect((await logIn(loginName)).loginInfo).toMatchObject({ passwordDaysLeft: 7, mustChangePwd: false });
    inDays(7);
    const { as, loginInfo } = await logIn(loginName);
    expect(loginInfo).toMatchObject({ passwordDaysLeft: 0, mustChangePwd: true });
    expect(await refusedWith(dutySentences.oldPassword, as)).toEqual(allBut(serving));
    const [oldPwd, newPwd] = [testPassword, 'Anlan#2027'];
    const changed = await app().call(changePassword, { oldPwd, newPwd, confirmPwd: newPwd }, as);
    expect(changed.status).toBe(200);
    expect(await refusedWith(dutySentences.oldPassword, as)).toEqual([]);
  });

  it('that grows old in the middle of the work lets that work be finished', async () => {
    const loginName = await analyst();
    inDays(89.99);
    const { as } = await logIn(loginName);
    inDays(0.02);
    expect(await mine(as)).toMatchObject({ mustChangePwd: false, passwordDaysLeft: 0 });
  });

  it('of volunteers and teams does not grow old', async () => {
    const { accountId } = await app().signIn('team');
    inDays(400);
    expect(await mine(await app().signInAs(accountId))).toMatchObject({
      mustChangePwd: false,
      passwordDaysLeft: null,
    });
  });
});

describe('uncovering and exporting personal data', () => {
  const asking = () =>
    app()
      .rooms.flatMap(({ bindings }) => bindings)
      .map(({ operation }) => operation)
      .filter(({ asksFreshProof }) => asksFreshProof);

  it('is asked of roles alone that need a second factor, and by every export of people and every look behind a mask', () => {
    const permissionOf = ({ caller }: AnyOperation) =>
      typeof caller === 'object' ? caller.permission : undefined;
    // A file of 我的导出 is asked for by whoever held the right to the list, which is judged then.
    const byRole = asking().filter(({ name }) => name !== 'downloadExport');
    expect(byRole.filter((one) => !policy.needsSecondFactor([permissionOf(one) ?? '']))).toEqual([]);
    const openExports = app()
      .rooms.flatMap(({ bindings }) => bindings)
      .map(({ operation }) => operation)
      .filter(({ name, caller }) => /^(export|reveal)/.test(name) && typeof caller === 'object')
      .filter(({ asksFreshProof }) => !asksFreshProof);
    // Activities, categories, needs without who asked and where, and the city's figures are no personal data.
    expect(openExports.map(({ name }) => name).toSorted()).toEqual([
      'exportActivities',
      'exportNeeds',
      'exportNewsCategories',
      'exportStatistics',
    ]);
  });

  it('wants a proof of the last ten minutes, by its own reason, and goes on with it', async () => {
    const as = await signIn();
    await setUp(as);
    const wish = { reason: '核对名单' };
    const ask = async () => {
      const { status, body } = await app().call(exportVolunteers, wish, as);
      return body.reason ?? status;
    };
    clock.now = new Date(clock.now.getTime() + freshProofMs);
    expect(await ask()).toBe(200);
    clock.now = new Date(clock.now.getTime() + 1);
    expect(await ask()).toBe('reauthenticationNeeded');
    const stopped: string[] = [];
    for (const operation of asking()) {
      const { body } = await app().inject(toHttp(operation, { id: 1, nobodyKnowsThis: 1 }, as));
      if (body.includes('reauthenticationNeeded')) stopped.push(operation.name);
    }
    expect(stopped).toEqual(
      expect.arrayContaining(['revealVolunteer', 'revealRealNameCheck', 'exportTeams']),
    );
    const wrong = await app().call(reauthenticate, { password: 'wrong' }, as);
    expect(wrong.body.reason).toBe('wrongOldPassword');
    expect(await ask()).toBe('reauthenticationNeeded');
    expect((await app().call(reauthenticate, { password: testPassword }, as)).status).toBe(200);
    expect(await ask()).toBe(200);
  });
});
