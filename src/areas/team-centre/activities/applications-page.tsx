import { QrCode, Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { TeamActivityHead } from '#domains/activities/web/team/team-activity-head.tsx';
import { teamPaths } from '#domains/activities/web/team/team-paths.ts';
import { type ApplicationTab, applicationTabs } from '#domains/signups/contract/signups.words.ts';
import { ApplicationList } from '#domains/signups/web/applications/application-list.tsx';
import { ApplicationShiftTabs } from '#domains/signups/web/applications/application-shift-tabs.tsx';
import { listApplicationsCall } from '#domains/signups/web/signups.calls.ts';
import { changedSearch, type SearchChange } from '#platform/web/changed-search.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { parseRouteId, useRouteId } from '#platform/web/route-id.ts';
import { Chip } from '#platform/web/ui/chip.tsx';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { Pager } from '#platform/web/list/pager.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { TeamCrumb } from '../team-crumb.tsx';
import styles from './applications-page.module.css';

const pageSize = 20;
const tabs = Object.keys(applicationTabs) as ApplicationTab[];
const marks = { firstTimer: '首次参加', member: '本队队员', minor: '未成年' } as const;
type Mark = keyof typeof marks;
type Applications = RemoteResult<typeof listApplicationsCall>;
type Filters = ReturnType<typeof useFilters>;

/** `/teamcenter/index/teamactivity/bm/{id}` 报名管理: who wants to come, by shift; single and batch decisions. */
export function Component() {
  usePageTitle('报名管理');
  const activityId = useRouteId();
  const filters = useFilters();
  const applications = useOperationQuery(
    listApplicationsCall,
    { activityId, ...filters.request, pageSize },
    { keepsPrevious: true, refreshEveryMs: 60_000 },
  );
  const { data } = applications;
  if (applications.error && !data)
    return <LoadFailed failure={applications.error} onRetry={() => void applications.refetch()} />;
  return (
    <>
      <TeamCrumb current="报名管理" />
      {!data && <Skeleton kind="rows" count={6} />}
      {data && (
        <>
          <TeamActivityHead activity={data.activity}>
            <Link className="btn btn--line" to={teamPaths.attendance(activityId)}>
              <QrCode className="ic" aria-hidden />
              签到码
            </Link>
          </TeamActivityHead>
          <ApplicationShiftTabs
            shifts={data.shifts}
            currentId={filters.request.shiftId}
            hrefOf={(shiftId) =>
              filters.hrefOf({ shift: shiftId === undefined ? undefined : String(shiftId) })
            }
          />
          <section className="panel" aria-label="报名名单" aria-busy={applications.isFetching}>
            <FilterBar filters={filters} counts={data.counts} />
            {data.list.length > 0 ? (
              <ApplicationList applications={data} />
            ) : (
              <NoApplications filters={filters} />
            )}
            <Foot applications={data} filters={filters} />
          </section>
        </>
      )}
    </>
  );
}

function useFilters() {
  const [query, setQuery] = useSearchParams();
  const hrefOf = (change: SearchChange): string => `?${changedSearch(query, change)}`;
  const markOf = (mark: Mark): boolean | undefined => (query.get(mark) === '1' ? true : undefined);
  return {
    request: {
      tab: tabs.find((tab) => tab === query.get('tab')) ?? 'all',
      shiftId: parseRouteId(query.get('shift') ?? undefined),
      keyword: query.get('keyword')?.trim().slice(0, 30) || undefined,
      firstTimer: markOf('firstTimer'),
      member: markOf('member'),
      minor: markOf('minor'),
      pageNum: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
    },
    hrefOf,
    go: (change: SearchChange) => setQuery(changedSearch(query, change)),
  };
}

function FilterBar({ filters, counts }: { filters: Filters; counts: Applications['counts'] }) {
  const { request, go, hrefOf } = filters;
  const [text, setText] = useState(request.keyword ?? '');
  const search = (event: FormEvent): void => {
    event.preventDefault();
    go({ keyword: text.trim() || undefined });
  };
  return (
    <div className={styles.bar}>
      <nav className="seg" aria-label="按状态">
        {tabs.map((tab) => (
          <Link
            key={tab}
            className={tab === request.tab ? 'on' : undefined}
            aria-current={tab === request.tab ? 'true' : undefined}
            to={hrefOf({ tab: tab === 'all' ? undefined : tab })}
          >
            {applicationTabs[tab]} <span className="tn">{counts[tab] ?? 0}</span>
          </Link>
        ))}
      </nav>
      <form role="search" onSubmit={search}>
        <label className="inp inp--md">
          <Search className="ic" aria-hidden />
          <span className="sr">姓名或手机后四位</span>
          <input
            type="search"
            value={text}
            maxLength={30}
            placeholder="姓名或手机后四位"
            onChange={({ target }) => setText(target.value)}
          />
        </label>
      </form>
      <fieldset className={styles.marks} aria-label="筛选">
        {(Object.keys(marks) as Mark[]).map((mark) => (
          <Chip
            key={mark}
            isOutlined
            isOn={request[mark] === true}
            onPress={() => go({ [mark]: request[mark] ? undefined : '1' })}
          >
            {marks[mark]}
          </Chip>
        ))}
      </fieldset>
    </div>
  );
}

function NoApplications({ filters: { request } }: { filters: Filters }) {
  const isFiltered = request.tab !== 'all' || request.keyword || request.shiftId !== undefined;
  return (
    <EmptyState
      art={isFiltered ? 'lens' : 'boat'}
      title={isFiltered ? '没有符合条件的报名' : '还没有人报名'}
      text={isFiltered ? '换一个状态或场次再看。' : '活动发布后，报名会出现在这里，并发消息提醒你们。'}
      action={
        isFiltered ? (
          <Link className="btn btn--line" to="?">
            看全部报名
          </Link>
        ) : undefined
      }
    />
  );
}

function Foot({ applications, filters }: { applications: Applications; filters: Filters }) {
  return (
    <div className="ft">
      <span>
        共 {applications.total} 人，每页 {pageSize} 人
      </span>
      <Pager
        page={filters.request.pageNum}
        pageCount={Math.ceil(applications.total / pageSize)}
        hrefOf={(page) => filters.hrefOf({ page: String(page) })}
        onPage={(page) => filters.go({ page: String(page) })}
      />
    </div>
  );
}
