import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { listMyViewersCall } from './profile/profile.calls.ts';
import styles from './real-name/real-name.module.css';

/** 谁看过我的信息: every look at hidden data, with role, time and reason. */
export function ViewerList() {
  const url = useUrlFilters();
  const viewers = useOperationQuery(listMyViewersCall, url.paging, {
    keepsPrevious: true,
    reportedBy: 'form',
  });
  return (
    <section className={`panel ${styles.panel}`} aria-labelledby="viewers">
      <h2 id="viewers">谁看过我的信息</h2>
      <p className="hint">
        工作人员查看你被隐藏的信息都要写明理由，并记在这里。写身份和单位，不写工作人员姓名。记录保存 3 年。
      </p>
      <QueryList
        query={viewers}
        url={url}
        what="记录"
        unit="次"
        empty={{
          art: 'lock',
          title: '还没有人查看过',
          text: '有人查看证件号码、手机号等信息时，会出现在这里。',
        }}
      >
        {(rows) => (
          <ul className={styles.viewers}>
            {rows.map((viewer) => (
              <li key={`${viewer.at} ${viewer.role}`}>
                <b>{viewer.role}</b>
                {viewer.unit && <>（{viewer.unit}）</>}查看了你的{viewer.seen.join('、')}
                {viewer.reason && <>，理由：{viewer.reason}</>}
                <time dateTime={viewer.at}>{dayTimeLabel(viewer.at)}</time>
              </li>
            ))}
          </ul>
        )}
      </QueryList>
    </section>
  );
}
