import { getNews } from '#domains/news/contract/news.contract.ts';
import { NewsArticle, NewsNeighbours } from '#domains/news/web/news-article.tsx';
import { newsParagraphs } from '#domains/news/web/news-paragraphs.ts';
import { definePage, goTo, type PageContext } from '#platform/web/page.tsx';
import { parseRouteId } from '#platform/web/route-id.ts';
import { Breadcrumb } from '#platform/web/ui/breadcrumb.tsx';
import { newsItemPath, newsListPath, publicPaths } from './site-navigation.ts';
import { articleOf } from './structured-data.ts';
import styles from './news-detail-page.module.css';

const longestDescription = 120;

/**
 * `/user-index/detail?dynamicId=…`: one news item. The navigation is lit by dynamicTypeId, so an address without it
 * is led to the full one.
 */
export const newsDetailPage = definePage({
  load: async ({ call, url: { searchParams: search } }: PageContext) => {
    const id = parseRouteId(search.get('dynamicId') ?? undefined);
    if (id === undefined) throw goTo('/404');
    const news = await call(getNews, { id });
    if (search.get('dynamicTypeId') !== String(news.dynamicTypeId)) throw goTo(newsItemPath(news));
    return { news };
  },
  title: ({ news }) => news.title,
  description: ({ news }) =>
    (news.summary || newsParagraphs(news.content).join('')).slice(0, longestDescription),
  head: ({ news }) => ({
    canonical: newsItemPath(news),
    kind: 'article',
    structured: (absolute) => [articleOf(news, absolute)],
  }),
  view: ({ data: { news } }) => (
    <div className={`container ${styles.measure}`}>
      <Breadcrumb
        className="only-d"
        trail={[
          { label: '首页', href: publicPaths.home },
          { label: news.dynamicTypeName, href: newsListPath(news) },
        ]}
        current="正文"
      />
      <NewsArticle news={news} teamHref={publicPaths.team} activityHref={publicPaths.activity} />
      <NewsNeighbours
        news={news}
        listHref={newsListPath(news)}
        hrefOf={({ dynamicId }) => newsItemPath({ ...news, dynamicId })}
      />
    </div>
  ),
});
