import { Plus } from 'lucide-react';
import { newsDeskSorts, newsStatuses, newsStatusLabels } from '#domains/news/contract/news.words.ts';
import { useNewsActs } from '#domains/news/web/desk/news-acts.tsx';
import { NewsDeskTable } from '#domains/news/web/desk/news-desk-table.tsx';
import { informationPaths } from '#domains/news/web/news-paths.ts';
import { listNewsCall } from '#domains/news/web/news.calls.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import { NewsFilters, useNewsFilters } from './news-filters.tsx';

const tabs = ['any', ...newsStatuses] as const;

/** `/information/my-information-list` 我的内容: what the staff of one's unit wrote, by state. */
export function Component() {
  usePageTitle('内容列表');
  const { url, request } = useNewsFilters(20, newsDeskSorts);
  const tab = url.oneOf('tab', tabs);
  const list = useOperationQuery(
    listNewsCall,
    { ...request, ...url.paging, mine: true, withStatusCounts: true, status: tab },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const acts = useNewsActs();
  const counts = list.data?.statusCounts ?? [];
  const countOf = (key: string): number =>
    counts.filter(({ status }) => key === 'any' || status === key).reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <div className="pt">
        <div>
          <h1>内容列表</h1>
          <p>本单位撰写的公告、动态和资料。提交后由另一位同事审核，再发布到网站。</p>
        </div>
        <div className="r">
          <ButtonLink look="primary" to={informationPaths.add}>
            <Plus className="ic" aria-hidden />
            写内容
          </ButtonLink>
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
        <FilterBar url={url}>
          <NewsFilters url={url} />
        </FilterBar>
        <QueryList
          query={list}
          url={url}
          what="内容"
          unit="篇"
          empty={{ art: 'boat', title: '这里还没有内容', text: '换个状态看看，或者写一篇新的。' }}
        >
          {(rows) => (
            <NewsDeskTable rows={rows} paths={informationPaths} onAct={acts.begin} isBusy={acts.isBusy} />
          )}
        </QueryList>
      </section>
      {acts.dialog}
    </>
  );
}
