import { describe, expect, it } from 'vitest';
import { createJar } from '#testing/open-room.ts';
import { sessionCodes } from '#platform/contract/envelope.ts';
import type { SignedInCaller } from '#platform/server/calls/act.ts';
import { testAct } from '#testing/test-act.ts';
import { changePassword, logout, refreshSession } from '../../contract/accounts.contract.ts';
import { buildAccount, buildSession, testPassword } from '../../testing/accounts.builders.ts';
import { openAccountsRoom } from '../../testing/open-accounts-room.ts';
import { cleanSessions } from './clean-sessions.ts';
import { endSessions } from './end-sessions.ts';
import { resolveCaller } from './resolve-caller.ts';

const { call, callFrom, clock, sql } = openAccountsRoom();
const pass = (minutes: number) => (clock.now = new Date(clock.now.getTime() + minutes * 60_000));

const refresh = (cookies: ReturnType<typeof createJar>) => callFrom(cookies)(refreshSession, {});
const whoIs = (accessToken: string): Promise<SignedInCaller> =>
  resolveCaller(sql(), accessToken, { now: clock.now });
async function start(userType: 1 | 2 | 3 = 2, isRemembered = false) {
  const account = await buildAccount(sql(), { userType });
  const session = await buildSession(sql(), account.accountId, { now: clock.now, isRemembered });
  return { ...account, ...session, cookies: createJar({ 'Refresh-Token': session.refreshToken }) };
}

describe('refreshSession', () => {
  it('replaces both tokens; the old access token is unknown from then on', async () => {
    const { accessToken, refreshToken, cookies } = await start();
    const renewed = await refresh(cookies);
    expect(cookies.kept.get('Refresh-Token')).not.toBe(refreshToken);
    expect((await whoIs(renewed.accessToken)).kind).toBe('volunteer');
    await expect(whoIs(accessToken)).rejects.toMatchObject({ code: sessionCodes.unknown });
  });

  it('ends the session when a refresh token is used twice', async () => {
    const { refreshToken, cookies } = await start();
    const renewed = await refresh(cookies);
    pass(0.5);
    const thief = createJar({ 'Refresh-Token': refreshToken });
    await expect(refresh(thief)).rejects.toMatchObject({ code: sessionCodes.endedElsewhere });
    await expect(whoIs(renewed.accessToken)).rejects.toMatchObject({ code: sessionCodes.endedElsewhere });
    await expect(refresh(cookies)).rejects.toMatchObject({ code: sessionCodes.endedElsewhere });
    const session = await sql().selectFrom('sessions').select('endReason').executeTakeFirstOrThrow();
    expect(session.endReason).toBe('reuse');
  });

  it('gives two tabs that send one secret at once the same tokens, for 20 s and one step back only', async () => {
    const { refreshToken, cookies } = await start();
    const other = createJar({ 'Refresh-Token': refreshToken });
    const first = await refresh(cookies);
    pass(20 / 60);
    const second = await refresh(other);
    expect(second.accessToken).toBe(first.accessToken);
    expect(other.kept.get('Refresh-Token')).toBe(cookies.kept.get('Refresh-Token'));
    expect((await whoIs(second.accessToken)).kind).toBe('volunteer');
    await refresh(cookies);
    const late = createJar({ 'Refresh-Token': refreshToken });
    await expect(refresh(late)).rejects.toMatchObject({ code: sessionCodes.endedElsewhere });
  });

  it('ends nothing for a right number with a secret that never was right', async () => {
    const { accessToken, refreshToken, cookies } = await start();
    const guess = createJar({ 'Refresh-Token': `${refreshToken.split('.')[0]}.${'x'.repeat(43)}` });
    for (let index = 0; index < 3; index += 1)
      await expect(refresh(guess)).rejects.toMatchObject({ code: sessionCodes.unknown });
    expect((await whoIs(accessToken)).kind).toBe('volunteer');
    await expect(refresh(cookies)).resolves.toHaveProperty('accessToken');
  });

  it('refuses without a cookie, with nonsense and with a foreign secret', async () => {
    const { refreshToken } = await start();
    for (const value of ['', 'nonsense', `99999.${refreshToken.split('.')[1]}`]) {
      const jar = createJar({ 'Refresh-Token': value });
      await expect(refresh(jar)).rejects.toMatchObject({ code: sessionCodes.unknown });
    }
  });

  it('lets half an hour end an access token and two idle hours a session', async () => {
    const { accessToken, cookies } = await start();
    pass(30);
    await expect(whoIs(accessToken)).rejects.toMatchObject({ code: sessionCodes.expired });
    const renewed = await refresh(cookies);
    expect((await whoIs(renewed.accessToken)).kind).toBe('volunteer');
    pass(121);
    await expect(refresh(cookies)).rejects.toMatchObject({ code: sessionCodes.expired });
  });

  it('counts every use against idling, not only renewals', async () => {
    const { accessToken, cookies } = await start(3);
    pass(20);
    await whoIs(accessToken);
    pass(20);
    await expect(whoIs(accessToken)).rejects.toMatchObject({ code: sessionCodes.expired });
    await expect(refresh(cookies)).resolves.toHaveProperty('accessToken');
  });

  it('ends after twelve hours however busy, or after seven days when remembered', async () => {
    const plain = await start();
    const remembered = await start(2, true);
    for (let hour = 0; hour < 12; hour += 1) {
      pass(59);
      await refresh(plain.cookies);
    }
    pass(13);
    await expect(refresh(plain.cookies)).rejects.toMatchObject({ code: sessionCodes.expired });
    await expect(refresh(remembered.cookies)).resolves.toHaveProperty('accessToken');
  });
});

describe('ending sessions', () => {
  it('logs out by the bearer token, and by the cookie alone', async () => {
    const one = await start();
    await callFrom(one.cookies)(logout, {}, await whoIs(one.accessToken));
    expect(one.cookies.kept.get('Refresh-Token')).toBeUndefined();
    await expect(whoIs(one.accessToken)).rejects.toMatchObject({ code: sessionCodes.endedElsewhere });
    const other = await start();
    await callFrom(other.cookies)(logout, {});
    await expect(whoIs(other.accessToken)).rejects.toMatchObject({ code: sessionCodes.endedElsewhere });
  });

  it('logs nobody out by a used or foreign cookie, and never refuses', async () => {
    const { refreshToken, cookies } = await start();
    const { accessToken } = await refresh(cookies);
    await expect(callFrom(createJar({ 'Refresh-Token': refreshToken }))(logout, {})).resolves.toEqual({});
    expect((await whoIs(accessToken)).kind).toBe('volunteer');
    await expect(call(logout, {})).resolves.toEqual({});
  });

  it('ends all sessions of an account but the one to keep', async () => {
    const { accountId, accessToken } = await start();
    const second = await buildSession(sql(), accountId);
    const { sessionId } = await whoIs(accessToken);
    const act = testAct({ sql: sql(), now: clock.now });
    expect(await endSessions(act, accountId, { reason: 'elsewhere', exceptSessionId: sessionId })).toBe(1);
    expect((await whoIs(accessToken)).sessionId).toBe(sessionId);
    await expect(whoIs(second.accessToken)).rejects.toMatchObject({ code: sessionCodes.endedElsewhere });
  });

  it('stops a disabled account at its next call', async () => {
    const { accountId, accessToken } = await start();
    await sql().updateTable('accounts').set({ status: 'disabled' }).where('id', '=', accountId).execute();
    await expect(whoIs(accessToken)).rejects.toMatchObject({ code: sessionCodes.endedElsewhere });
  });

  it('cleans up what is long over and nothing else', async () => {
    const { accessToken } = await start();
    const act = testAct({ sql: sql(), now: clock.now });
    expect(await cleanSessions(act)).toBe(false);
    expect((await whoIs(accessToken)).kind).toBe('volunteer');
    const later = new Date(clock.now.getTime() + 31 * 24 * 3_600_000);
    await cleanSessions({ ...act, now: later });
    expect(await sql().selectFrom('sessions').select('id').execute()).toEqual([]);
  });
});

describe('changePassword', () => {
  const newPwd = 'river-Walk7';
  const change = async (accessToken: string, request: object) =>
    call(
      changePassword,
      { oldPwd: testPassword, newPwd, confirmPwd: newPwd, ...request },
      await whoIs(accessToken),
    );

  it('keeps this session, ends the others and lifts the duty to change', async () => {
    const { accountId, accessToken } = await start();
    const other = await buildSession(sql(), accountId);
    await sql().updateTable('accounts').set({ mustChangePassword: true }).execute();
    await change(accessToken, {});
    expect((await whoIs(accessToken)).accountId).toBe(accountId);
    await expect(whoIs(other.accessToken)).rejects.toMatchObject({ code: sessionCodes.endedElsewhere });
    const account = await sql().selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
    expect(account.mustChangePassword).toBe(false);
    await expect(change(accessToken, {})).rejects.toMatchObject({ reason: 'wrongOldPassword' });
  });

  it('names every fault of the new password at its field', async () => {
    const { accessToken } = await start();
    await expect(change(accessToken, { newPwd: 'short', confirmPwd: 'other' })).rejects.toMatchObject({
      errors: [
        { path: 'newPwd', msg: expect.stringContaining('8 至 20') },
        { path: 'newPwd', msg: expect.stringContaining('三种') },
        { path: 'confirmPwd', msg: '两次输入的密码不一致' },
      ],
    });
    await expect(
      change(accessToken, { newPwd: testPassword, confirmPwd: testPassword }),
    ).rejects.toMatchObject({ reason: 'sameAsOld' });
  });
});
