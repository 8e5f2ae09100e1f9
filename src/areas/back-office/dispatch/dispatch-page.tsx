import { HistoryPanel } from '#domains/accounts/web/audit/history-panel.tsx';
import { deskStageKeys } from '#domains/jobs/contract/jobs.words.ts';
import { DispatchItemPanel } from '#domains/jobs/web/dispatch/dispatch-item-panel.tsx';
import { DispatchRules } from '#domains/jobs/web/dispatch/dispatch-rules-dialog.tsx';
import { DispatchQueue } from '#domains/jobs/web/dispatch/dispatch-queue.tsx';
import { StageBar } from '#domains/jobs/web/dispatch/stage-bar.tsx';
import { listDispatchQueueCall } from '#domains/jobs/web/jobs.calls.ts';
import { NeedReveal } from '#domains/needs/web/review/need-reveal.tsx';
import { minuteMs } from '#platform/contract/durations.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { DeskKeysHelp } from '#platform/web/decisions/desk-keys-help.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { SearchBox } from '#platform/web/list/search-box.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { usePageTitle } from '#platform/web/page-title.ts';
import { useNow } from '#platform/web/use-now.ts';
import { useShownId } from '../list/use-shown-id.ts';
import { goOn, OverdueChip, ReviewAside, ReviewDesk } from '../review/review-parts.tsx';

/** `/review/dispatch` 调度台: five stages with their clocks, what runs out first, and one need with its ranked teams. */
export function Component() {
  usePageTitle('调度台');
  const url = useUrlFilters({ view: 'stage' });
  const now = useNow();
  const stage = url.oneOf('stage', deskStageKeys);
  const queue = useOperationQuery(
    listDispatchQueueCall,
    { stage, keyword: url.text('keyword') || undefined, isOverdue: url.isOn('overdue'), ...url.paging },
    { keepsPrevious: true, reportedBy: 'form', refreshEveryMs: minuteMs },
  );
  const ids = (queue.data?.list ?? []).map(({ needId }) => needId);
  const [shownId, letGo] = useShownId(url.id, url.list, queue.isPlaceholderData ? undefined : ids[0]);
  const stages = queue.data?.stages ?? [];
  const overdueCount = stages.reduce((sum, one) => sum + one.overdueCount, 0);
  return (
    <>
      <div className="pt">
        <div>
          <h1>调度台</h1>
          <p>
            {overdueCount === 0 ? '没有超时的单子。' : `${overdueCount} 张已经超时，先办这些。`}
            谁都可以婉拒，没有人被强派。
          </p>
        </div>
        <div className="r">
          <DispatchRules />
          <DeskKeysHelp />
          <OverdueChip url={url} />
        </div>
      </div>
      <StageBar stages={stages} current={stage} onChoose={(chosen) => url.change({ stage: chosen })} />
      <ReviewDesk
        isWide
        kind="need"
        url={url}
        ids={ids}
        shownId={shownId}
        opened={
          shownId !== undefined && (
            <ReviewAside label="需求和候选队伍" onBack={() => url.open(undefined)}>
              <DispatchItemPanel
                key={shownId}
                needId={shownId}
                now={now}
                people={<NeedReveal needId={shownId} />}
                onDecided={() => goOn({ kind: 'need', url, ids, decidedId: shownId, letGo })}
              />
              <HistoryPanel kind="need" id={shownId} />
            </ReviewAside>
          )
        }
      >
        <FilterBar url={url}>
          <SearchBox
            label="单号、标题、所或站"
            value={url.text('keyword')}
            maxLength={40}
            onSearch={(text) => url.change({ keyword: text })}
          />
        </FilterBar>
        <QueryList
          query={queue}
          url={url}
          what="需求"
          unit="张"
          empty={{ art: 'done', title: '都派出去了', text: '这一步没有等着的单子。' }}
        >
          {(rows) => <DispatchQueue rows={rows} now={now} currentId={shownId} onOpen={url.open} />}
        </QueryList>
      </ReviewDesk>
    </>
  );
}
