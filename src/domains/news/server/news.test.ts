import { describe, expect, it } from 'vitest';
import { buildStaff } from '#domains/accounts/testing/accounts.builders.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { houseRows } from '#testing/house-rows.ts';
import type { SortWord } from '#platform/contract/sorting.ts';
import { testAct } from '#testing/test-act.ts';
import { openTables } from '#testing/open-tables.ts';
import type { NewsDeskSort } from '../contract/news.words.ts';
import { buildNews } from '../testing/news.builders.ts';
import { getNews } from './get-news.ts';
import { getNewsCategory } from './categories/get-news-category.ts';
import { listNewsCategories } from './categories/list-news-categories.ts';
import { listNews } from './list-news.ts';
import { writeNewsSearch } from './news-search.store.ts';

const { sql } = openTables(houseRows);

const act = () => testAct({ sql: sql() });
const news = (title: string, day: string, more: object = {}) =>
  buildNews(sql(), { title, publishedAt: new Date(`${day}T10:00:00+08:00`), ...more });
const page = { pageNum: 1, pageSize: 20, mine: false, withStatusCounts: false };
const titlesOf = async (filter: object) =>
  (await listNews(act(), { ...page, ...filter })).list.map((item) => item.title);

describe('listNewsCategories', () => {
  const all = { pageNum: 1, pageSize: 1_000, withTop: 0, withCount: false };

  it('gives the navigation its entries in order, ids from 1001', async () => {
    const { dynamicTypeList } = await listNewsCategories(act(), { ...all, isEnabled: 1 });
    expect(dynamicTypeList[0]).toEqual({
      dynamicTypeId: 1001,
      dynamicTypeName: '通知公告',
      parentId: null,
      sort: 1,
      isEnabled: 1,
      showInNav: true,
      layout: 'list',
      postScope: 'centre',
      reviewLevels: 1,
      version: 1,
    });
    expect(dynamicTypeList).toHaveLength(6);
  });

  it('leaves out switched-off categories where asked, and answers 404 for one', async () => {
    await sql().updateTable('newsCategories').set({ isEnabled: false }).where('id', '=', 1001).execute();
    const { dynamicTypeList } = await listNewsCategories(act(), { ...all, isEnabled: 1 });
    expect(dynamicTypeList.map((one) => one.dynamicTypeId)).not.toContain(1001);
    await expect(getNewsCategory(act(), { id: 1001 })).rejects.toMatchObject({ status: 404 });
    expect((await getNewsCategory(act(), { id: 1002 })).category?.dynamicTypeName).toBe('文明动态');
  });

  it('adds the latest items of each, pinned first, drafts never', async () => {
    await news('old', '2026-11-01');
    await news('new', '2026-11-20');
    await news('pinned', '2026-10-01', { isTop: true });
    await news('draft', '2026-11-21', { status: 'draft' });
    await news('other', '2026-11-19', { categoryId: 1002 });
    const { dynamicTypeList } = await listNewsCategories(act(), { ...all, withTop: 2 });
    expect(dynamicTypeList[0]?.topItems?.map((item) => item.title)).toEqual(['pinned', 'new']);
    expect(dynamicTypeList[1]?.topItems?.map((item) => item.title)).toEqual(['other']);
    expect(dynamicTypeList[2]?.topItems).toEqual([]);
  });
});

describe('listNews', () => {
  it('filters by category, team, words and days', async () => {
    const { teamId, name } = await buildTeam(sql());
    const beach = await news('净滩行动招募', '2026-11-18', { teamId });
    const rated = await news('星级认定 100% 开始', '2026-11-20');
    await news('马拉松', '2026-11-17', { categoryId: 1002 });
    await news('offline', '2026-11-17', { status: 'offline' });
    expect(await titlesOf({})).toEqual(['星级认定 100% 开始', '净滩行动招募', '马拉松']);
    expect(await titlesOf({ dynamicTypeId: 1002 })).toEqual(['马拉松']);
    expect(await titlesOf({ teamId })).toEqual(['净滩行动招募']);
    await writeNewsSearch(sql(), [rated, beach]);
    expect(await titlesOf({ keyword: '100%' })).toEqual(['星级认定 100% 开始']);
    expect(await titlesOf({ keyword: '在线提交', teamId })).toEqual(['净滩行动招募']);
    expect(await titlesOf({ keyword: '净滩 马拉松' })).toEqual([]);
    expect(await titlesOf({ keyword: '_' })).toEqual([]);
    expect(await titlesOf({ startDate: '2026-11-18', endDate: '2026-11-18' })).toEqual(['净滩行动招募']);
    const { list, total } = await listNews(act(), { ...page, teamId });
    expect(list[0]?.teamName).toBe(name);
    expect(total).toBe(1);
  });
});

describe('a category with children', () => {
  it('mixes them in one order, page by page, the pinned first', async () => {
    await sql()
      .insertInto('newsCategories')
      .values({ id: 1101, name: '招募', sort: 1, parentId: 1001 })
      .execute();
    for (const day of [11, 13, 15]) await news(`root ${day}`, `2026-11-${day}`);
    for (const day of [12, 14]) await news(`child ${day}`, `2026-11-${day}`, { categoryId: 1101 });
    await news('child pinned', '2026-10-01', { categoryId: 1101, isTop: true });
    const titles = async (pageNum: number) => await titlesOf({ dynamicTypeId: 1001, pageNum, pageSize: 3 });
    expect(await titles(1)).toEqual(['child pinned', 'root 15', 'child 14']);
    expect(await titles(2)).toEqual(['root 13', 'child 12', 'root 11']);
    expect(await titles(3)).toEqual([]);
    expect((await listNews(act(), { ...page, dynamicTypeId: 1001 })).total).toBe(6);
  });
});

describe('getNews', () => {
  it('gives the item with its neighbours in the category', async () => {
    const older = await news('older', '2026-11-16');
    await news('elsewhere', '2026-11-17', { categoryId: 1002 });
    const middle = await news('middle', '2026-11-17');
    const newer = await news('newer', '2026-11-18');
    const item = await getNews(act(), { id: middle });
    expect(item).toMatchObject({
      title: 'middle',
      older: { dynamicId: older, title: 'older' },
      newer: { dynamicId: newer, title: 'newer' },
      activityTitle: null,
    });
    expect((await getNews(act(), { id: newer })).newer).toBeNull();
  });

  it('hides what is not published', async () => {
    const id = await news('pending', '2026-11-17', { status: 'pending' });
    await expect(getNews(act(), { id })).rejects.toMatchObject({ status: 404 });
    await expect(getNews(act(), { id: 999_999 })).rejects.toMatchObject({ status: 404 });
  });
});

describe('the desk of a unit', () => {
  it('holds what is of the 所 and its 站, newest first over all of them, page by page', async () => {
    const unit = await buildOrganisation(sql());
    const below = await buildOrganisation(sql(), { parent: unit });
    const elsewhere = await buildOrganisation(sql());
    const wish = { permissions: ['news.edit', 'news.review'] as const };
    const { caller } = await buildStaff(sql(), wish);
    const written = async (title: string, day: string, organisationId: number) =>
      news(title, day, { organisationId, updatedAt: new Date(`${day}T12:00:00+08:00`) });
    await written('一', '2026-11-01', unit.id);
    await written('二', '2026-11-02', below.id);
    await written('别处', '2026-11-03', elsewhere.id);
    await written('三', '2026-11-04', below.id);
    await written('四', '2026-11-05', unit.id);
    const local = testAct({ sql: sql(), caller: { ...caller, scope: unit.path } });
    const pageOf = (pageNum: number) => listNews(local, { ...page, mine: true, pageNum, pageSize: 3 });
    const first = await pageOf(1);
    expect(first.list.map(({ title }) => title)).toEqual(['四', '三', '二']);
    expect(first.total).toBe(4);
    expect((await pageOf(2)).list.map(({ title }) => title)).toEqual(['一']);
    await news('五', '2026-10-01', {
      organisationId: unit.id,
      updatedAt: new Date('2026-11-06T12:00:00+08:00'),
      viewCount: 7,
    });
    const firstBy = async (sort: SortWord<NewsDeskSort>) =>
      (await listNews(local, { ...page, mine: true, sort, pageSize: 2 })).list.map(({ title }) => title);
    expect(await firstBy('publishedAt')).toEqual(['五', '一']);
    expect(await firstBy('-publishedAt')).toEqual(['四', '三']);
    expect((await firstBy('-viewCount'))[0]).toBe('五');
    expect(await firstBy('title')).toEqual(['一', '三']);
    expect(await firstBy('updatedAt')).toEqual(['一', '二']);
    expect(await firstBy('-updatedAt')).toEqual(['五', '四']);
  });
});
