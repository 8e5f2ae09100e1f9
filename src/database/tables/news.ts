import type { Generated } from 'kysely';

/** Tables that the news room writes; columns are described in the migration. */
export type NewsCategoriesTable = {
  id: number;
  name: string;
  sort: number;
  isEnabled: Generated<boolean>;
  isInNavigation: Generated<boolean>;
};

export type NewsItemsTable = {
  id: Generated<number>;
  categoryId: number;
  title: string;
  summary: Generated<string>;
  content: string;
  source: string;
  author: Generated<string>;
  teamId: number | null;
  activityId: number | null;
  artCategory: string;
  isTop: Generated<boolean>;
  status: 'draft' | 'pending' | 'published' | 'returned' | 'offline';
  publishedAt: Date | null;
  viewCount: Generated<number>;
  createdAt: Generated<Date>;
};
