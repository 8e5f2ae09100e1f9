import type { Database } from '#database/connection.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { type City, dayMs, plus } from './city.ts';
const NEWS: {
  category: string;
  daysAgo: number;
  title: string;
  summary: string;
  paragraphs: string[];
  source: string;
  art?: string;
  isTop?: boolean;
}[] = [];

/** News of the six categories, dated back from today; the newest notice is on top. */
export async function growNews(database: Database, city: City): Promise<Record<string, unknown>[]> {
  const categories = await database.kysely.selectFrom('newsCategories').select(['id', 'name']).execute();
  const idOf = new Map(categories.map((category) => [category.name, category.id]));
  return NEWS.flatMap((item, index) => {
    const categoryId = idOf.get(item.category);
    if (categoryId === undefined) return [];
    const publishedAt = plus(city.now, -item.daysAgo * dayMs - (index % 9) * 3_600_000);
    return [
      {
        categoryId,
        title: item.title,
        summary: item.summary,
        content: item.paragraphs.join('\n\n'),
        source: item.source,
        artCategory: item.art ?? 'theory',
        isTop: item.isTop ?? false,
        status: 'published',
        publishedAt: toInstant(publishedAt),
        viewCount: 40 + ((index * 137) % 1_900),
        createdAt: toInstant(publishedAt),
      },
    ];
  });
}
