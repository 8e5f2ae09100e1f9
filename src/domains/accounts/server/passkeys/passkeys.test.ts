import { beforeEach, describe, expect, it } from 'vitest';
import { minuteMs } from '#platform/contract/durations.ts';
import type { RequestOf } from '#platform/contract/operation.ts';
import type { StaffCaller } from '#platform/server/calls/act.ts';
import { outcomeOf } from '#testing/open-room.ts';
import { loginUser, type SecondStepDetail } from '../../contract/accounts.contract.ts';
import * as contract from '../../contract/passkeys.contract.ts';
import type { PasskeyAnswer } from '../../contract/passkeys.contract.ts';
import { reauthenticate, startReauthentication } from '../../contract/reauthentication.contract.ts';
import { getMySecondFactor } from '../../contract/second-factor.contract.ts';
import { buildAccount, buildSession, testPassword as password } from '../../testing/accounts.builders.ts';
import { factorEvents, openAccountsRoom } from '../../testing/open-accounts-room.ts';
import { createAuthenticator } from '../../testing/software-authenticator.ts';
import { resolveCaller } from '../sessions/resolve-caller.ts';

const { call, run, clock, sql, audits } = openAccountsRoom();
const site = { origin: 'http://localhost', rpId: 'localhost' };

async function staff() {
  const { accountId, loginName } = await buildAccount(sql(), { userType: 3 });
  const { accessToken } = await buildSession(sql(), accountId, { now: clock.now });
  const caller = await resolveCaller(sql(), accessToken, { now: clock.now });
  return { accountId, loginName, accessToken, caller: caller as StaffCaller };
}
let me: Awaited<ReturnType<typeof staff>>;
beforeEach(async () => {
  factorEvents.length = 0;
  me = await staff();
});

const start = async () => (await call(contract.startPasskey, { password }, me.caller)).options;
const add = async (authenticator = createAuthenticator(site), name = '办公室电脑') => {
  const made = authenticator.make(await start());
  const { recoveryCodes } = await call(contract.addPasskey, { name, ...made }, me.caller);
  return { authenticator, recoveryCodes };
};
const mine = () => call(getMySecondFactor, {}, me.caller);
const logIn = (brought: { passkey?: PasskeyAnswer; secondFactor?: string | undefined } = {}) =>
  call(loginUser, { userLoginName: me.loginName, userPwd: password, ...brought });
/** The challenge that a login answers after the right password. */
async function asked(): Promise<string> {
  const refusal = await logIn().then(
    () => undefined,
    (error: { reason?: string; result?: SecondStepDetail }) => error,
  );
  expect(refusal?.reason).toBe('secondFactorNeeded');
  return refusal?.result?.passkeyOptions ?? '';
}
const tell = (work: Promise<unknown>) => outcomeOf(work);

describe('a passkey', () => {
  it('is added by who knows the password, brings recovery codes once, and its holder is told', async () => {
    expect(await tell(call(contract.startPasskey, { password: 'wrong' }, me.caller))).toBe(
      'wrongOldPassword',
    );
    const first = await add();
    expect(first.recoveryCodes).toHaveLength(10);
    expect((await add(undefined, '手机')).recoveryCodes).toEqual([]);
    expect((await mine()).passkeys.map(({ name }) => name)).toEqual(['办公室电脑', '手机']);
    expect(factorEvents.map(({ kind }) => kind)).toEqual(['passkeyAdded', 'passkeyAdded']);
    expect(await audits('addPasskey')).toHaveLength(2);
  });

  it('opens the second step of the login, and a recovery code does so in its place', async () => {
    const { authenticator, recoveryCodes } = await add();
    const options = await asked();
    expect(JSON.parse(options)).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
      allowCredentials: [{ id: authenticator.id }],
    });
    expect(await tell(logIn({ passkey: authenticator.answer(options) }))).toBe('done');
    expect(await tell(logIn({ secondFactor: '123456' }))).toBe('secondFactorWrong');
    expect(await tell(logIn({ secondFactor: recoveryCodes[0] }))).toBe('done');
    expect((await mine()).passkeys[0]?.lastUsedAt).not.toBeNull();
  });

  it('answers each challenge once, its own account’s, for its own purpose, within five minutes', async () => {
    const { authenticator } = await add();
    const options = await asked();
    const passkey = authenticator.answer(options);
    expect(await tell(logIn({ passkey }))).toBe('done');
    expect(await tell(logIn({ passkey }))).toBe('passkeyWrong');
    const late = authenticator.answer(await asked());
    clock.now = new Date(clock.now.getTime() + 5 * minuteMs);
    expect(await tell(logIn({ passkey: late }))).toBe('passkeyWrong');
    expect(await tell(logIn({ passkey: authenticator.answer(await start()) }))).toBe('passkeyWrong');
    const stranger = await staff();
    const made = createAuthenticator(site).make(await start());
    expect(await tell(call(contract.addPasskey, { name: '别人的', ...made }, stranger.caller))).toBe(
      'passkeyNotAdded',
    );
    clock.now = new Date(clock.now.getTime() + 1);
    await run('accounts.cleanSessions');
    const left = await sql().selectFrom('passkeyChallenges').select('purpose').execute();
    expect(left).toEqual([{ purpose: 'add' }, { purpose: 'add' }]);
  });

  it.each([
    ['another origin', { origin: 'https://localhost.evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['nobody verified', { skipsVerification: true }],
  ])('of %s opens nothing and is not added', async (_title, wish) => {
    const { authenticator } = await add();
    const passkey = authenticator.answer(await asked(), wish);
    expect(await tell(logIn({ passkey }))).toBe('passkeyWrong');
    const made = createAuthenticator(site).make(await start(), wish);
    expect(await tell(call(contract.addPasskey, { name: '新的', ...made }, me.caller))).toBe(
      'passkeyNotAdded',
    );
  });

  it('signed by another key opens nothing, and wrong ones count like wrong passwords', async () => {
    const { authenticator } = await add();
    const forged = { ...createAuthenticator(site).answer(await asked()), id: authenticator.id };
    expect(await tell(logIn({ passkey: forged }))).toBe('passkeyWrong');
    expect(await sql().selectFrom('loginAttempts').select('failures').execute()).toEqual([{ failures: 1 }]);
  });

  it('whose counter goes back is refused, noted in the audit log, and its holder told', async () => {
    const { authenticator } = await add();
    expect(await tell(logIn({ passkey: authenticator.answer(await asked(), { counter: 7 }) }))).toBe('done');
    const copy = authenticator.answer(await asked(), { counter: 7 });
    expect(await tell(logIn({ passkey: copy }))).toBe('passkeyCopied');
    expect((await audits('loginUser')).at(-1)?.detail).toMatchObject({ outcome: 'passkeyCopied' });
    expect(factorEvents.at(-1)).toMatchObject({ kind: 'passkeyCopied', accountId: me.accountId });
    expect(await tell(logIn({ passkey: authenticator.answer(await asked(), { counter: 8 }) }))).toBe('done');
  });
});

describe('the own passkeys', () => {
  it('are renamed and removed with the password, by nobody else; recovery codes go with the last', async () => {
    const { authenticator, recoveryCodes } = await add();
    const passkeyId = (await mine()).passkeys[0]?.passkeyId ?? 0;
    const rename = { passkeyId, name: '旧电脑', password };
    const stranger = await staff();
    expect(await tell(call(contract.renamePasskey, rename, stranger.caller))).toBe('404');
    expect(await tell(call(contract.removePasskey, { passkeyId, password }, stranger.caller))).toBe('404');
    expect(await tell(call(contract.renamePasskey, { ...rename, password: 'x' }, me.caller))).toBe(
      'wrongOldPassword',
    );
    expect(await tell(call(contract.renamePasskey, rename, me.caller))).toBe('done');
    expect((await mine()).passkeys[0]?.name).toBe('旧电脑');
    const options = await asked();
    expect(await tell(call(contract.removePasskey, { passkeyId, password: 'x' }, me.caller))).toBe(
      'wrongOldPassword',
    );
    expect(await tell(call(contract.removePasskey, { passkeyId, password }, me.caller))).toBe('done');
    expect(factorEvents.at(-1)).toMatchObject({ kind: 'passkeyRemoved', name: '旧电脑' });
    expect(await tell(logIn())).toBe('done');
    await add(undefined, '新电脑');
    expect(await tell(logIn({ passkey: authenticator.answer(options) }))).toBe('passkeyWrong');
    expect(await tell(logIn({ secondFactor: recoveryCodes[0] }))).toBe('secondFactorWrong');
  });

  it('are ten at most, and one device is added once', async () => {
    const { authenticator } = await add();
    const again = authenticator.make(await start());
    expect(await tell(call(contract.addPasskey, { name: '又一次', ...again }, me.caller))).toBe(
      'passkeyNotAdded',
    );
    for (let count = 1; count < 10; count += 1) await add(undefined, `设备 ${count}`);
    expect(await tell(call(contract.startPasskey, { password }, me.caller))).toBe('tooManyPasskeys');
  });
});

describe('proving oneself anew', () => {
  const provedAt = async () =>
    ((await resolveCaller(sql(), me.accessToken, { now: clock.now })) as StaffCaller).provedAt;
  const prove = (brought: RequestOf<typeof reauthenticate>) => tell(call(reauthenticate, brought, me.caller));

  it('is done by password or passkey, each for this session and by a challenge of its own', async () => {
    const { authenticator, recoveryCodes } = await add();
    const later = new Date(clock.now.getTime() + 20 * minuteMs);
    clock.now = later;
    expect(await prove({ password: 'wrong' })).toBe('wrongOldPassword');
    expect(await prove({ passkey: authenticator.answer(await asked()) })).toBe('passkeyWrong');
    expect(await prove({ secondFactor: '123456' })).toBe('secondFactorWrong');
    expect(await provedAt()).not.toEqual(later);
    const { options } = await call(startReauthentication, {}, me.caller);
    expect(await prove({ passkey: authenticator.answer(options ?? '') })).toBe('done');
    expect(await provedAt()).toEqual(later);
    clock.now = new Date(later.getTime() + minuteMs);
    expect(await prove({ password })).toBe('done');
    expect(await provedAt()).toEqual(clock.now);
    expect(await prove({ secondFactor: recoveryCodes[1] })).toBe('done');
    expect(await prove({})).toBe('400');
  });
});
