import { beforeAll, describe, expect, it } from 'vitest';
import { menuRows } from '../../first-run/menu-rows.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import { testAct } from '#testing/test-act.ts';
import { openHouse } from '#testing/open-house.ts';
import * as menus from '#domains/roles/contract/menu-admin.contract.ts';
import * as roles from '#domains/roles/contract/role-admin.contract.ts';
import { getMenuByRole } from '#domains/roles/contract/roles.contract.ts';
import { buildRole, roleId } from '#domains/roles/testing/roles.builders.ts';
import { saveMenus } from '#domains/roles/server/index.ts';
import { orNameTaken } from '#domains/roles/server/or-name-taken.ts';
import { insertRole } from '#domains/roles/server/roles.store.ts';

const { app } = openHouse({ isOneStory: true });
let admin: SignedIn;
beforeAll(async () => {
  admin = await app().signIn('staff', { role: 'systemAdmin' });
});

const reason = '岗位撤销';
const role = (name: string, permissions: string[]) => ({
  name,
  dataScope: 'all' as const,
  permissions: permissions as never,
  remark: '',
  reason: '岗位调整',
});
const rolesNow = async () => (await app().call(roles.listRoles, {}, admin)).body.result.list;

describe('roles that a centre makes', () => {
  it('hold what was chosen, change at the next call of their people, and go when nobody has them', async () => {
    const made = await app().call(roles.createRole, role('宣传助理', ['news.edit']), admin);
    const { roleId: id } = made.body.result;
    const person = await app().signIn('staff', { roleId: id });
    const taken = await app().call(roles.createRole, role('宣传助理', []), admin);
    expect(taken.body.reason).toBe('nameTaken');
    const change = { roleId: id, version: 1, ...role('宣传助理', ['news.review']) };
    expect((await app().call(roles.updateRole, change, admin)).status).toBe(200);
    expect((await app().call(roles.updateRole, change, admin)).body.reason).toBe('versionConflict');
    const { body } = await app().call(getMenuByRole, { id }, person);
    expect(JSON.stringify(body.result.menu)).toContain('/review/news');
    expect((await app().call(roles.deleteRole, { roleId: id, version: 2, reason }, admin)).body.reason).toBe(
      'inUse',
    );
    await app()
      .sql.updateTable('accounts')
      .set({ roleId: await roleId(app().sql, 'editor') })
      .where('id', '=', person.accountId)
      .execute();
    expect((await app().call(roles.deleteRole, { roleId: id, version: 2, reason }, admin)).status).toBe(200);
    expect((await rolesNow()).map(({ roleId: each }) => each)).not.toContain(id);
  });

  it('never hold security or audit, and built-in ones stay', async () => {
    const guarded = await app().call(roles.createRole, role('全能', ['accounts.edit', 'audit.read']), admin);
    expect(guarded.body.reason).toBe('separatedPermission');
    const builtin = (await rolesNow()).find(({ name }) => name === '中心审核员');
    const change = { roleId: builtin?.roleId ?? 0, version: 1, ...role('审核', []) };
    expect((await app().call(roles.updateRole, change, admin)).body.reason).toBe('builtin');
    const mixed = await app().call(
      roles.createRole,
      role('管理兼审核', ['accounts.edit', 'hours.review']),
      admin,
    );
    expect(mixed.body.reason).toBe('mixedPermission');
    expect((await rolesNow()).find(({ name }) => name === '审计管理员')?.isSensitive).toBe(true);
  });
});

it('a role for the whole city is neither made nor changed by who sees a part of it', async () => {
  const { roleId: id } = (await app().call(roles.createRole, role('全市查看', ['news.edit']), admin)).body
    .result;
  const local = await app().signIn('staff', {
    roleId: await buildRole(app().sql, { permissions: ['roles.edit'], dataScope: 'organisation' }),
    organisationId: (await buildOrganisation(app().sql)).id,
  });
  const own = { ...role('本站编辑', ['news.edit']), dataScope: 'organisation' as const };
  expect((await app().call(roles.createRole, { ...own, dataScope: 'all' }, local)).body.reason).toBe(
    'grantsMore',
  );
  expect((await app().call(roles.createRole, own, local)).status).toBe(200);
  const change = { roleId: id, version: 1, ...own, name: '改名' };
  expect((await app().call(roles.updateRole, change, local)).body.reason).toBe('grantsMore');
  const remove = { roleId: id, version: 1, reason };
  expect((await app().call(roles.deleteRole, remove, local)).body.reason).toBe('grantsMore');
});

it('a role that somebody of another 所 has is changed there or by the centre', async () => {
  const local = await buildRole(app().sql, { permissions: ['roles.edit'], dataScope: 'organisation' });
  const [here, there] = [await buildOrganisation(app().sql), await buildOrganisation(app().sql)];
  const editor = await app().signIn('staff', { roleId: local, organisationId: here.id });
  const shared = { ...role('所里编辑', ['news.edit']), dataScope: 'organisation' as const };
  const { roleId: id } = (await app().call(roles.createRole, shared, editor)).body.result;
  await app().signIn('staff', { roleId: id, organisationId: here.id });
  const change = { roleId: id, version: 1, ...shared, remark: '只写本所' };
  expect((await app().call(roles.updateRole, change, editor)).status).toBe(200);
  await app().signIn('staff', { roleId: id, organisationId: there.id });
  const again = { ...change, version: 2, permissions: ['news.review' as const] };
  expect((await app().call(roles.updateRole, again, editor)).status).toBe(403);
  expect((await app().call(roles.deleteRole, { roleId: id, version: 2, reason }, editor)).status).toBe(403);
  expect((await app().call(roles.updateRole, again, admin)).status).toBe(200);
});

it('of two roles with one name at one moment the second is refused, not a fault', async () => {
  const row = { userType: 3 as const, dataScope: 'all' as const, permissions: [], remark: '', name: '同名' };
  await insertRole(app().sql, { ...row, code: 'own-1' });
  const second = insertRole(app().sql, { ...row, code: 'own-2' });
  await expect(orNameTaken(testAct({ sql: app().sql }), second)).rejects.toMatchObject({
    reason: 'nameTaken',
  });
});

describe('the menu that a centre changes', () => {
  const items = async () =>
    (await app().call(menus.listMenuItems, { client: 'staff' }, admin)).body.result.list;
  const itemOf = async (name: string) => {
    const item = (await items()).find((each) => each.name === name);
    if (!item) throw new Error(`no entry ${name}`);
    return item;
  };
  const wishOf = ({ menuId, version, title, icon, hidden, isEnabled, permission }: menus.MenuItem) => ({
    menuId,
    version,
    title,
    icon,
    hidden,
    isEnabled,
    permission: permission as never,
  });

  it('outlives the next start and can be put back', async () => {
    const item = await itemOf('reviewActivities');
    await app().call(menus.updateMenuItem, { ...wishOf(item), title: '活动把关' }, admin);
    await saveMenus(app().sql, menuRows);
    expect(await itemOf('reviewActivities')).toMatchObject({ title: '活动把关', isChanged: true });
    const preview = await app().call(menus.previewMenu, { id: await roleId(app().sql, 'reviewer') }, admin);
    expect(JSON.stringify(preview.body.result.menu)).toContain('活动把关');
    const reset = await app().call(menus.resetMenuItems, { client: 'staff' }, admin);
    expect(reset.body.result.resetCount).toBe(1);
    expect(await itemOf('reviewActivities')).toMatchObject({ title: '活动审核', isChanged: false });
  });

  it('never leaves a role without one, nor the editor unreachable', async () => {
    const { menuId } = await itemOf('dashboardGroup');
    const hide = { ...wishOf(await itemOf('dashboardGroup')), isEnabled: false };
    const refused = await app().call(menus.updateMenuItem, hide, admin);
    expect([refused.body.reason, menuId]).toEqual(['emptyMenu', menuId]);
    const fixed = { ...wishOf(await itemOf('menus')), hidden: true };
    expect((await app().call(menus.updateMenuItem, fixed, admin)).body.reason).toBe('fixedEntry');
  });

  it('takes a new order of all entries below one parent', async () => {
    const top = (await items()).filter(({ parentId }) => parentId === null).map(({ menuId }) => menuId);
    const turned = [...top].reverse();
    const sort = { client: 'staff' as const, parentId: null, menuIds: turned };
    expect((await app().call(menus.sortMenuItems, sort, admin)).status).toBe(200);
    const now = (await items()).filter(({ parentId }) => parentId === null).map(({ menuId }) => menuId);
    expect(now).toEqual(turned);
    const before = await items();
    const [first, second, ...others] = turned as [number, number, ...number[]];
    const moved = { ...sort, menuIds: [second, first, ...others] };
    expect((await app().call(menus.sortMenuItems, moved, admin)).status).toBe(200);
    const raised = (await items()).filter(
      ({ menuId, version }) => version !== before.find((one) => one.menuId === menuId)?.version,
    );
    expect(raised.map(({ menuId }) => menuId)).toEqual([second, first]);
    const part = await app().call(menus.sortMenuItems, { ...sort, menuIds: turned.slice(1) }, admin);
    expect(part.body.reason).toBe('otherEntries');
    await app().call(menus.resetMenuItems, { client: 'staff' }, admin);
  });
});
