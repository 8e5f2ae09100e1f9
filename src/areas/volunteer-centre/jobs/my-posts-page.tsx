import { listMyPostsCall, listOpenPostsCall } from '#domains/jobs/web/jobs.calls.ts';
import { MyPostList } from '#domains/jobs/web/standing/my-post-list.tsx';
import { OpenPostList } from '#domains/jobs/web/standing/open-post-list.tsx';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { TakenTabs, takenTabKeys } from './taken-tabs.tsx';

/** `/usercenter/index/myjob/posts` 常设岗位: posts that one may apply for, and one's own. */
export function Component() {
  const url = useUrlFilters({ pageSize: 10 });
  const tab = url.oneOf('tab', takenTabKeys);
  const open = useOperationQuery(listOpenPostsCall, tab === 'open' ? { ...url.paging } : {}, {
    keepsPrevious: true,
    reportedBy: 'form',
  });
  const mine = useOperationQuery(listMyPostsCall, tab === 'mine' ? { ...url.paging } : {}, {
    keepsPrevious: true,
    reportedBy: 'form',
  });
  return (
    <>
      <TakenTabs
        title="常设岗位"
        text="每周固定时间值守：报上一个班次，录用以后每次值守都在“我的任务”里，签到签退记时长。"
        labels={{ open: '可以报名的', mine: '我的岗位' }}
        counts={{ open: open.data?.total, mine: mine.data?.total }}
        current={tab}
      />
      {tab === 'open' ? (
        <QueryList
          query={open}
          url={url}
          what="岗位"
          unit="个"
          isBare
          empty={{ art: 'boat', title: '现在没有招人的岗位', text: '队伍开设以后会出现在这里。' }}
        >
          {(rows) => <OpenPostList posts={rows} />}
        </QueryList>
      ) : (
        <QueryList
          query={mine}
          url={url}
          what="岗位"
          unit="个"
          isBare
          empty={{ art: 'done', title: '你还没有岗位', text: '在“可以报名的”里挑一个顺路的。' }}
        >
          {(rows) => <MyPostList posts={rows} />}
        </QueryList>
      )}
    </>
  );
}
