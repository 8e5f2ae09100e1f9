import { useState } from 'react';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { Pager } from '#platform/web/list/pager.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { bulkStatusLabels } from '../contract/messages.words.ts';
import styles from './bulk-message.module.css';
import { listBulkMessagesCall } from './messages.calls.ts';

const pageSize = 10;

/** What the team has sent in bulk, to whom, how far it got and how many have read it. */
export function BulkHistory() {
  const [page, setPage] = useState(1);
  const history = useOperationQuery(
    listBulkMessagesCall,
    { pageNum: page, pageSize },
    { keepsPrevious: true, refreshEveryMs: 5_000, reportedBy: 'form' },
  );
  const { data, error } = history;
  return (
    <section className="panel" aria-label="群发记录">
      <div className="panel__h">
        <h2>群发记录</h2>
      </div>
      {history.isPending && <Skeleton kind="rows" count={3} />}
      {error && !data && <EmptyState art="bridge" title="记录没有取到" text={error.msg} />}
      {data?.list.length === 0 && (
        <EmptyState
          art="boat"
          title="还没有群发过消息"
          text="通知队员开会、提醒报名的人带什么，都可以在这里一次发出。"
        />
      )}
      <ul className={styles.history}>
        {data?.list.map((bulk) => (
          <li key={bulk.bulkId}>
            <b>{bulk.title}</b>
            <p>{bulk.body}</p>
            <small>
              {dayTimeLabel(bulk.createdAt)} · {bulk.audienceLabel} · {bulkStatusLabels[bulk.status]}{' '}
              {bulk.status === 'sending'
                ? `${bulk.sentCount}/${bulk.recipientCount}`
                : `${bulk.sentCount} 人`}{' '}
              · 已读 {bulk.readCount}
            </small>
          </li>
        ))}
      </ul>
      {data && (
        <Pager
          page={page}
          pageCount={Math.ceil(data.total / pageSize)}
          hrefOf={(next) => `?tab=bulk&page=${next}`}
          onPage={setPage}
        />
      )}
    </section>
  );
}
