import { openPrivateFile } from '#domains/files/web/files.calls.ts';
import type { TeamChangeRow } from '#domains/teams/contract/team-profile.contract.ts';
import { TeamChangeDecision } from '#domains/teams/web/profile/team-change-decision.tsx';
import { TeamChangeItem } from '#domains/teams/web/profile/team-change-item.tsx';
import { TeamChangeTable } from '#domains/teams/web/profile/team-change-table.tsx';
import { listTeamChangesCall } from '#domains/teams/web/profile/team-profile.calls.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { DeskKeysHelp } from '#platform/web/decisions/desk-keys-help.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { SearchBox } from '#platform/web/list/search-box.tsx';
import { type UrlFilters, useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { Chip } from '#platform/web/ui/chip.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { goOn, nothingToReview, ReviewAside, ReviewDesk } from './review-parts.tsx';
import { ReviewTeamTabs } from './review-team-tabs.tsx';
import { useShownRow } from '../list/use-shown-row.ts';

const states = ['pending', 'decided'] as const;
const stateLabels = { pending: '待审核', decided: '已处理' };
const idOf = ({ changeId }: TeamChangeRow): number => changeId;

/** 资料变更 of `/review/teams`: changes of names, leaders and registrations that wait, and those decided. */
export function ReviewTeamChanges() {
  const url = useUrlFilters({ pageSize: 10, view: 'state' });
  const now = useNow();
  const tab = url.oneOf('state', states);
  const keyword = url.text('keyword');
  const queue = useOperationQuery(
    listTeamChangesCall,
    { tab, ...url.paging, ...(keyword ? { keyword } : {}) },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const rows = queue.data?.list ?? [];
  const ids = rows.map(idOf);
  const [shown, letGo] = useShownRow({ url, rows: queue.isPlaceholderData ? [] : rows, idOf });
  return (
    <>
      <div className="pt">
        <div>
          <h1>队伍审核</h1>
          <p>队伍更改名称、负责人、登记信息和类别要经过审核，审核期间主页显示原来的资料。</p>
        </div>
        <div className="r">
          <DeskKeysHelp />
        </div>
      </div>
      <ReviewDesk
        kind="teamChange"
        url={url}
        ids={ids}
        shownId={shown && idOf(shown)}
        opened={
          shown && (
            <ReviewAside key={idOf(shown)} label="资料变更和审核" onBack={() => url.open(undefined)}>
              <TeamChangeItem change={shown} openProof={(fileId) => void openPrivateFile(fileId)} />
              <TeamChangeDecision
                change={shown}
                onDecided={() => goOn({ kind: 'teamChange', url, ids, decidedId: idOf(shown), letGo })}
              />
            </ReviewAside>
          )
        }
      >
        <ReviewTeamTabs current="changes" />
        <ChangeFilters url={url} tab={tab} />
        <QueryList
          query={queue}
          url={url}
          what="变更"
          unit="条"
          empty={nothingToReview(tab === 'pending', '资料变更')}
        >
          {(listed) => (
            <TeamChangeTable
              rows={listed}
              now={now}
              tab={tab}
              currentId={shown && idOf(shown)}
              onOpen={url.open}
            />
          )}
        </QueryList>
      </ReviewDesk>
    </>
  );
}

const ChangeFilters = ({ url, tab }: { url: UrlFilters; tab: (typeof states)[number] }) => (
  <FilterBar url={url}>
    <SearchBox
      label="队伍名称"
      value={url.text('keyword')}
      maxLength={40}
      onSearch={(text) => url.change({ keyword: text })}
    />
    {states.map((each) => (
      <Chip
        key={each}
        isOn={each === tab}
        onPress={() => url.change({ state: each === 'pending' ? undefined : each })}
      >
        {stateLabels[each]}
      </Chip>
    ))}
  </FilterBar>
);
