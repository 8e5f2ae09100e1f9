import { expect, it } from 'vitest';
import { createJar } from '#testing/open-room.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { changePassword, loginUser, refreshSession } from '../../contract/accounts.contract.ts';
import { buildAccount, buildSession, testPassword } from '../../testing/accounts.builders.ts';
import { openAccountsRoom } from '../../testing/open-accounts-room.ts';
import { proofFor } from '../../testing/proof.builders.ts';
import { resolveCaller } from './resolve-caller.ts';

const refusedFor = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'done';
  } catch (error) {
    const { reason, code } = error as { reason?: string; code?: number };
    return reason ?? String(code);
  }
};
const countOf = (outcomes: string[], outcome: string) => outcomes.filter((one) => one === outcome).length;

describeOnPostgres('sessions in a rush', () => {
  const { call, callFrom, sql } = openAccountsRoom();

  it('lets forty guesses at once count three and ask all others for a proof of work', async () => {
    const { loginName } = await buildAccount(sql());
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, () =>
        refusedFor(call(loginUser, { userLoginName: loginName, userPwd: 'wrong' })),
      ),
    );
    expect(countOf(outcomes, 'wrongPassword')).toBe(3);
    expect(countOf(outcomes, 'proofNeeded')).toBe(37);
  });

  it('takes one proof for one login, however many bring it at once', async () => {
    const { loginName } = await buildAccount(sql());
    const login = { userLoginName: loginName, userPwd: 'wrong' };
    for (let index = 0; index < 3; index += 1) await refusedFor(call(loginUser, login));
    const asked = await call(loginUser, login).catch((error: unknown) => error);
    const proof = await proofFor((asked as { result: { challenge: string } }).result.challenge);
    const right = { userLoginName: loginName, userPwd: testPassword, proof };
    const wrong = { ...login, proof };
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => refusedFor(call(loginUser, wrong))));
    expect(countOf(outcomes, 'wrongPassword')).toBe(1);
    expect(countOf(outcomes, 'proofWrong')).toBe(9);
    expect(await refusedFor(call(loginUser, right))).toBe('proofWrong');
  });

  it('lets twenty guesses at once of the old password count five', async () => {
    const { accountId } = await buildAccount(sql(), { userType: 2 });
    const { accessToken } = await buildSession(sql(), accountId);
    const caller = await resolveCaller(sql(), accessToken, { now: new Date() });
    const request = { oldPwd: 'wrong', newPwd: 'Riverside#88', confirmPwd: 'Riverside#88' };
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => refusedFor(call(changePassword, request, caller))),
    );
    expect(countOf(outcomes, 'wrongOldPassword')).toBe(4);
    expect(countOf(outcomes, 'locked')).toBe(16);
  });

  it('answers twenty renewals with one token alike, renews once, and ends nothing', async () => {
    const { accountId } = await buildAccount(sql(), { userType: 2 });
    const { refreshToken } = await buildSession(sql(), accountId);
    const tokens = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const cookies = createJar({ 'Refresh-Token': refreshToken });
        const { accessToken } = await callFrom(cookies)(refreshSession, {});
        return `${accessToken} ${cookies.kept.get('Refresh-Token')}`;
      }),
    );
    expect(new Set(tokens).size).toBe(1);
    const used = await sql().selectFrom('usedRefreshSecrets').select('usedAt').execute();
    expect(used).toHaveLength(1);
    const session = await sql().selectFrom('sessions').select('endReason').executeTakeFirstOrThrow();
    expect(session.endReason).toBeNull();
  });
});
