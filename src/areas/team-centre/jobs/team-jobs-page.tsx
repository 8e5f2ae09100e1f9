import { jobKindLabels, jobKinds, teamJobTabKeys, teamJobTabs } from '#domains/jobs/contract/jobs.words.ts';
import { listTeamJobsCall } from '#domains/jobs/web/jobs.calls.ts';
import { jobPaths } from '#domains/jobs/web/job-paths.ts';
import { TeamJobList } from '#domains/jobs/web/team/team-job-list.tsx';
import { minuteMs } from '#platform/contract/durations.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { usePageTitle } from '#platform/web/page-title.ts';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { useNow } from '#platform/web/use-now.ts';

/** `/teamcenter/index/teamjob` 队伍任务: what waits for an answer by its clock, what is worked on, what became of the rest. */
export function Component() {
  usePageTitle('队伍任务');
  const url = useUrlFilters({ pageSize: 10 });
  const now = useNow();
  const tab = url.oneOf('tab', teamJobTabKeys);
  const kind = url.wordOf('kind', jobKinds);
  const jobs = useOperationQuery(
    listTeamJobsCall,
    { tab, kind, ...url.paging },
    { keepsPrevious: true, reportedBy: 'form', refreshEveryMs: minuteMs },
  );
  const waiting = jobs.data?.tabs.find((one) => one.tab === 'issued')?.count ?? 0;
  return (
    <>
      <div className="ph">
        <div>
          <h1>队伍任务</h1>
          <p>
            {waiting > 0 ? `${waiting} 件等你们答复。` : '没有等你们答复的任务。'}
            接不了可以婉拒，不影响信用和星级。
          </p>
        </div>
        <ButtonLink look="line" to={jobPaths.teamPosts}>
          常设岗位
        </ButtonLink>
      </div>
      <ListTabs
        label="任务状态"
        current={tab}
        tabs={teamJobTabKeys.map((key) => ({
          key,
          label: teamJobTabs[key].label,
          count: jobs.data?.tabs.find((one) => one.tab === key)?.count,
        }))}
      />
      <FilterBar url={url}>
        {jobKinds.slice(0, 3).map((key) => (
          <Chip
            key={key}
            isOutlined
            isOn={kind === key}
            onPress={() => url.change({ kind: kind === key ? undefined : key })}
          >
            {jobKindLabels[key]}
          </Chip>
        ))}
      </FilterBar>
      <QueryList
        query={jobs}
        url={url}
        what="任务"
        unit="件"
        isBare
        empty={
          tab === 'issued'
            ? { art: 'done', title: '没有等你们答复的任务', text: '中心派来的任务会出现在这里，也会发短信。' }
            : { art: 'boat', title: '这里还没有任务', text: '换个状态看看。' }
        }
      >
        {(rows) => <TeamJobList jobs={rows} now={now} />}
      </QueryList>
    </>
  );
}
