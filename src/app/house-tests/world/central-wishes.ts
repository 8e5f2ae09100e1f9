import * as sms from '#domains/accounts/contract/sms.contract.ts';
import * as words from '#domains/discussion/contract/review.contract.ts';
import * as menus from '#domains/roles/contract/menu-admin.contract.ts';
import * as roles from '#domains/roles/contract/role-admin.contract.ts';
import { roleId } from '#domains/roles/testing/roles.builders.ts';
import * as site from '#domains/site/contract/site-admin.contract.ts';
import type { AnyOperation } from '#platform/contract/operation.ts';
import type { TestApp } from '#testing/test-app.ts';
import type { World } from './house-world.ts';

type People = World['people'];

/** Something that staff of one 所 have no say in, as a request that staff of the whole city get through. */
export type CentralWish = readonly [what: string, operation: AnyOperation, request: object];

/** A wish for each thing that belongs to another 所 or to the city: roles, menus, banned words, SMS and page errors. */
export const buildCentralWishes = async (test: TestApp, people: People): Promise<CentralWish[]> => [
  ...(await roleWishes(test, people)),
  ...(await menuWishes(test, people)),
  ...(await wordWishes(test, people)),
  ...(await smsWishes(test)),
  ...(await errorWishes(test)),
];

/** A role that staff of the 所 made for themselves, and one that the centre made for them; nobody has them yet. */
async function roleWishes(test: TestApp, { unitStaff, staff }: People): Promise<CentralWish[]> {
  const fields = {
    dataScope: 'organisation' as const,
    permissions: ['news.edit' as const],
    remark: '',
    reason: '分工调整',
  };
  const own = { ...fields, name: '书院所编辑' };
  const meant = { ...fields, name: '书院所通讯员' };
  const { roleId: ownId } = (await test.call(roles.createRole, own, unitStaff)).body.result;
  const { roleId: meantId } = (await test.call(roles.createRole, meant, staff)).body.result;
  const gain = { permissions: ['news.edit', 'news.review'], version: 1 };
  return [
    ['the rights of a role that another 所 made', roles.updateRole, { ...own, ...gain, roleId: ownId }],
    ['a role that another 所 made', roles.deleteRole, { roleId: ownId, version: 2, reason: '分工调整' }],
    ['the rights of a role meant for another 所', roles.updateRole, { ...meant, ...gain, roleId: meantId }],
    ['a role meant for another 所', roles.deleteRole, { roleId: meantId, version: 2, reason: '分工调整' }],
  ];
}

async function menuWishes(test: TestApp, { staff }: People): Promise<CentralWish[]> {
  const client = 'team' as const;
  const { list } = (await test.call(menus.listMenuItems, { client }, staff)).body.result;
  const [item] = list;
  if (!item) throw new Error('teams have no menu');
  const { menuId, version, icon, hidden, isEnabled, permission } = item;
  const wish = { menuId, version, title: '改名', icon, hidden, isEnabled, permission };
  const menuIds = list.filter(({ parentId }) => parentId === null).map((one) => one.menuId);
  return [
    ['the entries of everybody’s menu', menus.listMenuItems, { client }],
    ['an entry of everybody’s menu', menus.updateMenuItem, wish],
    [
      'the order of everybody’s menu',
      menus.sortMenuItems,
      { client, parentId: null, menuIds: menuIds.reverse() },
    ],
    ['everybody’s menu as it was shipped', menus.resetMenuItems, { client }],
    ['the menu of a role', menus.previewMenu, { id: await roleId(test.sql, 'team') }],
  ];
}

async function wordWishes(test: TestApp, { staff }: People): Promise<CentralWish[]> {
  const { wordId } = (await test.call(words.addChatWord, { word: '代签到' }, staff)).body.result;
  return [
    ['the banned words', words.listChatWords, {}],
    ['a new banned word', words.addChatWord, { word: '代签退' }],
    ['a banned word less', words.removeChatWord, { wordId }],
  ];
}

async function smsWishes({ sql }: TestApp): Promise<CentralWish[]> {
  const { id: smsId } = await sql
    .insertInto('outbox')
    .values({
      channel: 'sms',
      recipientCipher: 'sealed',
      template: 'passwordReset',
      variables: '{}',
      dedupeKey: 'central',
      status: 'failed',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return [
    ['the SMS outbox', sms.listSms, { status: 'waiting' }],
    ['its export', sms.exportSms, { reason: '核对发送情况' }],
    ['a message sent again', sms.retrySms, { smsId, reason: '运营商已恢复' }],
  ];
}

async function errorWishes(test: TestApp): Promise<CentralWish[]> {
  await test.call(site.reportPageError, { message: '读取失败', place: '/x', frames: 'a.js:1:2' });
  const { fingerprint } = await test.sql
    .selectFrom('pageErrors')
    .select('fingerprint')
    .limit(1)
    .executeTakeFirstOrThrow();
  return [
    ['page errors', site.listPageErrors, {}],
    ['a page error settled', site.settlePageError, { fingerprint }],
  ];
}
