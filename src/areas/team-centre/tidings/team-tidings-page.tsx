import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { newsStatuses, newsStatusLabels } from '#domains/news/contract/news.words.ts';
import { useNewsActs } from '#domains/news/web/desk/news-acts.tsx';
import { NewsItemRow } from '#domains/news/web/news-item-row.tsx';
import { tidingsPaths } from '#domains/news/web/news-paths.ts';
import { listNewsCall } from '#domains/news/web/news.calls.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { SearchBox } from '#platform/web/list/search-box.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { useUrlFilters, type UrlFilters } from '#platform/web/list/use-url-filters.ts';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';

const longestKeyword = 50;
const tabs = ['all', ...newsStatuses] as const;
type Tab = (typeof tabs)[number];
type Counts = RemoteResult<typeof listNewsCall>['statusCounts'];

/** `/teamcenter/index/teamtidings` 队伍动态: what the team wrote, by state, with what each asks for next. */
export function Component() {
  usePageTitle('队伍动态');
  const url = useUrlFilters({ pageSize: 10, view: 'status' });
  const tab = url.oneOf('status', tabs);
  const keyword = url.text('keyword').trim().slice(0, longestKeyword) || undefined;
  const tidings = useOperationQuery(
    listNewsCall,
    { mine: true, withStatusCounts: true, status: tab === 'all' ? undefined : tab, keyword, ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const acts = useNewsActs();
  return (
    <>
      <header className="ph">
        <div>
          <h1>队伍动态</h1>
          <p>写下活动风采和志愿故事，实践中心审核后发布在网站上。</p>
        </div>
        <WriteLink>
          <Plus className="ic" aria-hidden />
          写动态
        </WriteLink>
      </header>
      <section className="panel" aria-label="动态列表">
        <Filters url={url} tab={tab} counts={tidings.data?.statusCounts} />
        <QueryList
          query={tidings}
          url={url}
          what="动态"
          unit="篇"
          empty={tab === 'all' ? nothingYet : { art: 'boat', title: `没有${newsStatusLabels[tab]}的动态` }}
        >
          {(rows) =>
            rows.map((item) => (
              <NewsItemRow
                key={item.dynamicId}
                item={item}
                paths={tidingsPaths}
                onAct={acts.begin}
                isBusy={acts.isBusy}
              />
            ))
          }
        </QueryList>
      </section>
      {acts.dialog}
    </>
  );
}

/** Views and filters; another view keeps the filters. */
function Filters({ url, tab, counts }: { url: UrlFilters; tab: Tab; counts: Counts }) {
  const countOf = (key: Tab): number | undefined =>
    counts
      ?.filter(({ status }) => key === 'all' || status === key)
      .reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <ListTabs
        label="按状态"
        current={tab}
        tabs={tabs.map((key) => ({
          key,
          label: key === 'all' ? '全部' : newsStatusLabels[key],
          count: countOf(key),
        }))}
        hrefOf={(key) => url.hrefWith({ status: key === 'all' ? undefined : key })}
      />
      <FilterBar url={url}>
        <SearchBox
          label="标题"
          value={url.text('keyword')}
          maxLength={longestKeyword}
          onSearch={(text) => url.change({ keyword: text })}
        />
      </FilterBar>
    </>
  );
}

const WriteLink = ({ children }: { children: ReactNode }) => (
  <ButtonLink look="primary" to={tidingsPaths.add}>
    {children}
  </ButtonLink>
);

const nothingYet = {
  art: 'boat',
  title: '还没有写过动态',
  text: '一场活动、一个人、一件小事，都值得让更多人看到。',
  action: <WriteLink>写第一篇</WriteLink>,
} as const;
