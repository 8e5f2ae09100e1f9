import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { changePassword, loginUser, refreshSession } from '../../contract/accounts.contract.ts';
import { buildAccount, buildSession, testPassword } from '../../testing/accounts.builders.ts';
import { createAccountsCaller, createJar } from '../../testing/call-accounts.ts';
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
  let database: TestDatabase;
  let call: ReturnType<typeof createAccountsCaller>;

  beforeAll(async () => {
    database = await openTestDatabase();
    call = createAccountsCaller(database, { now: new Date() });
  });
  beforeEach(() => database.reset());
  afterAll(() => database.close());

  it('lets forty guesses at once count three and ask all others for a proof of work', async () => {
    const { loginName } = await buildAccount(database.kysely);
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, () =>
        refusedFor(call(loginUser, { userLoginName: loginName, userPwd: 'wrong' })),
      ),
    );
    expect(countOf(outcomes, 'wrongPassword')).toBe(3);
    expect(countOf(outcomes, 'proofNeeded')).toBe(37);
  });

  it('takes one proof for one login, however many bring it at once', async () => {
    const { loginName } = await buildAccount(database.kysely);
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
    const { accountId } = await buildAccount(database.kysely, { userType: 2 });
    const { accessToken } = await buildSession(database.kysely, accountId);
    const caller = await resolveCaller(database.kysely, accessToken, new Date());
    const request = { oldPwd: 'wrong', newPwd: 'Riverside#88', confirmPwd: 'Riverside#88' };
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => refusedFor(call(changePassword, request, { caller }))),
    );
    expect(countOf(outcomes, 'wrongOldPassword')).toBe(4);
    expect(countOf(outcomes, 'locked')).toBe(16);
  });

  it('answers twenty renewals with one token alike, renews once, and ends nothing', async () => {
    const { accountId } = await buildAccount(database.kysely, { userType: 2 });
    const { refreshToken } = await buildSession(database.kysely, accountId);
    const tokens = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const cookies = createJar({ 'Refresh-Token': refreshToken });
        const { accessToken } = (await call(refreshSession, {}, { cookies })) as { accessToken: string };
        return `${accessToken} ${cookies.kept.get('Refresh-Token')}`;
      }),
    );
    expect(new Set(tokens).size).toBe(1);
    const used = await database.kysely.selectFrom('usedRefreshSecrets').select('usedAt').execute();
    expect(used).toHaveLength(1);
    const session = await database.kysely
      .selectFrom('sessions')
      .select('endReason')
      .executeTakeFirstOrThrow();
    expect(session.endReason).toBeNull();
  });
});
