import type { Generated } from 'kysely';
import type { JsonColumn } from '../json-column.ts';

/** Tables that the news room writes; columns are described in the migrations. */
export type NewsCategoriesTable = {
  id: Generated<number>;
  name: string;
  sort: number;
  isEnabled: Generated<boolean>;
  isInNavigation: Generated<boolean>;
  parentId: Generated<number | null>;
  layout: Generated<'list' | 'pictures'>;
  postScope: Generated<'centre' | 'organisation' | 'team'>;
  reviewLevels: Generated<number>;
  version: Generated<number>;
};

export type NewsItemsTable = {
  id: Generated<number>;
  categoryId: number;
  title: string;
  subTitle: Generated<string>;
  summary: Generated<string>;
  content: string;
  source: string;
  author: Generated<string>;
  editor: Generated<string>;
  coverUrl: Generated<string | null>;
  attachments: JsonColumn;
  teamId: number | null;
  organisationId: Generated<number | null>;
  activityId: number | null;
  artCategory: string;
  isTop: Generated<boolean>;
  topUntil: Generated<Date | null>;
  isRecommended: Generated<boolean>;
  status: 'draft' | 'pending' | 'pending2' | 'returned' | 'scheduled' | 'published' | 'offline';
  revisionStatus: Generated<'draft' | 'pending' | 'pending2' | 'returned' | null>;
  publishAt: Generated<Date | null>;
  expireAt: Generated<Date | null>;
  publishedAt: Date | null;
  submittedAt: Generated<Date | null>;
  reviewedAt: Generated<Date | null>;
  note: Generated<string>;
  viewCount: Generated<number>;
  version: Generated<number>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
  deletedAt: Generated<Date | null>;
};

export type NewsRevisionsTable = {
  id: Generated<number>;
  newsId: number;
  number: number;
  status: 'draft' | 'pending' | 'pending2' | 'returned' | 'passed' | 'replaced';
  form: JsonColumn;
  writerIds: Generated<number[]>;
  writerName: string;
  submittedAt: Generated<Date | null>;
  firstReviewerId: Generated<number | null>;
  firstReviewedAt: Generated<Date | null>;
  finalReviewerId: Generated<number | null>;
  finalReviewedAt: Generated<Date | null>;
  opinion: Generated<string>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
};

/** Side table of search. */
export type NewsSearchTable = {
  newsId: number;
  tokens: string;
  plainText: string;
};
