import { HistoryPanel } from '#domains/accounts/web/audit/history-panel.tsx';
import {
  needReviewTabKeys,
  needReviewTabs,
  needTypeKeys,
  needTypes,
  urgencies,
  urgencyKeys,
} from '#domains/needs/contract/needs.words.ts';
import { listNeedReviewsCall } from '#domains/needs/web/needs.calls.ts';
import { NeedReview } from '#domains/needs/web/review/need-review.tsx';
import { NeedReviewTable } from '#domains/needs/web/review/need-review-table.tsx';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { DeskKeysHelp } from '#platform/web/decisions/desk-keys-help.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { SearchBox } from '#platform/web/list/search-box.tsx';
import { type UrlFilters, useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { usePageTitle } from '#platform/web/page-title.ts';
import { useNow } from '#platform/web/use-now.ts';
import { FilterSelect } from '../list/filter-select.tsx';
import { useShownId } from '../list/use-shown-id.ts';
import { goOn, nothingToReview, OverdueChip, ReviewAside, ReviewDesk } from './review-parts.tsx';

const types = needTypeKeys.map((value) => ({ value, label: needTypes[value].label }));
const urgencyOptions = urgencyKeys.map((value) => ({ value, label: urgencies[value].label }));

/** `/review/needs` 需求审核, at its second address `/table/my-needs`: what is due first at the left, one need with its decision at the right. */
export function Component() {
  usePageTitle('需求审核');
  const url = useUrlFilters();
  const now = useNow();
  const tab = url.oneOf('tab', needReviewTabKeys);
  const hasClock = tab === 'pending' || tab === 'toDispatch';
  const queue = useOperationQuery(
    listNeedReviewsCall,
    {
      tab,
      keyword: url.text('keyword') || undefined,
      needType: url.wordOf('needType', needTypeKeys),
      urgency: url.wordOf('urgency', urgencyKeys),
      isOverdue: hasClock && url.isOn('overdue'),
      ...url.paging,
    },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const ids = (queue.data?.list ?? []).map(({ needId }) => needId);
  const [shownId, letGo] = useShownId(url.id, url.list, queue.isPlaceholderData ? undefined : ids[0]);
  const tabOf = (key: string) => queue.data?.tabs.find((each) => each.tab === key);
  return (
    <>
      <div className="pt">
        <div>
          <h1>需求审核</h1>
          <p>
            一般的 1 个工作日内核实，一天内要的 2 小时内核实；{tabOf('pending')?.overdueCount ?? 0} 件已超时。
          </p>
        </div>
        <div className="r">
          <DeskKeysHelp />
          {hasClock && <OverdueChip url={url} />}
        </div>
      </div>
      <ReviewDesk
        kind="need"
        url={url}
        ids={ids}
        shownId={shownId}
        opened={
          shownId !== undefined && (
            <ReviewAside label="需求和审核" onBack={() => url.open(undefined)}>
              <NeedReview
                key={shownId}
                needId={shownId}
                onDecided={() => goOn({ kind: 'need', url, ids, decidedId: shownId, letGo })}
              />
              <HistoryPanel kind="need" id={shownId} />
            </ReviewAside>
          )
        }
      >
        <ListTabs
          label="审核状态"
          current={tab}
          tabs={needReviewTabKeys.map((key) => ({
            key,
            label: needReviewTabs[key].label,
            count: tabOf(key)?.count,
          }))}
        />
        <NeedFilterBar url={url} />
        <QueryList
          query={queue}
          url={url}
          what="需求"
          unit="件"
          empty={nothingToReview(tab === 'pending', '需求')}
        >
          {(rows) => <NeedReviewTable rows={rows} now={now} currentId={shownId} onOpen={url.open} />}
        </QueryList>
      </ReviewDesk>
    </>
  );
}

const NeedFilterBar = ({ url }: { url: UrlFilters }) => (
  <FilterBar url={url}>
    <SearchBox
      label="标题或单号"
      value={url.text('keyword')}
      maxLength={40}
      onSearch={(text) => url.change({ keyword: text })}
    />
    <FilterSelect
      label="需求类型"
      allLabel="全部类型"
      value={url.wordOf('needType', needTypeKeys) ?? ''}
      options={types}
      onChange={(value) => url.change({ needType: value })}
    />
    <FilterSelect
      label="急不急"
      allLabel="全部急缓"
      value={url.wordOf('urgency', urgencyKeys) ?? ''}
      options={urgencyOptions}
      onChange={(value) => url.change({ urgency: value })}
    />
  </FilterBar>
);
