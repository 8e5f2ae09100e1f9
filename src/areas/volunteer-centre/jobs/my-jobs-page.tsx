import { myJobTabKeys, myJobTabs } from '#domains/jobs/contract/assignments.words.ts';
import { jobPaths } from '#domains/jobs/web/job-paths.ts';
import { listMyJobsCall } from '#domains/jobs/web/jobs.calls.ts';
import { MyJobList } from '#domains/jobs/web/mine/my-job-list.tsx';
import { useVisitTaps } from '#domains/jobs/web/mine/visit-taps.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { usePageTitle } from '#platform/web/page-title.ts';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import { useNow } from '#platform/web/use-now.ts';

/** `/usercenter/index/myjob` 我的任务: what one is asked for by its clock, what one goes to, and what became of the rest. */
export function Component() {
  usePageTitle('我的任务');
  useVisitTaps();
  const url = useUrlFilters({ pageSize: 10 });
  const now = useNow();
  const tab = url.oneOf('tab', myJobTabKeys);
  const jobs = useOperationQuery(
    listMyJobsCall,
    { tab, ...url.paging },
    { keepsPrevious: true, reportedBy: 'form', refreshEveryMs: minuteMs },
  );
  const countOf = (key: (typeof myJobTabKeys)[number]): number | undefined =>
    jobs.data?.tabs.find((one) => one.tab === key)?.count;
  const waiting = countOf('offered') ?? 0;
  return (
    <>
      <div className="ph">
        <div>
          <h1>我的任务</h1>
          <p>
            {waiting > 0 ? `有 ${waiting} 件等你答复。` : '没有等你答复的任务。'}
            不方便就直说，婉拒不会记在你名下。
          </p>
        </div>
        <div>
          <ButtonLink look="line" to={jobPaths.myPosts}>
            常设岗位
          </ButtonLink>{' '}
          <ButtonLink look="line" to={jobPaths.myMicro}>
            随手志愿
          </ButtonLink>
        </div>
      </div>
      <ListTabs
        label="任务状态"
        current={tab}
        tabs={myJobTabKeys.map((key) => ({ key, label: myJobTabs[key].label, count: countOf(key) }))}
      />
      <QueryList
        query={jobs}
        url={url}
        what="任务"
        unit="件"
        isBare
        empty={
          tab === 'offered'
            ? { art: 'done', title: '没有等你答复的任务', text: '队伍请你去的任务会出现在这里。' }
            : { art: 'boat', title: '这里还没有任务', text: '加入队伍以后，队伍会请你去帮忙。' }
        }
      >
        {(rows) => <MyJobList jobs={rows} now={now} />}
      </QueryList>
    </>
  );
}
