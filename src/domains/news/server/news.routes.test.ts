import { describe, expect, it } from 'vitest';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { readSheet } from '#platform/server/spreadsheet.ts';
import { openHouse } from '#testing/open-house.ts';
import * as categories from '../contract/news-categories.contract.ts';
import * as desk from '../contract/news-desk.contract.ts';
import * as writing from '../contract/news-form.contract.ts';
import * as review from '../contract/news-review.contract.ts';
import * as contract from '../contract/news.contract.ts';
import { buildNews, newsForm } from '../testing/news.builders.ts';

const { app } = openHouse();

const theory = newsForm({ dynamicTypeId: 1004, title: '板凳上的宣讲' });

describe('a text made to hold up the server', () => {
  it.each([
    ['spaces inside', `<p>a${' '.repeat(150_000)}b</p>`, 200],
    ['empty paragraphs', `<p>a</p>${'<p></p>'.repeat(8_000)}`, 200],
    ['beginnings of tags', '<br'.repeat(19_000), 200],
    ['more marks than anybody writes', '<b><i>'.repeat(11_000), 400],
    ['more than anybody writes', ' '.repeat(200_001), 400],
  ])('%s: is answered at once', async (_name, content, status) => {
    const staff = await app().signIn('staff', { permissions: ['news.edit'] });
    const before = process.cpuUsage();
    const answer = await app().call(
      writing.createNews,
      { ...newsForm({ content: '' }), content, action: 'save' },
      staff,
    );
    const { user, system } = process.cpuUsage(before);
    expect(answer.status).toBe(status);
    // Forty seconds before; what a call costs by itself is below a tenth of this.
    expect((user + system) / 1_000).toBeLessThan(2_000);
  });
});

describe('the calls of news', () => {
  it('give the category list as the specification asks for it', async () => {
    const { body } = await app().call(contract.listNewsCategories, {
      pageNum: 1,
      pageSize: 1_000,
      isEnabled: 1,
    });
    expect(body.result).toMatchObject({
      dynamicTypeList: [{ dynamicTypeId: 1001, dynamicTypeName: '通知公告' }, {}, {}, {}, {}, {}],
    });
    await buildNews(app().sql);
    const more = await app().call(contract.listNewsCategories, {
      withTop: 3,
      withCount: true,
      postScope: 'team',
    });
    expect(more.body.result?.dynamicTypeList.map(({ dynamicTypeName }) => dynamicTypeName)).toEqual([
      '志愿风采',
      '理论宣讲',
    ]);
    const all = await app().call(contract.listNewsCategories, { withTop: 3, withCount: true });
    expect(all.body.result?.dynamicTypeList[0]).toMatchObject({ count: 1, topItems: [{}] });
  });

  it('list and show an item', async () => {
    const dynamicId = await buildNews(app().sql);
    expect((await app().call(contract.listNews, { dynamicTypeId: 1001 })).body.result).toMatchObject({
      list: [{ dynamicId, status: 'published' }],
    });
    const shown = await app().call(contract.getNews, { id: dynamicId });
    expect(shown.body.result).toMatchObject({
      dynamicId,
      content: expect.stringContaining('<p>'),
      newer: null,
    });
  });

  it('give one category with its children, and the roots for 0', async () => {
    const roots = await app().inject({ url: '/api/content/dynamic/SearchDynamicType/0' });
    expect(roots.json().result).toMatchObject({
      category: null,
      children: [{ dynamicTypeId: 1001 }, {}, {}, {}, {}, {}],
    });
    const one = await app().call(contract.getNewsCategory, { id: 1001 });
    expect(one.body.result).toMatchObject({ category: { dynamicTypeName: '通知公告' }, children: [] });
    expect((await app().call(contract.getNewsCategory, { id: 9_999 })).status).toBe(404);
    expect((await app().inject({ url: '/api/content/dynamic/GetDynamicInfoById/0' })).statusCode).toBe(404);
  });

  it('answer 404 to what is not there and 400 to what is no request', async () => {
    expect((await app().call(contract.getNews, { id: 999_999 })).status).toBe(404);
    expect((await app().call(contract.getNews, { id: 'abc' as never })).status).toBe(404);
    expect((await app().call(contract.listNews, { pageSize: 1_000 })).status).toBe(400);
    expect((await app().call(contract.listNews, { startDate: '2026-13-01' })).status).toBe(400);
    const team = await app().signIn('team');
    const wrong = await app().call(
      writing.createNews,
      { ...theory, dynamicTypeId: -1, coverUrl: 'https://evil.example/x.png' },
      team,
    );
    const errors = [{ path: 'dynamicTypeId', msg: '请选择栏目' }, { path: 'coverUrl' }];
    expect(wrong.body).toMatchObject({ code: 400, errors });
  });

  it('write, review and delete as the specification names them', async () => {
    const team = await app().signIn('team');
    const staff = await app().signIn('staff', { permissions: ['news.review'] });
    const created = await app().call(writing.createNews, { ...theory, action: 'save' }, team);
    const { dynamicId, version } = created.body.result ?? { dynamicId: 0, version: 0 };
    expect((await app().call(contract.getNews, { id: dynamicId }, team)).body.result?.status).toBe('draft');
    expect((await app().call(contract.getNews, { id: dynamicId })).status).toBe(404);
    const updated = await app().call(
      writing.updateNews,
      { dynamicId, version, ...theory, action: 'submit' },
      team,
    );
    expect(updated.body.result?.status).toBe('pending');
    const work = await app().call(desk.getNewsWork, { id: dynamicId }, staff);
    expect(work.body.result?.desk?.acts).toEqual(['review']);
    expect(work.body.result?.steps.map(({ action }) => action)).toEqual(['createNews', 'submitNews']);
    const target = { dynamicId, version: work.body.result?.desk?.version ?? 0 };
    const noReason = await app().call(review.reviewNews, { ...target, verdict: 'return' }, staff);
    expect(noReason.body).toMatchObject({ code: 400, errors: [{ path: 'reason' }] });
    await app().call(review.reviewNews, { ...target, verdict: 'return', reason: '请核对' }, staff);
    const gone = await app().inject({
      method: 'DELETE',
      url: `/api/content/dynamic/DeleteDynamicInfoById?dynamicId=${dynamicId}`,
      headers: { authorization: `Bearer ${team.token}` },
    });
    expect(gone.statusCode).toBe(200);
    expect((await app().call(desk.getNewsWork, { id: dynamicId }, team)).status).toBe(404);
  });

  it('keep one’s own desk from others', async () => {
    const team = await app().signIn('team');
    await app().call(writing.createNews, { ...theory, action: 'save' }, team);
    const mine = await app().call(contract.listNews, { mine: true, withStatusCounts: true }, team);
    expect(mine.body.result).toMatchObject({ total: 1, statusCounts: [{ status: 'draft', count: 1 }] });
    const other = await app().signInAs((await buildTeam(app().sql)).accountId);
    expect((await app().call(contract.listNews, { mine: true }, other)).body.result?.total).toBe(0);
    expect(
      (await app().call(contract.listNews, { status: 'draft', teamId: team.teamId }, other)).body.result
        ?.total,
    ).toBe(0);
    expect((await app().call(contract.listNews, { mine: true })).status).toBe(403);
    expect(
      (await app().call(contract.listNews, { status: 'draft' }, await app().signIn('volunteer'))).status,
    ).toBe(403);
    expect(
      (
        await app().call(
          contract.listNews,
          { status: 'any' },
          await app().signIn('staff', { role: 'analyst' }),
        )
      ).status,
    ).toBe(403);
  });
});

describe('categories in the back office', () => {
  const form = {
    dynamicTypeName: '志愿者招募',
    parentId: 1001,
    sort: 1,
    isEnabled: 1 as const,
    showInNav: true,
    layout: 'list' as const,
    postScope: 'centre' as const,
    reviewLevels: 1,
  };

  it('are made, changed, switched off with what lies below, and deleted only while empty', async () => {
    const staff = await app().signIn('staff', { permissions: ['news.categories'] });
    const made = await app().call(categories.createNewsCategory, form, staff);
    const child = made.body.result;
    expect(child).toMatchObject({ parentId: 1001, showInNav: false });
    await buildNews(app().sql, { categoryId: child?.dynamicTypeId ?? 0 });
    const listed = await app().call(contract.listNews, { dynamicTypeId: 1001 });
    expect(listed.body.result?.total).toBe(1);
    const again = await app().call(categories.createNewsCategory, form, staff);
    expect(again.body).toMatchObject({ code: 409, reason: 'nameTaken' });
    const target = { dynamicTypeId: child?.dynamicTypeId ?? 0, version: 1 };
    expect((await app().call(categories.deleteNewsCategory, target, staff)).body).toMatchObject({
      reason: 'notEmpty',
    });
    const root = { ...form, dynamicTypeName: '通知公告', parentId: null, isEnabled: 0 as const };
    await app().call(categories.updateNewsCategory, { dynamicTypeId: 1001, version: 1, ...root }, staff);
    const public_ = await app().call(contract.listNewsCategories, {});
    expect(public_.body.result?.dynamicTypeList).toHaveLength(5);
    const seen = await app().call(contract.listNewsCategories, {}, staff);
    expect(seen.body.result?.dynamicTypeList).toHaveLength(7);
    expect((await app().call(contract.listNews, {})).body.result?.total).toBe(0);
    const stale = await app().call(
      categories.updateNewsCategory,
      { dynamicTypeId: 1001, version: 1, ...root },
      staff,
    );
    expect(stale.body.reason).toBe('versionConflict');
  });

  it('and the review queue go into a spreadsheet, with the reason in the audit log', async () => {
    const staff = await app().signIn('staff', { permissions: ['news.categories', 'news.review'] });
    const team = await app().signIn('team');
    await app().call(writing.createNews, { ...theory, action: 'submit' }, team);
    const queue = await app().call(
      review.exportNewsReviewQueue,
      { tab: 'pending', reason: '月度统计' },
      staff,
    );
    const sheet = Buffer.from(queue.body.result?.sheet ?? '', 'base64');
    const { heading, rows } = await readSheet(sheet, { columnCount: 2, mostRows: 10 });
    expect(heading).toEqual(['编号', '标题']);
    expect(rows[0]?.cells[1]).toEqual({ text: '板凳上的宣讲' });
    const inUse = { keyword: '理论', isEnabled: 1, reason: '核对栏目' } as const;
    const listed = await app().call(categories.exportNewsCategories, inUse, staff);
    const names = await readSheet(Buffer.from(listed.body.result?.sheet ?? '', 'base64'), {
      columnCount: 2,
      mostRows: 10,
    });
    expect(names.rows.map(({ cells }) => cells[1])).toEqual([{ text: '理论宣讲' }]);
    const lines = await app()
      .sql.selectFrom('auditLog')
      .select('reason')
      .where('action', 'like', 'exportNews%')
      .orderBy('id')
      .execute();
    expect(lines.map(({ reason }) => reason)).toEqual(['月度统计', '核对栏目']);
  });
});
