import { beforeEach, expect, it } from 'vitest';
import type { StaffCaller } from '#platform/server/calls/act.ts';
import * as contract from '../../contract/looks.contract.ts';
import { lookLastsMs, lookWords } from '../../contract/looks.words.ts';
import { buildAccount } from '../../testing/accounts.builders.ts';
import { openAccountsRoom } from '../../testing/open-accounts-room.ts';

const { call, clock, sql, audits } = openAccountsRoom();

let [me, colleague]: StaffCaller[] = [];
const staff = async (permissions = ['hours.review']): Promise<StaffCaller> => {
  const { accountId, roleId, displayName } = await buildAccount(sql(), { userType: 3 });
  const session = { sessionId: 1, roleId, displayName, provedAt: clock.now };
  return { kind: 'staff', accountId, permissions: new Set(permissions), scope: undefined, ...session };
};
beforeEach(async () => {
  [me, colleague] = [await staff(), await staff()];
});
const note = (state: 'looks' | 'decides' | 'left', rowId = 7, person = me) =>
  call(contract.noteLook, { kind: 'hour', item: rowId, state }, person as StaffCaller);
const seen = async (rowIds = [7, 8], person = colleague) =>
  (await call(contract.listLooks, { kind: 'hour', items: rowIds }, person as StaffCaller)).list.map(
    ({ rowId, name, isDeciding }) => [rowId, name, isDeciding],
  );

const later = (ms: number): void => {
  clock.now = new Date(clock.now.getTime() + ms);
};

it('a look is seen by others while it lasts, as what it is, and leaves no line', async () => {
  await note('looks');
  expect([await seen(), await seen([7], me), await seen([8])]).toEqual([
    [[7, me?.displayName, false]],
    [],
    [],
  ]);
  await note('decides');
  expect(await seen()).toEqual([[7, me?.displayName, true]]);
  await note('left');
  expect(await seen()).toEqual([]);
  expect(await audits('noteLook')).toEqual([]);
});

it('ends by itself after a minute, unless it is renewed', async () => {
  await note('looks');
  later(lookLastsMs - 1);
  await note('looks');
  later(lookLastsMs - 1);
  expect(await seen()).toHaveLength(1);
  later(1);
  expect(await seen()).toEqual([]);
  await note('looks', 8, colleague);
  expect(await sql().selectFrom('deskLooks').select('rowId').execute()).toEqual([{ rowId: 8 }]);
});

it('is noted and seen only by who may open the desk', async () => {
  const editor = await staff(['news.review']);
  await expect(note('looks', 7, editor)).rejects.toMatchObject({ status: 403 });
  await expect(seen([7], editor)).rejects.toMatchObject({ status: 403 });
});

it('is said in words, who decides first, never more than two names each', () => {
  const look = (name: string, isDeciding = false) => ({ name, isDeciding });
  expect(lookWords([look('林岚')])).toBe('林岚正在看');
  expect(lookWords([look('林岚'), look('许静', true)])).toBe('许静正在处理，林岚正在看');
  expect(lookWords([look('甲'), look('乙'), look('丙')])).toBe('甲、乙等 3 人正在看');
});
