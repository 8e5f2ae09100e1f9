import { listMyMicroCall, listOpenMicroCall } from '#domains/jobs/web/jobs.calls.ts';
import { MyMicroList } from '#domains/jobs/web/micro/my-micro-list.tsx';
import { OpenMicroList } from '#domains/jobs/web/micro/open-micro-list.tsx';
import { minuteMs } from '#platform/contract/durations.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { TakenTabs, takenTabKeys } from './taken-tabs.tsx';

/** `/usercenter/index/myjob/micro` 随手志愿: what anybody with a verified name may do in passing, and what one took. */
export function Component() {
  const url = useUrlFilters({ pageSize: 10 });
  const tab = url.oneOf('tab', takenTabKeys);
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
      <TakenTabs
        title="随手志愿"
        text="路过顺手就能做的小事：领一件，做完拍张照片，验收后记时长。"
        labels={{ open: '可以领的', mine: '我领的' }}
        counts={{ open: open.data?.total, mine: mine.data?.total }}
        current={tab}
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
