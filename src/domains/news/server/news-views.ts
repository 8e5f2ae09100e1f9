import { toInstant } from '#platform/contract/instants.ts';
import type { NewsCategoryView, NewsSummaryView } from '../contract/news.contract.ts';
import type { NewsSummaryRow } from './news.queries.ts';

/** A row of the list in the specification's wire words. */
export const summaryView = (row: NewsSummaryRow): NewsSummaryView => ({
  dynamicId: row.id,
  dynamicTypeId: row.categoryId,
  dynamicTypeName: row.categoryName,
  title: row.title,
  summary: row.summary,
  source: row.source,
  author: row.author,
  teamId: row.teamId,
  teamName: row.teamName,
  artCategory: row.artCategory,
  isTop: row.isTop,
  publishAt: toInstant(row.publishedAt ?? new Date(0)),
  viewCount: row.viewCount,
});

export type NewsCategoryRow = {
  id: number;
  name: string;
  sort: number;
  isEnabled: boolean;
  isInNavigation: boolean;
};

export const categoryView = (row: NewsCategoryRow): NewsCategoryView => ({
  dynamicTypeId: row.id,
  dynamicTypeName: row.name,
  sort: row.sort,
  isEnabled: row.isEnabled ? 1 : 0,
  showInNav: row.isInNavigation,
});
