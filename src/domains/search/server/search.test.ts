import { describe, expect, it } from 'vitest';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { writeNeedSearch } from '#domains/needs/server/index.ts';
import { buildNeed } from '#domains/needs/testing/needs.builders.ts';
import { buildNews } from '#domains/news/testing/news.builders.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { countedUpTo } from '#platform/contract/page-limits.ts';
import { withStatementsHeard } from '#testing/record-sql.ts';
import { testAct } from '#testing/test-act.ts';
import { houseRows } from '#testing/house-rows.ts';
import { openTables } from '#testing/open-tables.ts';
import type { SearchKind } from '../contract/search.words.ts';
import { fillSearchGaps } from './fill-gaps.ts';
import { searchSite } from './search-site.ts';
import { suggestSearch } from './suggest-search.ts';

const { database, sql } = openTables(houseRows);

const act = () => testAct({ sql: sql() });

async function groupOf(query: string, kind: SearchKind, page = { pageNum: 1, pageSize: 20 }) {
  const { groups } = await searchSite(act(), { query, kind, ...page });
  const group = groups.find((one) => one.kind === kind);
  if (!group) throw new Error(`no group for ${kind}`);
  return group;
}
const titlesOf = async (query: string, kind: SearchKind) =>
  (await groupOf(query, kind)).list.map(({ title }) => title);

/** A published activity; its room writes what it is found by. */
async function activity(title: string, more: { content?: string; days?: number; status?: 'draft' } = {}) {
  const { content = '陪老人说说话。', days = 7, status } = more;
  const now = new Date();
  const startsAt = new Date(now.getTime() + days * dayMs);
  const { activityId } = await buildActivity(sql(), {
    title,
    content,
    shifts: [{ startsAt, endsAt: new Date(startsAt.getTime() + 7_200_000) }],
    signUpOpensAt: new Date(startsAt.getTime() - 30 * dayMs),
    ...(status && { status }),
  });
  return activityId;
}

describe('searchSite', () => {
  it('finds by two, four and eight characters anywhere, and nothing that holds them apart', async () => {
    await activity('澜江净滩行动把江岸还给白鹭');
    await activity('江岸读书会', { content: '净水与滩涂的故事，行走与动物。' });
    expect(await titlesOf('净滩', 'activity')).toEqual(['澜江净滩行动把江岸还给白鹭']);
    expect(await titlesOf('净滩行动', 'activity')).toHaveLength(1);
    expect(await titlesOf('行动把江岸还给白', 'activity')).toHaveLength(1);
    expect(await titlesOf('江岸', 'activity')).toHaveLength(2);
    expect(await titlesOf('江岸 读书', 'activity')).toEqual(['江岸读书会']);
  });

  it('finds Latin words in either case, and mixed ones only where they stand together', async () => {
    await activity('手机课', { content: '教老人连 WiFi，走 5KM 路线。' });
    for (const query of ['wifi', 'WIFI', '5km', '5KM 路', '手机 wifi', '手机课 连'])
      expect(await titlesOf(query, 'activity')).toEqual(['手机课']);
    for (const query of ['5km路', '连wifi', '手机课连'])
      expect(await titlesOf(query, 'activity')).toEqual([]);
  });

  it('shows what is to come first, titles before texts, then what is over, the latest first', async () => {
    await activity('很久以前的净滩', { days: -60 });
    await activity('上周的净滩', { days: -7 });
    await activity('读书会', { content: '讲讲净滩的事。', days: 1 });
    await activity('下周的净滩', { days: 9 });
    await activity('明天的净滩', { days: 2 });
    expect(await titlesOf('净滩', 'activity')).toEqual([
      '明天的净滩',
      '下周的净滩',
      '读书会',
      '上周的净滩',
      '很久以前的净滩',
    ]);
    const { list } = await groupOf('净滩', 'activity');
    expect(list.map((hit) => hit.kind === 'activity' && hit.phase)).toEqual([
      'recruiting',
      'recruiting',
      'recruiting',
      'ended',
      'ended',
    ]);
  });

  it('keeps to itself what is not public', async () => {
    await activity('没有发布的净滩', { status: 'draft' });
    await buildTeam(sql(), { name: '净滩预备队', status: 'pending' });
    const offline = await buildNews(sql(), { title: '净滩旧闻', status: 'offline' });
    await fillSearchGaps(act());
    expect(offline).toBeGreaterThan(0);
    // Not dispatched yet, and dispatched but not for everybody.
    const words = { publicTitle: '净滩用的袋子', publicText: '净滩用的袋子。' };
    const early = await buildNeed(act().sql, { ...words, status: 'toDispatch' });
    const own = await buildNeed(act().sql, { ...words, status: 'dispatched', isPublic: false });
    await writeNeedSearch(act().sql, [early.needId, own.needId]);
    const { groups } = await searchSite(act(), { query: '净滩', pageNum: 1, pageSize: 4 });
    expect(groups.map(({ kind, total }) => [kind, total])).toEqual([
      ['activity', 0],
      ['team', 0],
      ['need', 0],
      ['news', 0],
    ]);
  });

  it('finds a team by its name as soon as it is there, and by its introduction and category', async () => {
    await buildTeam(sql(), { name: '白鹭观察队', shortName: '白鹭', category: 'reading' });
    expect(await titlesOf('白鹭', 'team')).toEqual(['白鹭观察队']);
    expect(await titlesOf('走了很久', 'team')).toEqual(['白鹭观察队']);
    expect(await titlesOf('阅读', 'team')).toEqual(['白鹭观察队']);
  });

  it('finds news through markup and quotes it without', async () => {
    await buildNews(sql(), { title: '通知', content: '<p>鹿渚<b>净</b>滩 &amp; 观鸟</p>' });
    expect(await fillSearchGaps(act())).toBe(false);
    const { list } = await groupOf('净滩', 'news');
    expect(list[0]).toMatchObject({ title: '通知', dynamicTypeName: '通知公告' });
    expect(list[0]?.excerpt).toContain('鹿渚净滩 & 观鸟');
    expect(list[0]?.excerpt).not.toContain('<');
  });

  it('counts every kind, lists one by pages and all by their first', async () => {
    for (const day of [1, 2, 3]) await activity(`净滩第${day}天`, { days: day });
    await buildTeam(sql(), { name: '净滩队' });
    const second = await groupOf('净滩', 'activity', { pageNum: 2, pageSize: 2 });
    expect(second).toMatchObject({ total: 3, reachable: 3 });
    expect(second.list.map(({ title }) => title)).toEqual(['净滩第3天']);
    const beyond = await groupOf('净滩', 'activity', { pageNum: 9, pageSize: 2 });
    expect(beyond).toMatchObject({ total: 3, list: [] });
    const { groups } = await searchSite(act(), { query: '净滩', pageNum: 9, pageSize: 2 });
    expect(groups.map(({ total, list }) => [total, list.length])).toEqual([
      [3, 2],
      [1, 1],
      [0, 0],
      [0, 0],
    ]);
  });

  it('says there are more than a thousand when not all candidates were looked at', async () => {
    const id = await activity('净滩');
    await database().pool.query(
      `insert into news_items (category_id, title, content, source, art_category, status, published_at)
       select 1001, '净滩' || n, '', '', 'eco', 'published', now() from generate_series(1, $1) n`,
      [countedUpTo + 5],
    );
    while (await fillSearchGaps(act())) continue;
    const { groups } = await searchSite(act(), { query: '净滩', pageNum: 1, pageSize: 4 });
    expect(groups.map(({ total }) => total)).toEqual([1, 0, 0, countedUpTo + 1]);
    expect(groups[0]?.list[0]?.id).toBe(id);
  });

  it('finds an activity and a team by their numbers, however they are typed, and none that is not public', async () => {
    const id = await activity('编号也能找到的一场');
    const draft = await activity('还没发布的一场', { status: 'draft' });
    const numberOf = async (activityId: number) =>
      (
        await sql()
          .selectFrom('activities')
          .select('activityNo')
          .where('id', '=', activityId)
          .executeTakeFirstOrThrow()
      ).activityNo;
    const { name, teamId } = await buildTeam(sql(), { name: '有编号的队' });
    const { teamNo } = await sql()
      .selectFrom('teams')
      .select('teamNo')
      .where('id', '=', teamId)
      .executeTakeFirstOrThrow();
    const number = await numberOf(id);
    for (const query of [number, number.toLowerCase(), number.replace('-', ''), number.replace('-', ' ')])
      expect(await titlesOf(query, 'activity')).toEqual(['编号也能找到的一场']);
    expect(await titlesOf(teamNo, 'team')).toEqual([name]);
    expect(await titlesOf(await numberOf(draft), 'activity')).toEqual([]);
    const { suggestions } = await suggestSearch(act(), { query: number });
    expect(suggestions.map(({ text }) => text)).toEqual(['编号也能找到的一场']);
  });

  it('finds nothing for punctuation', async () => {
    const { groups } = await searchSite(act(), { query: "'&|!:*", pageNum: 1, pageSize: 4 });
    expect(groups.every(({ total }) => total === 0)).toBe(true);
  });

  it('is read once for all who ask for the same at one moment, by its end only for who asked before', async () => {
    await activity('一起找的净滩');
    await activity('一起找的读书会');
    let sent = 0;
    const heard = testAct({ sql: withStatementsHeard(database(), () => (sent += 1)).kysely });
    const ask = (query: string) => searchSite(heard, { query, pageNum: 1, pageSize: 4 });
    const queries = ['净滩', '读书会', '净滩', '一起', '净滩'];
    const found = await Promise.all(queries.map(ask));
    const titles = found.map(({ groups }) => groups[0]?.list.map(({ title }) => title));
    expect(titles).toEqual([
      ['一起找的净滩'],
      ['一起找的读书会'],
      ['一起找的净滩'],
      expect.arrayContaining(['一起找的净滩', '一起找的读书会']),
      ['一起找的净滩'],
    ]);
    expect(sent).toBe(3);
    await activity('后来的净滩');
    expect((await ask('净滩')).groups[0]?.total).toBe(2);
  });
});

describe('suggestSearch', () => {
  it('offers categories, then current titles of each kind', async () => {
    await activity('阅读马拉松', { days: 3 });
    await activity('去年的阅读', { days: -300 });
    await activity('净滩', { content: '也有阅读。' });
    await buildTeam(sql(), { name: '夜读阅读队' });
    const { suggestions } = await suggestSearch(act(), { query: '阅读' });
    expect(suggestions.map(({ kind, text }) => [kind, text])).toEqual([
      ['category', '阅读'],
      ['activity', '阅读马拉松'],
      ['team', '夜读阅读队'],
    ]);
  });
});
