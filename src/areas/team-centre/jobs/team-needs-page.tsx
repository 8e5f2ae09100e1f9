import { listPoolNeedsCall, listTeamJobsCall } from '#domains/jobs/web/jobs.calls.ts';
import { jobPaths } from '#domains/jobs/web/job-paths.ts';
import { poolSorts, type TeamJobTab } from '#domains/jobs/contract/jobs.words.ts';
import { PoolList } from '#domains/jobs/web/team/pool-list.tsx';
import { TeamJobList } from '#domains/jobs/web/team/team-job-list.tsx';
import { categoryKeys, categoryName } from '#domains/site/contract/categories.words.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { Select } from '#platform/web/fields/select.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { type UrlFilters, useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { usePageTitle } from '#platform/web/page-title.ts';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useNow } from '#platform/web/use-now.ts';

const tabs = {
  pool: '可抢',
  issued: '派给我们',
  working: '已接',
  done: '已完成',
} as const;
const tabKeys = ['pool', 'issued', 'working', 'done'] as const;

/** `/teamcenter/index/teamneed` 队伍需求: needs of the pool that this team may take, and those that it was given. */
export function Component() {
  usePageTitle('队伍需求');
  const url = useUrlFilters({ pageSize: 12 });
  const tab = url.oneOf('tab', tabKeys);
  const mine = useOperationQuery(
    listTeamJobsCall,
    { tab: 'issued', kind: 'dispatch', pageSize: 1 },
    { reportedBy: 'form' },
  );
  const countOf = (key: TeamJobTab) => mine.data?.tabs.find((one) => one.tab === key)?.count;
  return (
    <>
      <div className="ph">
        <div>
          <h1>队伍需求</h1>
          <p>居民点的单。先到先得，抢到就是接单；没接之前只看得到社区，量力而行。</p>
        </div>
        <div className="bt">
          <ButtonLink look="line" to={jobPaths.teamJobs}>
            队伍任务
          </ButtonLink>
        </div>
      </div>
      <ListTabs
        label="需求"
        current={tab}
        tabs={tabKeys.map((key) => ({
          key,
          label: tabs[key],
          count: key === 'pool' ? undefined : countOf(key),
        }))}
      />
      {tab === 'pool' ? <Pool url={url} /> : <OwnNeeds url={url} tab={tab} />}
    </>
  );
}

function Pool({ url }: { url: UrlFilters }) {
  const now = useNow();
  const category = url.wordOf('category', categoryKeys);
  const isNear = url.isOn('near');
  const isFitting = url.isOn('fits');
  const pool = useOperationQuery(
    listPoolNeedsCall,
    {
      sort: url.oneOf('order', poolSorts),
      category,
      withinKilometres: isNear ? 10 : undefined,
      isFitting: isFitting || undefined,
      ...url.paging,
    },
    { keepsPrevious: true, reportedBy: 'form', refreshEveryMs: minuteMs },
  );
  return (
    <>
      {pool.data?.freeCount === 0 && (
        <Notice kind="info">手上的任务已满，仍可以看，办完一件就能再接。</Notice>
      )}
      {pool.data?.hasPlace === false && (
        <Notice kind="info">
          队伍还没有填队部位置，看不到距离。{' '}
          <a className="link" href="/teamcenter/index/teammodify">
            去填队部地址
          </a>
        </Notice>
      )}
      <FilterBar url={url}>
        <Chip isOutlined isOn={isFitting} onPress={() => url.change({ fits: isFitting ? undefined : 1 })}>
          接得了的
        </Chip>
        <Chip isOutlined isOn={isNear} onPress={() => url.change({ near: isNear ? undefined : 1 })}>
          10 公里内
        </Chip>
        <Chip
          isOutlined
          isOn={url.oneOf('order', poolSorts) === 'due'}
          onPress={() => url.change({ order: url.oneOf('order', poolSorts) === 'due' ? undefined : 'due' })}
        >
          先看快到期的
        </Chip>
        <Select
          aria-label="服务类别"
          none="全部类别"
          value={category ?? ''}
          options={categoryKeys.map((key) => ({ value: key, label: categoryName(key) }))}
          onChoose={(value) => url.change({ category: value })}
        />
      </FilterBar>
      <QueryList
        query={pool}
        url={url}
        what="需求"
        unit="张"
        isBare
        empty={{
          art: 'boat',
          title: isFitting ? '池里现在没有你们接得了的单子' : '池里现在没有单子',
          text: '中心放进新的单子，附近的队伍会收到消息。',
        }}
      >
        {(rows) => <PoolList needs={rows} now={now} />}
      </QueryList>
    </>
  );
}

function OwnNeeds({ url, tab }: { url: UrlFilters; tab: TeamJobTab }) {
  const now = useNow();
  const jobs = useOperationQuery(
    listTeamJobsCall,
    { tab, kind: 'dispatch', ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  return (
    <QueryList
      query={jobs}
      url={url}
      what="需求"
      unit="张"
      isBare
      empty={{ art: 'boat', title: '这里还没有单子', text: '派给你们和你们接的单子会出现在这里。' }}
    >
      {(rows) => <TeamJobList jobs={rows} now={now} />}
    </QueryList>
  );
}
