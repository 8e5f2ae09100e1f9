import { z } from 'zod';
import { readCityFile } from './city-file.ts';
import { line } from './shapes.ts';

/** The six news categories (新闻栏目) of the site, in their order, each with its file in `city/news`. */
const files = {
  通知公告: 'notices',
  文明实践动态: 'doings',
  志愿风采: 'portraits',
  理论宣讲: 'talks',
  政策法规: 'rules',
  学习资料: 'lessons',
} as const;
export type NewsCategory = keyof typeof files;
export const NEWS_CATEGORIES = Object.keys(files) as readonly NewsCategory[];

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
  readCityFile(`news/${files[category]}`, z.array(item)).map((told) => ({ ...told, category })),
);
