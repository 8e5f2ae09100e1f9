import type { ReactNode } from 'react';
import type { MessageReportView } from '#domains/messages/contract/bulk.contract.ts';
import {
  reportSorts,
  reportStatusLabels,
  reportStatuses,
} from '#domains/messages/contract/messages.words.ts';
import { listMessageReportsCall } from '#domains/messages/web/messages.calls.ts';
import { MessageReportItem } from '#domains/messages/web/reports/message-report-item.tsx';
import { MessageReportTable } from '#domains/messages/web/reports/message-report-table.tsx';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { Chip } from '#platform/web/ui/chip.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { useShownRow } from '../list/use-shown-row.ts';
import { goOn, ReviewAside, ReviewDesk } from './review-parts.tsx';

const idOf = ({ reportId }: MessageReportView): number => reportId;

/** 群发举报 of `/review/discussion`: reported bulk messages by state, one with its decision at the right. */
export function ReviewBulkReports({ tabs }: { tabs: ReactNode }) {
  const url = useUrlFilters({ sorts: reportSorts });
  const now = useNow();
  const status = url.oneOf('status', reportStatuses);
  const reports = useOperationQuery(
    listMessageReportsCall,
    { status, ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const rows = reports.data?.list ?? [];
  const ids = rows.map(idOf);
  const [shown, letGo] = useShownRow({ url, rows: reports.isPlaceholderData ? [] : rows, idOf });
  return (
    <ReviewDesk
      kind="messageReport"
      url={url}
      ids={ids}
      shownId={shown && idOf(shown)}
      opened={
        shown && (
          <ReviewAside key={idOf(shown)} label="举报和处理" onBack={() => url.open(undefined)}>
            <MessageReportItem
              report={shown}
              onDecided={() => goOn({ kind: 'messageReport', url, ids, decidedId: idOf(shown), letGo })}
            />
          </ReviewAside>
        )
      }
    >
      {tabs}
      <FilterBar url={url}>
        {reportStatuses.map((each) => (
          <Chip
            key={each}
            isOn={each === status}
            onPress={() => url.change({ status: each === 'open' ? undefined : each })}
          >
            {reportStatusLabels[each]}
          </Chip>
        ))}
      </FilterBar>
      <QueryList
        query={reports}
        url={url}
        what="举报"
        unit="条"
        empty={{ art: 'done', title: '没有待处理的举报', text: '队伍的群发消息被举报后会出现在这里。' }}
      >
        {(listed) => (
          <MessageReportTable rows={listed} now={now} currentId={shown && idOf(shown)} onOpen={url.open} />
        )}
      </QueryList>
    </ReviewDesk>
  );
}
