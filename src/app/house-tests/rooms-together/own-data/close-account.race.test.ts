import { expect, it } from 'vitest';
import { testPassword } from '#domains/accounts/testing/accounts.builders.ts';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { closeMyAccount, withdrawMyClosing } from '#domains/mydata/contract/closing.contract.ts';
import { closingConfirmation, coolOffDays } from '#domains/mydata/contract/closing.words.ts';
import { signUpForShift } from '#domains/signups/contract/signups.contract.ts';
import { buildReadyVolunteer } from '#domains/signups/testing/signups.builders.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { openHouse } from '#testing/open-house.ts';

const start = new Date('2026-11-21T12:00:00+08:00');
const rounds = 8;

describeOnPostgres('closing an account while something else happens', () => {
  const { app, clock, sql, run } = openHouse({ now: start });
  const confirmed = { userPwd: testPassword, confirmation: closingConfirmation };
  const standing = (id: number) =>
    sql()
      .selectFrom('volunteers as v')
      .innerJoin('accounts as c', 'c.id', 'v.id')
      .select(['v.status', 'c.status as account', 'v.name'])
      .where('v.id', '=', id)
      .executeTakeFirstOrThrow();
  const person = async () => {
    const { accountId } = await buildReadyVolunteer(sql(), { name: '欧阳澜生' });
    return app().signInAs(accountId);
  };

  it('a sign-up and the closing never both succeed', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const me = await person();
      const { shiftIds } = await buildActivity(sql(), { now: start });
      const wish = { shiftId: shiftIds[0]!, riskVersion: 1, clientRequestId: `round ${round} of the race` };
      const [signedUp, closed] = await Promise.all([
        app().call(signUpForShift, wish as never, me),
        app().call(closeMyAccount, confirmed, me),
      ]);
      expect([signedUp.status === 200, closed.status === 200].filter(Boolean)).toHaveLength(1);
    }
  });

  it('the withdrawal and the last step never both happen, and neither leaves half a person', async () => {
    for (let round = 0; round < rounds; round += 1) {
      clock.now = start;
      const me = await person();
      expect((await app().call(closeMyAccount, confirmed, me)).status).toBe(200);
      clock.now = new Date(start.getTime() + coolOffDays * dayMs);
      const again = await app().signInAs(me.accountId);
      const [withdrawn] = await Promise.all([
        app().call(withdrawMyClosing, {}, again),
        run('mydata.finishClosings'),
      ]);
      expect(await standing(me.accountId)).toEqual(
        withdrawn.status === 200
          ? { status: 'active', account: 'active', name: '欧阳澜生' }
          : { status: 'closed', account: 'closed', name: '已注销用户' },
      );
    }
  });

  it('pressed twice, it is closed once', async () => {
    const me = await person();
    const answers = await Promise.all([1, 2, 3].map(() => app().call(closeMyAccount, confirmed, me)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await sql().selectFrom('accountClosings').select('id').execute()).toHaveLength(1);
  });

  it('two processes close everybody once', async () => {
    const people = [await person(), await person(), await person()];
    for (const me of people) await app().call(closeMyAccount, confirmed, me);
    clock.now = new Date(start.getTime() + coolOffDays * dayMs);
    await Promise.all([run('mydata.finishClosings'), run('mydata.finishClosings')]);
    for (const { accountId } of people) expect((await standing(accountId)).status).toBe('closed');
  });
});
