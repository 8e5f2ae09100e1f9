import { figureLabel } from '#platform/contract/figures.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { bulkStatusLabels } from '../contract/messages.words.ts';
import styles from './bulk-message.module.css';
import { listBulkMessagesCall } from './messages.calls.ts';

/** What the team has sent in bulk, to whom, how far it got and how many have read it. */
export function BulkHistory() {
  const url = useUrlFilters({ pageSize: 10 });
  const history = useOperationQuery(listBulkMessagesCall, url.paging, {
    keepsPrevious: true,
    refreshEveryMs: 5_000,
    reportedBy: 'form',
  });
  return (
    <section className="panel" aria-label="群发记录">
      <div className="panel__h">
        <h2>群发记录</h2>
      </div>
      <QueryList
        query={history}
        url={url}
        what="群发记录"
        unit="条"
        empty={{
          art: 'boat',
          title: '还没有群发过消息',
          text: '通知队员开会、提醒报名的人带什么，都可以在这里一次发出。',
        }}
      >
        {(rows) => (
          <ul className={styles.history}>
            {rows.map((bulk) => (
              <li key={bulk.bulkId}>
                <b>{bulk.title}</b>
                <p>{bulk.body}</p>
                <small>
                  {dayTimeLabel(bulk.createdAt)} · {bulk.audienceLabel} · {bulkStatusLabels[bulk.status]}{' '}
                  {bulk.status === 'sending'
                    ? `${figureLabel(bulk.sentCount)}/${figureLabel(bulk.recipientCount)}`
                    : `${figureLabel(bulk.sentCount)} 人`}{' '}
                  · 已读 {figureLabel(bulk.readCount)}
                </small>
              </li>
            ))}
          </ul>
        )}
      </QueryList>
    </section>
  );
}
