import { beforeEach, describe, expect, it } from 'vitest';
import { minuteMs } from '#platform/contract/durations.ts';
import { outcomeOf } from '#testing/open-room.ts';
import { loginUser } from '../../contract/accounts.contract.ts';
import * as contract from '../../contract/second-factor.contract.ts';
import { buildAccount, buildSession, testPassword } from '../../testing/accounts.builders.ts';
import { factorEvents, openAccountsRoom } from '../../testing/open-accounts-room.ts';
import { newestCode, secretBytes } from '../../testing/totp.builders.ts';
import { resolveCaller } from '../sessions/resolve-caller.ts';

const { call, clock, sql, audits } = openAccountsRoom();

let loginName: string;
let accountId: number;
let me: Awaited<ReturnType<typeof resolveCaller>>;
beforeEach(async () => {
  ({ accountId, loginName } = await buildAccount(sql(), { userType: 3 }));
  const { accessToken } = await buildSession(sql(), accountId, { now: clock.now });
  me = await resolveCaller(sql(), accessToken, { now: clock.now });
});

const password = testPassword;
/** Sets it up as a person does with an application; gives what the application shows, and the recovery codes. */
async function setUp() {
  const { secret, qrSvg } = await call(contract.startSecondFactor, { password }, me);
  const shown = () => newestCode(secret, clock.now);
  const { recoveryCodes } = await call(contract.confirmSecondFactor, { code: shown() }, me);
  const next = (): string => {
    clock.now = new Date(clock.now.getTime() + 30_000);
    return shown();
  };
  return { secret, qrSvg, recoveryCodes, shown, next };
}
const logIn = (secondFactor?: string) =>
  outcomeOf(call(loginUser, { userLoginName: loginName, userPwd: password, secondFactor }));

describe('a login with a second factor', () => {
  it('is asked for after the right password alone, and opens with the code of now', async () => {
    expect(await logIn()).toBe('done');
    const { next, qrSvg } = await setUp();
    expect(qrSvg).toContain('<svg');
    expect(await logIn()).toBe('secondFactorNeeded');
    const wrong = call(loginUser, { userLoginName: loginName, userPwd: 'wrong', secondFactor: next() });
    expect(await outcomeOf(wrong)).toBe('wrongPassword');
    expect(await logIn(next())).toBe('done');
  });

  it('takes no code twice, not even within its time', async () => {
    const { shown, next } = await setUp();
    expect(await logIn(shown())).toBe('secondFactorUsed');
    const code = next();
    expect(await logIn(code)).toBe('done');
    factorEvents.length = 0;
    expect(await logIn(code)).toBe('secondFactorUsed');
    expect(factorEvents).toEqual([{ accountId, kind: 'codeUsedAgain' }]);
  });

  it('counts wrong codes like wrong passwords, and the fifth locks', async () => {
    const { next } = await setUp();
    expect(await logIn('000000')).toBe('secondFactorWrong');
    expect(await logIn('AAAAA-AAAAA')).toBe('secondFactorWrong');
    const key = await sql().selectFrom('loginAttempts').select('failures').execute();
    expect(key).toEqual([{ failures: 2 }]);
    await sql()
      .updateTable('loginAttempts')
      .set({ failures: 5, lockedUntil: new Date(clock.now.getTime() + 15 * minuteMs) })
      .execute();
    expect(await logIn(next())).toBe('locked');
  });

  it('opens with a recovery code, each once, whatever its case', async () => {
    const { recoveryCodes } = await setUp();
    const [first = '', second = ''] = recoveryCodes;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await logIn(first.toLowerCase())).toBe('done');
    expect(await logIn(first)).toBe('secondFactorWrong');
    expect(await logIn(second.replace('-', ' '))).toBe('done');
    expect(await call(contract.getMySecondFactor, {}, me)).toMatchObject({ recoveryCodesLeft: 8 });
  });
});

describe('setting it up', () => {
  it('needs the password, and a right code before anything is asked for', async () => {
    const start = (typed: string) => outcomeOf(call(contract.startSecondFactor, { password: typed }, me));
    expect(await start('wrong')).toBe('wrongOldPassword');
    expect(await start(password)).toBe('done');
    expect(await logIn()).toBe('done');
    const confirm = outcomeOf(call(contract.confirmSecondFactor, { code: '000000' }, me));
    expect(await confirm).toBe('secondFactorWrong');
    expect(await logIn()).toBe('done');
    await setUp();
    expect(await logIn()).toBe('secondFactorNeeded');
  });

  it('another application replaces the one in force by its first right code, not before', async () => {
    const first = await setUp();
    const { secret } = await call(contract.startSecondFactor, { password }, me);
    expect(await logIn(first.next())).toBe('done');
    const isWrong = outcomeOf(call(contract.confirmSecondFactor, { code: first.next() }, me));
    expect(await isWrong).toBe('secondFactorWrong');
    await call(contract.confirmSecondFactor, { code: newestCode(secret, clock.now) }, me);
    expect(await logIn(first.next())).toBe('secondFactorWrong');
    expect(await logIn(newestCode(secret, clock.now))).toBe('done');
    expect(await logIn(first.recoveryCodes[0])).toBe('secondFactorWrong');
  });

  it('keeps neither secret nor recovery codes readable, in tables or in the log', async () => {
    const { secret, recoveryCodes } = await setUp();
    const kept = JSON.stringify([
      await sql().selectFrom('secondFactors').selectAll().execute(),
      await sql().selectFrom('recoveryCodes').selectAll().execute(),
      await sql().selectFrom('auditLog').selectAll().execute(),
    ]);
    expect(kept).not.toContain(secret);
    expect(kept).not.toContain(secretBytes(secret).toString('base64'));
    for (const code of recoveryCodes) expect(kept).not.toContain(code);
    expect(await audits('confirmSecondFactor')).toHaveLength(1);
  });

  it('is renewed and removed by who knows the password', async () => {
    const { recoveryCodes } = await setUp();
    const renewed = await call(contract.renewRecoveryCodes, { password }, me);
    expect(await logIn(recoveryCodes[0])).toBe('secondFactorWrong');
    expect(await logIn(renewed.recoveryCodes[0])).toBe('done');
    const remove = (typed: string) => outcomeOf(call(contract.removeSecondFactor, { password: typed }, me));
    expect(await remove('wrong')).toBe('wrongOldPassword');
    expect(await remove(password)).toBe('done');
    expect(await logIn()).toBe('done');
    expect(await remove(password)).toBe('factorMissing');
  });
});
