import { useState } from 'react';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { NotLoaded } from '#platform/web/list/not-loaded.tsx';
import { Pager } from '#platform/web/list/pager.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { listMyViewersCall } from './profile/profile.calls.ts';
import styles from './real-name/real-name.module.css';

const pageSize = 20;

/** 谁看过我的信息: every look at hidden data, with role, time and reason. */
export function ViewerList() {
  const [page, setPage] = useState(1);
  const viewers = useOperationQuery(
    listMyViewersCall,
    { pageNum: page, pageSize },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  return (
    <section className={`panel ${styles.panel}`} aria-labelledby="viewers">
      <h2 id="viewers">谁看过我的信息</h2>
      <p className="hint">工作人员查看你被隐藏的信息都要写明理由，并记在这里。记录保存 3 年。</p>
      {viewers.isPending && <Skeleton kind="rows" count={3} />}
      {viewers.isError && (
        <NotLoaded title="记录没有载入" text={viewers.error.msg} onRetry={() => void viewers.refetch()} />
      )}
      {viewers.data?.total === 0 && (
        <EmptyState
          art="lock"
          title="还没有人查看过"
          text="有人查看证件号码、手机号等信息时，会出现在这里。"
        />
      )}
      {viewers.data && viewers.data.total > 0 && (
        <>
          <ul className={styles.viewers}>
            {viewers.data.list.map((viewer) => (
              <li key={`${viewer.at} ${viewer.role}`}>
                <b>{viewer.role}</b>查看了你的{viewer.seen.join('、')}
                {viewer.reason && <>，理由：{viewer.reason}</>}
                <time dateTime={viewer.at}>{dayTimeLabel(viewer.at)}</time>
              </li>
            ))}
          </ul>
          <div className={styles.foot}>
            <Pager
              page={page}
              pageCount={Math.ceil(viewers.data.total / pageSize)}
              hrefOf={() => '?tab=viewers'}
              onPage={setPage}
            />
          </div>
        </>
      )}
    </section>
  );
}
