import type { Database } from '#database/connection.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { bulkInsert } from './bulk-insert.ts';
import { type City, dayMs, hourMs, plus } from './city.ts';
import { growTidings, type GrownNews, type NewsWorld } from './grow-tidings.ts';
import { NEWS, newsCategory, type NewsItem } from './texts/news.ts';
import { staffName } from './texts/office/staff.ts';

/** News of the six categories and of the teams, dated back from today, with revisions and what the audit log says. */
export async function loadNews(database: Database, city: City): Promise<void> {
  const world = await newsWorld(database);
  const staff = growNews(city, world);
  const teams = growTidings(city, world, staff.items.length + 1);
  await bulkInsert(database, 'newsItems', staff.items);
  await bulkInsert(database, 'newsItems', teams.items);
  await bulkInsert(database, 'newsRevisions', [...staff.revisions, ...teams.revisions]);
  await bulkInsert(database, 'auditLog', teams.steps);
}

async function newsWorld({ kysely }: Database): Promise<NewsWorld> {
  const categories = await kysely.selectFrom('newsCategories').select(['id', 'name']).execute();
  const staff = await kysely
    .selectFrom('accounts')
    .select(['id', 'loginName'])
    .where('userType', '=', 3)
    .execute();
  const idOf = (loginName: string): number => staff.find((one) => one.loginName === loginName)?.id ?? 0;
  return {
    writerId: idOf('bianji001'),
    firstReviewerId: idOf('shenhe001'),
    finalReviewerId: idOf('bianji002'),
    categoryIds: new Map(categories.map(({ id, name }) => [name, id])),
  };
}

/** What the centre's editor wrote and others passed; the newest notice is on top. */
function growNews(city: City, world: NewsWorld): Omit<GrownNews, 'steps'> {
  const items: Record<string, unknown>[] = [];
  const revisions: Record<string, unknown>[] = [];
  NEWS.forEach((item, index) => {
    const categoryId = world.categoryIds.get(newsCategory(item.category).siteName);
    if (categoryId === undefined) return;
    const id = items.length + 1;
    const publishedAt = toInstant(plus(city.now, -item.daysAgo * dayMs - (index % 9) * hourMs));
    const form = formOf(item, categoryId);
    items.push({
      id,
      categoryId,
      title: item.title,
      summary: item.summary,
      content: form.content,
      source: item.source,
      artCategory: form.artCategory,
      attachments: [],
      isTop: item.isTop,
      isRecommended: item.isTop,
      status: 'published',
      publishedAt,
      reviewedAt: publishedAt,
      note: '',
      version: 1,
      viewCount: 40 + ((index * 137) % 1_900),
      createdAt: publishedAt,
      updatedAt: publishedAt,
    });
    revisions.push({ newsId: id, form, ...passedBy(world, item, publishedAt) });
  });
  return { items, revisions };
}

const formOf = (item: NewsItem, categoryId: number) => ({
  dynamicTypeId: categoryId,
  title: item.title,
  subTitle: '',
  summary: item.summary,
  coverUrl: null,
  content: item.body.map((paragraph) => `<p>${paragraph}</p>`).join(''),
  source: item.source,
  author: '',
  editor: '',
  activityId: null,
  artCategory: newsCategory(item.category).art,
  attachments: [],
  publishAt: null,
  expireAt: null,
  personsShown: null,
});

/** Theory is reviewed twice, learning material of the staff not at all, everything else once. */
function passedBy(world: NewsWorld, { category }: NewsItem, at: string): Record<string, unknown> {
  const { reviews } = newsCategory(category);
  return {
    number: 1,
    status: 'passed',
    writerIds: [world.writerId],
    writerName: staffName('bianji001'),
    submittedAt: at,
    firstReviewerId: reviews > 0 ? world.firstReviewerId : null,
    firstReviewedAt: reviews > 0 ? at : null,
    finalReviewerId: reviews > 1 ? world.finalReviewerId : null,
    finalReviewedAt: reviews > 1 ? at : null,
    opinion: '',
    createdAt: at,
    updatedAt: at,
  };
}
