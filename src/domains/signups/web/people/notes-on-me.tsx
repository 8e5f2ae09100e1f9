import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { listNotesOnMeCall } from '../signups.calls.ts';
import styles from './person-dialog.module.css';

const kinds = { note: '备注', message: '消息' } as const;

/** 队伍记录: what teams noted about the reader and wrote to them (PIPL 45). */
export function NotesOnMe() {
  const url = useUrlFilters({ pageSize: 10 });
  const notes = useOperationQuery(listNotesOnMeCall, url.paging, { keepsPrevious: true, reportedBy: 'form' });
  return (
    <section className="panel" aria-labelledby="notes-on-me">
      <div className="panel__h">
        <h2 id="notes-on-me">队伍记录</h2>
      </div>
      <p className={styles.about}>
        队伍对你的备注和单独发给你的消息。写错了可以请队伍删除，或向实践中心投诉。
      </p>
      <QueryList
        query={notes}
        url={url}
        what="记录"
        unit="条"
        empty={{ art: 'lock', title: '没有队伍记录', text: '队伍写下备注或单独发消息给你时，会出现在这里。' }}
      >
        {(rows) => (
          <ol className={styles.mine}>
            {rows.map(({ noteId, kind, teamName, activityTitle, text, at }) => (
              <li key={noteId}>
                <b>{teamName}</b>
                <time dateTime={at}>{dayTimeLabel(at)}</time>
                <p>
                  {kinds[kind]}：{text}
                </p>
                <small>{activityTitle}</small>
              </li>
            ))}
          </ol>
        )}
      </QueryList>
    </section>
  );
}
