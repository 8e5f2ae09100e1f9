import type { ComponentProps } from 'react';
import { hourSorts } from '#domains/hours/contract/hours.words.ts';
import { openPrivateFile } from '#domains/files/web/files.calls.ts';
import { exportHoursForReviewCall, listHoursForReviewCall } from '#domains/hours/web/hours.calls.ts';
import type { HourForReview } from '#domains/hours/web/review/hour-for-review.ts';
import { ReviewHoursBatch } from '#domains/hours/web/review/review-hours-batch.tsx';
import { ReviewHoursDecision } from '#domains/hours/web/review/review-hours-decision.tsx';
import { ReviewHoursItem } from '#domains/hours/web/review/review-hours-item.tsx';
import { ReviewHoursTable } from '#domains/hours/web/review/review-hours-table.tsx';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { DeskKeysHelp } from '#platform/web/decisions/desk-keys-help.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { useNow } from '#platform/web/use-now.ts';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { ExportButton } from '#platform/web/list/export-button.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { SearchBox } from '#platform/web/list/search-box.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { SelectionNote } from '#platform/web/list/selection/selection-note.tsx';
import { useSelection } from '#platform/web/list/selection/use-selection.ts';
import { type UrlFilters, useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { useShownRow } from '../list/use-shown-row.ts';
import { goOn, ReviewAside, ReviewDesk } from './review-parts.tsx';

const tabs = ['submitted', 'disputed', 'decided'] as const;
const emptyTitles = {
  submitted: '没有等待审核的时长',
  disputed: '没有待处理的异议',
  decided: '还没有处理过的记录',
} as const;
const idOf = ({ hourId }: HourForReview): number => hourId;

/** `/review/hours` 时长审核: records that need the centre's second person, and objections raised during 公示. */
export function Component() {
  usePageTitle('时长审核');
  const url = useUrlFilters({ pageSize: 20, sorts: hourSorts });
  const now = useNow();
  const tab = url.oneOf('tab', tabs);
  const isQueue = tab !== 'decided';
  const keyword = url.text('keyword');
  const queue = useOperationQuery(
    listHoursForReviewCall,
    { tab, keyword: keyword || undefined, ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const counts = queue.data?.counts;
  const rows = queue.data?.list ?? [];
  const ids = rows.map(idOf);
  const selection = useSelection({ rows, idOf, list: url.kept });
  const [shown, letGo] = useShownRow({ url, rows: queue.isPlaceholderData ? [] : rows, idOf });
  return (
    <>
      <HoursHead
        total={queue.data?.total}
        fetchSheet={(reason) =>
          callOperation(exportHoursForReviewCall, {
            tab,
            keyword: keyword || undefined,
            sort: url.paging.sort,
            reason,
          })
        }
      />
      <ReviewDesk
        kind="hour"
        url={url}
        ids={ids}
        shownId={shown && idOf(shown)}
        opened={
          shown && (
            <Preview
              key={shown.hourId}
              hour={shown}
              onLeave={() => url.open(undefined)}
              onDecided={() => goOn({ kind: 'hour', url, ids, decidedId: shown.hourId, letGo })}
            />
          )
        }
      >
        <HoursTabs current={tab} counts={counts} />
        <HoursFilters url={url} isQueue={isQueue} />
        {isQueue && (
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
          {(listed) => (
            <ReviewHoursTable
              rows={listed}
              now={now}
              currentId={shown?.hourId}
              chosen={isQueue ? selection.chosenIds : undefined}
              onChoose={selection.choose}
              onOpen={url.open}
            />
          )}
        </QueryList>
      </ReviewDesk>
    </>
  );
}

type HeadProps = Pick<ComponentProps<typeof ExportButton>, 'total' | 'fetchSheet'>;

const HoursHead = (props: HeadProps) => (
  <div className="pt">
    <div>
      <h1>时长审核</h1>
      <p>上调的时长、C 级和 D 级证据、队伍负责人自己的时长，以及公示期的异议，由中心的第二人审核。</p>
    </div>
    <div className="r">
      <DeskKeysHelp />
      <ExportButton what="时长审核列表" {...props} />
    </div>
  </div>
);

type TabsProps = {
  current: (typeof tabs)[number];
  counts: { submitted: number; disputed: number } | undefined;
};

const HoursTabs = ({ current, counts }: TabsProps) => (
  <ListTabs
    label="审核状态"
    current={current}
    tabs={[
      { key: 'submitted', label: '待审核', count: counts?.submitted },
      { key: 'disputed', label: '异议', count: counts?.disputed },
      { key: 'decided', label: '已处理' },
    ]}
  />
);

const HoursFilters = ({ url, isQueue }: { url: UrlFilters; isQueue: boolean }) => (
  <FilterBar url={url}>
    <SearchBox
      label="志愿者、活动或队伍"
      value={url.text('keyword')}
      maxLength={40}
      onSearch={(text) => url.change({ keyword: text })}
    />
    {isQueue && <p className="muted">录入、核定、提异议和受益的人不能审核；一分钟超过 20 条要先抽查。</p>}
  </FilterBar>
);

type PreviewProps = { hour: HourForReview; onLeave: () => void; onDecided: () => void };

const Preview = ({ hour, onLeave, onDecided }: PreviewProps) => (
  <ReviewAside label="时长记录和审核" onBack={onLeave}>
    <ReviewHoursItem hour={hour} onOpenProof={(fileId) => void openPrivateFile(fileId)} />
    <ReviewHoursDecision
      hour={hour}
      isOpen={hour.state === 'submitted' || hour.state === 'disputed'}
      onDecided={onDecided}
    />
  </ReviewAside>
);
