import { beforeAll, expect, it } from 'vitest';
import { changePassword } from '#domains/accounts/contract/accounts.contract.ts';
import { testPassword } from '#domains/accounts/testing/accounts.builders.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import { openHouse } from '#testing/open-house.ts';
import { createStaffAccount, resetStaffPassword } from '../contract/account-admin.contract.ts';
import { createRole, deleteRole } from '../contract/role-admin.contract.ts';

const drawn = 'Riverside#88';

describeOnPostgres('roles in a rush', () => {
  const { app } = openHouse({ isOneStory: true });
  let admin: SignedIn;
  beforeAll(async () => {
    admin = await app().signIn('staff', { role: 'systemAdmin' });
  });

  it('are either given to somebody or deleted, and the slower one is refused', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const wish = {
        name: `临时角色 ${round}`,
        dataScope: 'all' as const,
        permissions: ['news.edit' as const],
        remark: '',
        reason: '临时分工',
      };
      const { roleId } = (await app().call(createRole, wish, admin)).body.result;
      const account = { name: '何沁', roleId, organisationId: null, reason: '临时分工' };
      const answers = await Promise.all([
        ...['a', 'b'].map((letter) =>
          app().call(createStaffAccount, { ...account, loginName: `linshi_${round}${letter}` }, admin),
        ),
        app().call(deleteRole, { roleId, version: 1, reason: '临时分工结束' }, admin),
      ]);
      outcomes.add(answers.map(({ status, body }) => body.reason ?? status).join(' '));
    }
    const allowed = ['200 200 inUse', 'roleUnknown roleUnknown 200'];
    expect([...outcomes].filter((outcome) => !allowed.includes(outcome))).toEqual([]);
  });

  it('let no change of a password undo the one that is handed out meanwhile', async () => {
    for (let round = 0; round < 12; round += 1) {
      const person = await app().signIn('staff', { role: 'editor' });
      const { accountId } = person;
      await Promise.all([
        app().call(changePassword, { oldPwd: testPassword, newPwd: drawn, confirmPwd: drawn }, person),
        app().call(resetStaffPassword, { accountId, reason: '手机遗失' }, admin),
      ]);
      const account = await app()
        .sql.selectFrom('accounts')
        .select('mustChangePassword')
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow();
      expect(account.mustChangePassword).toBe(true);
    }
  });
});
