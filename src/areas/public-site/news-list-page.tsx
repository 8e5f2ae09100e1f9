import { listNews, listNewsCategories } from '#domains/news/contract/news.contract.ts';
import { NewsList } from '#domains/news/web/news-list.tsx';
import { countedUpTo } from '#platform/contract/paging.ts';
import { definePage, goTo, type PageContext } from '#platform/web/page.tsx';
import { parseRouteId } from '#platform/web/route-id.ts';
import { Chip } from '#platform/web/ui/chip.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Pager } from '#platform/web/ui/pager.tsx';
import { newsItemPath, newsListPath, publicPaths } from './site-navigation.ts';
import styles from './news-list-page.module.css';

const pageSize = 12;
const deepestPage = 150;

type NewsListData = Awaited<ReturnType<typeof loadNewsList>>;

async function loadNewsList({ call, url }: PageContext) {
  const { searchParams: search } = url;
  const { dynamicTypeList: categories } = await call(listNewsCategories, { isEnabled: 1 });
  const id = parseRouteId(search.get('dynamicTypeId') ?? undefined);
  const category = categories.find(({ dynamicTypeId }) => dynamicTypeId === id);
  if (!category) {
    const named = categories.find(({ dynamicTypeName }) => dynamicTypeName === search.get('dynamicTypeName'));
    throw goTo(named && !search.get('dynamicTypeId') ? newsListPath(named) : '/404');
  }
  const page = Math.min(parseRouteId(search.get('page') ?? undefined) ?? 1, deepestPage);
  const { dynamicTypeId } = category;
  return {
    category,
    categories,
    page,
    found: await call(listNews, { dynamicTypeId, pageNum: page, pageSize }),
  };
}

/** `/user-index/list?dynamicTypeId=…&dynamicTypeName=…`: one news category; a name without its id is led to it. */
export const newsListPage = definePage({
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
          <nav aria-label="资讯栏目">
            {data.categories.map((one) => (
              <Chip
                key={one.dynamicTypeId}
                href={newsListPath(one)}
                isOn={one.dynamicTypeId === data.category.dynamicTypeId}
              >
                {one.dynamicTypeName}
              </Chip>
            ))}
          </nav>
        </div>
      </div>
      <div className="container">
        {data.found.list.length > 0 ? (
          <div className={`panel ${styles.panel}`}>
            <NewsList items={data.found.list} hrefOf={newsItemPath} />
          </div>
        ) : (
          <NothingHere data={data} />
        )}
        <Pager
          className={styles.pager}
          page={data.page}
          pageCount={Math.ceil(Math.min(data.found.total, countedUpTo) / pageSize)}
          hrefOf={(page) => `${newsListPath(data.category)}${page > 1 ? `&page=${page}` : ''}`}
        />
      </div>
    </div>
  ),
});

function NothingHere({ data: { category, page } }: { data: NewsListData }) {
  const isLate = page > 1;
  return (
    <EmptyState
      className="panel"
      art="boat"
      title={isLate ? '后面没有了' : '这个栏目还没有内容'}
      text={isLate ? '这一页已经没有内容。' : '有了新的消息会第一时间发布在这里。'}
      action={
        <a className="btn btn--primary" href={isLate ? newsListPath(category) : publicPaths.home}>
          {isLate ? '回到第一页' : '回到首页'}
        </a>
      }
    />
  );
}
