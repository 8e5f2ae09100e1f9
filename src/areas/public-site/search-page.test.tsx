import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ActivityHit, NewsHit, SearchGroup, TeamHit } from '#domains/search/contract/search.contract.ts';
import type { AnyOperation } from '#platform/contract/operation.ts';
import { countedUpTo } from '#platform/contract/page-limits.ts';
import type { PageCall, PageContext } from '#platform/web/page.tsx';
import { searchPage } from './search-page.tsx';

const activity: ActivityHit = {
  kind: 'activity',
  id: 5,
  title: '守护澜江净滩行动',
  excerpt: '…把江岸还给白鹭',
  phase: 'ended',
  category: 'eco',
  startsAt: '2026-11-01T08:30:00+08:00',
  endsAt: '2026-11-01T11:30:00+08:00',
  placeName: '滨江步道 3 号驿站',
  areaName: '澜滨区',
  teamName: '澜江守护环保志愿服务队',
};
const team: TeamHit = {
  kind: 'team',
  id: 7,
  title: '澜江守护环保志愿服务队',
  excerpt: '陪这条江走了很久',
  category: 'eco',
  areaName: '澜滨区',
  memberCount: 36,
  activityCount: 12,
};
const news: NewsHit = {
  kind: 'news',
  id: 3,
  title: '河道认养的通知',
  excerpt: '十条河道等人认养',
  dynamicTypeId: 1001,
  dynamicTypeName: '通知公告',
  source: '市实践中心',
  publishAt: '2026-11-20T09:00:00+08:00',
};
const group = (kind: SearchGroup['kind'], list: SearchGroup['list'], total = list.length): SearchGroup => ({
  kind,
  total,
  reachable: Math.min(total, countedUpTo),
  list,
});

/** Loads and draws the page with these groups; `asked` is what it called. */
async function draw(address: string, groups: SearchGroup[]) {
  const asked: unknown[] = [];
  const call = (async (operation: AnyOperation, request: unknown) => {
    if (operation.name === 'listStarLevels')
      return { levels: [{ level: 1, minMinutes: 6_000, needsTwo: false }], version: '1' };
    asked.push(request);
    return { groups, pageNum: 1, pageSize: 12 };
  }) as PageCall;
  const url = new URL(address, 'http://site.invalid');
  const viewer: PageContext['viewer'] = { kind: 'anonymous', isExpired: false };
  const data = await searchPage.load({ call, url, viewer, now: new Date(), cookies: {} });
  const html = renderToStaticMarkup(searchPage.view({ data, viewer, url }));
  expect(html).not.toContain('style=');
  return { html, asked };
}

describe('search', () => {
  it('says so when nothing was asked, and asks nothing', async () => {
    const { html, asked } = await draw('/user-index/search?query=%20', []);
    expect(html).toContain('请输入搜索内容');
    expect(asked).toEqual([]);
  });

  it('shows the first of every kind with counts, the words marked, and the way to the rest', async () => {
    const groups = [group('activity', [activity], countedUpTo + 1), group('team', [team]), group('news', [])];
    const { html, asked } = await draw('/user-index/search?query=守护', groups);
    expect(asked).toEqual([{ query: '守护', pageSize: 4 }]);
    expect(html).toContain('<mark>守护</mark>澜江净滩行动');
    expect(html).toContain('已结束');
    expect(html).toContain('href="/user-index/activityDetail/5"');
    expect(html).toContain('1000+');
    expect(html).toContain('kind=activity');
    expect(html).not.toContain('found-news');
  });

  it('pages through one kind as far as pages lead', async () => {
    const { html, asked } = await draw('/user-index/search?query=河道&kind=news&page=2', [
      group('activity', []),
      group('team', []),
      group('news', [news], 30),
    ]);
    expect(asked).toEqual([{ query: '河道', kind: 'news', pageNum: 2, pageSize: 12 }]);
    expect(html).toContain('<mark>河道</mark>认养的通知');
    expect(html).toContain('dynamicId=3&amp;dynamicTypeId=1001');
    expect(html).toContain('第 3 页');
    expect(html).not.toContain('第 4 页');
  });

  it('takes an unknown kind for all', async () => {
    const { asked } = await draw('/user-index/search?query=河道&kind=x', [group('news', [news])]);
    expect(asked).toEqual([{ query: '河道', pageSize: 4 }]);
  });

  it('marks words as words, not as patterns or HTML', async () => {
    const { html } = await draw('/user-index/search?kind=news&query=.*(河道)<b>', [group('news', [news])]);
    expect(html).toContain('<mark>河道</mark>');
    expect(html).toContain('“.*(河道)&lt;b&gt;”');
  });

  it('names where the words do occur, and gives advice when nowhere', async () => {
    const some = await draw('/user-index/search?query=守护&kind=activity', [
      group('activity', []),
      group('team', [team]),
    ]);
    expect(some.html).toContain('没有找到相关的活动');
    expect(some.html).toContain('队伍里找到 1 条');
    const none = await draw('/user-index/search?query=x', [group('activity', []), group('news', [])]);
    expect(none.html).toContain('没有找到相关的内容');
    expect(none.html).toContain('试试更短的词');
    const late = await draw('/user-index/search?query=守护&kind=team&page=9', [group('team', [], 1)]);
    expect(late.html).toContain('后面没有了');
  });
});
