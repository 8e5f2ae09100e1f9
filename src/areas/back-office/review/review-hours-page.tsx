import { hourSorts } from '#domains/hours/contract/hours.words.ts';
import { useState } from 'react';
import { openPrivateFile } from '#domains/files/web/files.calls.ts';
import { listHoursForReviewCall } from '#domains/hours/web/hours.calls.ts';
import { ReviewHoursDecision } from '#domains/hours/web/review-hours-decision.tsx';
import { ReviewHoursBatch } from '#domains/hours/web/review-hours-batch.tsx';
import type { HourQuestion } from '#domains/hours/web/review-hours-decision.tsx';
import { ReviewHoursTable } from '#domains/hours/web/review-hours-table.tsx';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { SearchBox } from '#platform/web/list/search-box.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { SelectionNote } from '#platform/web/list/selection/selection-note.tsx';
import { useSelection } from '#platform/web/list/selection/use-selection.ts';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';

const tabs = ['submitted', 'disputed', 'decided'] as const;
const emptyTitles = {
  submitted: '没有等待审核的时长',
  disputed: '没有待处理的异议',
  decided: '还没有处理过的记录',
} as const;

/** `/review/hours` 时长审核: records that need the centre's second person, and objections raised during 公示. */
export function Component() {
  usePageTitle('时长审核');
  const url = useUrlFilters({ pageSize: 50, sorts: hourSorts });
  const now = useNow();
  const tab = url.oneOf('tab', tabs);
  const keyword = url.text('keyword');
  const [asked, setAsked] = useState<HourQuestion>();
  const queue = useOperationQuery(
    listHoursForReviewCall,
    { tab, keyword: keyword || undefined, ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const counts = queue.data?.counts;
  const rows = queue.data?.list ?? [];
  const selection = useSelection({ rows, idOf: ({ hourId }) => hourId, list: url.kept });
  return (
    <>
      <div className="pt">
        <div>
          <h1>时长审核</h1>
          <p>上调的时长、C 级和 D 级证据、队伍负责人自己的时长，以及公示期的异议，由中心的第二人审核。</p>
        </div>
      </div>
      <section className="pn" aria-label="时长记录">
        <ListTabs
          label="审核状态"
          current={tab}
          tabs={[
            { key: 'submitted', label: '待审核', count: counts?.submitted },
            { key: 'disputed', label: '异议', count: counts?.disputed },
            { key: 'decided', label: '已处理' },
          ]}
        />
        <FilterBar url={url}>
          <SearchBox
            label="志愿者、活动或队伍"
            value={keyword}
            maxLength={40}
            onSearch={(text) => url.change({ keyword: text })}
          />
          {tab !== 'decided' && (
            <Notice kind="info">录入、核定、提异议和受益的人不能审核；一分钟超过 20 条要先抽查。</Notice>
          )}
        </FilterBar>
        {tab !== 'decided' && (
          <ReviewHoursBatch
            chosen={selection.chosen}
            note={<SelectionNote selection={selection} unit="条" />}
            onDone={selection.clear}
          />
        )}
        <QueryList
          query={queue}
          url={url}
          what="记录"
          unit="条"
          empty={{ art: 'done', title: emptyTitles[tab], text: '有新的记录会出现在这里。' }}
        >
          {(shown) => (
            <ReviewHoursTable
              rows={shown}
              now={now}
              chosen={selection.chosenIds}
              onChoose={selection.choose}
              onOpenProof={(fileId) => void openPrivateFile(fileId)}
              onDecide={tab === 'decided' ? undefined : (hour, verdict) => setAsked({ hour, verdict })}
            />
          )}
        </QueryList>
      </section>
      <ReviewHoursDecision asked={asked} onClose={() => setAsked(undefined)} />
    </>
  );
}
