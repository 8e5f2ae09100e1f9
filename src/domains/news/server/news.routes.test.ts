import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import * as contract from '../contract/news.contract.ts';
import { buildNews } from '../testing/news.builders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

describe('the calls of news', () => {
  it('give the category list as the specification asks for it', async () => {
    const { body } = await app.call(contract.listNewsCategories, {
      pageNum: 1,
      pageSize: 1_000,
      isEnabled: 1,
    });
    expect(body.result).toMatchObject({
      dynamicTypeList: [{ dynamicTypeId: 1001, dynamicTypeName: '通知公告' }, {}, {}, {}, {}, {}],
    });
    const withTop = await app.call(contract.listNewsCategories, { withTop: 3 });
    expect(withTop.body.result).toMatchObject({ dynamicTypeList: [{ topItems: [] }, {}, {}, {}, {}, {}] });
  });

  it('list and show an item', async () => {
    const dynamicId = await buildNews(app.database.kysely);
    expect((await app.call(contract.listNews, { dynamicTypeId: 1001 })).body.result).toMatchObject({
      list: [{ dynamicId }],
    });
    const shown = await app.call(contract.getNews, { id: dynamicId });
    expect(shown.body.result).toMatchObject({
      dynamicId,
      content: expect.stringContaining('<p>'),
      newer: null,
    });
    expect((await app.call(contract.getNewsCategory, { id: 1001 })).status).toBe(200);
  });

  it('answer 404 to what is not there and 400 to what is no request', async () => {
    expect((await app.call(contract.getNews, { id: 999_999 })).status).toBe(404);
    expect((await app.call(contract.getNews, { id: 'abc' as never })).status).toBe(404);
    expect((await app.call(contract.getNewsCategory, { id: 9_999 })).status).toBe(404);
    expect((await app.call(contract.listNews, { pageSize: 1_000 })).status).toBe(400);
    expect((await app.call(contract.listNews, { startDate: '2026-13-01' })).status).toBe(400);
  });
});
