import { Plus, Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type NewsStatus, newsStatuses, newsStatusLabels } from '#domains/news/contract/news.words.ts';
import { useNewsActs } from '#domains/news/web/desk/news-acts.tsx';
import { NewsItemRow } from '#domains/news/web/news-item-row.tsx';
import { tidingsPaths } from '#domains/news/web/news-paths.ts';
import { listNewsCall } from '#domains/news/web/news.calls.ts';
import { changedSearch, type SearchChange } from '#platform/web/changed-search.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { Pager } from '#platform/web/list/pager.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import styles from '../activities/team-activities-page.module.css';

const pageSize = 10;
type Tidings = RemoteResult<typeof listNewsCall>;
type Filters = ReturnType<typeof useFilters>;

/** `/teamcenter/index/teamtidings` 队伍动态: what the team wrote, by state, with what each asks for next. */
export function Component() {
  usePageTitle('队伍动态');
  const filters = useFilters();
  const { status, keyword, page } = filters;
  const tidings = useOperationQuery(
    listNewsCall,
    { mine: true, withStatusCounts: true, status, keyword: keyword || undefined, pageNum: page, pageSize },
    { keepsPrevious: true },
  );
  if (tidings.error && !tidings.data)
    return <LoadFailed failure={tidings.error} onRetry={() => void tidings.refetch()} />;
  return (
    <>
      <header className="ph">
        <div>
          <h1>队伍动态</h1>
          <p>写下活动风采和志愿故事，实践中心审核后发布在网站上。</p>
        </div>
        <Link className="btn btn--primary" to={tidingsPaths.add}>
          <Plus className="ic" aria-hidden />
          写动态
        </Link>
      </header>
      <section className="panel" aria-label="动态列表">
        <FilterBar filters={filters} counts={tidings.data?.statusCounts ?? []} />
        {tidings.isPending && <Skeleton kind="rows" count={5} />}
        {tidings.data && <Rows tidings={tidings.data} filters={filters} />}
      </section>
    </>
  );
}

/** Filters of the list, kept in the address. */
function useFilters() {
  const [query, setQuery] = useSearchParams();
  const status = newsStatuses.find((known) => known === query.get('status'));
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
  const hrefOf = (change: SearchChange): string => `?${changedSearch(query, change)}`;
  return {
    status,
    page,
    keyword: (query.get('keyword') ?? '').trim().slice(0, 50),
    hrefOf,
    go: (change: SearchChange) => setQuery(changedSearch(query, change)),
  };
}

type Counts = NonNullable<Tidings['statusCounts']>;

function FilterBar({ filters, counts }: { filters: Filters; counts: Counts }) {
  const [text, setText] = useState(filters.keyword);
  const search = (event: FormEvent): void => {
    event.preventDefault();
    filters.go({ keyword: text.trim() || undefined });
  };
  const countOf = (status: NewsStatus | undefined): number =>
    counts.filter((entry) => !status || entry.status === status).reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <nav className={`tabs ${styles.tabs}`} aria-label="按状态">
        {[undefined, ...newsStatuses].map((status) => (
          <Link
            key={status ?? 'all'}
            to={filters.hrefOf({ status })}
            aria-current={status === filters.status ? 'page' : undefined}
          >
            {status ? newsStatusLabels[status] : '全部'}
            <sup className="tn">{countOf(status)}</sup>
          </Link>
        ))}
      </nav>
      <form className={styles.bar} role="search" onSubmit={search}>
        <label className={`inp inp--md ${styles.search}`}>
          <Search className="ic" aria-hidden />
          <span className="sr">标题</span>
          <input
            type="search"
            value={text}
            maxLength={50}
            placeholder="标题"
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <button type="submit" className="btn btn--line">
          查找
        </button>
      </form>
    </>
  );
}

function Rows({ tidings, filters }: { tidings: Tidings; filters: Filters }) {
  const acts = useNewsActs();
  if (tidings.list.length === 0)
    return <NothingHere isFiltered={Boolean(filters.status || filters.keyword)} />;
  return (
    <>
      {tidings.list.map((item) => (
        <NewsItemRow
          key={item.dynamicId}
          item={item}
          paths={tidingsPaths}
          onAct={acts.begin}
          isBusy={acts.isBusy}
        />
      ))}
      <div className="ft">
        <span>共 {tidings.total > 1_000 ? '1000+' : tidings.total} 篇</span>
        <Pager
          page={filters.page}
          pageCount={Math.ceil(tidings.total / pageSize)}
          hrefOf={(page) => filters.hrefOf({ page: String(page) })}
          onPage={(page) => filters.go({ page: String(page) })}
        />
      </div>
      {acts.dialog}
    </>
  );
}

function NothingHere({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState
      art="lens"
      title="没有符合条件的动态"
      text="换一个状态，或者去掉关键词再看。"
      action={
        <Link className="btn btn--line" to={tidingsPaths.list}>
          看全部动态
        </Link>
      }
    />
  ) : (
    <EmptyState
      art="boat"
      title="还没有写过动态"
      text="一场活动、一个人、一件小事，都值得让更多人看到。"
      action={
        <Link className="btn btn--primary" to={tidingsPaths.add}>
          写第一篇
        </Link>
      }
    />
  );
}
