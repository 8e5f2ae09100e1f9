import type { ReactNode } from 'react';
import { chatSorts, type ReviewTab } from '#domains/discussion/contract/discussion.words.ts';
import type { ChatQueueRow } from '#domains/discussion/contract/review.contract.ts';
import { ChatQueueBatch } from '#domains/discussion/web/chat-queue-batch.tsx';
import { ChatQueueDecision } from '#domains/discussion/web/chat-queue-decision.tsx';
import { ChatQueueItem } from '#domains/discussion/web/chat-queue-item.tsx';
import { ChatQueueTable } from '#domains/discussion/web/chat-queue-table.tsx';
import { listChatQueueCall } from '#domains/discussion/web/discussion.calls.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { SearchBox } from '#platform/web/list/search-box.tsx';
import { SelectionNote } from '#platform/web/list/selection/selection-note.tsx';
import { useSelection } from '#platform/web/list/selection/use-selection.ts';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { useNow } from '#platform/web/use-now.ts';
import { useShownRow } from '../list/use-shown-row.ts';
import { goOn, ReviewAside, ReviewDesk } from './review-parts.tsx';

const idOf = ({ chatId }: ChatQueueRow): number => chatId;

/** 待审核, 被举报 and 已隐藏 of `/review/discussion`: the posts at the left, one with its decision at the right. */
export function ReviewPosts({ tab, tabs }: { tab: ReviewTab; tabs: ReactNode }) {
  const url = useUrlFilters({ sorts: chatSorts });
  const now = useNow();
  const keyword = url.text('keyword');
  const queue = useOperationQuery(
    listChatQueueCall,
    { tab, keyword, ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const rows = queue.data?.list ?? [];
  const ids = rows.map(idOf);
  const selection = useSelection({ rows, idOf, list: url.kept });
  const [shown, letGo] = useShownRow({ url, rows: queue.isPlaceholderData ? [] : rows, idOf });
  return (
    <ReviewDesk
      kind="chatPost"
      url={url}
      ids={ids}
      shownId={shown && idOf(shown)}
      opened={
        shown && (
          <ReviewAside key={idOf(shown)} label="发言和审核" onBack={() => url.open(undefined)}>
            <ChatQueueItem row={shown} />
            <ChatQueueDecision
              row={shown}
              onDecided={() => goOn({ kind: 'chatPost', url, ids, decidedId: idOf(shown), letGo })}
            />
          </ReviewAside>
        )
      }
    >
      {tabs}
      <FilterBar
        url={url}
        end={
          <>
            <SelectionNote selection={selection} unit="条" />
            <ChatQueueBatch chosen={selection.chosen} onDone={selection.clear} />
          </>
        }
      >
        <SearchBox
          label="发言或活动名"
          value={keyword}
          maxLength={50}
          onSearch={(text) => url.change({ keyword: text })}
        />
      </FilterBar>
      <QueryList
        query={queue}
        url={url}
        what="发言"
        unit="条"
        empty={{ art: 'done', title: '没有要处理的发言' }}
      >
        {(listed) => (
          <ChatQueueTable
            rows={listed}
            now={now}
            tab={tab}
            currentId={shown && idOf(shown)}
            chosen={selection.chosenIds}
            onChoose={selection.choose}
            onOpen={url.open}
          />
        )}
      </QueryList>
    </ReviewDesk>
  );
}
