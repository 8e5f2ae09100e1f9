import { useState } from 'react';
import { listTeamPostsCall } from '#domains/jobs/web/jobs.calls.ts';
import { OpenPostForm } from '#domains/jobs/web/standing/open-post-form.tsx';
import { TeamPostList } from '#domains/jobs/web/standing/team-post-list.tsx';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { usePageTitle } from '#platform/web/page-title.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TeamCrumb } from '../team-crumb.tsx';

/** `/teamcenter/index/teamjob/posts` 常设岗位: the team's posts with their weekly slots and people. */
export function Component() {
  usePageTitle('常设岗位');
  const url = useUrlFilters({ pageSize: 10 });
  const posts = useOperationQuery(listTeamPostsCall, url.paging, { keepsPrevious: true, reportedBy: 'form' });
  const [isOpening, setOpening] = useState(false);
  return (
    <>
      <TeamCrumb below="jobs" current="常设岗位" />
      <div className="ph">
        <div>
          <h1>常设岗位</h1>
          <p>每周固定时间要人的岗位：队员报名，值守自动排好，签到签退后记时长。</p>
        </div>
        {!isOpening && (
          <Button look="primary" onClick={() => setOpening(true)}>
            开设岗位
          </Button>
        )}
      </div>
      {isOpening && (
        <OpenPostForm
          onLeave={() => setOpening(false)}
          onDone={() => {
            setOpening(false);
            showToast({ kind: 'success', text: '岗位开好了，队员现在就能报名' });
          }}
        />
      )}
      <QueryList
        query={posts}
        url={url}
        what="岗位"
        unit="个"
        isBare
        empty={{ art: 'boat', title: '还没有开过岗位', text: '比如图书馆还书、路口引导，每周都要人的。' }}
      >
        {(rows) => <TeamPostList posts={rows} />}
      </QueryList>
    </>
  );
}
