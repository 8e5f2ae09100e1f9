import { History, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { teamTabLabels, teamTabs, type TeamTab } from '#domains/activities/contract/activities.words.ts';
import { listMyTeamActivitiesCall } from '#domains/activities/web/activities.calls.ts';
import { useTeamActivityActs } from '#domains/activities/web/team/team-activity-acts.tsx';
import { isDraft, SubmitDrafts } from '#domains/activities/web/team/submit-drafts.tsx';
import { TeamActivityItem } from '#domains/activities/web/team/team-activity-item.tsx';
import { teamPaths } from '#domains/activities/web/team/team-paths.ts';
import { useIsLeader } from '#domains/teams/web/lead/use-led-team.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { Chip } from '#platform/web/ui/chip.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { SearchBox } from '#platform/web/list/search-box.tsx';
import { useSelection } from '#platform/web/list/selection/use-selection.ts';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { useUrlFilters, type UrlFilters } from '#platform/web/list/use-url-filters.ts';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';

const longestKeyword = 50;
type Activities = RemoteResult<typeof listMyTeamActivitiesCall>;

/** `/teamcenter/index/teamactivity` 活动管理: the team's activities by state, with what each asks for next. */
export function Component() {
  usePageTitle('活动管理');
  const url = useUrlFilters({ pageSize: 10, view: 'status' });
  // The stored state 公示中 is shown by the tab 已结项.
  const tab = url.text('status') === 'publicity' ? 'finished' : url.oneOf('status', teamTabs);
  const keyword = url.text('keyword').trim().slice(0, longestKeyword);
  const activities = useOperationQuery(
    listMyTeamActivitiesCall,
    { tab, keyword, hasPending: url.isOn('hasPending'), ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const acts = useTeamActivityActs();
  const rows = activities.data?.list ?? [];
  const selection = useSelection({ rows, idOf: ({ id }) => id, list: url.kept });
  return (
    <>
      <header className="ph">
        <div>
          <h1>活动管理</h1>
          <p>
            {activities.data && activities.data.pendingCount > 0
              ? `${activities.data.pendingCount} 人报名等你们审核。`
              : '写活动、看报名、签到、核时长，都从这里开始。'}
          </p>
        </div>
        <div className="bt">
          <MakeupLink />
          <PublishLink>
            <Plus className="ic" aria-hidden />
            发布活动
          </PublishLink>
        </div>
      </header>
      <section className="panel" aria-label="活动列表">
        <Filters url={url} tab={tab} counts={activities.data?.tabs ?? []} />
        <SubmitDrafts rows={rows} selection={selection} />
        <QueryList
          query={activities}
          url={url}
          what="活动"
          unit="个活动"
          empty={tab === 'all' ? nothingYet : { art: 'boat', title: `没有${teamTabLabels[tab]}的活动` }}
        >
          {(shown) =>
            shown.map((activity) => (
              <TeamActivityItem
                key={activity.id}
                activity={activity}
                onAct={acts.begin}
                isBusy={acts.isBusy}
                tick={
                  isDraft(activity)
                    ? {
                        isOn: selection.chosenIds.has(activity.id),
                        onToggle: (isOn) => selection.choose([activity.id], isOn),
                      }
                    : undefined
                }
              />
            ))
          }
        </QueryList>
      </section>
      {acts.dialog}
    </>
  );
}

type FiltersProps = { url: UrlFilters; tab: TeamTab; counts: Activities['tabs'] };

/** Views and filters; another view keeps the filters. */
const Filters = ({ url, tab, counts }: FiltersProps) => (
  <>
    <ListTabs
      label="按状态"
      current={tab}
      tabs={teamTabs.map((key) => ({
        key,
        label: teamTabLabels[key],
        count: counts.find((entry) => entry.tab === key)?.count,
      }))}
      hrefOf={(key) => url.hrefWith({ status: key === 'all' ? undefined : key })}
    />
    <FilterBar url={url}>
      <SearchBox
        label="活动名称"
        value={url.text('keyword')}
        maxLength={longestKeyword}
        onSearch={(keyword) => url.change({ keyword })}
      />
      <Chip
        isOutlined
        isOn={url.isOn('hasPending')}
        onPress={() => url.change({ hasPending: url.isOn('hasPending') ? undefined : 1 })}
      >
        有报名待审
      </Chip>
    </FilterBar>
  </>
);

/** The way to a new activity, which is the managers' to begin. */
const PublishLink = ({ children }: { children: ReactNode }) =>
  useIsLeader() ? null : (
    <ButtonLink look="primary" to={teamPaths.add}>
      {children}
    </ButtonLink>
  );

/** The way to past activities that were never published, the managers' too. */
const MakeupLink = () =>
  useIsLeader() ? null : (
    <ButtonLink look="line" to={teamPaths.makeups}>
      <History className="ic" aria-hidden />
      补录活动
    </ButtonLink>
  );

const nothingYet = {
  art: 'boat',
  title: '还没有活动',
  text: '写下第一场：什么时候、在哪里、需要几个人。',
  action: <PublishLink>发布活动</PublishLink>,
} as const;
