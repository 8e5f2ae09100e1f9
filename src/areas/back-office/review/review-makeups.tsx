import { HistoryPanel } from '#domains/accounts/web/audit/history-panel.tsx';
import { makeupSorts, makeupTabs } from '#domains/activities/contract/makeups.words.ts';
import { MakeupDecision } from '#domains/activities/web/makeup/makeup-decision.tsx';
import { MakeupReviewItem } from '#domains/activities/web/makeup/makeup-review-item.tsx';
import { MakeupTable } from '#domains/activities/web/makeup/makeup-table.tsx';
import {
  getMakeupForReviewCall,
  listMakeupsForReviewCall,
} from '#domains/activities/web/makeup/makeups.calls.ts';
import { openPrivateFile, privateFileUrl } from '#domains/files/web/files.calls.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { DeskKeysHelp } from '#platform/web/decisions/desk-keys-help.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { SearchBox } from '#platform/web/list/search-box.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { useShownId } from '../list/use-shown-id.ts';
import { ReviewActivityTabs } from './review-activity-tabs.tsx';
import { goOn, nothingToReview, ReviewAside, ReviewDesk } from './review-parts.tsx';

const states = keysOf(makeupTabs);

/** 补录 of `/review/activities`: past activities that wait, and those decided, each with its proof beside it. */
export function ReviewMakeups() {
  const url = useUrlFilters({ pageSize: 10, view: 'state', sorts: makeupSorts });
  const now = useNow();
  const tab = url.oneOf('state', states);
  const keyword = url.text('keyword');
  const queue = useOperationQuery(
    listMakeupsForReviewCall,
    { tab, keyword, ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const rows = queue.data?.list ?? [];
  const ids = rows.map(({ makeupId }) => makeupId);
  const [shownId, letGo] = useShownId(url.id, url.list, queue.isPlaceholderData ? undefined : ids[0]);
  return (
    <>
      <div className="pt">
        <div>
          <h1>活动审核</h1>
          <p>没有提前发布、由队伍在结束后补录的活动。先看证明，再看名单和时间。</p>
        </div>
        <div className="r">
          <DeskKeysHelp />
        </div>
      </div>
      <ReviewDesk
        kind="makeup"
        url={url}
        ids={ids}
        shownId={shownId}
        opened={
          shownId !== undefined && (
            <ReviewAside key={shownId} label="补录内容和审核" onBack={() => url.open(undefined)}>
              <Opened
                id={shownId}
                onDecided={() => goOn({ kind: 'makeup', url, ids, decidedId: shownId, letGo })}
              />
            </ReviewAside>
          )
        }
      >
        <ReviewActivityTabs current="makeups" />
        <FilterBar url={url}>
          <SearchBox
            label="活动或队伍名称"
            value={keyword}
            maxLength={50}
            onSearch={(text) => url.change({ keyword: text })}
          />
          {states.map((each) => (
            <Chip
              key={each}
              isOn={each === tab}
              onPress={() => url.change({ state: each === 'pending' ? undefined : each })}
            >
              {makeupTabs[each]}
            </Chip>
          ))}
        </FilterBar>
        <QueryList
          query={queue}
          url={url}
          what="补录"
          unit="份"
          empty={nothingToReview(tab === 'pending', '补录活动')}
        >
          {(listed) => (
            <MakeupTable rows={listed} now={now} tab={tab} currentId={shownId} onOpen={url.open} />
          )}
        </QueryList>
      </ReviewDesk>
    </>
  );
}

function Opened({ id, onDecided }: { id: number; onDecided: () => void }) {
  const { data, isPending, error, refetch } = useOperationQuery(
    getMakeupForReviewCall,
    { id },
    { reportedBy: 'form' },
  );
  return (
    <>
      {isPending && <Skeleton kind="block" />}
      {error && <LoadFailed what="补录" failure={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <MakeupReviewItem
            makeup={data}
            openProof={(fileId) => void openPrivateFile(fileId)}
            urlOf={privateFileUrl}
          />
          {data.activityId !== null && <HistoryPanel kind="activity" id={data.activityId} />}
          <MakeupDecision makeup={data} onDecided={onDecided} />
        </>
      )}
    </>
  );
}
