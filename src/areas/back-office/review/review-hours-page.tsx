import { useSearchParams } from 'react-router';
import { hourSorts } from '#domains/hours/contract/hours.words.ts';
import { openPaper } from '#domains/files/web/files.calls.ts';
import { exportHoursForReviewCall, listHoursForReviewCall } from '#domains/hours/web/hours.calls.ts';
import type { HourForReview } from '#domains/hours/web/review/hour-for-review.ts';
import { ReviewHoursBatch } from '#domains/hours/web/review/review-hours-batch.tsx';
import { ReviewHoursDecision } from '#domains/hours/web/review/review-hours-decision.tsx';
import { ReviewHoursItem } from '#domains/hours/web/review/review-hours-item.tsx';
import { ReviewHoursTable } from '#domains/hours/web/review/review-hours-table.tsx';
import { VoidHour } from '#domains/hours/web/voiding/void-hour.tsx';
import type { SortWord } from '#platform/contract/sorting.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { useNow } from '#platform/web/use-now.ts';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { SelectionNote } from '#platform/web/list/selection/selection-note.tsx';
import { useSelection } from '#platform/web/list/selection/use-selection.ts';
import { type UrlFilters, useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { parseRouteId } from '#platform/web/route-id.ts';
import { useShownRow } from '../list/use-shown-row.ts';
import { HoursByActivity } from './review-hours-by-activity.tsx';
import { HoursFilters, HoursHead, HoursTabs } from './review-hours-parts.tsx';
import { goOn, ReviewAside, ReviewDesk } from './review-parts.tsx';

const tabs = ['submitted', 'corrections', 'claims', 'activities', 'disputed', 'decided', 'counting'] as const;
const emptyTitles = {
  submitted: '没有等待审核的时长',
  corrections: '没有等待审核的更正',
  claims: '没有等待审核的补记申请',
  disputed: '没有待处理的异议',
  decided: '还没有处理过的记录',
  counting: '还没有生效的记录',
} as const;
const idOf = ({ hourId }: HourForReview): number => hourId;

/** `/review/hours` 时长审核: records that need the centre's second person, one by one or by activity, and objections raised during 公示. */
export function Component() {
  usePageTitle('时长审核');
  const [params] = useSearchParams();
  const isOfOneActivity = ['activity', 'visits', 'claims'].some((name) => params.has(name));
  const url = useUrlFilters({ pageSize: isOfOneActivity ? 100 : 20, sorts: hourSorts });
  const tab = url.oneOf('tab', tabs);
  if (tab === 'activities') return <HoursByActivity url={url} />;
  return (
    <HoursQueue
      key={url.text('activity') || url.text('visits') || url.text('claims')}
      url={url}
      tab={tab}
      isOfOneActivity={isOfOneActivity}
    />
  );
}

type QueueProps = {
  url: UrlFilters & { paging: { sort?: SortWord<(typeof hourSorts)[number]> } };
  tab: keyof typeof emptyTitles;
  isOfOneActivity: boolean;
};

/** Records of a tab; of one activity with the whole evidence in the row, to be decided together. */
function HoursQueue({ url, tab, isOfOneActivity }: QueueProps) {
  const now = useNow();
  const isQueue = tab !== 'decided' && tab !== 'counting';
  const filter = {
    tab,
    keyword: url.text('keyword') || undefined,
    activityId: parseRouteId(url.text('activity')),
    hourId: parseRouteId(url.text('hour')),
    visitsOf: parseRouteId(url.text('visits')),
    claimsOf: parseRouteId(url.text('claims')),
  };
  const queue = useOperationQuery(
    listHoursForReviewCall,
    { ...filter, ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const rows = queue.data?.list ?? [];
  const ids = rows.map(idOf);
  const selection = useSelection({ rows, idOf, list: url.kept });
  const [first, letGo] = useShownRow({ url, rows: queue.isPlaceholderData ? [] : rows, idOf });
  const shown = isOfOneActivity && url.id === undefined ? undefined : first;
  return (
    <>
      <HoursHead
        total={queue.data?.total}
        fetchSheet={(reason) =>
          callOperation(exportHoursForReviewCall, { ...filter, sort: url.paging.sort, reason })
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
        <HoursTabs current={tab} counts={queue.data?.counts} />
        <HoursFilters url={url} isQueue={isQueue} activityTitle={rows[0]?.activityTitle} />
        {isQueue && (
          <ReviewHoursBatch
            chosen={selection.chosen}
            note={<SelectionNote selection={selection} unit="条" />}
            onDone={selection.clear}
            onOpenProof={openProof}
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
              isOfOneActivity={isOfOneActivity}
              chosen={isQueue ? selection.chosenIds : undefined}
              onChoose={selection.choose}
              onOpen={url.open}
              onOpenProof={openProof}
            />
          )}
        </QueryList>
      </ReviewDesk>
    </>
  );
}

const openProof = (fileId: number): void => void openPaper(fileId);

type PreviewProps = { hour: HourForReview; onLeave: () => void; onDecided: () => void };

const Preview = ({ hour, onLeave, onDecided }: PreviewProps) => (
  <ReviewAside label="时长记录和审核" onBack={onLeave}>
    <ReviewHoursItem hour={hour} onOpenProof={openProof} />
    <ReviewHoursDecision
      hour={hour}
      isOpen={hour.state === 'submitted' || hour.state === 'disputed'}
      onDecided={onDecided}
    />
    {hour.state === 'effective' && <VoidHour hour={hour} />}
  </ReviewAside>
);
