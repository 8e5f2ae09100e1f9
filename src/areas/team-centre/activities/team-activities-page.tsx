import { Plus, Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { teamTabLabels, teamTabs, type TeamTab } from '#domains/activities/contract/activities.words.ts';
import { listMyTeamActivitiesCall } from '#domains/activities/web/activities.calls.ts';
import { useTeamActivityActs } from '#domains/activities/web/team/team-activity-acts.tsx';
import { TeamActivityItem } from '#domains/activities/web/team/team-activity-item.tsx';
import { teamPaths } from '#domains/activities/web/team/team-paths.ts';
import { changedSearch, type SearchChange } from '#platform/web/changed-search.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { Chip } from '#platform/web/ui/chip.tsx';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { Pager } from '#platform/web/list/pager.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import styles from './team-activities-page.module.css';

const pageSize = 10;
type Activities = RemoteResult<typeof listMyTeamActivitiesCall>;
type Filters = ReturnType<typeof useFilters>;

/** `/teamcenter/index/teamactivity` 活动管理: the team's activities by state, with what each asks for next. */
export function Component() {
  usePageTitle('活动管理');
  const filters = useFilters();
  const { tab, keyword, hasPending, page } = filters;
  const activities = useOperationQuery(
    listMyTeamActivitiesCall,
    { tab, keyword, hasPending, pageNum: page, pageSize },
    { keepsPrevious: true },
  );
  if (activities.error && !activities.data)
    return <LoadFailed failure={activities.error} onRetry={() => void activities.refetch()} />;
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
        <Link className="btn btn--primary" to={teamPaths.add}>
          <Plus className="ic" aria-hidden />
          发布活动
        </Link>
      </header>
      <section className="panel" aria-label="活动列表">
        <FilterBar filters={filters} counts={activities.data?.tabs ?? []} />
        {activities.isPending && <Skeleton kind="rows" count={5} />}
        {activities.data && <ActivityRows activities={activities.data} filters={filters} />}
      </section>
    </>
  );
}

/** Filters of the list, kept in the address. `status` also takes the stored state 公示中, which the tab 已结项 shows. */
function useFilters() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('status') === 'publicity' ? 'finished' : query.get('status');
  const tab: TeamTab = teamTabs.find((known) => known === asked) ?? 'all';
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
  const hrefOf = (change: SearchChange): string => `?${changedSearch(query, change)}`;
  return {
    tab,
    page,
    keyword: (query.get('keyword') ?? '').trim().slice(0, 50),
    hasPending: query.get('hasPending') === '1',
    hrefOf,
    go: (change: SearchChange) => setQuery(changedSearch(query, change)),
  };
}

function FilterBar({ filters, counts }: { filters: Filters; counts: Activities['tabs'] }) {
  const [text, setText] = useState(filters.keyword);
  const search = (event: FormEvent): void => {
    event.preventDefault();
    filters.go({ keyword: text.trim() || undefined });
  };
  return (
    <>
      <nav className={`tabs ${styles.tabs}`} aria-label="按状态">
        {teamTabs.map((tab) => (
          <Link
            key={tab}
            to={filters.hrefOf({ status: tab === 'all' ? undefined : tab })}
            aria-current={tab === filters.tab ? 'page' : undefined}
          >
            {teamTabLabels[tab]}
            <sup className="tn">{counts.find((entry) => entry.tab === tab)?.count ?? ''}</sup>
          </Link>
        ))}
      </nav>
      <form className={styles.bar} role="search" onSubmit={search}>
        <Chip
          isOutlined
          isOn={filters.hasPending}
          onPress={() => filters.go({ hasPending: filters.hasPending ? undefined : '1' })}
        >
          有报名待审
        </Chip>
        <label className={`inp inp--md ${styles.search}`}>
          <Search className="ic" aria-hidden />
          <span className="sr">活动名称</span>
          <input
            type="search"
            value={text}
            maxLength={50}
            placeholder="活动名称"
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <button type="submit" className="btn btn--line">
          查找
        </button>
      </form>
    </>
  );
}

function ActivityRows({ activities, filters }: { activities: Activities; filters: Filters }) {
  const acts = useTeamActivityActs();
  const isFiltered = filters.tab !== 'all' || filters.keyword !== '' || filters.hasPending;
  if (activities.list.length === 0) {
    return isFiltered ? (
      <EmptyState
        art="lens"
        title="没有符合条件的活动"
        text="换一个状态，或者去掉关键词再看。"
        action={
          <Link className="btn btn--line" to={teamPaths.list}>
            看全部活动
          </Link>
        }
      />
    ) : (
      <EmptyState
        art="boat"
        title="还没有活动"
        text="写下第一场：什么时候、在哪里、需要几个人。"
        action={
          <Link className="btn btn--primary" to={teamPaths.add}>
            发布活动
          </Link>
        }
      />
    );
  }
  return (
    <>
      {activities.list.map((activity) => (
        <TeamActivityItem key={activity.id} activity={activity} onAct={acts.begin} isBusy={acts.isBusy} />
      ))}
      <div className="ft">
        <span>共 {activities.total > 1_000 ? '1000+' : activities.total} 个活动</span>
        <Pager
          page={filters.page}
          pageCount={Math.ceil(activities.total / pageSize)}
          hrefOf={(page) => filters.hrefOf({ page: String(page) })}
          onPage={(page) => filters.go({ page: String(page) })}
        />
      </div>
      {acts.dialog}
    </>
  );
}
