import { openPrivateFile } from '#domains/files/web/files.calls.ts';
import { TeamChangeQueue } from '#domains/teams/web/profile/team-change-queue.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { SearchBox } from '#platform/web/list/search-box.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { Chip } from '#platform/web/ui/chip.tsx';
import { ReviewTeamTabs } from './review-team-tabs.tsx';

const states = ['pending', 'decided'] as const;
const stateLabels = { pending: '待审核', decided: '已处理' };

/** 资料变更 of `/review/teams`: changes of names, leaders and registrations that wait, and those decided. */
export function ReviewTeamChanges() {
  const url = useUrlFilters({ pageSize: 10, view: 'state' });
  const state = url.oneOf('state', states);
  const keyword = url.text('keyword');
  return (
    <>
      <div className="pt">
        <div>
          <h1>队伍审核</h1>
          <p>队伍更改名称、负责人、登记信息和类别要经过审核，审核期间主页显示原来的资料。</p>
        </div>
      </div>
      <section className="pn" aria-label="资料变更">
        <ReviewTeamTabs current="changes" />
        <FilterBar url={url}>
          <SearchBox
            label="队伍名称"
            value={keyword}
            maxLength={40}
            onSearch={(text) => url.change({ keyword: text })}
          />
          {states.map((each) => (
            <Chip
              key={each}
              isOn={each === state}
              onPress={() => url.change({ state: each === 'pending' ? undefined : each })}
            >
              {stateLabels[each]}
            </Chip>
          ))}
        </FilterBar>
        <TeamChangeQueue
          tab={state}
          keyword={keyword || undefined}
          url={url}
          openProof={(fileId) => void openPrivateFile(fileId)}
        />
      </section>
    </>
  );
}
