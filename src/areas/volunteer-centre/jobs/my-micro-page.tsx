import { jobPaths } from '#domains/jobs/web/job-paths.ts';
import { listMyMicroCall, listOpenMicroCall } from '#domains/jobs/web/jobs.calls.ts';
import { MyMicroList } from '#domains/jobs/web/micro/my-micro-list.tsx';
import { OpenMicroList } from '#domains/jobs/web/micro/open-micro-list.tsx';
import { minuteMs } from '#platform/contract/durations.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { Breadcrumb } from '#platform/web/frame/breadcrumb.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { usePageTitle } from '#platform/web/page-title.ts';

const tabs = { open: '可以领的', mine: '我领的' } as const;
const tabKeys = ['open', 'mine'] as const;

/** `/usercenter/index/myjob/micro` 随手志愿: what anybody with a verified name may do in passing, and what one took. */
export function Component() {
  usePageTitle('随手志愿');
  const url = useUrlFilters({ pageSize: 10 });
  const tab = url.oneOf('tab', tabKeys);
  const open = useOperationQuery(listOpenMicroCall, tab === 'open' ? { ...url.paging } : {}, {
    keepsPrevious: true,
    reportedBy: 'form',
    refreshEveryMs: minuteMs,
  });
  const mine = useOperationQuery(listMyMicroCall, tab === 'mine' ? { ...url.paging } : {}, {
    keepsPrevious: true,
    reportedBy: 'form',
  });
  return (
    <>
      <Breadcrumb trail={[{ label: '我的任务', href: jobPaths.myJobs }]} current="随手志愿" />
      <div className="ph">
        <div>
          <h1>随手志愿</h1>
          <p>路过顺手就能做的小事：领一件，做完拍张照片，验收后记时长。</p>
        </div>
      </div>
      <ListTabs
        label="随手志愿"
        current={tab}
        tabs={tabKeys.map((key) => ({
          key,
          label: tabs[key],
          count: { open: open.data?.total, mine: mine.data?.total }[key],
        }))}
      />
      {tab === 'open' ? (
        <QueryList
          query={open}
          url={url}
          what="随手志愿"
          unit="件"
          isBare
          empty={{ art: 'boat', title: '现在没有可以领的', text: '所站发布以后会出现在这里。' }}
        >
          {(rows) => <OpenMicroList tasks={rows} />}
        </QueryList>
      ) : (
        <QueryList
          query={mine}
          url={url}
          what="随手志愿"
          unit="件"
          isBare
          empty={{ art: 'done', title: '你还没有领过', text: '在“可以领的”里挑一件顺路的。' }}
        >
          {(rows) => <MyMicroList parts={rows} />}
        </QueryList>
      )}
    </>
  );
}
