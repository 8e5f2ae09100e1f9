import { listNews, listNewsCategories } from '#domains/news/contract/news.contract.ts';
import { NewsGrid } from '#domains/news/web/news-grid.tsx';
import { NewsList } from '#domains/news/web/news-list.tsx';
import { NewsListFilter } from '#domains/news/web/news-list-filter.tsx';
import { daySpanIn } from '#platform/contract/day-span.rules.ts';
import { pageCountOf } from '#platform/contract/page-limits.ts';
import { definePage, GoTo, type PageContext } from '#platform/web/page.tsx';
import { parseRouteId } from '#platform/web/route-id.ts';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { pageIn } from '#platform/web/list/page-in.ts';
import { PastTheEnd } from '#platform/web/list/past-the-end.tsx';
import { Pager } from '#platform/web/list/pager.tsx';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import { NewsCategoryTree } from './news-category-tree.tsx';
import { newsItemPath, newsListPath, publicPaths } from '../site-navigation.ts';
import styles from './news-list-page.module.css';

const pageSize = 12;
const longestKeyword = 50;

type NewsListData = Awaited<ReturnType<typeof loadNewsList>>;

async function loadNewsList({ call, url }: PageContext) {
  const { searchParams: search } = url;
  const { dynamicTypeList: categories } = await call(listNewsCategories, { isEnabled: 1 });
  const id = parseRouteId(search.get('dynamicTypeId') ?? undefined);
  const category = categories.find(({ dynamicTypeId }) => dynamicTypeId === id);
  if (!category) {
    const named = categories.find(({ dynamicTypeName }) => dynamicTypeName === search.get('dynamicTypeName'));
    const first = search.get('dynamicTypeName') ? named : categories[0];
    throw new GoTo(first && !search.get('dynamicTypeId') ? newsListPath(first) : '/404');
  }
  const page = pageIn(search, pageSize);
  const { dynamicTypeId } = category;
  const days = daySpanIn(search.get('startDate'), search.get('endDate'));
  const filter = {
    keyword: (search.get('keyword') ?? '').trim().slice(0, longestKeyword) || undefined,
    startDate: days.from,
    endDate: days.to,
  };
  return {
    category,
    categories,
    filter,
    days,
    page,
    found: await call(listNews, { dynamicTypeId, ...filter, pageNum: page, pageSize }),
  };
}

/** `/user-index/list?dynamicTypeId=…&dynamicTypeName=…`: one news category; a name without its id is led to it, and without both the first. */
export const newsListPage = definePage({
  query: ['dynamicTypeId', 'dynamicTypeName', 'page', 'keyword', 'startDate', 'endDate'],
  load: loadNewsList,
  title: ({ category }) => category.dynamicTypeName,
  description: ({ category, found }) =>
    [`${category.dynamicTypeName}：`, ...found.list.slice(0, 3).map(({ title }) => `${title}。`)].join(''),
  head: ({ category }) => ({ canonical: newsListPath(category) }),
  view: ({ data }) => (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className="container">
          <h1>{data.category.dynamicTypeName}</h1>
          <NewsCategoryTree categories={data.categories} current={data.category} />
        </div>
      </div>
      <div className="container">
        <NewsListFilter
          category={data.category}
          keyword={data.filter.keyword}
          days={data.days}
          clearHref={newsListPath(data.category)}
        />
        {data.found.list.length > 0 ? <Found data={data} /> : <NothingHere data={data} />}
        <Pager
          className={styles.pager}
          page={data.page}
          pageCount={pageCountOf(data.found.total, pageSize)}
          hrefOf={(page) => pagePath(data, page)}
        />
      </div>
    </div>
  ),
});

function pagePath({ category, filter }: NewsListData, page: number): string {
  const query = Object.entries({ ...filter, page: page > 1 ? page : undefined }).flatMap(([name, value]) =>
    value === undefined ? [] : [`&${name}=${encodeURIComponent(value)}`],
  );
  return newsListPath(category) + query.join('');
}

const Found = ({ data: { category, found } }: { data: NewsListData }) =>
  category.layout === 'pictures' ? (
    <div className={`panel ${styles.panel}`}>
      <NewsGrid items={found.list} hrefOf={newsItemPath} />
    </div>
  ) : (
    <div className={`panel ${styles.panel}`}>
      <NewsList items={found.list} hrefOf={newsItemPath} />
    </div>
  );

function NothingHere({ data }: { data: NewsListData }) {
  const { category, page, filter } = data;
  if (page > 1) return <PastTheEnd what="内容" firstHref={pagePath(data, 1)} />;
  const isFiltered = Object.values(filter).some(Boolean);
  return (
    <EmptyState
      className="panel"
      art={isFiltered ? 'lens' : 'boat'}
      title={isFiltered ? '没有符合条件的内容' : '这个栏目还没有内容'}
      text={isFiltered ? '换个关键词，或者把日期放宽一些。' : '有了新的消息会第一时间发布在这里。'}
      action={
        <ButtonAnchor look="primary" href={isFiltered ? newsListPath(category) : publicPaths.home}>
          {isFiltered ? `看全部${category.dynamicTypeName}` : '回到首页'}
        </ButtonAnchor>
      }
    />
  );
}
