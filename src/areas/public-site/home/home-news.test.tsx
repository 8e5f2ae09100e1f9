import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { NewsCategoryView, NewsSummaryView } from '#domains/news/contract/news.contract.ts';
import { HomeNews } from './home-news.tsx';

const category = (dynamicTypeId: number, dynamicTypeName: string): NewsCategoryView => ({
  dynamicTypeId,
  dynamicTypeName,
  parentId: null,
  sort: dynamicTypeId,
  isEnabled: 1,
  showInNav: true,
  layout: 'list',
  postScope: 'centre',
  reviewLevels: 1,
  version: 1,
});
const story = (dynamicId: number, title: string, isRecommend = false): NewsSummaryView => ({
  dynamicId,
  dynamicTypeId: 1002,
  dynamicTypeName: '文明动态',
  title,
  summary: '',
  coverUrl: null,
  source: '市实践中心',
  author: '',
  teamId: null,
  teamName: null,
  artCategory: 'eco',
  isTop: false,
  isRecommend,
  status: 'published',
  publishAt: '2026-11-20T09:00:00+08:00',
  viewCount: 0,
});
const draw = (stories: NewsSummaryView[]): string =>
  renderToStaticMarkup(
    <HomeNews
      categories={[
        { ...category(1001, '通知公告'), topItems: [story(1, '公告')] },
        { ...category(1002, '文明动态'), topItems: stories },
      ]}
      now={new Date('2026-11-21T10:00:00+08:00')}
    />,
  );

it('leads with the latest recommended story, else with the first', () => {
  expect(draw([story(2, '最新'), story(3, '推荐', true), story(4, '更早的推荐', true)])).toContain(
    '推荐</span></h3>',
  );
  expect(draw([story(2, '最新'), story(3, '较早')])).toContain('最新</span></h3>');
});
