import { beforeEach, describe, expect, it } from 'vitest';
import { loginUser } from '#domains/accounts/contract/accounts.contract.ts';
import { reviewActivities } from '#domains/activities/contract/activity-review.contract.ts';
import * as accounts from '#domains/roles/contract/account-admin.contract.ts';
import { createRole, updateRole } from '#domains/roles/contract/role-admin.contract.ts';
import { roleId } from '#domains/roles/testing/roles.builders.ts';
import { openHouse } from '#testing/open-house.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import * as contract from '../contract/approvals.contract.ts';

const { app, sql, audits, titlesOf } = openHouse({ now: new Date('2026-11-23T10:00:00+08:00') });

let system: SignedIn;
let security: SignedIn;
let reviewer: SignedIn;
beforeEach(async () => {
  system = await app().signIn('staff', { role: 'systemAdmin' });
  security = await app().signIn('staff', { role: 'securityAdmin' });
  reviewer = await app().signIn('staff', { role: 'reviewer', mobile: '13700000001' });
});

const reason = '本人忘记密码';
const reset = (accountId = reviewer.accountId, as = system) =>
  app().call(accounts.resetStaffPassword, { accountId, reason }, as);
const decide = (approvalId: number, as = security, verdict: 'approve' | 'reject' = 'approve', why = '') =>
  app().call(contract.decideApproval, { approvalId, verdict, reason: why }, as);
const pending = async (as = security) => (await app().call(contract.listApprovals, {}, as)).body.result.list;
async function idOf(answer: Promise<{ body: { result: { approvalId: number | null } } }>): Promise<number> {
  const { approvalId } = (await answer).body.result;
  if (approvalId === null) throw new Error('it took effect at once');
  return approvalId;
}
const passwordOf = async (accountId: number) =>
  (
    await sql()
      .selectFrom('accounts')
      .select('passwordHash')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
  ).passwordHash;
const newReviewer = async (loginName = 'shenhe_9') =>
  app().call(
    accounts.createStaffAccount,
    {
      loginName,
      name: '新人',
      roleId: await roleId(sql(), 'reviewer'),
      organisationId: null,
      reason: '新人到岗',
    },
    system,
  );

describe('the way of the attack', () => {
  it('the system administrator decides no activities', async () => {
    expect((await app().call(reviewActivities, {} as never, system)).status).toBe(403);
  });

  it('a reset of the reviewer’s password changes nothing and tells no password until somebody else agrees', async () => {
    const before = await passwordOf(reviewer.accountId);
    const { body } = await reset();
    expect(body.result).toEqual({ approvalId: expect.any(Number), handed: null });
    expect(await passwordOf(reviewer.accountId)).toBe(before);
    expect((await app().call(contract.listApprovals, {}, reviewer)).status).toBe(200);
    expect((await decide(body.result.approvalId ?? 0, system)).status).toBe(403);
    expect((await reset()).body.reason).toBe('alreadyAsked');
  });

  it('nor is a reviewer made, or made of somebody, by one person', async () => {
    const { body } = await newReviewer();
    expect(body.result).toEqual({ approvalId: expect.any(Number), handed: null });
    const made = sql().selectFrom('accounts').select('id').where('loginName', '=', 'shenhe_9');
    expect(await made.execute()).toEqual([]);
    const editor = await app().signIn('staff', { role: 'editor' });
    const grant = {
      accountId: editor.accountId,
      version: 1,
      name: '苏墨',
      organisationId: null,
      reason: '换岗',
    };
    await idOf(
      app().call(accounts.updateStaffAccount, { ...grant, roleId: await roleId(sql(), 'reviewer') }, system),
    );
    const { roleId: now } = await sql()
      .selectFrom('accounts')
      .select('roleId')
      .where('id', '=', editor.accountId)
      .executeTakeFirstOrThrow();
    expect(now).toBe(await roleId(sql(), 'editor'));
  });

  it('nor does a harmless role become a deciding one under its people', async () => {
    const fields = { name: '活动助理', dataScope: 'all' as const, remark: '', reason: '分工调整' };
    const { roleId: id } = (
      await app().call(createRole, { ...fields, permissions: ['activities.view'] }, system)
    ).body.result;
    await app().signIn('staff', { roleId: id });
    const change = {
      roleId: id,
      version: 1,
      ...fields,
      permissions: ['activities.view' as const, 'hours.review' as const],
    };
    const approvalId = await idOf(app().call(updateRole, change, system));
    const held = async () =>
      (await sql().selectFrom('roles').select('permissions').where('id', '=', id).executeTakeFirstOrThrow())
        .permissions;
    expect(await held()).toEqual(['activities.view']);
    expect((await decide(approvalId)).status).toBe(200);
    expect(await held()).toEqual(['activities.view', 'hours.review']);
  });

  it('a security administrator is neither stopped nor replaced by the system administrator alone', async () => {
    const stop = { accountId: security.accountId, version: 1, status: 'disabled' as const, reason };
    const other = await app().signIn('staff', { role: 'securityAdmin' });
    const approvalId = await idOf(app().call(accounts.setAccountStatus, stop, system));
    expect((await decide(approvalId, security)).body.reason).toBe('samePerson');
    expect((await decide(approvalId, other)).status).toBe(200);
    const last = { ...stop, accountId: other.accountId };
    expect(await pending(other)).toEqual([]);
    const refused = await decide(await idOf(app().call(accounts.setAccountStatus, last, system)), other);
    expect(refused.body.reason).toBe('samePerson');
  });
});

describe('agreeing', () => {
  it('does what was asked, hands the password to who agreed, tells the person and names both in the log', async () => {
    const approvalId = await idOf(reset());
    const { handed } = (await decide(approvalId)).body.result;
    if (!handed) throw new Error('no password');
    const opened = await app().call(loginUser, { userLoginName: handed.loginName, userPwd: handed.password });
    expect(opened.body.result.loginInfo.mustChangePwd).toBe(true);
    expect(await titlesOf(reviewer.accountId)).toEqual(['密码已被管理员重置']);
    const sms = await sql().selectFrom('messageDeliveries').select(['accountId', 'template']).execute();
    expect(sms).toEqual([{ accountId: reviewer.accountId, template: 'passwordReset' }]);
    expect((await titlesOf(system.accountId)).at(0)).toMatch(/^你的申请已批准：重置/);
    const [done] = await audits('resetStaffPassword');
    expect(done).toMatchObject({
      actorId: security.accountId,
      targetId: reviewer.accountId,
      detail: { askedBy: { accountId: system.accountId } },
    });
    expect(await audits('askApproval')).toMatchObject([{ actorId: system.accountId }]);
    expect(await audits('decideApproval')).toMatchObject([
      {
        actorId: security.accountId,
        detail: { verdict: 'approve', askedBy: { accountId: system.accountId } },
      },
    ]);
    const kept = JSON.stringify([
      await sql().selectFrom('auditLog').selectAll().execute(),
      await sql().selectFrom('approvals').selectAll().execute(),
    ]);
    expect(kept).not.toContain(handed.password);
    expect((await decide(approvalId)).body.reason).toBe('decided');
  });

  it('turns the second factor off for who lost it, and tells the person', async () => {
    const lost = { accountId: reviewer.accountId, reason: '手机和恢复码都丢了' };
    const ask = () => app().call(accounts.resetSecondFactor, lost, system);
    expect((await ask()).body.reason).toBe('noSecondFactor');
    const now = app().clock();
    const factor = {
      accountId: reviewer.accountId,
      secretCipher: 'sealed',
      confirmedAt: now,
      createdAt: now,
    };
    await sql().insertInto('secondFactors').values(factor).execute();
    expect((await decide(await idOf(ask()))).status).toBe(200);
    expect(await sql().selectFrom('secondFactors').selectAll().execute()).toEqual([]);
    expect(await titlesOf(reviewer.accountId)).toEqual(['两步验证已被管理员重置']);
  });

  it('makes the account that was asked for', async () => {
    const approvalId = await idOf(newReviewer());
    expect((await decide(approvalId)).body.result.handed?.loginName).toBe('shenhe_9');
  });

  it('does nothing for who may not ask any more, nor with a role that changed meanwhile', async () => {
    const approvalId = await idOf(reset());
    await sql()
      .updateTable('accounts')
      .set({ status: 'disabled' })
      .where('id', '=', system.accountId)
      .execute();
    expect((await decide(approvalId)).body.reason).toBe('askerGone');
    const demoted = { status: 'active' as const, roleId: await roleId(sql(), 'editor') };
    await sql().updateTable('accounts').set(demoted).where('id', '=', system.accountId).execute();
    expect((await decide(approvalId)).body.reason).toBe('askerGone');
  });

  it('refuses a grant of a role that gives more than when it was asked for', async () => {
    const fields = { name: '审核助理', dataScope: 'all' as const, remark: '', reason: '分工调整' };
    const { roleId: id } = (
      await app().call(createRole, { ...fields, permissions: ['activities.review'] }, system)
    ).body.result;
    const wish = { loginName: 'zhuli_1', name: '新人', roleId: id, organisationId: null, reason: '新人到岗' };
    const approvalId = await idOf(app().call(accounts.createStaffAccount, wish, system));
    await sql()
      .updateTable('roles')
      .set({ permissions: ['activities.review', 'hours.void'] })
      .where('id', '=', id)
      .execute();
    const { body } = await decide(approvalId);
    expect([body.reason, body.msg]).toEqual([
      'notPossible',
      '角色的权限在提出申请之后改过，请驳回后重新提出',
    ]);
  });
});

describe('requests', () => {
  it('are rejected with a reason that the asker reads, and withdrawn by who asked alone', async () => {
    const first = await idOf(reset());
    expect((await decide(first, security, 'reject')).body.reason).toBe('reasonMissing');
    expect((await decide(first, security, 'reject', '本人没有要求')).status).toBe(200);
    expect((await titlesOf(system.accountId)).at(0)).toMatch(/^你的申请被驳回/);
    const second = await idOf(reset());
    const withdraw = (as: SignedIn) => app().call(contract.withdrawApproval, { approvalId: second }, as);
    expect((await withdraw(security)).status).toBe(404);
    expect((await withdraw(system)).status).toBe(200);
    expect((await decide(second)).body.reason).toBe('decided');
  });

  it('are shown to who decides, and to others their own only', async () => {
    await idOf(reset());
    const colleague = await app().signIn('staff', { role: 'systemAdmin' });
    await idOf(newReviewer());
    expect(await pending()).toHaveLength(2);
    expect(await pending(system)).toMatchObject([
      { isOwn: true, mayDecide: false },
      { isOwn: true, mayDecide: false },
    ]);
    expect(await pending(colleague)).toEqual([]);
  });
});
