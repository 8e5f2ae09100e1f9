import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ActivityCard } from '#domains/activities/contract/activity-views.contract.ts';
import type { NewsCategoryView, NewsSummaryView, NewsView } from '#domains/news/contract/news.contract.ts';
import type { TeamCardView, TeamView } from '#domains/teams/contract/teams.contract.ts';
import type { AnyOperation } from '#platform/contract/operation.ts';
import { IslandRendererProvider } from '#platform/web/islands/island.tsx';
import { GoTo, type PageCall, type PageContext, type PageDefinition } from '#platform/web/page.tsx';
import { newsDetailPage } from './news-detail-page.tsx';
import { newsListPage } from './news-list-page.tsx';
import { teamDetailPage } from '../team-detail-page.tsx';
import { teamListPage } from '../team-list-page.tsx';

const card: TeamCardView = {
  teamId: 7,
  teamNo: 'T0007',
  name: '澜江守护环保志愿服务队',
  shortName: '澜江守护',
  sealChar: null,
  iconUrl: null,
  category: 'eco',
  area: '688001',
  areaName: '澜滨区',
  organisationName: '澜滨区文明实践所',
  slogan: '把江还给江',
  stars: 4,
  foundedOn: '2019-03-05',
  joinMode: 'approval',
  memberCount: 36,
  activityCount: 12,
  effectiveMinutes: 615,
};
const team: TeamView = {
  ...card,
  teamClass: '',
  legalForm: '',
  organisationId: 1,
  address: '滨江路 1 号',
  lng: null,
  lat: null,
  leaderName: '陈江',
  intro: '第一段\n第二段',
  status: 'active',
  registeredAt: '2019-03-05T09:00:00+08:00',
  contactName: null,
  contactPhone: null,
};
const item: NewsSummaryView = {
  dynamicId: 3,
  dynamicTypeId: 1001,
  dynamicTypeName: '通知公告',
  title: '河道认养的通知',
  summary: '十条河道等人认养',
  source: '市实践中心',
  author: '',
  teamId: null,
  teamName: null,
  artCategory: 'eco',
  isTop: true,
  coverUrl: null,
  isRecommend: false,
  status: 'published',
  publishAt: '2026-11-20T09:00:00+08:00',
  viewCount: 12,
};
const news: NewsView = {
  ...item,
  subTitle: '',
  editor: '责编甲',
  content: '<p>第一段 &lt;河道&gt;</p><p>第二段</p>',
  attachments: [{ fileId: 9, url: '/files/d/a.pdf', name: '认养名单.pdf', bytes: 2_048 }],
  revisedAt: null,
  activityId: 5,
  activityTitle: '守护澜江',
  newer: null,
  older: { dynamicId: 2, title: '上一个通知' },
};
const pageOf = (list: unknown[]) => ({ list, total: list.length, pageNum: 1, pageSize: 12 });
const site = { areas: [{ code: '688001', name: '澜滨区' }], organisationCount: 9, phone: '0688-12345' };
const category: NewsCategoryView = {
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
};

const answers: Record<string, unknown> = {
  getSite: site,
  listTeams: pageOf([card]),
  getTeam: team,
  getTeamRating: { averages: null, count: 2, unratedCount: 5 },
  listActivities: pageOf([] satisfies ActivityCard[]),
  listNews: pageOf([item]),
  listNewsCategories: { dynamicTypeList: [category] },
  getNews: news,
};

type Asked = { name: string; request: Record<string, unknown> };

/** Loads and draws a page with fixed answers; `asked` is what it called. */
async function draw<Data>(
  // oxlint-disable-next-line typescript/no-explicit-any -- pages with and without an id
  page: PageDefinition<any, Data>,
  address: string,
  changed: Record<string, unknown> = {},
) {
  const asked: Asked[] = [];
  const call = (async (operation: AnyOperation, request: Record<string, unknown>) => {
    asked.push({ name: operation.name, request });
    return { ...answers, ...changed }[operation.name];
  }) as PageCall;
  const url = new URL(address, 'http://site.invalid');
  const viewer: PageContext['viewer'] = { kind: 'anonymous', isExpired: false };
  const now = new Date('2026-11-21T10:00:00+08:00');
  const data = await page.load({ call, url, viewer, now, cookies: {}, id: 7 });
  const html = renderToStaticMarkup(
    <IslandRendererProvider renderer={{ nextId: (name) => name, render: () => '' }}>
      {page.view({ data, viewer, url })}
    </IslandRendererProvider>,
  );
  expect(html).not.toContain('style=');
  return { html, asked, title: page.title(data) };
}

const leadsTo = async (drawn: Promise<unknown>): Promise<string | null> => {
  const thrown = await drawn.catch((error: unknown) => error);
  return thrown instanceof GoTo ? thrown.path : null;
};

describe('the list of teams', () => {
  it('asks for what the address says and drops what does not belong there', async () => {
    const { asked, html } = await draw(
      teamListPage,
      '/user-index/teamList?area=688001&category=eco&keyword=%20守护%20&sort=hours&page=2&other=1',
    );
    expect(asked.find(({ name }) => name === 'listTeams')?.request).toEqual({
      area: '688001',
      category: 'eco',
      keyword: '守护',
      sort: 'hours',
      pageNum: 2,
      pageSize: 12,
    });
    expect(html).toContain('aria-label="去掉筛选 澜滨区"');
    const wrong = await draw(teamListPage, '/user-index/teamList?area=x&category=y&sort=z&page=-1');
    expect(wrong.asked.at(-1)?.request).toEqual({ pageNum: 1, pageSize: 12 });
  });

  it('shows a card that leads to the team', async () => {
    const { html } = await draw(teamListPage, '/user-index/teamList');
    expect(html).toContain('href="/user-index/teamDetail/7"');
    expect(html).toContain('10.2');
    expect(html).toContain('4 星级队伍');
  });

  it('says what to do when nothing is found', async () => {
    const { html } = await draw(teamListPage, '/user-index/teamList?keyword=无', { listTeams: pageOf([]) });
    expect(html).toContain('没有找到这样的队伍');
    expect(html).toContain('看全部队伍');
  });
});

describe('the page of a team', () => {
  it('shows the contact only where it is public, else the hotline', async () => {
    expect((await draw(teamDetailPage, '/user-index/teamDetail/7')).html).toContain('0688-12345');
    const { html } = await draw(teamDetailPage, '/user-index/teamDetail/7', {
      getTeam: { ...team, contactName: '陈江', contactPhone: '0688 222' },
    });
    expect(html).toContain('href="tel:0688222"');
    expect(html).not.toContain('0688-12345');
  });

  it('turns the pages of past activities and leaves the others at their first', async () => {
    const { asked } = await draw(teamDetailPage, '/user-index/teamDetail/7?show=past&page=3');
    const lists = asked.filter(({ name }) => name === 'listActivities').map(({ request }) => request);
    expect(lists).toEqual([
      { teamId: 7, pageNum: 1, pageSize: 6, withRunning: true },
      { teamId: 7, pageNum: 3, pageSize: 6, phase: 'ended' },
    ]);
  });
});

describe('a news category', () => {
  it('lists its items by day with covers', async () => {
    const { html, title } = await draw(newsListPage, '/user-index/list?dynamicTypeId=1001');
    expect(title).toBe('通知公告');
    expect(html).toContain('<time');
    expect(html).toContain('置顶');
    expect(html).toContain('/art/cover/eco/');
    expect(html).toContain('href="/user-index/detail?dynamicId=3&amp;dynamicTypeId=1001');
  });

  it.each(['?dynamicTypeId=9', '?dynamicTypeId=x', '?dynamicTypeName=没有'])(
    'that is not there (%s) is /404',
    async (query) => {
      expect(await leadsTo(draw(newsListPage, `/user-index/list${query}`))).toBe('/404');
    },
  );

  it('shows sub-categories, the filter and pictures where the category wants them', async () => {
    const child = { ...category, dynamicTypeId: 1101, dynamicTypeName: '志愿者招募', parentId: 1001 };
    const { html, asked } = await draw(
      newsListPage,
      '/user-index/list?dynamicTypeId=1101&keyword=河道&startDate=2026-11-01&endDate=2026-02-30',
      { listNewsCategories: { dynamicTypeList: [category, { ...child, layout: 'pictures' }] } },
    );
    const request = asked.at(-1)?.request;
    expect(request).toMatchObject({ dynamicTypeId: 1101, keyword: '河道', startDate: '2026-11-01' });
    expect(request?.endDate).toBeUndefined();
    expect(html).toContain('aria-label="通知公告的子栏目"');
    expect(html).toContain('value="河道"');
  });

  it('says that the end lies before the start, keeps both as typed and asks with neither', async () => {
    const { html, asked } = await draw(
      newsListPage,
      '/user-index/list?dynamicTypeId=1001&startDate=2026-11-30&endDate=2026-11-01',
    );
    expect(html).toContain('结束日期早于开始日期，请改其中一个');
    expect(html).toContain('value="2026-11-30"');
    expect(html).toContain('value="2026-11-01"');
    expect(asked.at(-1)?.request).toMatchObject({ startDate: undefined, endDate: undefined });
  });

  it('is the first one when none is asked for', async () => {
    const to = await leadsTo(draw(newsListPage, '/user-index/list'));
    expect(to).toContain('/user-index/list?dynamicTypeId=1001');
  });

  it('is found by its name alone', async () => {
    const to = await leadsTo(draw(newsListPage, '/user-index/list?dynamicTypeName=通知公告'));
    expect(to).toContain('/user-index/list?dynamicTypeId=1001');
  });
});

describe('a news item', () => {
  it('shows its text, its files and the activity it tells of', async () => {
    const { html } = await draw(newsDetailPage, '/user-index/detail?dynamicId=3&dynamicTypeId=1001');
    expect(html).toContain('<p>第一段 &lt;河道&gt;</p>');
    expect(html).toContain('<p>第二段</p>');
    expect(html).toContain('认养名单.pdf');
    expect(html).toContain('2 KB');
    expect(html).toContain('责任编辑：责编甲');
    expect(html).not.toContain('预览');
    expect(html).toContain('href="/user-index/activityDetail/5"');
    expect(html).toContain('回到通知公告');
  });

  it('is marked as a preview while it is not public', async () => {
    const getNews = { ...news, status: 'pending', publishAt: null };
    const { html } = await draw(newsDetailPage, '/user-index/detail?dynamicId=3&dynamicTypeId=1001', {
      getNews,
    });
    expect(html).toContain('预览：内容待初审');
  });

  it('is led to the address that lights the menu, and to /404 without an id', async () => {
    expect(await leadsTo(draw(newsDetailPage, '/user-index/detail?dynamicId=3'))).toContain(
      'dynamicTypeId=1001',
    );
    expect(await leadsTo(draw(newsDetailPage, '/user-index/detail?dynamicId=abc'))).toBe('/404');
  });
});
