import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { NewsCategoryView, NewsSummaryView } from '../contract/news-views.contract.ts';
import { allowedActs, type Standing } from './news.rules.ts';
import type { NewsCategoryRow, NewsSummaryRow } from './news.queries.ts';
import type { NewsRow } from './news.store.ts';

/** A row of the list in the specification's wire words. */
export const summaryView = (row: NewsSummaryRow): NewsSummaryView => ({
  dynamicId: row.id,
  dynamicTypeId: row.categoryId,
  dynamicTypeName: row.categoryName,
  title: row.title,
  summary: row.summary,
  coverUrl: row.coverUrl,
  source: row.source,
  author: row.author,
  teamId: row.teamId,
  teamName: row.teamName,
  artCategory: row.artCategory,
  isTop: row.isTop,
  isRecommend: row.isRecommended,
  status: row.status,
  publishAt: toInstantOrNull(row.publishedAt),
  viewCount: row.viewCount,
});

type DeskRow = NewsSummaryRow &
  Pick<NewsRow, 'version' | 'updatedAt' | 'submittedAt' | 'revisionStatus' | 'note' | 'topUntil'>;

/** The same with what its writers and reviewers see. */
export const deskView = (row: DeskRow, standing: Standing): NewsSummaryView => ({
  ...summaryView(row),
  desk: {
    version: row.version,
    updatedAt: toInstant(row.updatedAt),
    submittedAt: toInstantOrNull(row.submittedAt),
    revisionStatus: row.revisionStatus,
    note: row.note,
    topUntil: toInstantOrNull(row.topUntil),
    acts: allowedActs(row, standing),
  },
});

export const categoryView = (row: NewsCategoryRow): NewsCategoryView => ({
  dynamicTypeId: row.id,
  dynamicTypeName: row.name,
  parentId: row.parentId,
  sort: row.sort,
  isEnabled: row.isEnabled ? 1 : 0,
  showInNav: row.isInNavigation,
  layout: row.layout,
  postScope: row.postScope,
  reviewLevels: row.reviewLevels,
  version: row.version,
});
