import { beforeEach } from 'vitest';
import { buildStaff } from '#domains/accounts/testing/accounts.builders.ts';
import { buildTeam, type BuiltTeam } from '#domains/teams/testing/teams.builders.ts';
import type { SignedInCaller, StaffCaller } from '#platform/server/calls/act.ts';
import { houseRows } from '#testing/house-rows.ts';
import { openRoom } from '#testing/open-room.ts';
import { testAct } from '#testing/test-act.ts';
import { createNews } from '../server/desk/create-news.ts';
import { getNews } from '../server/get-news.ts';
import { createNewsRoom } from '../server/index.ts';
import { reviewNews } from '../server/desk/review-news.ts';
import { newsForm } from './news.builders.ts';

/** When these tests happen unless told. */
export const deskNow = new Date('2026-11-21T10:00:00+08:00');

/** A text for 理论宣讲, which teams may write and two people review. */
export const theory = (more: object = {}) =>
  newsForm({ dynamicTypeId: 1004, title: '板凳上的宣讲', ...more });

/** A database with a team that writes, two of the staff who write and review, and the ways of a text to the public. */
export function openNewsDesk() {
  const { sql } = openRoom(createNewsRoom({ instance: 1 }), { now: deskNow, seed: houseRows });
  const opened: { team?: BuiltTeam; first?: StaffCaller; second?: StaffCaller } = {};
  beforeEach(async () => {
    opened.team = await buildTeam(sql());
    const permissions = ['news.edit', 'news.review'] as const;
    opened.first = (await buildStaff(sql(), { permissions })).caller;
    opened.second = (await buildStaff(sql(), { permissions, displayName: '林砚' })).caller;
  });
  const people = {
    team: () => opened.team!.caller,
    first: () => opened.first!,
    second: () => opened.second!,
  };
  const as = <C extends SignedInCaller>(caller: C, now = deskNow) => testAct({ sql: sql(), caller, now });
  const write = (caller: SignedInCaller, form = theory(), action: 'save' | 'submit' = 'submit') =>
    createNews(as(caller), { ...form, action });
  const row = (id: number) =>
    sql().selectFrom('newsItems').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const versionOf = async (dynamicId: number) => ({ dynamicId, version: (await row(dynamicId)).version });
  const pass = async (caller: StaffCaller, id: number) =>
    reviewNews(as(caller), { ...(await versionOf(id)), verdict: 'pass' });
  const published = async (form = theory()): Promise<number> => {
    const { dynamicId } = await write(people.team(), form);
    await pass(people.first(), dynamicId);
    await pass(people.second(), dynamicId);
    return dynamicId;
  };
  const publicText = async (id: number) =>
    (await getNews(testAct({ sql: sql(), now: deskNow }), { id })).content;
  return { sql, ...people, as, write, row, versionOf, pass, published, publicText };
}
