import { ComplainLink } from '#domains/complaints/web/complain-link.tsx';
import { getNews } from '#domains/news/contract/news.contract.ts';
import { newsStatusLabels } from '#domains/news/contract/news.words.ts';
import { NewsArticle } from '#domains/news/web/news-article.tsx';
import { NewsNeighbours } from '#domains/news/web/news-neighbours.tsx';
import { plainText } from '#platform/contract/plain-text.ts';
import { definePage, GoTo, type PageContext } from '#platform/web/page.tsx';
import { parseRouteId } from '#platform/web/route-id.ts';
import { Breadcrumb } from '#platform/web/frame/breadcrumb.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { newsItemPath, newsListPath, publicPaths } from '../site-navigation.ts';
import { articleOf } from '../structured-data.ts';
import styles from './news-detail-page.module.css';

const longestDescription = 120;

/**
 * `/user-index/detail?dynamicId=…`: one news item. The navigation is lit by dynamicTypeId, so an address without it
 * is led to the full one.
 */
export const newsDetailPage = definePage({
  query: ['dynamicId', 'dynamicTypeId', 'dynamicTypeName'],
  load: async ({ call, url: { searchParams: search } }: PageContext) => {
    const id = parseRouteId(search.get('dynamicId') ?? undefined);
    if (id === undefined) throw new GoTo('/404');
    const news = await call(getNews, { id });
    if (search.get('dynamicTypeId') !== String(news.dynamicTypeId)) throw new GoTo(newsItemPath(news));
    return { news };
  },
  title: ({ news }) => news.title,
  description: ({ news }) => (news.summary || plainText(news.content)).slice(0, longestDescription),
  head: ({ news }) => ({
    canonical: newsItemPath(news),
    kind: 'article',
    ...(news.coverUrl && { image: news.coverUrl }),
    isIndexed: news.status === 'published',
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
      {news.status !== 'published' && (
        <Notice kind="info">预览：内容{newsStatusLabels[news.status]}，公众还看不到。</Notice>
      )}
      <NewsArticle news={news} teamHref={publicPaths.team} activityHref={publicPaths.activity} />
      <NewsNeighbours
        news={news}
        listHref={newsListPath(news)}
        hrefOf={({ dynamicId }) => newsItemPath({ ...news, dynamicId })}
      />
      <ComplainLink targetType="news" targetId={news.dynamicId} />
    </div>
  ),
});
