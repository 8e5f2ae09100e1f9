import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { newsStatuses, newsStatusLabels } from '#domains/news/contract/news.words.ts';
import { useNewsActs } from '#domains/news/web/desk/news-acts.tsx';
import { NewsItemRow } from '#domains/news/web/news-item-row.tsx';
import { informationPaths } from '#domains/news/web/news-paths.ts';
import { listNewsCall } from '#domains/news/web/news.calls.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import filters from '../list/filters.module.css';
import { ListFoot } from '../list/list-foot.tsx';
import { ListTabs } from '../list/list-tabs.tsx';
import { LoadFailed } from '../list/load-failed.tsx';
import { NewsFilters, useNewsFilters } from './news-filters.tsx';

const pageSize = 10;
const tabs = ['any', ...newsStatuses] as const;

/** `/information/my-information-list` 我的内容: what the staff of one's unit wrote, by state. */
export function Component() {
  usePageTitle('内容列表');
  const { url, request } = useNewsFilters();
  const tab = url.oneOf('tab', tabs);
  const list = useOperationQuery(
    listNewsCall,
    { ...request, mine: true, withStatusCounts: true, status: tab, pageSize },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const acts = useNewsActs();
  const counts = list.data?.statusCounts ?? [];
  const countOf = (key: string): number =>
    counts.filter(({ status }) => key === 'any' || status === key).reduce((sum, { count }) => sum + count, 0);
  const rows = list.data?.list ?? [];
  return (
    <>
      <div className="pt">
        <div>
          <h1>内容列表</h1>
          <p>本单位撰写的公告、动态和资料。提交后由另一位同事审核，再发布到网站。</p>
        </div>
        <div className="r">
          <Link className="btn btn--primary" to={informationPaths.add}>
            <Plus className="ic" aria-hidden />
            写内容
          </Link>
        </div>
      </div>
      <section className="pn" aria-label="内容">
        <ListTabs
          label="按状态"
          current={tab}
          tabs={tabs.map((key) => ({
            key,
            label: key === 'any' ? '全部' : newsStatusLabels[key],
            count: list.data && countOf(key),
          }))}
        />
        <div className={filters.bar}>
          <NewsFilters url={url} />
        </div>
        {list.isPending && <Skeleton kind="rows" count={6} />}
        {list.isError && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
        {list.data && rows.length === 0 && (
          <EmptyState art="lens" title="没有符合条件的内容" text="换个状态或关键词，或者写一篇新的。" />
        )}
        {rows.map((item) => (
          <NewsItemRow
            key={item.dynamicId}
            item={item}
            paths={informationPaths}
            onAct={acts.begin}
            isBusy={acts.isBusy}
          />
        ))}
        {list.data && rows.length > 0 && (
          <ListFoot {...{ url, pageSize }} total={list.data.total} unit="篇" />
        )}
      </section>
      {acts.dialog}
    </>
  );
}
