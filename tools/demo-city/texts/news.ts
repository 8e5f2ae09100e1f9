import { z } from 'zod';
import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { readCityFile } from './city-file.ts';
import { line } from './shapes.ts';

type Category = {
  /** Its file in `city/news`. */
  file: string;
  /** Whose palette draws its covers. */
  art: CategoryKey;
  /** How many people look at a text of the staff before it is public. */
  reviews: 0 | 1 | 2;
  /** How the navigation calls it, where that is shorter. */
  short?: string;
};

/** The six news categories (新闻栏目) of the site, in their order. */
const categories = {
  通知公告: { file: 'notices', art: 'event', reviews: 1 },
  文明实践动态: { file: 'doings', art: 'neighbor', reviews: 1, short: '文明动态' },
  志愿风采: { file: 'portraits', art: 'elder', reviews: 1 },
  理论宣讲: { file: 'talks', art: 'theory', reviews: 2 },
  政策法规: { file: 'rules', art: 'reading', reviews: 1 },
  学习资料: { file: 'lessons', art: 'youth', reviews: 0 },
} as const satisfies Record<string, Category>;
export type NewsCategory = keyof typeof categories;
export const NEWS_CATEGORIES = keysOf(categories);

/** How a category is drawn, reviewed and called on the site. */
export function newsCategory(name: NewsCategory): Omit<Category, 'short'> & { siteName: string } {
  const { short, ...category }: Category = categories[name];
  return { ...category, siteName: short ?? name };
}

const item = z.strictObject({
  /** Unique. */
  title: line.min(4).max(60),
  summary: line.max(200),
  /** Plain paragraphs. */
  body: z.array(line).min(2).max(5),
  source: line.max(50).default('江澜市新时代文明实践中心'),
  /** Days before the demo day on which it was published. */
  daysAgo: z.int().min(0),
  isTop: z.boolean().default(false),
});
export type NewsItem = z.output<typeof item> & { category: NewsCategory };

/** Everything the centre and the teams have written, category by category. */
export const NEWS: readonly NewsItem[] = NEWS_CATEGORIES.flatMap((category) =>
  readCityFile(`news/${categories[category].file}`, z.array(item)).map((told) => ({ ...told, category })),
);
