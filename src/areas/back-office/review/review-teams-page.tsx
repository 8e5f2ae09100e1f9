import { teamReviewSorts } from '#domains/teams/contract/manage-teams.words.ts';
import { useSearchParams } from 'react-router';
import { HistoryPanel } from '#domains/accounts/web/audit/history-panel.tsx';
import {
  exportTeamReviewsCall,
  getTeamForReviewCall,
  listTeamReviewsCall,
} from '#domains/teams/web/manage/manage-teams.calls.ts';
import { StaffTeamFacts } from '#domains/teams/web/manage/staff-team-facts.tsx';
import { TeamReviewTable } from '#domains/teams/web/manage/staff-team-table.tsx';
import { TeamReviewBatch } from '#domains/teams/web/manage/team-review-batch.tsx';
import { TeamReviewDecision } from '#domains/teams/web/manage/team-review-decision.tsx';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { DeskKeysHelp } from '#platform/web/decisions/desk-keys-help.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { SelectionNote } from '#platform/web/list/selection/selection-note.tsx';
import { useSelection } from '#platform/web/list/selection/use-selection.ts';
import { ExportButton } from '#platform/web/list/export-button.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { ReviewAside, ReviewDesk, nothingToReview } from './review-parts.tsx';
import { ReviewTeamChanges } from './review-team-changes.tsx';
import { registrationTabs, ReviewTeamTabs } from './review-team-tabs.tsx';
import { TeamFilters } from '../list/subject-filters.tsx';
import { useActivityFilters } from '../manage/use-activity-filters.ts';
import { useShownId } from '../list/use-shown-id.ts';

/** `/review/teams` 队伍审核: registrations, and changes of what the centre has checked. */
export function Component() {
  usePageTitle('队伍审核');
  const [params] = useSearchParams();
  return params.get('tab') === 'changes' ? <ReviewTeamChanges /> : <ReviewRegistrations />;
}

/** Registrations by waiting time at the left, one with its papers and decision at the right. */
function ReviewRegistrations() {
  const { url, request } = useActivityFilters(10, teamReviewSorts);
  const tab = url.oneOf('tab', registrationTabs);
  const queue = useOperationQuery(
    listTeamReviewsCall,
    { ...request, ...url.paging, tab },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const rows = queue.data?.list ?? [];
  const selection = useSelection({ rows, idOf: ({ teamId }) => teamId, list: url.kept });
  const firstId = queue.isPlaceholderData ? undefined : queue.data?.list[0]?.teamId;
  const [shownId, letGo] = useShownId(url.id, url.list, firstId);
  const countOf = (key: string) => queue.data?.tabs.find((each) => each.tab === key)?.count;
  return (
    <>
      <div className="pt">
        <div>
          <h1>队伍审核</h1>
          {queue.data && (
            <p>
              {countOf('pending') ?? 0} 支待审，{queue.data.overdueCount}{' '}
              支超过一个工作日。按等待时间从长到短排。
            </p>
          )}
        </div>
        <div className="r">
          <DeskKeysHelp />
          <ExportButton
            what="队伍审核列表"
            total={queue.data?.total}
            fetchSheet={(reason) =>
              callOperation(exportTeamReviewsCall, { ...request, tab, sort: url.paging.sort, reason })
            }
          />
        </div>
      </div>
      <ReviewDesk
        kind="team"
        url={url}
        ids={rows.map(({ teamId }) => teamId)}
        shownId={shownId}
        opened={
          shownId !== undefined && <Preview key={shownId} id={shownId} onOpen={url.open} onNone={letGo} />
        }
      >
        <ReviewTeamTabs current={tab} countOf={countOf} />
        <FilterBar
          url={url}
          end={
            tab === 'pending' && (
              <>
                <SelectionNote selection={selection} unit="支" />
                <TeamReviewBatch chosen={selection.chosen} onDone={selection.clear} />
              </>
            )
          }
        >
          <TeamFilters url={url} />
        </FilterBar>
        <QueryList
          query={queue}
          url={url}
          what="队伍"
          unit="支"
          empty={nothingToReview(tab === 'pending', '队伍')}
        >
          {(listed) => (
            <TeamReviewTable
              rows={listed}
              currentId={shownId}
              chosen={tab === 'pending' ? selection.chosenIds : undefined}
              onChoose={selection.choose}
              onOpen={url.open}
            />
          )}
        </QueryList>
      </ReviewDesk>
    </>
  );
}

type PreviewProps = { id: number; onOpen: (id: number | undefined) => void; onNone: () => void };

function Preview({ id, onOpen, onNone }: PreviewProps) {
  const { data, isPending, error, refetch } = useOperationQuery(
    getTeamForReviewCall,
    { id },
    { reportedBy: 'form' },
  );
  return (
    <ReviewAside label="队伍资料和审核" onBack={() => onOpen(undefined)}>
      {isPending && <Skeleton kind="block" />}
      {error && <LoadFailed what="队伍资料" failure={error} onRetry={() => void refetch()} />}
      {data && <StaffTeamFacts team={data} />}
      {data && <HistoryPanel kind="team" id={id} />}
      {data && (
        <TeamReviewDecision
          team={data}
          isOpen={data.status === 'pending'}
          onDecided={() => {
            onNone();
            onOpen(data.nextId ?? undefined);
          }}
        />
      )}
    </ReviewAside>
  );
}
