import { beforeEach, expect, it } from 'vitest';
import { outcomeOf } from '#testing/open-room.ts';
import * as contract from '../../contract/list-views.contract.ts';
import { listViewLimits } from '../../contract/list-views.words.ts';
import { buildAccount, buildSession } from '../../testing/accounts.builders.ts';
import { openAccountsRoom } from '../../testing/open-accounts-room.ts';
import { resolveCaller } from '../sessions/resolve-caller.ts';

const { call, clock, sql, audits } = openAccountsRoom();

type Person = Awaited<ReturnType<typeof resolveCaller>>;
let [me, colleague]: Person[] = [];
const signIn = async (): Promise<Person> => {
  const { accountId } = await buildAccount(sql(), { userType: 3 });
  const { accessToken } = await buildSession(sql(), accountId, { now: clock.now });
  return resolveCaller(sql(), accessToken, clock);
};
beforeEach(async () => {
  [me, colleague] = [await signIn(), await signIn()];
});

const list = '/review/hours';
const save = (name: string, search = 'tab=disputed', of = list) =>
  call(contract.saveListView, { list: of, name, search }, me as Person);
const kept = async (person = me) =>
  (await call(contract.listListViews, { list }, person as Person)).list.map(({ name, search }) => [
    name,
    search,
  ]);

it('are kept for one person and one list, and the same name means what it was given last', async () => {
  await save('超时的');
  await save('异议', 'tab=disputed&keyword=%E6%B2%B3');
  await save('超时的', 'overdue=1');
  await save('别处', '', '/review/teams');
  expect(await kept()).toEqual([
    ['超时的', 'overdue=1'],
    ['异议', 'tab=disputed&keyword=%E6%B2%B3'],
  ]);
  expect(await kept(colleague)).toEqual([]);
});

it('are forgotten by their owner alone, with a line in the audit log', async () => {
  const { viewId } = await save('超时的');
  expect(await outcomeOf(call(contract.deleteListView, { viewId }, colleague as Person))).toBe('404');
  await call(contract.deleteListView, { viewId }, me as Person);
  expect(await kept()).toEqual([]);
  expect(await audits('deleteListView')).toHaveLength(1);
});

it('are no more than twenty of a list; one that is there may still be changed', async () => {
  for (let at = 0; at < listViewLimits.perList; at++) await save(`视图${at}`);
  expect(await outcomeOf(save('还要一个'))).toBe('tooMany');
  expect(await outcomeOf(save('视图3', 'overdue=1'))).toBe('done');
  expect(await outcomeOf(save('第一个', '', '/review/teams'))).toBe('done');
});

it.each([
  ['//evil.example', '', 'x'],
  ['/review/hours', 'a=1#frag', 'x'],
  ['/review/hours', '', '   '],
])('refuses %s with %s named %j', async (of, search, name) => {
  expect(await outcomeOf(save(name, search, of))).toBe('400');
});
