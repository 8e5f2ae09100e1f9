import { describe, expect, it } from 'vitest';
import { createJar } from '#testing/open-room.ts';
import { buildAccount, buildStaff, testPassword } from '../../testing/accounts.builders.ts';
import { openAccountsRoom } from '../../testing/open-accounts-room.ts';
import { proofFor } from '../../testing/proof.builders.ts';
import { loginUser } from '../../contract/accounts.contract.ts';
import { resolveCaller } from '../sessions/resolve-caller.ts';

const { call, callFrom, clock, sql } = openAccountsRoom();

const logIn = (userLoginName: string, userPwd: string, more: object = {}) =>
  call(loginUser, { userLoginName, userPwd, ...more });
const failTimes = async (loginName: string, count: number) => {
  for (let index = 0; index < count; index += 1) await guess(loginName);
};
/** A wrong password, with the work that the server asks for. */
const guess = async (loginName: string): Promise<void> => {
  const failure = await refusalOf(logIn(loginName, 'wrong'));
  if (failure.reason === 'proofNeeded')
    await refusalOf(logIn(loginName, 'wrong', { proof: await proofFor(failure.result.challenge) }));
};
type Refused = { reason: string; result: { attemptsLeft: number; challenge: string } };
const refusalOf = (login: Promise<unknown>): Promise<Refused> =>
  login.then(
    () => Promise.reject(new Error('not refused')),
    (error: unknown) => error as Refused,
  );

describe('loginUser', () => {
  it('gives a token that names its holder, and the login info', async () => {
    const { accountId, loginName, roleId } = await buildAccount(sql(), { userType: 3 });
    const cookies = createJar();
    const typed = { userLoginName: `  ${loginName.toUpperCase()} `, userPwd: testPassword };
    const result = await callFrom(cookies)(loginUser, typed);
    expect(result.expiresIn).toBe(1_800);
    expect(result.loginInfo).toMatchObject({
      loginId: accountId,
      tmRole_id: roleId,
      userType: 3,
      unreadCount: 0,
    });
    expect(cookies.kept.get('Refresh-Token')).toMatch(/^\d+\.[\w-]{43}$/);
    const caller = await resolveCaller(sql(), result.accessToken, { now: clock.now });
    expect(caller).toMatchObject({ kind: 'staff', accountId, roleId });
  });

  it('keeps no token in the database and leaves an audit line of the person', async () => {
    const { accountId, loginName } = await buildAccount(sql());
    const { accessToken } = await logIn(loginName, testPassword);
    const session = await sql().selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(session)).not.toContain(accessToken);
    const line = await sql().selectFrom('auditLog').selectAll().executeTakeFirstOrThrow();
    expect(line).toMatchObject({ action: 'loginUser', actorId: accountId, actorName: '许静' });
  });

  it('finds an account by its phone, the volunteer before the team unless told', async () => {
    const mobile = '13812345678';
    const team = await buildAccount(sql(), { userType: 1, mobile });
    const volunteer = await buildAccount(sql(), { userType: 2, mobile });
    expect((await logIn(mobile, testPassword)).loginInfo.loginId).toBe(volunteer.accountId);
    expect((await logIn(mobile, testPassword, { userType: 1 })).loginInfo.loginId).toBe(team.accountId);
  });

  it('answers an unknown name and a wrong password alike', async () => {
    const { loginName } = await buildAccount(sql());
    const failures = await Promise.all(
      [loginName, 'nobody_at_all'].map((name) => logIn(name, 'wrong').catch((error: unknown) => error)),
    );
    expect(failures[0]).toEqual(failures[1]);
    expect(failures[0]).toMatchObject({
      reason: 'wrongPassword',
      message: '账号或密码不正确，还可以再试 4 次',
      result: { attemptsLeft: 4 },
    });
  });

  it('asks for work after three failures, and takes each proof only once', async () => {
    const { loginName } = await buildAccount(sql());
    await failTimes(loginName, 3);
    const asked = await refusalOf(logIn(loginName, testPassword));
    expect(asked).toMatchObject({ reason: 'proofNeeded', result: { attemptsLeft: 2 } });
    const proof = await proofFor(asked.result.challenge);
    const wrong = await refusalOf(logIn(loginName, testPassword, { proof: { ...proof, counter: 7 } }));
    expect(wrong.reason).toBe('proofWrong');
    expect((await logIn(loginName, testPassword, { proof })).accessToken).toBeTruthy();
    await failTimes(loginName, 3);
    await expect(logIn(loginName, testPassword, { proof })).rejects.toMatchObject({ reason: 'proofWrong' });
  });

  it('asks for more work after the fourth, so that a proof of the third is too easy', async () => {
    const { loginName } = await buildAccount(sql());
    await failTimes(loginName, 3);
    const first = await proofFor((await refusalOf(logIn(loginName, testPassword))).result.challenge);
    const second = await proofFor((await refusalOf(logIn(loginName, testPassword))).result.challenge);
    await expect(logIn(loginName, 'wrong', { proof: first })).rejects.toMatchObject({
      reason: 'wrongPassword',
    });
    await expect(logIn(loginName, testPassword, { proof: second })).rejects.toMatchObject({
      reason: 'proofWrong',
    });
    clock.now = new Date(clock.now.getTime() + 5 * 60_000);
    const late = await proofFor((await refusalOf(logIn(loginName, testPassword))).result.challenge);
    clock.now = new Date(clock.now.getTime() + 5 * 60_000);
    await expect(logIn(loginName, testPassword, { proof: late })).rejects.toMatchObject({
      reason: 'proofWrong',
    });
  });

  it('asks an address for work that tried thirty names, except devices their owners use', async () => {
    const { loginName } = await buildAccount(sql());
    const cookies = createJar();
    const right = { userLoginName: loginName, userPwd: testPassword };
    await callFrom(cookies)(loginUser, right);
    for (let index = 0; index < 30; index += 1) await guess(`nobody_${index}`);
    const asked = await refusalOf(logIn(loginName, testPassword));
    expect(asked.reason).toBe('proofNeeded');
    const proof = await proofFor(asked.result.challenge);
    expect((await logIn(loginName, testPassword, { proof })).accessToken).toBeTruthy();
    expect(await callFrom(cookies)(loginUser, right)).toMatchObject({ expiresIn: 1_800 });
    clock.now = new Date(clock.now.getTime() + 15 * 60_000);
    expect((await logIn(loginName, testPassword)).accessToken).toBeTruthy();
  });

  it('locks after five failures for fifteen minutes, the right password included', async () => {
    const { loginName } = await buildAccount(sql());
    await failTimes(loginName, 5);
    await expect(logIn(loginName, testPassword)).rejects.toMatchObject({ reason: 'locked' });
    clock.now = new Date(clock.now.getTime() + 15 * 60_000);
    expect((await logIn(loginName, testPassword)).accessToken).toBeTruthy();
  });

  it('locks names that nobody has just the same', async () => {
    await failTimes('nobody_at_all', 5);
    await expect(logIn('Nobody_At_All', 'x')).rejects.toMatchObject({ reason: 'locked' });
  });

  it('forgets failures after a success', async () => {
    const { loginName } = await buildAccount(sql());
    await failTimes(loginName, 2);
    await logIn(loginName, testPassword);
    await expect(logIn(loginName, 'wrong')).rejects.toMatchObject({ result: { attemptsLeft: 4 } });
  });

  it('tells a stopped account so only when the password is right', async () => {
    const { loginName } = await buildAccount(sql(), { status: 'disabled' });
    await expect(logIn(loginName, 'wrong')).rejects.toMatchObject({ reason: 'wrongPassword' });
    await expect(logIn(loginName, testPassword)).rejects.toMatchObject({ reason: 'disabled' });
  });

  it('gives staff with a handed-out password no permission', async () => {
    const { caller } = await buildStaff(sql(), { role: 'systemAdmin', mustChangePassword: true });
    expect([...caller.permissions]).toEqual([]);
  });
});
