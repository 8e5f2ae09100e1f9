import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import { inTransaction, type Sql } from '#database/transaction.ts';
import { buildStaff } from '#domains/accounts/testing/accounts.builders.ts';
import type { StaffCaller } from '#platform/server/calls/act.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { houseRows } from '#testing/house-rows.ts';
import { testAct } from '#testing/test-act.ts';
import { openTables } from '#testing/open-tables.ts';
import { newsForm } from '../../testing/news.builders.ts';
import { createNews } from '../desk/create-news.ts';
import { deleteNewsCategory } from './delete-news-category.ts';
import { updateNews } from '../desk/update-news.ts';

describeOnPostgres('a category that is deleted while somebody writes into it', () => {
  const { database, sql } = openTables(houseRows);
  let writer: StaffCaller;
  const dynamicTypeId = 1101;
  beforeEach(async () => {
    const permissions = ['news.edit', 'news.categories'] as const;
    writer = (await buildStaff(sql(), { permissions })).caller;
    await sql()
      .insertInto('newsCategories')
      .values({ id: dynamicTypeId, name: '活动预告', sort: 9, layout: 'list', postScope: 'centre' })
      .execute();
  });

  type Act = (sql: Sql) => Promise<unknown>;
  /** Both in transactions of their own; the second begins when the first is done but not committed. */
  async function overlapped(first: Act, second: Act): Promise<unknown> {
    let late: Promise<unknown> = Promise.resolve();
    await inTransaction(database(), async (sql) => {
      await first(sql);
      late = inTransaction(database(), second).catch((error: unknown) => error);
      await delay(150);
    });
    return late;
  }
  const remove: Act = (sql) =>
    deleteNewsCategory(testAct({ sql, caller: writer }), { dynamicTypeId, version: 1 });
  const write = (sql: Sql, wish: object = {}) =>
    createNews(testAct({ sql, caller: writer }), {
      ...newsForm({ dynamicTypeId, ...wish }),
      action: 'save',
    });
  /** An article of another category, ready to be moved. */
  const moveOf = async (): Promise<Act> => {
    const { dynamicId, version } = await write(sql(), { dynamicTypeId: 1001 });
    const form = { ...newsForm({ dynamicTypeId }), dynamicId, version, action: 'save' as const };
    return (sql) => updateNews(testAct({ sql, caller: writer }), form);
  };

  it('stays when a new article was first', async () => {
    expect(await overlapped(write, remove)).toMatchObject({ reason: 'notEmpty' });
  });

  it('takes no new article when it was deleted first', async () => {
    expect(await overlapped(remove, write)).toMatchObject({ reason: 'categoryClosed' });
  });

  it('stays when an article was moved into it first', async () => {
    expect(await overlapped(await moveOf(), remove)).toMatchObject({ reason: 'notEmpty' });
  });

  it('takes no moved article when it was deleted first', async () => {
    expect(await overlapped(remove, await moveOf())).toMatchObject({ reason: 'categoryClosed' });
  });
});
