import { DOINGS } from './news/doings.ts';
import type { NewsItem } from './news/item.ts';
import { LESSONS } from './news/lessons.ts';
import { NOTICES } from './news/notices.ts';
import { PORTRAITS } from './news/portraits.ts';
import { RULES } from './news/rules.ts';
import { TALKS } from './news/talks.ts';

export { NEWS_CATEGORIES, type NewsItem } from './news/item.ts';

/** Everything the centre and the teams have written, category by category. */
export const NEWS: readonly NewsItem[] = [
  ...NOTICES,
  ...DOINGS,
  ...PORTRAITS,
  ...TALKS,
  ...RULES,
  ...LESSONS,
];
