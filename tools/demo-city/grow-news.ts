import type { Database } from '#database/connection.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { type City, dayMs, plus } from './city.ts';
import { NEWS } from './texts/news.ts';

/** Whose palette draws a category's covers. */
const artOf: Record<string, string> = {
  通知公告: 'event',
  文明实践动态: 'neighbor',
  志愿风采: 'elder',
  理论宣讲: 'theory',
  政策法规: 'reading',
  学习资料: 'youth',
};

/** The texts say it in full; the navigation has room for the short name. */
const siteNameOf: Record<string, string> = { 文明实践动态: '文明动态' };

/** News of the six categories, dated back from today; the newest notice is on top. */
export async function growNews(database: Database, city: City): Promise<Record<string, unknown>[]> {
  const categories = await database.kysely.selectFrom('newsCategories').select(['id', 'name']).execute();
  const idOf = new Map(categories.map((category) => [category.name, category.id]));
  return NEWS.flatMap((item, index) => {
    const categoryId = idOf.get(siteNameOf[item.category] ?? item.category);
    if (categoryId === undefined) return [];
    const publishedAt = plus(city.now, -item.daysAgo * dayMs - (index % 9) * 3_600_000);
    return [
      {
        categoryId,
        title: item.title,
        summary: item.summary,
        content: item.paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join(''),
        source: item.source,
        artCategory: artOf[item.category] ?? 'theory',
        isTop: item.isTop,
        status: 'published',
        publishedAt: toInstant(publishedAt),
        viewCount: 40 + ((index * 137) % 1_900),
        createdAt: toInstant(publishedAt),
      },
    ];
  });
}
