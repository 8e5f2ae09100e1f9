import { beforeAll, describe, expect, it } from 'vitest';
import { changePassword, loginUser } from '#domains/accounts/contract/accounts.contract.ts';
import { testPassword } from '#domains/accounts/testing/accounts.builders.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import { openHouse } from '#testing/open-house.ts';
import * as contract from '../../contract/account-admin.contract.ts';
import { getMenuByRole } from '../../contract/roles.contract.ts';
import { buildRole, roleId } from '../../testing/roles.builders.ts';

const { app } = openHouse({ isOneStory: true });
let system: SignedIn;
let security: SignedIn;
beforeAll(async () => {
  system = await app().signIn('staff', { role: 'systemAdmin' });
  security = await app().signIn('staff', { role: 'securityAdmin' });
});

let count = 0;
async function create(as = system, role: Parameters<typeof roleId>[1] = 'editor') {
  count += 1;
  const request = {
    loginName: `bianji_${count}`,
    name: '何沁',
    roleId: await roleId(app().sql, role),
    organisationId: null,
    reason: '新人到岗',
  };
  return app().call(contract.createStaffAccount, request, as);
}
type Answer = { body: { result: { handed: { loginName: string; password: string } | null } } };
/** The one-time password of an answer that took effect at once. */
function handedOf({ body }: Answer) {
  const { handed } = body.result;
  if (!handed) throw new Error('it waits for approval');
  return handed;
}
const rowOf = async (accountId: number) => {
  const { body } = await app().call(contract.listAccounts, {}, system);
  return body.result.list.find((row) => row.accountId === accountId);
};
const logIn = (userLoginName: string, userPwd: string) => app().call(loginUser, { userLoginName, userPwd });
const reason = '岗位调整';

describe('making a staff account', () => {
  it('hands out a password that opens the door and nothing behind it', async () => {
    const { loginName, password } = handedOf(await create());
    const { result } = (await logIn(loginName, password)).body;
    expect(result.loginInfo).toMatchObject({ mustChangePwd: true, realName: '何沁', userType: 3 });
    const as = { token: result.accessToken };
    expect((await app().call(contract.listAccounts, {}, as)).status).toBe(403);
    const menu = await app().call(getMenuByRole, { id: result.loginInfo.tmRole_id }, as);
    expect(menu.status).toBe(200);
  });

  it('keeps the password out of the audit log', async () => {
    const { loginName, password } = handedOf(await create());
    const lines = await app().sql.selectFrom('auditLog').selectAll().execute();
    expect(JSON.stringify(lines)).toContain(loginName);
    expect(JSON.stringify(lines)).not.toContain(password);
    expect(app().logLines.join('\n')).not.toContain(password);
  });

  it('refuses a taken name whatever its case, and names that are none', async () => {
    const { loginName } = handedOf(await create());
    const request = {
      loginName: loginName.toUpperCase(),
      name: '许静',
      roleId: await roleId(app().sql, 'editor'),
      organisationId: null,
      reason: '新人到岗',
    };
    expect((await app().call(contract.createStaffAccount, request, system)).body.reason).toBe(
      'loginNameTaken',
    );
    const bad = await app().call(contract.createStaffAccount, { ...request, loginName: '1x' }, system);
    expect(bad.body.errors?.[0]?.path).toBe('loginName');
  });

  it('is the system administrator’s, who only asks where somebody is to decide or to administer', async () => {
    expect((await create(system, 'auditAdmin')).body.result).toEqual({
      approvalId: expect.any(Number),
      handed: null,
    });
    expect((await create(security, 'auditAdmin')).status).toBe(403);
    expect((await create(security, 'editor')).status).toBe(403);
    expect((await create(await app().signIn('staff', { role: 'reviewer' }))).status).toBe(403);
  });

  it('asks for an organisation where the role sees its own only', async () => {
    expect((await create(system, 'organisationAdmin')).body.reason).toBe('organisationNeeded');
  });
});

describe('changing an account', () => {
  it('ends the sessions with a new role, and not with a new name', async () => {
    const other = await app().signIn('staff', { role: 'reviewer' });
    const row = await rowOf(other.accountId);
    const fields = { accountId: other.accountId, name: '新名字', organisationId: null, reason: '换岗' };
    const reviewer = await roleId(app().sql, 'reviewer');
    await app().call(
      contract.updateStaffAccount,
      { ...fields, version: row?.version ?? 0, roleId: reviewer },
      system,
    );
    expect((await app().call(getMenuByRole, { id: reviewer }, other)).status).toBe(200);
    const editor = await roleId(app().sql, 'editor');
    const stale = { ...fields, version: row?.version ?? 0, roleId: editor };
    expect((await app().call(contract.updateStaffAccount, stale, system)).body.reason).toBe(
      'versionConflict',
    );
    await app().call(contract.updateStaffAccount, { ...stale, version: (row?.version ?? 0) + 1 }, system);
    expect((await app().call(getMenuByRole, { id: reviewer }, other)).body.code).toBe(50012);
  });

  it('stops an account at once and lets it in again', async () => {
    const other = await app().signIn('staff', { role: 'editor' });
    const row = await rowOf(other.accountId);
    const stop = {
      accountId: other.accountId,
      version: row?.version ?? 0,
      status: 'disabled' as const,
      reason,
    };
    expect((await app().call(contract.setAccountStatus, stop, system)).status).toBe(200);
    expect((await app().call(getMenuByRole, { id: 1 }, other)).body.code).toBe(50012);
    expect((await logIn(row?.loginName ?? '', testPassword)).body.reason).toBe('disabled');
    const stopped = await rowOf(other.accountId);
    expect(stopped).toMatchObject({ status: 'disabled', statusReason: reason });
    const start = { ...stop, version: stopped?.version ?? 0, status: 'active' as const };
    await app().call(contract.setAccountStatus, start, system);
    expect((await logIn(row?.loginName ?? '', testPassword)).status).toBe(200);
    const again = { ...start, version: start.version + 1 };
    expect((await app().call(contract.setAccountStatus, again, system)).body.reason).toBe('wrongStatus');
  });

  it('never touches oneself, nor the last who manages accounts', async () => {
    const own = await rowOf(system.accountId);
    const stop = {
      accountId: system.accountId,
      version: own?.version ?? 0,
      status: 'disabled' as const,
      reason,
    };
    expect(own).toMatchObject({ isSelf: true, canManage: false });
    expect((await app().call(contract.setAccountStatus, stop, system)).body.reason).toBe('ownAccount');
    const second = await app().signIn('staff', { role: 'systemAdmin' });
    expect((await app().call(contract.setAccountStatus, stop, second)).status).toBe(200);
    await app()
      .sql.updateTable('accounts')
      .set({ status: 'active' })
      .where('id', '=', system.accountId)
      .execute();
    system = await app().signInAs(system.accountId);
    await app()
      .sql.updateTable('accounts')
      .set({ status: 'disabled' })
      .where('id', '=', second.accountId)
      .execute();
  });

  it('leaves a volunteer whom the centre stopped to 志愿者管理', async () => {
    const person = await app().signIn('volunteer');
    await app()
      .sql.updateTable('volunteers')
      .set({ status: 'frozen' })
      .where('id', '=', person.accountId)
      .execute();
    await app()
      .sql.updateTable('accounts')
      .set({ status: 'disabled' })
      .where('id', '=', person.accountId)
      .execute();
    const start = { accountId: person.accountId, version: 1, status: 'active' as const, reason };
    expect((await app().call(contract.setAccountStatus, start, system)).body.reason).toBe('frozenVolunteer');
  });

  it('hands out a new password', async () => {
    const other = await app().signIn('staff', { role: 'editor' });
    const request = { accountId: other.accountId, reason };
    const handed = handedOf(await app().call(contract.resetStaffPassword, request, system));
    expect((await app().call(getMenuByRole, { id: 1 }, other)).body.code).toBe(50012);
    const { result } = (await logIn(handed.loginName, handed.password)).body;
    expect(result.loginInfo.mustChangePwd).toBe(true);
    const volunteer = await app().signIn('volunteer');
    const refused = { accountId: volunteer.accountId, reason };
    expect((await app().call(contract.resetStaffPassword, refused, system)).body.reason).toBe('staffOnly');
  });
});

it('a password that was replaced by a handed-out one does not come back', async () => {
  const { accountId } = await app().signIn('staff', { role: 'editor' });
  const handed = handedOf(await app().call(contract.resetStaffPassword, { accountId, reason }, system));
  const { result } = (await logIn(handed.loginName, handed.password)).body;
  const back = { oldPwd: handed.password, newPwd: testPassword, confirmPwd: testPassword };
  const answer = await app().call(changePassword, back, { token: result.accessToken });
  expect(answer.body.reason).toBe('usedBefore');
});

it('nobody gets hold of an account that may do or see more, nor of its password', async () => {
  const target = await app().signIn('staff', { role: 'systemAdmin' });
  const clerk = await app().signIn('staff', { permissions: ['accounts.edit'] });
  const reset = { accountId: target.accountId, reason };
  expect((await app().call(contract.resetStaffPassword, reset, clerk)).body.reason).toBe('grantsMore');
  const { id: organisationId } = await buildOrganisation(app().sql);
  const local = await buildRole(app().sql, { permissions: ['accounts.edit'], dataScope: 'organisation' });
  const keeper = await app().signIn('staff', { roleId: local, organisationId });
  const wide = await app().signIn('staff', { role: 'reviewer', organisationId });
  const near = await app().signIn('staff', { role: 'organisationAdmin', organisationId });
  const of = (accountId: number) => app().call(contract.resetStaffPassword, { accountId, reason }, keeper);
  expect((await of(wide.accountId)).body.reason).toBe('grantsMore');
  expect((await of(near.accountId)).status).toBe(200);
  expect((await of(target.accountId)).status).toBe(404);
});

describe('the security administrator', () => {
  it('unlocks a login that wrong passwords have locked', async () => {
    const { loginName, password } = handedOf(await create());
    const { id: accountId } = await app()
      .sql.selectFrom('accounts')
      .select('id')
      .where('loginName', '=', loginName)
      .executeTakeFirstOrThrow();
    expect((await logIn(loginName, 'wrong')).status).toBe(409);
    await app()
      .sql.updateTable('loginAttempts')
      .set({ failures: 5, lockedUntil: new Date(app().clock().getTime() + 600_000) })
      .execute();
    expect((await logIn(loginName, password)).body.reason).toBe('locked');
    const locked = await app().call(contract.listAccounts, { isLocked: true }, security);
    expect(locked.body.result.list.map((row) => row.accountId)).toEqual([accountId]);
    const request = { accountId, reason: '本人来电核实' };
    expect((await app().call(contract.unlockLogin, request, system)).status).toBe(403);
    expect((await app().call(contract.unlockLogin, request, security)).status).toBe(200);
    expect((await app().call(contract.unlockLogin, request, security)).body.reason).toBe('notLocked');
    expect((await logIn(loginName, password)).status).toBe(200);
  });

  it('ends the sessions of an account', async () => {
    const other = await app().signIn('volunteer');
    const request = { accountId: other.accountId, reason: '手机遗失' };
    const { body } = await app().call(contract.endAccountSessions, request, security);
    expect(body.result.endedCount).toBe(1);
    expect((await app().call(getMenuByRole, { id: 1 }, other)).body.code).toBe(50012);
  });
});

describe('the list of accounts', () => {
  it('finds by the beginning of a name and the tail of a phone', async () => {
    await app().signIn('volunteer', { account: { mobile: '13812345678', displayName: '沈知夏' } });
    const find = (keyword: string) =>
      app()
        .call(contract.listAccounts, { userType: 2, keyword }, system)
        .then(({ body }) => body.result.total);
    expect(await find('5678')).toBe(1);
    expect(await find('沈知')).toBeGreaterThanOrEqual(1);
    expect(await find('%')).toBe(0);
  });
});
